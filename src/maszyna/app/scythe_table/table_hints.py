"""Hints beside a real board: the person's next turn thought about on the table's position, where that is complete."""

from maszyna.app.base.documents import Doc
from maszyna.app.base.language import Language
from maszyna.app.base.requester import Viewer
from maszyna.app.scythe.hints import hint_view, thought
from maszyna.kernel.record import Record
from maszyna.scythe.game import Scythe
from maszyna.scythe.play.turn.turn import TURNS
from maszyna.scythe.table import status
from maszyna.scythe.table.played_table import PlayedTable
from maszyna.scythe.table.table import Table
from maszyna.scythe.turn_state import Turn
from maszyna.speech.scythe.hint_texts import HintTexts


def table_hints(record: Record[PlayedTable], viewer: Viewer, words: Language) -> list[Doc]:
    """Nothing in the middle of a turn, nor where the position cannot be: advice on it would be wrong."""
    table = record.game.table
    person = table.person()
    begun = table.token_placed[person] == table.round()
    if person not in viewer.acts or begun or not is_complete(table):
        return []
    texts = HintTexts(words.translator, words.scythe)
    return [hint_view(hint, texts, words) for hint in thought(record, beginning(table, person))]


def is_complete(table: Table) -> bool:
    return not (table.is_over() or table.game.stack or table.fight_place() or status(table))


def beginning(table: Table, seat: int) -> Scythe:
    """The game at the beginning of a person's turn; what the person holds in hand stays unknown."""
    game = table.game.copy()
    game.log = None
    game.turn = Turn(seat, [])
    game.push(TURNS[seat])
    game.settle()
    return game
