"""The 14 decision cards (X1.4)."""

from functools import cache
from typing import Final, NamedTuple

from maszyna.expeditions import ids as words
from maszyna.kernel.document import Part as Entry
from maszyna.kernel.document import written
from maszyna.kernel.errors import FormatError
from maszyna.kernel.facts import file_part, read_data

PACKAGE: Final = "maszyna.expeditions.facts"
FILE: Final = "decision_cards.json"
PARTS: Final = [words.ROWS[words.NORTH], words.ROWS[words.CENTRAL]]
MOST_GLORY: Final = 8


class CardPart(NamedTuple):
    """What a card says for one mech."""

    sweep: bool
    symbol: int  # of words.SYMBOLS, or NO_SYMBOL where the target row is empty
    glory: int  # tokens in camp the target row asks for
    times: int  # the multiplier, of corruption only
    distance: int


class DecisionCard(NamedTuple):
    number: int
    progress: bool
    parts: tuple[CardPart, CardPart]  # by row


@cache
def decision_cards() -> tuple[DecisionCard, ...]:
    """The cards by number."""
    return load_decision_cards(read_data(PACKAGE, FILE))


def load_decision_cards(data: dict[str, object]) -> tuple[DecisionCard, ...]:
    top = file_part(FILE, data, ["checks", "cards"])
    listed = top.at("cards").records(words.CARDS, ["number", "progress", *PARTS], [])
    cards = [decision_card(record, number) for number, record in enumerate(listed, 1)]
    checks_hold(top.inner("checks", ["without_progress", "sweeps", "symbols"]), cards)
    return tuple(cards)


def decision_card(record: Entry, number: int) -> DecisionCard:
    if record.at("number").number(1, words.CARDS) != number:
        raise record.at("number").broken(f"{number}, counting on")
    return DecisionCard(
        number, record.at("progress").flag(), (mech_part(record, PARTS[0]), mech_part(record, PARTS[1]))
    )


def mech_part(record: Entry, key: str) -> CardPart:
    has_target = record.at(key).has("target")
    child = record.inner(key, ["sweep", "distance", "target"] if has_target else ["sweep", "distance"])
    sweep, distance = child.at("sweep").flag(), child.at("distance").number(1, words.FARTHEST)
    if not has_target:
        return CardPart(sweep, words.NO_SYMBOL, 0, 0, distance)
    target = child.at("target")
    target.record(["symbol", "glory"], ["times"])
    symbol = target.at("symbol").name(words.SYMBOLS)
    if (symbol == words.CORRUPTION) != target.has("times"):
        rule = "belongs to corruption only" if target.has("times") else "is missing; corruption has it"
        raise FormatError(target.at("times").where, "misplaced_data", rule=rule, found=words.SYMBOLS[symbol])
    times = target.at("times").number(1, words.MOST_TIMES) if symbol == words.CORRUPTION else 0
    return CardPart(sweep, symbol, target.at("glory").number(0, MOST_GLORY), times, distance)


def checks_hold(checks: Entry, cards: list[DecisionCard]) -> None:
    """The file states what the cards add up to; they must bear it out."""
    numbers_hold(checks, "without_progress", [card.number for card in cards if not card.progress])
    sweeps, symbols = checks.inner("sweeps", PARTS), checks.inner("symbols", PARTS)
    for row, name in enumerate(PARTS):
        numbers_hold(sweeps, name, [card.number for card in cards if card.parts[row].sweep])
        counts = symbols.inner(name, words.SYMBOLS)
        for symbol, key in enumerate(words.SYMBOLS):
            listed = len([card for card in cards if card.parts[row].symbol == symbol])
            if counts.at(key).number(0, words.CARDS) != listed:
                raise counts.at(key).broken(f"{listed}, as listed")


def numbers_hold(record: Entry, key: str, listed: list[int]) -> None:
    if list(record.at(key).integers(1, words.CARDS)) != listed:
        raise record.at(key).broken(f"{written(listed)}, as listed", written(record.at(key).value))
