"""The progress cards of the five levels; what is not on file is said to be missing, with the reason (X10)."""

from functools import cache
from typing import Final, NamedTuple

from maszyna.expeditions import words
from maszyna.expeditions.facts.glory import glory_tokens
from maszyna.kernel.facts import Record, inner, integer, integers, not_a, only, read_data, text, whole, wrong
from maszyna.kernel.facts import items as entries

PACKAGE: Final = "maszyna.expeditions.facts"
FILE: Final = "progress_cards.json"
LEAST_SPACES: Final = 9
MOST_SPACES: Final = 64  # of a track, the start included
COINS: Final = ["glory", "map", "corruption"]


class ProgressCard(NamedTuple):
    level: int
    name: str  # empty where nobody told it
    spaces: int  # with the start, which is 0
    stars: tuple[int, ...]
    glory_coins: int
    map_coins: int
    corruption_coins: int


class MissingCard(NamedTuple):
    level: int
    name: str
    reason: str


class ProgressCards(NamedTuple):
    first_game: int
    cards: tuple[ProgressCard, ...]
    missing: tuple[MissingCard, ...]


@cache
def progress_cards() -> ProgressCards:
    return load_progress_cards(read_data(PACKAGE, FILE))


def load_progress_cards(data: dict[str, object]) -> ProgressCards:
    top = whole(FILE, data, ["first_game", "cards"])
    listed = entries(top, "cards")
    if len(listed) != words.LEVELS:
        raise wrong(top, "cards", f"{len(listed)} entries", str(words.LEVELS))
    cards: list[ProgressCard] = []
    missing: list[MissingCard] = []
    for index, value in enumerate(listed):
        if not isinstance(value, dict):
            raise wrong(top, f"cards[{index}]", "no object", "an object")
        record = Record(FILE, f"cards[{index}]", value)
        if "missing" in value:
            only(record, ["level", "name", "missing"], [])
            missing.append(MissingCard(level(record, index + 1), name(record), text(record, "missing")))
        else:
            only(record, ["level", "name", "spaces", "stars", "coins"], [])
            cards.append(progress_card(record, index + 1))
    first = integer(top, "first_game", 1, words.LEVELS)
    if first not in [card.level for card in cards]:
        raise not_a(top, "first_game", "a level that is on file")
    return ProgressCards(first, tuple(cards), tuple(missing))


def level(record: Record, number: int) -> int:
    if integer(record, "level", 1, words.LEVELS) != number:
        raise not_a(record, "level", f"{number}, counting on")
    return number


def name(record: Record) -> str:
    return "" if record.fields["name"] is None else text(record, "name")


def progress_card(record: Record, number: int) -> ProgressCard:
    spaces = integer(record, "spaces", LEAST_SPACES, MOST_SPACES)
    stars = integers(record, "stars", 1, spaces - 1)
    if len(stars) != glory_tokens() or list(stars) != sorted(set(stars)):
        raise not_a(record, "stars", f"{glory_tokens()} spaces, ascending")
    coins = [integer(inner(record, "coins", COINS), kind, 0, words.MOST_COINS) for kind in COINS]
    return ProgressCard(level(record, number), name(record), spaces, stars, coins[0], coins[1], coins[2])
