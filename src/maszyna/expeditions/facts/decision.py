"""The 14 decision cards (X1.4)."""

from functools import cache
from typing import Final, NamedTuple

from maszyna.expeditions import words
from maszyna.kernel.facts import (
    NONE,
    Record,
    choice,
    flag,
    inner,
    integer,
    integers,
    not_a,
    only,
    read_data,
    records,
    shown,
    whole,
    wrong,
)

PACKAGE: Final = "maszyna.expeditions.facts"
FILE: Final = "decision_cards.json"
PARTS: Final = [words.ROWS[words.NORTH], words.ROWS[words.CENTRAL]]
MOST_GLORY: Final = 8


class Part(NamedTuple):
    """What a card says for one mech."""

    sweep: bool
    symbol: int  # of words.SYMBOLS, or NO_SYMBOL where the target row is empty
    glory: int  # tokens in camp the target row asks for
    times: int  # the multiplier, of corruption only
    distance: int


class DecisionCard(NamedTuple):
    number: int
    progress: bool
    parts: tuple[Part, Part]  # by row


@cache
def decision_cards() -> tuple[DecisionCard, ...]:
    """The cards by number."""
    return load_decision_cards(read_data(PACKAGE, FILE))


def load_decision_cards(data: dict[str, object]) -> tuple[DecisionCard, ...]:
    top = whole(FILE, data, ["checks", "cards"])
    listed = records(top, "cards", words.CARDS, ["number", "progress", *PARTS], NONE)
    cards = [decision_card(record, number) for number, record in enumerate(listed, 1)]
    checks_hold(inner(top, "checks", ["without_progress", "sweeps", "symbols"]), cards)
    return tuple(cards)


def decision_card(record: Record, number: int) -> DecisionCard:
    if integer(record, "number", 1, words.CARDS) != number:
        raise not_a(record, "number", f"{number}, counting on")
    return DecisionCard(number, flag(record, "progress"), (mech_part(record, PARTS[0]), mech_part(record, PARTS[1])))


def mech_part(record: Record, key: str) -> Part:
    value = record.fields[key]
    has_target = isinstance(value, dict) and "target" in value
    child = inner(record, key, ["sweep", "distance", "target"] if has_target else ["sweep", "distance"])
    sweep, distance = flag(child, "sweep"), integer(child, "distance", 1, words.FARTHEST)
    if not has_target:
        return Part(sweep, words.NO_SYMBOL, 0, 0, distance)
    row = child.fields["target"]
    if not isinstance(row, dict):
        raise not_a(child, "target", "an object")
    target = Record(child.file, f"{child.path}.target", row)
    only(target, ["symbol", "glory"], ["times"])
    symbol = choice(target, "symbol", words.SYMBOLS)
    if (symbol == words.CORRUPTION) != ("times" in target.fields):
        found = "it" if "times" in target.fields else "nothing"
        raise wrong(target, "times", f"{found} with {words.SYMBOLS[symbol]}", "it with corruption, and only there")
    times = integer(target, "times", 1, words.MOST_TIMES) if symbol == words.CORRUPTION else 0
    return Part(sweep, symbol, integer(target, "glory", 0, MOST_GLORY), times, distance)


def checks_hold(checks: Record, cards: list[DecisionCard]) -> None:
    """The file states what the cards add up to; they must bear it out."""
    numbers_hold(checks, "without_progress", [card.number for card in cards if not card.progress])
    sweeps, symbols = inner(checks, "sweeps", PARTS), inner(checks, "symbols", PARTS)
    for row, name in enumerate(PARTS):
        numbers_hold(sweeps, name, [card.number for card in cards if card.parts[row].sweep])
        counts = inner(symbols, name, words.SYMBOLS)
        for symbol, key in enumerate(words.SYMBOLS):
            listed = len([card for card in cards if card.parts[row].symbol == symbol])
            if integer(counts, key, 0, words.CARDS) != listed:
                raise not_a(counts, key, f"{listed}, as listed")


def numbers_hold(record: Record, key: str, listed: list[int]) -> None:
    if list(integers(record, key, 1, words.CARDS)) != listed:
        raise not_a(record, key, f"{shown(listed)}, as listed")
