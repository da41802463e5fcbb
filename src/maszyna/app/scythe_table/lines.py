"""The person's turn so far, line by line: what was done, what was recorded for it, and what does not fit."""

from typing import Final

from maszyna.app.base.documents import Doc
from maszyna.app.base.language import Language, Text
from maszyna.app.scythe_common.board_view import arrow
from maszyna.app.scythe_common.story import is_automa_turn
from maszyna.app.scythe_table.booked import books_of, notes_of
from maszyna.app.scythe_table.telling import PLACE, act_name, did_document
from maszyna.app.scythe_table.tools import prefix_of
from maszyna.kernel.record import Record
from maszyna.pictures.screen.art import art_key
from maszyna.scythe.events import BATTLE_JOINED
from maszyna.scythe.facts.factions import factions
from maszyna.scythe.ids import AIRSHIP, FACTIONS, FIRST_MECH, MAT, UNIT_KINDS
from maszyna.scythe.place_texts import unit_kind
from maszyna.scythe.state import Seat
from maszyna.scythe.table import Instruction
from maszyna.scythe.table.acts.act_step import ActStep
from maszyna.scythe.table.acts.act_words import NUMBER, PLACES, POSITIONS, SIDES, answer_word, bottom_name
from maszyna.scythe.table.airship_steps import FlyStep
from maszyna.scythe.table.count_steps import TableStep
from maszyna.scythe.table.fight_step import FightStep
from maszyna.scythe.table.move_steps import MoveStep, load_words
from maszyna.scythe.table.pending_step import PendingStep
from maszyna.scythe.table.piece_steps import KIND_RANGES
from maszyna.scythe.table.played_table import PlayedTable
from maszyna.scythe.table.read_step import ReadStep
from maszyna.scythe.table.table import Table
from maszyna.scythe.table.word_reader import spoken_place
from maszyna.speech.common.keys import PLACE_KEYS, UNIT_KEYS
from maszyna.speech.common.numbers import MINUS

WORKERS: Final = 2  # the kind of unit


def plainly(books: list[Doc]) -> Text:
    """Records as one text."""
    found: Text = []
    for one in books:
        amount = f" {one['amount']:+d}".replace("-", MINUS) if one["sign"] else ""
        found += [*([", "] if found else []), *one["say"], *([amount] if amount else [])]
    return found


def own_lines(record: Record[PlayedTable], words: Language) -> list[Doc]:
    """What was reported since the last Automa's turn; a unit that moves on extends its line."""
    found: list[Doc] = []
    for number in range(first_of_turn(record), len(record.actions) + 1):
        line = line_of(record, number, words)
        if found and goes_on(found[-1], line):
            line = joined(found.pop(), line)
        found.append(line)
    return found


def first_of_turn(record: Record[PlayedTable]) -> int:
    """The number of the first action after the last Automa's turn."""
    for number in range(len(record.actions), 0, -1):
        if is_automa_turn(record.entries[number]):
            return number + 1
    return 1


def line_of(record: Record[PlayedTable], number: int, words: Language) -> Doc:
    entry = record.entries[number]
    key = (words.lang, "line", number)
    if key not in entry.cache:  # what an action did never changes
        entry.cache[key] = made_line(record, number, words)
    found: Doc = entry.cache[key]
    return found


def made_line(record: Record[PlayedTable], number: int, words: Language) -> Doc:
    entry, text = record.entries[number], record.actions[number - 1]
    played = record.at(number - 1)
    before, read = played.table, played.read(text)
    after = table_after(played, text) if number < len(record.actions) else record.game.table
    step, seat = read.step, read.step.seat
    position = after.game.position
    notes = notes_of(after, words)
    document: Doc = {
        "id": f"l{number}",
        "at": number,
        "steps": [number],
        "seat": FACTIONS[position.seats[seat].faction],
        "say": step_text(before, read, words),
        "books": [],
        "note": notes[0] if notes else None,
        "notes": notes,
        "open": None,
        "attack": any(event.kind == BATTLE_JOINED for event in entry.events),
        "places": [],
        "art": None,
        "svg": None,
        "did": None,
        "tell": None,
        "move": None,
        "fewer": None,
    }
    named = [one for one in entry.instructions if not is_named(step, one)]
    document["books"] = books_of(named, after, seat, words)
    document["places"] = list(dict.fromkeys(one["place"] for one in document["books"] if one["place"]))
    if isinstance(step, ActStep) and not read.adjusting:
        document["did"] = did_document(step, position.seats[seat])
        document["fewer"] = fewer_workers(document["did"], entry.instructions)
    elif isinstance(step, MoveStep):
        document |= move_line(step, after, words)
    elif isinstance(step, FlyStep):
        start = before.game.position.seats[seat].airship
        document |= flight_line(step, start, after, words)
    if not document["say"]:
        document["say"] = plainly(document["books"]) or [words.companion.spoken(text)]
        document["books"] = []
    return document


def table_after(played: PlayedTable, text: str) -> Table:
    """The table after one more step."""
    played.take(text)
    return played.table


def is_named(step: TableStep, one: Instruction) -> bool:
    """Whether a change stands in the line itself: the piece that moved with its load, what was built or enlisted.

    After a combat the list of its outcome has said what the others do.
    """
    if isinstance(step, FightStep):
        return one.seat != step.seat
    if one.what == "resources":  # nobody's
        return isinstance(step, MoveStep) and step.cargo[one.field("resource")] > 0
    if one.seat != step.seat:
        return False
    if isinstance(step, MoveStep):
        return one.what == "unit"
    if isinstance(step, FlyStep):
        return one.what == "airship"
    if not isinstance(step, ActStep):
        return False
    if one.what == "structure" or (one.what == "unit" and one.field("kind") != WORKERS):
        return bool(bottom_name(step.act)) and PLACE in step.told  # the only place there was stands nowhere else
    return bool(bottom_name(step.act)) and one.what in ("ability", "recruit", "cube", "cost")


def step_text(table: Table, read: ReadStep, words: Language) -> Text:
    """What was done, in a few words; empty for a step that is what it records."""
    step = read.step
    if isinstance(step, PendingStep):
        return words.spans_for("line_pending", step=words.companion.spoken(step.said))
    if isinstance(step, FightStep):
        return words.spans_for("line_combat", place=words.scythe.name("place", step.place))
    if read.adjusting:
        return words.spans_for("line_corrected")
    if isinstance(step, ActStep):
        return act_text(table, step, words)
    if isinstance(step, MoveStep):
        unit = words.name("unit_kind", step.kind)
        load = [f"{words.say('track_workers')} {step.crew}"] if step.crew else []
        load += [f"{words.name('resource', kind)} {amount}" for kind, amount in enumerate(step.cargo) if amount]
        what = words.say("line_load", what=unit, amount=", ".join(load)) if load else unit
        return to_place(what, step.end, words)
    if isinstance(step, FlyStep):
        return to_place(words.name("unit_kind", unit_kind(AIRSHIP)), step.place, words)
    return []


def to_place(what: str, place: int, words: Language) -> Text:
    where = words.companion.place(MAT, 0) if place == MAT else words.scythe.name("place", place)
    return words.spans_for("line_to", what=capital(what), place=where)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def act_text(table: Table, step: ActStep, words: Language) -> Text:
    """The act, then its answers in their order; places stand after an arrow."""
    own = table.game.position.seats[step.seat]
    name = act_name(step.act, words)
    if step.told.get(NUMBER, [0])[0]:
        name = words.say("line_card", act=name, n=step.told[NUMBER][0])
    if step.act == "coins":
        return words.spans_for("line_coins", act=name)
    said: list[str] = []
    places: list[str] = []
    for asked in POSITIONS[step.act]:
        for value in step.told.get(asked, []):
            if asked in PLACES:
                places.append(words.scythe.name("place", value))
            elif asked != NUMBER:
                said.append(answer_name(step, asked, value, own, words))
    text = (
        words.say("line_of", act=name, what=", ".join(dict.fromkeys(one for one in said if one))) if any(said) else name
    )
    return words.spans_for("line_to", what=text, place=", ".join(places)) if places else words.text(text)


def answer_name(step: ActStep, name: str, value: int, own: Seat, words: Language) -> str:
    """A word of an answer in the language of the screen."""
    if name == "goods":
        return words.name("resource", value)
    if name == "side":
        return words.track(SIDES[step.act][value - 1]) if step.act == "bolster" or value > 1 else ""
    if name == "ability" and value:
        return words.name("ability", factions()[own.faction].mechs[value - FIRST_MECH].bit_length() - 1)
    if name in ("structure", "cube") and value:
        return words.name(name, value - 1)
    if name == "box":
        return words.name("bottom", value)
    if name == "offer" and value:
        return words.say("line_option", n=value)
    if name in ("once", "lasting"):
        return words.name("bonus", value if name == "once" else value - 1)
    return answer_word(name, value, step.act, own)


def fewer_workers(did: Doc, todo: list[Instruction]) -> Doc | None:
    """The same production with one worker less, where a village brought several."""
    born = [one for one in todo if one.what == "unit" and one.field("from") == MAT and one.field("kind") == WORKERS]
    if did["act"] != "produce" or len(born) != 1 or born[0].amount < 2:
        return None
    return {**did, "workers": [str(born[0].amount - 1)]}


def move_line(step: MoveStep, after: Table, words: Language) -> Doc:
    """A move is drawn, and can be changed by tapping another place."""
    own = after.game.position.seats[step.seat]
    trail = after.game.turn.trail
    unit = trail[-1].unit if trail else KIND_RANGES[step.kind][0]
    start, end = PLACE_KEYS[step.start], PLACE_KEYS[step.end]
    parts = ["move", UNIT_KINDS[step.kind], spoken_place(step.start, own.faction), "{place}"]
    return {
        "art": art_key(f"{UNIT_KINDS[step.kind]}.{FACTIONS[own.faction]}.1", words.lang),
        "svg": arrow(start, end, False),
        "places": [end],
        "tell": " ".join([prefix_of(after, step.seat).strip(), *parts, *load_words(step.crew, step.cargo)]).strip(),
        "move": {"piece": UNIT_KEYS[own.faction][unit], "from": start, "to": end},
    }


def flight_line(step: FlyStep, start: int, after: Table, words: Language) -> Doc:
    own = after.game.position.seats[step.seat]
    from_place, end = PLACE_KEYS[start], PLACE_KEYS[step.place]
    return {
        "art": art_key(f"airship.{FACTIONS[own.faction]}", words.lang),
        "svg": arrow(from_place, end, False),
        "places": [end],
        "tell": f"{prefix_of(after, step.seat)}airship {{place}}",
        "move": {"piece": UNIT_KEYS[own.faction][AIRSHIP], "from": from_place, "to": end},
    }


def goes_on(last: Doc, line: Doc) -> bool:
    """Whether the same piece has moved on: from where it came to, straight after."""
    if not last["move"] or not line["move"] or last["attack"]:
        return False
    return bool(last["move"]["piece"] == line["move"]["piece"] and last["move"]["to"] == line["move"]["from"])


def joined(last: Doc, line: Doc) -> Doc:
    return {
        **line,
        "id": last["id"],
        "at": last["at"],
        "steps": [*last["steps"], *line["steps"]],
        "say": [*last["say"], " → ", *line["say"][1:]],  # the place it went on to
        "books": [*last["books"], *line["books"]],
        "note": last["note"] or line["note"],
        "notes": [*last["notes"], *(note for note in line["notes"] if note not in last["notes"])],
        "places": [*last["places"], *line["places"]],
        "svg": (last["svg"] or "") + (line["svg"] or ""),
        "move": {**line["move"], "from": last["move"]["from"]},
    }
