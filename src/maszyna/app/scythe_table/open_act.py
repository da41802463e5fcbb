"""What a person's turn still waits for: the card of an encounter or of the Factory that the character has come to."""

from typing import Final

from maszyna.app.base.documents import Doc
from maszyna.app.base.language import Language
from maszyna.app.scythe_table.lines import first_of_turn
from maszyna.kernel.record import Record
from maszyna.scythe.board import FACTORY_PLACE
from maszyna.scythe.events import ENCOUNTER_MET, ENCOUNTER_REMOVED, field_of
from maszyna.scythe.ids import FACTIONS
from maszyna.scythe.state import HUMAN
from maszyna.scythe.table.played_table import PlayedTable
from maszyna.scythe.table.refusals import TableProblem
from maszyna.scythe.table.status import status
from maszyna.scythe.table.table import Table
from maszyna.speech.common.keys import PLACE_KEYS

NO_CARD: Final = "no_factory_card"


def open_act(record: Record[PlayedTable], words: Language) -> Doc | None:
    table = record.game.table
    encounter = open_encounter(record, words)
    if encounter:
        return encounter
    for problem in status(table):
        if is_open_factory(table, problem):
            return document("card", problem.seat, FACTORY_PLACE, table, words)
    return None


def is_open_factory(table: Table, problem: TableProblem) -> bool:
    """Whether a person's character stands at the Factory and its card is not known."""
    return problem.code == NO_CARD and table.game.position.seats[problem.seat].player == HUMAN


def open_encounter(record: Record[PlayedTable], words: Language) -> Doc | None:
    """The encounter that the character has come to this turn, as long as its card was not named."""
    waits: Doc | None = None
    for number in range(first_of_turn(record), len(record.actions) + 1):
        for event in record.entries[number].events:
            if event.kind == ENCOUNTER_REMOVED:
                waits = document("encounter", event.seat, field_of(event, "place"), record.game.table, words)
            elif event.kind == ENCOUNTER_MET:
                waits = None
    return waits


def document(act: str, seat: int, place: int, table: Table, words: Language) -> Doc:
    where = words.scythe.name("place", place)
    return {
        "act": act,
        "seat": FACTIONS[table.game.position.seats[seat].faction],
        "place": PLACE_KEYS[place],
        "say": words.spans_for(f"open_{act}", place=where),
    }
