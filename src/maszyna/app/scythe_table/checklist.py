"""What people do with the pieces on a real board of Scythe, as a list: setting up, an Automa's turn, an undo."""

from typing import Final

from maszyna.app.base.documents import Doc
from maszyna.app.base.language import Language, Text
from maszyna.app.base.page_parts import checklist, setup_item
from maszyna.app.scythe_common.board_view import arrow
from maszyna.app.scythe_common.story import is_automa_turn
from maszyna.app.scythe_table.carrying_out import ListLine, lines_of
from maszyna.kernel.bits import members
from maszyna.kernel.record import Entry, Record
from maszyna.pictures.screen.art import art_key
from maszyna.scythe.ids import CHARACTER, FACTIONS, MAT, RESOURCES, STRUCTURES, UNIT_KINDS
from maszyna.scythe.play.combat.fought import last_fought
from maszyna.scythe.play.combat.retreat import places_besides_home
from maszyna.scythe.state import HUMAN, Position
from maszyna.scythe.table import Instruction
from maszyna.scythe.table.automa_turn_step import ELSEWHERE
from maszyna.scythe.table.piece_steps import KIND_RANGES
from maszyna.scythe.table.played_table import PlayedTable
from maszyna.scythe.table.read_step import ADJUST
from maszyna.scythe.table.rewriting import units_listed
from maszyna.scythe.table.table import Table
from maszyna.speech.common.keys import PLACE_KEYS
from maszyna.speech.scythe.companion.setup_layout import layout_lines

DRAWN: Final = "card_out"  # who draws the cards need not be told that one has left the deck
ICONS: Final = {
    "power": "power", "popularity": "popularity", "coins": "coin", "cards": "combat_card", "stars": "star",
    "tracker": "star", "factory_card": "factory", "recruit": "recruit",
}  # fmt: skip


def last_checklist(record: Record[PlayedTable], words: Language) -> Doc:
    """What to do with the pieces after the last Automa's turn or combat; before it, how the table is set up."""
    table, number = record.game.table, last_turn(record)
    if not number:
        return checklist(setup_items(table, words))
    entry = record.entries[number]
    todo = [one for one in entry.instructions if one.what != DRAWN]
    lines = lines_of(entry.events, todo, table.game)
    for later in record.entries[number + 1 :]:
        mend(lines, later)
    again = table.turn_start is not None and number == len(record.actions)
    items = [line_item(index, line, table, words, again) for index, line in enumerate(lines, 1)]
    beaten = retreat_choices(record, number)
    people = [FACTIONS[own.faction] for own in table.game.position.seats if own.player == HUMAN]
    for item in items:
        if item["what"] == "unit" and item["seat"] in people:
            item["choices"] = [PLACE_KEYS[place] for place in beaten.get(item["seat"], [])]
            item["elsewhere"] = item["elsewhere"] if item["choices"] else None
    while number > 1 and is_elsewhere(record.entries[number]):  # the list stays the same one, with its ticks
        number -= 1
    return {**checklist(items, number), "said_at": last_turn(record)}


def mend(lines: list[ListLine], later: Entry) -> None:
    """A correction that put a unit of the list elsewhere changes its line."""
    if not later.text.startswith(ADJUST):
        return
    for one in later.instructions:
        for line in lines:
            if one.what == line.todo.what == "unit" and line.todo.key()[1:3] == one.key()[1:3]:
                start, to = line.todo.field("from"), line.todo.field("to")
                if to == one.field("from"):
                    line.chosen = line.chosen or to
                    line.todo = Instruction("unit", one.seat, one.first, start, one.field("to"), line.todo.amount)
                    break


def is_elsewhere(entry: Entry) -> bool:
    """Whether people put a unit of an Automa elsewhere and its turn was worked out again."""
    return ELSEWHERE in entry.text.split()


def last_turn(record: Record[PlayedTable]) -> int:
    """The number of the last action that was an Automa's turn or a combat; 0 before the first."""
    for number in range(len(record.actions), 0, -1):
        entry = record.entries[number]
        if is_automa_turn(entry) or entry.text.startswith("fight"):
            return number
    return 0


def line_item(index: int, line: ListLine, table: Table, words: Language, again: bool) -> Doc:
    """A line with its word, its text for a voice, and the step for a unit that was put elsewhere."""
    position = table.game.position
    item = instruction(index, line.todo, position, words)
    item["speak"] = words.plain(words.companion.aloud(position, line.todo, line.word))
    if line.word:
        item["word"] = {"key": line.word, "say": words.companion.badge(line.word)}
    if line.chosen:
        faction = position.seats[line.todo.seat].faction
        item["chosen"] = words.text(words.companion.chosen(line.chosen, faction))
    if line.move and again:
        item["elsewhere"] = f"automa elsewhere {line.move} {{place}}"
    return item


def retreat_choices(record: Record[PlayedTable], number: int) -> dict[str, list[int]]:
    """By seat of a person who has just lost a combat, the places besides home where its units may retreat to."""
    fought = last_fought(record.entries[number].events)
    told_since = any(not entry.text.startswith(ADJUST) for entry in record.entries[number + 1 :])
    if fought is None or told_since or fought.in_the_air:
        return {}
    game = record.game.table.game
    own = game.position.seats[fought.loser]
    if own.player != HUMAN:
        return {}
    places = members(places_besides_home(game, fought.loser, fought.place, CHARACTER))
    return {FACTIONS[own.faction]: places} if places else {}


def first_instruction(record: Record[PlayedTable]) -> Instruction | None:
    """The first thing to do with the pieces after the last Automa's turn or combat."""
    todo = record.entries[last_turn(record)].instructions if last_turn(record) else []
    return next((one for one in todo if one.what != DRAWN), None)


def setup_items(table: Table, words: Language) -> list[Doc]:
    """The complete list for setting the table up."""
    seats = table.game.position.seats
    found: list[Doc] = []
    for number, line in enumerate(layout_lines(words.translator, table), 1):
        seat = FACTIONS[seats[line.seat].faction] if line.seat >= 0 else None
        to = PLACE_KEYS[line.to] if line.to else None
        found.append(setup_item(number, words.text(line.text), line.what, seat, to))
    return found


def instructions(todo: list[Instruction], position: Position, words: Language, back: bool) -> list[Doc]:
    """A line for each thing to do, with the places it is about."""
    shown = [one for one in todo if back or one.what != DRAWN]
    return [instruction(index, one, position, words) for index, one in enumerate(shown, 1)]


def instruction(index: int, todo: Instruction, position: Position, words: Language) -> Doc:
    document: Doc = {
        "id": f"c{index}",
        "say": instruction_text(todo, position, words),
        "what": todo.what,
        "seat": FACTIONS[position.seats[todo.seat].faction] if todo.seat >= 0 else None,
        "from": None,
        "to": None,
        "art": None,
    }
    art = art_of(todo, position)
    if art:
        document["art"] = art_key(art, words.lang)
    if todo.what in ("unit", "structure"):
        document["from"], document["to"] = PLACE_KEYS[todo.field("from")], PLACE_KEYS[todo.field("to")]
        document["amount"] = todo.amount
        if todo.what == "unit":
            document["elsewhere"] = elsewhere_step(todo, position)
    elif todo.what == "airship":
        document["from"], document["to"] = PLACE_KEYS[todo.field("from")], PLACE_KEYS[todo.field("to")]
    elif todo.what == "resources" or todo.what in ("encounter", "token"):
        document["to"] = PLACE_KEYS[todo.field("place")]
    if document["from"] and document["to"]:
        automa = todo.seat >= 0 and position.seats[todo.seat].player != HUMAN
        document["svg"] = (
            arrow(document["from"], document["to"], automa) if document["from"] != document["to"] else None
        )
    return document


def instruction_text(todo: Instruction, position: Position, words: Language) -> Text:
    """One thing to do as a sentence, which says no more of the position than whose it is."""
    faction = position.seats[todo.seat].faction if todo.seat >= 0 else 0
    key = (faction, *todo.key())
    found = words.instructions.get(key)
    if found is None:
        found = words.text(words.companion.instructions(position, [todo])[0])
        words.remember(words.instructions, key, found)
    return found


def elsewhere_step(todo: Instruction, position: Position) -> str | None:
    """The step for a unit that was put on another place than the list says; {place} is where."""
    own = position.seats[todo.seat]
    if todo.amount != 1:
        return None
    first, last = KIND_RANGES[todo.field("kind")]
    others = [place for place in own.at[first:last] if place != MAT]
    if todo.field("to") not in others:
        return None
    others.remove(todo.field("to"))
    return f"adjust {FACTIONS[own.faction]} {units_listed(todo.field('kind'), others, own.faction, '{place}')}"


def art_of(todo: Instruction, position: Position) -> str:
    """The name of the drawing of what is to be moved."""
    faction = FACTIONS[position.seats[todo.seat].faction] if todo.seat >= 0 else ""
    if todo.what == "unit":
        return f"{UNIT_KINDS[todo.field('kind')]}.{faction}.1"
    if todo.what == "structure":
        return f"structure.{STRUCTURES[todo.field('structure')]}.{faction}"
    if todo.what == "airship":
        return f"airship.{faction}"
    if todo.what in ("resources", "cargo"):
        return f"resource.{RESOURCES[todo.field('resource')]}.{min(abs(todo.amount), 99)}"
    if todo.what == "encounter":
        return "encounter"
    return f"icon.{ICONS[todo.what]}" if todo.what in ICONS else ""
