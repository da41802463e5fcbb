"""The glory card and the progress cards of the five levels; missing ones are named with the reason (X10)."""

from functools import cache
from typing import Final, NamedTuple

from maszyna.expeditions import ids as words
from maszyna.kernel.document import Part, written
from maszyna.kernel.facts import file_part, read_data

PACKAGE: Final = "maszyna.expeditions.facts"
FILE: Final = "progress_cards.json"
GLORY_FILE: Final = "glory_card.json"
MOST_GLORY_TOKENS: Final = 20  # of all players in the box
LEAST_SPACES: Final = 9
MOST_SPACES: Final = 64  # of a track, the start included
COINS: Final = ["glory", "map", "corruption"]


class ProgressCard(NamedTuple):
    level: int
    name: str  # empty where nobody has entered it
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
def glory_tokens() -> int:
    """How many glory tokens the Automa has (X1.3, X2.5)."""
    return load_glory_card(read_data(PACKAGE, GLORY_FILE))


def load_glory_card(data: dict[str, object]) -> int:
    return file_part(GLORY_FILE, data, ["tokens"]).at("tokens").number(1, MOST_GLORY_TOKENS)


@cache
def progress_cards() -> ProgressCards:
    return load_progress_cards(read_data(PACKAGE, FILE))


def load_progress_cards(data: dict[str, object]) -> ProgressCards:
    top = file_part(FILE, data, ["first_game", "cards"])
    listed = top.at("cards").items("list")
    if len(listed) != words.LEVELS:
        raise top.at("cards").broken(f"a list of {words.LEVELS}")
    cards: list[ProgressCard] = []
    missing: list[MissingCard] = []
    for index, record in enumerate(listed):
        if record.has("missing"):
            record.record(["level", "name", "missing"], [])
            missing.append(MissingCard(level(record, index + 1), name(record), record.at("missing").text()))
        else:
            record.record(["level", "name", "spaces", "stars", "coins"], [])
            cards.append(progress_card(record, index + 1))
    first = top.at("first_game").number(1, words.LEVELS)
    if first not in [card.level for card in cards]:
        raise top.at("first_game").broken("a level that is on file")
    return ProgressCards(first, tuple(cards), tuple(missing))


def level(record: Part, number: int) -> int:
    if record.at("level").number(1, words.LEVELS) != number:
        raise record.at("level").broken(f"{number}, counting on")
    return number


def name(record: Part) -> str:
    return "" if record.at("name").value is None else record.at("name").text()


def progress_card(record: Part, number: int) -> ProgressCard:
    spaces = record.at("spaces").number(LEAST_SPACES, MOST_SPACES)
    stars = record.at("stars").integers(1, spaces - 1)
    if len(stars) != glory_tokens() or list(stars) != sorted(set(stars)):
        raise record.at("stars").broken(f"{glory_tokens()} spaces, ascending", written(list(stars)))
    coins = [record.inner("coins", COINS).at(kind).number(0, words.MOST_COINS) for kind in COINS]
    return ProgressCard(level(record, number), name(record), spaces, stars, coins[0], coins[1], coins[2])
