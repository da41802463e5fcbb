"""What people do with the pieces on a real board of Scythe, as a list: setting up, an Automa's turn, an undo."""

from typing import Final

from maszyna.app.base.documents import Doc
from maszyna.app.base.language import Language, Text
from maszyna.app.base.page_parts import checklist, setup_item
from maszyna.app.scythe_common.board_view import arrow
from maszyna.app.scythe_common.story import is_automa_turn
from maszyna.kernel.record import Record
from maszyna.pictures.screen.art import art_key
from maszyna.scythe.ids import FACTIONS, MAT, RESOURCES, STRUCTURES, UNIT_KINDS
from maszyna.scythe.state import HUMAN, Position
from maszyna.scythe.table import Instruction
from maszyna.scythe.table.piece_steps import KIND_RANGES, UNIT_LISTS
from maszyna.scythe.table.played_table import PlayedTable
from maszyna.scythe.table.table import Table
from maszyna.scythe.table.word_reader import spoken_place
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
    items = instructions(record.entries[number].instructions, table.game.position, words, back=False)
    return checklist(items, number)


def last_turn(record: Record[PlayedTable]) -> int:
    """The number of the last action that was an Automa's turn or a combat; 0 before the first."""
    for number in range(len(record.actions), 0, -1):
        entry = record.entries[number]
        if is_automa_turn(entry) or entry.text.startswith("fight"):
            return number
    return 0


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
        document["svg"] = arrow(document["from"], document["to"], automa)
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
    """The step for a unit of an Automa that was put on another place than it chose; {place} is where."""
    own = position.seats[todo.seat]
    if own.player == HUMAN or todo.amount != 1:
        return None
    first, last = KIND_RANGES[todo.field("kind")]
    others = [place for place in own.at[first:last] if place != MAT]
    if todo.field("to") not in others:
        return None
    others.remove(todo.field("to"))
    parts = [*(spoken_place(place, own.faction) for place in others), "{place}"]
    return f"adjust {FACTIONS[own.faction]} {UNIT_LISTS[todo.field('kind')]} {' '.join(parts)}"


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
