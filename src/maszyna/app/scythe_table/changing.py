"""A line of the own turn changed or taken back, a note ended, a number corrected; and an old turn in two ways."""

from collections.abc import Callable
from typing import Final

from maszyna.app.base.transaction import Transaction
from maszyna.app.scythe_table.did import did_text, place_word
from maszyna.app.scythe_table.lines import first_of_turn
from maszyna.kernel.document import Part
from maszyna.kernel.errors import MaszynaError
from maszyna.kernel.record import Record
from maszyna.scythe.ids import FACTIONS
from maszyna.scythe.table.automa_turn_step import AutomaTurnStep
from maszyna.scythe.table.count_steps import COUNTERS
from maszyna.scythe.table.fight_step import FightStep
from maszyna.scythe.table.played_table import PlayedTable
from maszyna.scythe.table.rewriting import confirmed, left_as_it_is, played_again, rewritten

AT: Final = "at"
DID: Final = "did"
TELL: Final = "tell"
MOST_TEXT: Final = 400  # characters
MOST_COUNT: Final = 9999
Rewriting = Callable[[Record[PlayedTable], int, str], Record[PlayedTable]]
WAYS: Final[dict[str, Rewriting]] = {"stay": left_as_it_is, "again": played_again}


def line(transaction: Transaction, part: Part) -> None:
    """Another act in the place of a line of this turn, or none; what came after it is taken again."""
    fields = part.fields([AT, DID, TELL])
    at = number_of(transaction, part.at(AT), first_of_turn(transaction.record))
    rewrite(transaction, at, new_text(fields), rewritten)


def so(transaction: Transaction, part: Part) -> None:
    """It is so: nothing is noted of a line any more."""
    at = number_of(transaction, part, 1)
    transaction.record = confirmed(transaction.record, at)


def number_of(transaction: Transaction, part: Part, least: int) -> int:
    """The number of an action that a person reported."""
    record: Record[PlayedTable] = transaction.record
    at = part.number(1, max(len(record.actions), 1))
    if at < least or at > len(record.actions):
        raise transaction.refused("rewrite_not_own")
    step = record.at(at - 1).read(record.actions[at - 1]).step
    if isinstance(step, AutomaTurnStep | FightStep):
        raise transaction.refused("rewrite_not_own")
    transaction.check_right(record.actions[at - 1])
    return at


def new_text(fields: dict[str, Part]) -> str:
    if TELL in fields:
        return " ".join(place_word(word) for word in fields[TELL].text(MOST_TEXT).split())
    return did_text(fields[DID]) if DID in fields and fields[DID].value is not None else ""


def rewrite(transaction: Transaction, at: int, text: str, way: Rewriting) -> None:
    try:
        transaction.record = way(transaction.record, at, text)
    except MaszynaError as error:
        raise transaction.refusal(error, text) from None
    transaction.entries = [transaction.record.entries[at]] if text else []


def set_counts(transaction: Transaction, part: Part) -> None:
    """Numbers of a seat as they are on the table: corrections, from which nothing follows."""
    fields = part.fields(["seat", *COUNTERS])
    seat = f"{FACTIONS[fields['seat'].name(FACTIONS)]} " if "seat" in fields else ""
    for name, value in fields.items():
        if name != "seat":
            transaction.take(f"adjust {seat}{name} {value.number(0, MOST_COUNT)}")
