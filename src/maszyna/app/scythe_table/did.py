"""What a person did in the own turn, as a document; the step that tells it is a text like any other.

{"act": "deploy", "ability": "speed", "place": "t44", "pay": {"t44": {"metal": 3}}}
did deploy ability speed place 44 pay 44 metal 3
"""

from typing import Final

from maszyna.app.base.transaction import Transaction
from maszyna.app.scythe_table.telling import telling
from maszyna.kernel.document import Part
from maszyna.scythe.ids import ABOARD, FACTIONS, MAT
from maszyna.scythe.place_texts import place_text
from maszyna.scythe.table.acts.act_step import DID
from maszyna.scythe.table.acts.act_words import CARD, MOST_TOKENS, NAMES, PAY
from maszyna.scythe.table.word_reader import NONE, name_text
from maszyna.speech.common.keys import PLACE_NUMBERS

SEAT: Final = "seat"  # absent: the first person's
ACT: Final = "act"
MOST_WORD: Final = 40  # characters
MOST_NUMBER: Final = 99
MOST_ANSWERS: Final = 40


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
