"""What a step has changed, in few words: tracks as signs with their change, anything else as a short text."""

from typing import Final

from maszyna.app.base.documents import Doc
from maszyna.app.base.language import Language, Text
from maszyna.app.scythe_table.checklist import instruction_text
from maszyna.scythe.ids import MAT
from maszyna.scythe.state import Position
from maszyna.scythe.table import Instruction
from maszyna.scythe.table.table import Table
from maszyna.speech.common.keys import PLACE_KEYS

TRACKS: Final = ["power", "popularity", "coins", "cards", "stars"]


def books_of(todo: list[Instruction], table: Table, seat: int, words: Language) -> list[Doc]:
    return [booked(one, table, seat, words) for one in todo]


def booked(todo: Instruction, table: Table, seat: int, words: Language) -> Doc:
    """What belongs to the seat that reports needs no name."""
    position = table.game.position
    document: Doc = {"say": [], "sign": None, "amount": None, "place": None}
    own = todo.seat in (seat, -1)
    if own and todo.what in TRACKS:
        change = todo.field("to") - todo.field("from")
        return document | {"say": [words.track(todo.what)], "sign": todo.what, "amount": change}
    if own and todo.what in ("cards_in", "cards_out"):
        change = todo.amount if todo.what == "cards_in" else -todo.amount
        return document | {"say": [words.track("cards")], "sign": "cards", "amount": change}
    if todo.what == "resources":
        document["amount"] = todo.amount
        document["place"] = PLACE_KEYS[todo.field("place")]
    elif todo.what in ("unit", "structure") and todo.field("to") != MAT:
        document["place"] = PLACE_KEYS[todo.field("to")]
    return document | {"say": own_text(todo, position, words) if own else instruction_text(todo, position, words)}


def own_text(todo: Instruction, position: Position, words: Language) -> Text:
    """A sentence which says no more of the position than whose it is."""
    faction = position.seats[todo.seat].faction if todo.seat >= 0 else 0
    key = ("booked", faction, *todo.key())
    found = words.instructions.get(key)
    if found is None:
        found = words.text(words.companion.booked(position, todo))
        words.remember(words.instructions, key, found)
    return found


def notes_of(table: Table, words: Language) -> list[Text]:
    """What the last step did though it does not fit what is known."""
    return [words.text(words.companion.problem(table.game.position, problem)) for problem in table.warned]
