"""The Automa: its nineteen cards, the four star cards, and what it starts with."""

from functools import cache
from typing import Final, NamedTuple

from maszyna.kernel.facts import (
    NONE,
    Record,
    choice,
    flag,
    inner,
    integer,
    integers,
    items,
    not_a,
    only,
    records,
    shown,
    text,
    texts,
    whole,
    wrong,
)
from maszyna.scythe import words
from maszyna.scythe.facts.check import read
from maszyna.scythe.facts.factions import factions

CARDS_FILE: Final = "automa_cards.json"
LEVELS_FILE: Final = "automa_levels.json"
START_FILE: Final = "automa.json"

CARDS: Final = 19
MOST_COMBAT_CARDS: Final = 3
MOST_RESOURCES: Final = 4
MOST_GAINED: Final = 4
MOST_SPACES: Final = 24

# What a group of the move row asks for.
MOVE_WORKER: Final = 0
MOVE_MECH: Final = 1
MOVE_CHARACTER: Final = 2
ENCOUNTER_OR_FACTORY: Final = 3
ATTACK_WORKERS: Final = 4
ATTACK_COMBAT_UNIT: Final = 5
SYMBOLS: Final = [
    "move_worker", "move_mech", "move_character", "encounter_or_factory", "attack_workers", "attack_combat_unit",
]  # fmt: skip

# What a group of the gain row gives.
GAIN_WORKER: Final = 0
GAIN_UNIT: Final = 1
GAIN_COIN: Final = 2
GAIN_POWER: Final = 3
GAIN_CARD: Final = 4
GAINS: Final = ["worker", "mech_or_character", "coin", "power", "combat_card"]

ANY_FACTION: Final = -1
NO_RECRUIT: Final = -1
RECRUITS: Final = [*words.BONUSES, "none"]

LEVELS: Final = ["autometta", "automa", "automaszyna", "ultimaszyna"]

CARD_KEYS: Final = [
    "number", "skipped_by_autometta", "advances", "combat_power", "combat_cards", "resources", "schemes",
]  # fmt: skip
CHECKS: Final = ["combat_cards", "resources", "skipped_by_autometta", "not_advancing"]
ROWS: Final = ["moves", "gains"]
ADDITIONS: Final = 7  # rows that Invaders from Afar adds a group to


class MoveGroup(NamedTuple):
    symbol: int
    min_power: int  # the Automa's power an attack on combat units asks for, otherwise 0
    faction: int  # of the emblem on its brackets, or ANY_FACTION


class GainGroup(NamedTuple):
    gain: int
    amount: int
    faction: int


class Scheme(NamedTuple):
    moves: tuple[MoveGroup, ...]
    gains: tuple[GainGroup, ...]
    recruit: int  # in words.BONUSES, or NO_RECRUIT


class AutomaCard(NamedTuple):
    number: int
    skipped_by_autometta: bool
    advances: bool  # a gold star: the marker goes on
    combat_power: tuple[int, int, int]  # with 0-7, 8-13, 14 or more power
    combat_cards: int
    resources: int
    schemes: tuple[Scheme, Scheme]


class Level(NamedTuple):
    index: int  # type: ignore[assignment]  # shadows a method of tuple that nobody needs here
    id: str
    spaces: int
    dry_until: int  # the last space with the no-water mark, or -1
    scheme_two: int
    stars: tuple[int, ...]


class AutomaStart(NamedTuple):
    coins: int
    popularity: int


def automa_cards(invaders: bool) -> tuple[AutomaCard, ...]:
    """The deck by number, as printed in the base game or with the cards that Invaders from Afar puts in."""
    return decks()[1 if invaders else 0]


@cache
def decks() -> tuple[tuple[AutomaCard, ...], tuple[AutomaCard, ...]]:
    return load_automa_cards(read(CARDS_FILE))


@cache
def levels() -> tuple[Level, ...]:
    return load_levels(read(LEVELS_FILE))


@cache
def automa_start() -> AutomaStart:
    return load_automa_start(read(START_FILE))


def load_automa_cards(data: dict[str, object]) -> tuple[tuple[AutomaCard, ...], tuple[AutomaCard, ...]]:
    """The deck of the base game, and the one with Invaders from Afar."""
    top = whole(CARDS_FILE, data, ["checks", "cards", "invaders"])
    listed = records(top, "cards", CARDS, CARD_KEYS, NONE)
    base = [automa_card(record, number) for number, record in enumerate(listed, 1)]
    checks_hold(inner(top, "checks", CHECKS), base)
    return (tuple(base), with_additions(inner(top, "invaders", ["source", "confidence", "notes", "additions"]), base))


def automa_card(record: Record, number: int) -> AutomaCard:
    if integer(record, "number", 1, CARDS) != number:
        raise not_a(record, "number", f"{number}, counting on")
    power = integers(record, "combat_power", 0, words.MOST_DIAL)
    if len(power) != 3 or list(power) != sorted(power):
        raise not_a(record, "combat_power", "three columns, never falling")
    parts = [scheme(part) for part in records(record, "schemes", 2, [*ROWS, "recruit"], NONE)]
    return AutomaCard(
        number, flag(record, "skipped_by_autometta"), flag(record, "advances"), (power[0], power[1], power[2]),
        integer(record, "combat_cards", 0, MOST_COMBAT_CARDS), integer(record, "resources", 0, MOST_RESOURCES),
        (parts[0], parts[1]),
    )  # fmt: skip


def scheme(record: Record) -> Scheme:
    names = emblems("base")
    moves = [move_group(part, names) for part in groups(record, "moves", ["symbol"], ["min_power", "bracket"])]
    gains = [gain_group(part, names) for part in groups(record, "gains", ["gain", "amount"], ["bracket"])]
    if len({(one.symbol, one.faction) for one in moves}) != len(moves):
        raise not_a(record, "moves", "each group once")
    if len({(one.gain, one.faction) for one in gains}) != len(gains):
        raise not_a(record, "gains", "each group once")
    recruit = choice(record, "recruit", RECRUITS)
    return Scheme(tuple(moves), tuple(gains), recruit if recruit < len(words.BONUSES) else NO_RECRUIT)


def groups(record: Record, key: str, required: list[str], optional: list[str]) -> list[Record]:
    """One row from the left: groups in brackets, then those for every faction."""
    found = records(record, key, len(items(record, key)), required, optional)
    in_brackets = ["bracket" in one.fields for one in found]
    if not found or in_brackets[-1] or in_brackets != sorted(in_brackets, reverse=True):
        raise not_a(record, key, "at least one group without brackets, after those in brackets")
    return found


def move_group(record: Record, names: list[str]) -> MoveGroup:
    symbol = choice(record, "symbol", SYMBOLS)
    if symbol != ATTACK_COMBAT_UNIT:
        only(record, ["symbol"], ["bracket"])
        return MoveGroup(symbol, 0, emblem(record, names))
    only(record, ["symbol", "min_power"], ["bracket"])
    return MoveGroup(symbol, integer(record, "min_power", 1, words.MOST_POWER), emblem(record, names))


def gain_group(record: Record, names: list[str]) -> GainGroup:
    gain = choice(record, "gain", GAINS)
    return GainGroup(gain, integer(record, "amount", 1, MOST_GAINED), emblem(record, names))


def emblem(record: Record, names: list[str]) -> int:
    if "bracket" not in record.fields:
        return ANY_FACTION
    return words.FACTIONS.index(names[choice(record, "bracket", names)])


def emblems(edition: str) -> list[str]:
    """The factions whose emblems a set may print."""
    return [one.id for one in factions() if one.edition == edition]


def checks_hold(checks: Record, cards: list[AutomaCard]) -> None:
    """The file states what the deck adds up to; the cards must bear it out."""
    counts = [str(number) for number in range(MOST_COMBAT_CARDS + 1)]
    spread = inner(checks, "combat_cards", counts)
    for number, key in enumerate(counts):
        listed = len([1 for card in cards if card.combat_cards == number])
        if integer(spread, key, 0, CARDS) != listed:
            raise not_a(spread, key, f"{listed}, as listed")
    discs = sum([card.resources for card in cards])
    if integer(checks, "resources", 0, 99) != discs:
        raise not_a(checks, "resources", f"{discs}, as listed")
    skipped = [card.number for card in cards if card.skipped_by_autometta]
    if list(integers(checks, "skipped_by_autometta", 1, CARDS)) != skipped:
        raise not_a(checks, "skipped_by_autometta", f"{shown(skipped)}, as listed")
    still = [card.number for card in cards if not card.advances]
    if list(integers(checks, "not_advancing", 1, CARDS)) != still:
        raise not_a(checks, "not_advancing", f"{shown(still)}, as listed")


def with_additions(record: Record, base: list[AutomaCard]) -> tuple[AutomaCard, ...]:
    """The four cards of Invaders from Afar are the base ones with a group in brackets put first in some rows."""
    text(record, "confidence")
    texts(record, "source")
    texts(record, "notes")
    names = emblems("invaders")
    cards = list(base)
    taken: list[tuple[int, int, int]] = []
    for entry in records(record, "additions", ADDITIONS, ["card", "scheme", "row", "first"], NONE):
        at = (integer(entry, "card", 1, CARDS) - 1, integer(entry, "scheme", 1, 2) - 1, choice(entry, "row", ROWS))
        if at in taken:
            raise wrong(entry, "row", "an addition to the same row as above", "one addition to a row")
        taken.append(at)
        card = cards[at[0]]
        rows = card.schemes[at[1]]
        if ROWS[at[2]] == "moves":
            move = move_group(inner(entry, "first", ["symbol", "bracket"]), names)
            rows = rows._replace(moves=(move, *rows.moves))
        else:
            gain = gain_group(inner(entry, "first", ["gain", "amount", "bracket"]), names)
            rows = rows._replace(gains=(gain, *rows.gains))
        both = (rows, card.schemes[1]) if at[1] == 0 else (card.schemes[0], rows)
        cards[at[0]] = card._replace(schemes=both)
    return tuple(cards)


def load_levels(data: dict[str, object]) -> tuple[Level, ...]:
    top = whole(LEVELS_FILE, data, ["levels"])
    listed = records(top, "levels", len(LEVELS), ["id", "spaces", "no_water", "scheme_two", "stars"], NONE)
    return tuple([level(record, index) for index, record in enumerate(listed)])


def level(record: Record, index: int) -> Level:
    """Spaces count from 0; the first star space is the one marked II, the last space ends the tracker."""
    if choice(record, "id", LEVELS) != index:
        raise not_a(record, "id", f"{LEVELS[index]}, from the easiest")
    last = integer(record, "spaces", words.MOST_STARS, MOST_SPACES) - 1
    dry = list(integers(record, "no_water", 0, last))
    if dry != list(range(len(dry))):
        raise not_a(record, "no_water", "the first spaces, counting on from 0")
    stars = integers(record, "stars", 1, last)
    if len(stars) != words.MOST_STARS or list(stars) != sorted(set(stars)) or stars[-1] != last:
        raise not_a(record, "stars", f"{words.MOST_STARS} spaces, rising, the last of them {last}")
    if integer(record, "scheme_two", 1, last) != stars[0]:
        raise not_a(record, "scheme_two", f"{stars[0]}, the first star space")
    return Level(index, LEVELS[index], last + 1, len(dry) - 1, stars[0], stars)


def load_automa_start(data: dict[str, object]) -> AutomaStart:
    top = whole(START_FILE, data, ["start", "several"])
    texts(top, "several")
    start = inner(top, "start", ["coins", "popularity"])
    return AutomaStart(integer(start, "coins", 0, 99), integer(start, "popularity", 0, words.MOST_POPULARITY))
