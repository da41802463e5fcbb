"""What a person says of the own turn: what was done, as a document; a line changed or taken back, a number set."""

from collections.abc import Callable
from typing import Final

from maszyna.app.base.transaction import Transaction
from maszyna.app.scythe_table.lines import first_of_turn
from maszyna.app.scythe_table.telling import telling
from maszyna.kernel.document import Part
from maszyna.kernel.errors import MaszynaError
from maszyna.kernel.record import Record
from maszyna.scythe.ids import ABOARD, FACTIONS, MAT
from maszyna.scythe.place_texts import place_text
from maszyna.scythe.table.acts.act_step import DID
from maszyna.scythe.table.acts.act_words import CARD, MOST_TOKENS, NAMES, PAY
from maszyna.scythe.table.automa_turn_step import AutomaTurnStep
from maszyna.scythe.table.count_steps import COUNTERS
from maszyna.scythe.table.fight_step import FightStep
from maszyna.scythe.table.played_table import PlayedTable
from maszyna.scythe.table.rewriting import confirmed, left_as_it_is, left_where_it_is, played_again, rewritten
from maszyna.scythe.table.word_reader import NONE, name_text
from maszyna.speech.common.keys import PLACE_NUMBERS

SEAT: Final = "seat"  # absent: the first person's
ACT: Final = "act"
MOST_WORD: Final = 40  # characters
MOST_NUMBER: Final = 99
MOST_ANSWERS: Final = 40
AT: Final = "at"
TELL: Final = "tell"
MOST_TEXT: Final = 400  # characters
MOST_COUNT: Final = 9999
Rewriting = Callable[[Record[PlayedTable], int, str], Record[PlayedTable]]
WAYS: Final[dict[str, Rewriting]] = {"stay": left_as_it_is, "keep": left_where_it_is, "again": played_again}


def did(transaction: Transaction, part: Part) -> None:
    """One act with its answers; only tried, it may still be open, and what it asks is the answer."""
    text = did_text(part)
    if transaction.stops:
        transaction.check_right(text)
        step = transaction.record.game.read(text).step
        transaction.telling = telling(transaction.record.game.table, step, transaction.words)
        if not transaction.telling["ready"]:
            return
    transaction.take(text)


def did_text(part: Part) -> str:
    """Each answer under its name: a word, a number, several of them, or null for none."""
    fields = part.fields([SEAT, ACT, *NAMES])
    parts = [FACTIONS[fields[SEAT].name(FACTIONS)]] if SEAT in fields else []
    parts += [DID, part.at(ACT).text(MOST_WORD)]
    for name, answer in fields.items():
        if name == PAY:
            parts += [PAY, *paid(answer)]
        elif name not in (SEAT, ACT):
            parts += [name, *answers(answer)]
    return " ".join(parts)


def place_word(word: str) -> str:
    """A place given by its key as a step writes it."""
    place = PLACE_NUMBERS.get(word)
    return word if place is None or place in (MAT, ABOARD) else place_text(place)


def answers(part: Part) -> list[str]:
    if isinstance(part.value, list):
        return [word_of(one) for one in part.items("list")[:MOST_ANSWERS]]
    return [word_of(part)]


def word_of(part: Part) -> str:
    if part.value is None:
        return NONE
    if isinstance(part.value, int):
        return str(part.number(0, MOST_NUMBER))
    return place_word(name_text(part.text(MOST_WORD)).rpartition(".")[2])  # a cube has its section before it


def paid(part: Part) -> list[str]:
    """By place what is taken from there; ``card`` is Crimea's."""
    parts: list[str] = []
    for place, tokens in part.entries("object").items():
        if place == CARD:
            parts += [CARD] * tokens.number(1, 1)
            continue
        for resource, amount in tokens.entries("object").items():
            parts += [place_word(place), resource, str(amount.number(1, MOST_TOKENS))]
    return parts


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
