"""The companion beside a real board of Scythe, as a kind of game."""

from typing import ClassVar, Final

from maszyna.app.base.documents import Doc
from maszyna.app.base.game_kind import Intent
from maszyna.app.base.language import Language, Text
from maszyna.app.base.requester import Viewer
from maszyna.app.base.transaction import Transaction
from maszyna.app.scythe_common.fight_result import decided_in
from maszyna.app.scythe_common.gestures import read_travel
from maszyna.app.scythe_common.hints import table_hints
from maszyna.app.scythe_common.log import STAR, add_events, new_turn
from maszyna.app.scythe_common.place import place_in, place_page
from maszyna.app.scythe_common.reach import WORKER
from maszyna.app.scythe_common.score_curve import CurvePoint, table_moments
from maszyna.app.scythe_common.scythe_kind import BesideBoard
from maszyna.app.scythe_common.seats import seat_names
from maszyna.app.scythe_common.story import is_automa_turn
from maszyna.app.scythe_table.checklist import (
    art_of,
    first_instruction,
    instruction_text,
    instructions,
    is_elsewhere,
    setup_items,
)
from maszyna.app.scythe_table.fight import fight
from maszyna.app.scythe_table.lines import line_of, plainly, step_text
from maszyna.app.scythe_table.own_turn_intents import (
    WAYS,
    did,
    line,
    new_text,
    number_of,
    place_word,
    rewrite,
    set_counts,
    so,
)
from maszyna.app.scythe_table.sheet import PARTS, sheet_part
from maszyna.app.scythe_table.tools import bonus_choices
from maszyna.app.scythe_table.view import decision, problems, table_view
from maszyna.games import SCYTHE_TABLE
from maszyna.kernel.document import Part
from maszyna.kernel.errors import MaszynaError
from maszyna.kernel.game import NOBODY
from maszyna.kernel.record import Entry, Record
from maszyna.scythe.cards_only.cards_table import NOT_WITHOUT_BOARD
from maszyna.scythe.cards_only.from_board import known_steps
from maszyna.scythe.cards_only.played_cards import GAME as CARDS_ONLY
from maszyna.scythe.events import AIR_COMBAT_BEGAN, COMBAT_BEGAN
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import AIRSHIP, FACTIONS, MAT, UNIT_KINDS
from maszyna.scythe.place_texts import unit_kind
from maszyna.scythe.state import AUTOMA, HUMAN, Position
from maszyna.scythe.table import Missing, Refusal, differences, result, unknown_for_score
from maszyna.scythe.table.played_table import PlayedTable
from maszyna.scythe.table.table import Table
from maszyna.scythe.table.word_reader import spoken_place
from maszyna.speech.common.keys import UNIT_NUMBERS
from maszyna.speech.scythe.companion.setup_layout import PLAYER_MAT, TILES

TILE: Final = "tile"
ASKS: Final = {"coins": "ask_coins", "popularity": "ask_popularity", TILE: "ask_bonus"}


def travel(transaction: Transaction, part: Part) -> None:
    """On a real board a piece goes wherever it was put."""
    piece, _, to, load = read_travel(part)
    for own in transaction.record.game.table.game.position.seats:
        unit = UNIT_NUMBERS[own.faction].get(piece)
        if unit is None:
            continue
        start = own.airship if unit == AIRSHIP else own.at[unit]
        if start == MAT:
            break
        kind = UNIT_KINDS[unit_kind(unit)]
        places = [spoken_place(to, own.faction)] if unit == AIRSHIP else [
            spoken_place(start, own.faction), spoken_place(to, own.faction)]  # fmt: skip
        carried = [f"{'workers' if name == WORKER else name} {amount}" for name, amount in load.items() if amount]
        transaction.take(" ".join([FACTIONS[own.faction], "move", kind, *places, *carried]))
        return
    raise transaction.refused("no_such_piece")


def dealt_lines(record: Record[PlayedTable], words: Language) -> Doc:
    """Player mats and tiles of this game, as the beginning of its log."""
    table = record.game.table
    person = FACTIONS[table.game.position.seats[table.person()].faction]
    lines = [
        {"at": 0, "seat": one["seat"] or person, "say": one["say"], "about": None}
        for one in setup_items(record.at(0).table, words)
        if one["what"] in (TILES, PLAYER_MAT)
    ]
    return {"at": 0, "number": 0, "seat": person, "name": words.say("log_setup"), "lines": lines}


def told_line(record: Record[PlayedTable], at: int, words: Language) -> Doc:
    """What a person reported, in one line with what was recorded; it can be changed from the log."""
    line = line_of(record, at, words)
    books = plainly(line["books"])
    say = [*line["say"], *([" (", *books, ")"] if books else [])]
    star = any(one.what == "stars" for one in record.entries[at].instructions)
    return {"at": at, "say": say, "about": STAR if star else None, "own": True}


def turn_of_attack(entry: Entry, turns: list[Doc], position: Position) -> Doc | None:
    """The turn of the Automa in which it attacked, where an action is a combat that a person defends.

    The combat is reported after it, but belongs to the turn, whatever was corrected in between.
    """
    began = next((event for event in entry.events if event.kind in (COMBAT_BEGAN, AIR_COMBAT_BEGAN)), None)
    if began is None or is_automa_turn(entry) or position.seats[began.seat].player != AUTOMA:
        return None
    seat = FACTIONS[position.seats[began.seat].faction]
    return next((turn for turn in reversed(turns) if turn["seat"] == seat), None)


def number_by_round(turns: list[Doc], automas: list[str]) -> None:
    """Turns are numbered by the round; a person's is the one that not all Automas have had a turn in."""
    taken = dict.fromkeys(automas, 0)
    for turn in turns:
        if turn["number"]:
            taken[turn["seat"]] += 1
            turn["number"] = taken[turn["seat"]]
        else:
            turn["number"] = min(taken.values()) + 1


def unknown_amounts(table: Table, words: Language) -> list[Doc]:
    found = []
    for one in unknown_for_score(table):
        faction = table.game.position.seats[one.seat].faction
        ask = words.text(words.companion.say(ASKS[one.step], who=words.scythe.name("faction", faction)))
        choices = bonus_choices(words) if one.step == TILE else []
        document = {"seat": FACTIONS[faction], "step": one.step, "value": one.value, "ask": ask, "choices": choices}
        found.append(document)
    return found


class ScytheTable(BesideBoard[PlayedTable]):
    key = "scythe-table"
    rules = SCYTHE_TABLE
    sheet_parts: ClassVar[list[str]] = list(PARTS)
    intents: ClassVar[dict[str, Intent]] = {
        "travel": travel, "fight": fight, "did": did, "line": line, "so": so, "set": set_counts,
    }  # fmt: skip

    def scythe(self, game: PlayedTable) -> Scythe:
        return game.table.game

    def order(self, record: Record[PlayedTable]) -> tuple[list[int], str]:
        found = result(record.game.table)
        return found.order, found.decided_by

    def moments(self, record: Record[PlayedTable]) -> list[CurvePoint]:
        return table_moments(record)

    def over(self, record: Record[PlayedTable]) -> bool:
        return record.game.table.is_over()

    def turn(self, record: Record[PlayedTable]) -> int:
        return record.game.table.round()

    def deciding(self, record: Record[PlayedTable]) -> int:
        return NOBODY if self.over(record) else record.game.table.person()

    def read_line(self, record: Record[PlayedTable], line: str) -> list[str]:
        return [" ".join(place_word(word) for word in line.split())]

    def option(self, record: Record[PlayedTable], key: str, words: Language) -> str | None:
        found = decision(record.game.table, words)
        options = found["options"] if found else []
        return next((option["action"] for option in options if option["id"] == key), None)

    def rewrite(self, transaction: Transaction, fields: dict[str, Part]) -> int:
        body = Part({name: part.value for name, part in fields.items()}, "body")
        way = WAYS[list(WAYS)[body.at("way").name(list(WAYS))]]
        at = number_of(transaction, body.at("at"), 1)
        rewrite(transaction, at, new_text(fields), way)
        return at

    def refused(self, record: Record[PlayedTable], error: MaszynaError, text: str, words: Language) -> tuple[str, Doc]:
        if isinstance(error, Refusal):
            return "problem_refused", {"code": error.code, "say": words.text(words.companion.refusal(error))}
        if isinstance(error, Missing):
            game = record.game.table.game
            say = words.text(words.companion.question(game.position, error))
            needs = {"field": error.field, "most": error.most, "seat": seat_names(game)[error.seat]}
            return "problem_needs", {"code": "missing", "say": say, "needs": needs}
        return super().refused(record, error, text, words)

    def view(self, record: Record[PlayedTable], viewer: Viewer, words: Language, past: bool, free: int) -> Doc:
        view = table_view(record, viewer, words, past, self.last_story(record, words, NOBODY))
        table = record.game.table
        people = table.seats_of(HUMAN)
        you = viewer.sees if viewer.sees != NOBODY else people[0] if len(people) == 1 else NOBODY
        fresh = bool(record.actions) and not past and decided_in(record) == len(record.actions)
        end = None if past else self.end_scene(record, viewer, words)
        asked = unknown_amounts(table, words) if end and viewer.acts else []
        return {
            **view,
            "end": end,
            "bonus": next((one for one in asked if one["step"] == TILE), None),
            "result": self.last_result(record, words, you) if fresh else None,
        }

    def told(self, record: Record[PlayedTable], entry: Entry, words: Language, sees: int) -> list[Text]:
        """A step without events is what it did to the board."""
        return super().told(record, entry, words, sees) or self.done(record, entry, words)

    def done(self, record: Record[PlayedTable], entry: Entry, words: Language) -> list[Text]:
        position = record.game.table.game.position
        return [item["say"] for item in instructions(entry.instructions, position, words, back=False)]

    def last_step(self, record: Record[PlayedTable], words: Language) -> str:
        """What it did to the board; an Automa's turn and a combat change too much to list."""
        entry, said = record.entries[-1], record.actions[-1].split()
        if entry.events and "automa" in said:
            return words.say("option_automa")
        act = self.next_step(record.branch(len(record.actions) - 1), record.actions[-1], words) if "did" in said else ""
        lines = [] if "fight" in said or act else self.done(record, entry, words)
        what = act or ", ".join(words.line(line) for line in lines)
        if self.corrects(entry.text):
            return words.say("line_correction", what=what) if what else words.say("line_corrected")
        return what or words.companion.spoken(record.actions[-1])

    def next_step(self, record: Record[PlayedTable], text: str, words: Language) -> str:
        if self.corrects(text):
            return self.last_step(record.try_out([text]), words)
        try:
            said = step_text(record.game.table, record.game.read(text), words)
        except MaszynaError:
            said = []
        return words.line(said) or words.companion.spoken(text)

    def put_back(self, later: Record[PlayedTable], earlier: Record[PlayedTable], words: Language) -> list[Doc] | None:
        table = earlier.game.table
        return instructions(differences(later.game.table, table), table.game.position, words, back=True)

    def log(self, record: Record[PlayedTable], words: Language, sees: int) -> list[Doc]:
        """What was dealt comes first; what a person told stands under that person's name."""
        position = record.game.table.game.position
        turns: list[Doc] = []
        for at, entry in enumerate(record.entries):
            attacked = turn_of_attack(entry, turns, position)
            if attacked is not None:
                add_events([attacked], at, entry, position, words, sees)
                continue
            if entry.seat != NOBODY:
                seat = FACTIONS[position.seats[entry.seat].faction]
                if not turns or turns[-1]["seat"] != seat:
                    turns.append(new_turn(at, 0, entry.seat, position, words))
                if not is_automa_turn(entry) and not entry.text.startswith("fight"):
                    turns[-1]["lines"].append(told_line(record, at, words) | {"seat": seat})
                    continue
            if at + 1 == len(record.entries) or not is_elsewhere(record.entries[at + 1]):  # else it is told again
                add_events(turns, at, entry, position, words, sees)
        number_by_round(turns, [FACTIONS[own.faction] for own in position.seats if own.player == AUTOMA])
        return [dealt_lines(record, words), *turns]

    def end(self, record: Record[PlayedTable], words: Language) -> Doc:
        """With what only the people know: the step to tell it, and what is believed."""
        return {**super().end(record, words), "unknown": unknown_amounts(record.game.table, words)}

    def place(self, record: Record[PlayedTable], key: str, words: Language) -> Doc:
        table = record.game.table
        page = place_page(table.game.position, key, words, at_table=True)
        return {**page, "problems": problems(table, words, place_in(key))}

    def hints(self, record: Record[PlayedTable], viewer: Viewer, words: Language) -> list[Doc]:
        return table_hints(record, viewer, words)

    def known_for(self, record: Record[PlayedTable], kind: str) -> tuple[Doc, list[str]] | None:
        """With the cards only, from the person's own turn on."""
        table = record.game.table
        busy = bool(table.game.stack or table.fight_place() or table.is_over())
        if kind != CARDS_ONLY or busy or any(record.setup.get(field) for field in NOT_WITHOUT_BOARD):
            return None
        return dict(record.setup), known_steps(table.game)

    def sheet(self, record: Record[PlayedTable], part: str, words: Language) -> list[Doc]:
        return sheet_part(record, part, words)

    def last_shown(self, record: Record[PlayedTable], words: Language) -> Doc:
        """With the first thing the last Automa's turn did."""
        found = super().last_shown(record, words)
        first = first_instruction(record)
        if first is not None:
            position = record.game.table.game.position
            found |= {"now": instruction_text(first, position, words), "art": art_of(first, position)}
        return found
