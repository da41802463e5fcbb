"""The Automa: its nineteen cards, and what it starts with."""

from functools import cache
from typing import Final, NamedTuple

from maszyna.kernel.document import Part, written
from maszyna.kernel.facts import file_part
from maszyna.scythe import ids as words
from maszyna.scythe.facts.check import read
from maszyna.scythe.facts.factions import factions

CARDS_FILE: Final = "automa_cards.json"
START_FILE: Final = "automa.json"

CARDS: Final = 19
MOST_CARDS: Final = 60  # of an own deck: a set of cards is a mask
MOST_COMBAT_CARDS: Final = 3
MOST_RESOURCES: Final = 4
MOST_GAINED: Final = 4

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

LEVELS: Final = ["autometta", "automa", "automaszyna", "ultimaszyna"]  # their star cards: star_cards.py
AUTOMA_LEVEL: Final = 1
ULTIMASZYNA: Final = 3

CARD_KEYS: Final = [
    "number", "skipped_by_autometta", "advances", "combat_power", "combat_cards", "resources", "schemes",
]  # fmt: skip
CHECKS: Final = ["combat_cards", "resources", "skipped_by_autometta", "not_advancing"]
ROWS: Final = ["moves", "gains"]
ADDITIONS: Final = 7  # rows that Invaders from Afar adds a group to

# The deck as the base game prints it, with the cards of Invaders from Afar, and with R14 settled for Togawa.
BASE_DECK: Final = 0
INVADERS_DECK: Final = 1
TOGAWA_DECK: Final = 2
DECKS: Final = ["base", "invaders", "togawa"]


PRINTED_COLUMNS: Final = (7, 13, words.MOST_POWER)  # A15.3: with 0-7, 8-13, 14 or more power


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
    combat_power: tuple[int, ...]  # by column
    combat_cards: int
    resources: int
    schemes: tuple[Scheme, Scheme]
    columns: tuple[int, ...] = PRINTED_COLUMNS  # the most power each column counts with


class AutomaStart(NamedTuple):
    coins: int
    popularity: int


def automa_cards(deck: int) -> tuple[AutomaCard, ...]:
    """One of the DECKS by number."""
    return decks()[deck]


@cache
def decks() -> tuple[tuple[AutomaCard, ...], ...]:
    return load_automa_cards(read(CARDS_FILE))


@cache
def automa_start() -> AutomaStart:
    return load_automa_start(read(START_FILE))


def load_automa_cards(data: dict[str, object]) -> tuple[tuple[AutomaCard, ...], ...]:
    """The DECKS in their order."""
    top = file_part(CARDS_FILE, data, ["checks", "cards", "invaders"])
    listed = top.at("cards").records(CARDS, CARD_KEYS, [])
    base = [automa_card(record, number) for number, record in enumerate(listed, 1)]
    checks_hold(top.inner("checks", CHECKS), base)
    record = top.inner("invaders", ["source", "confidence", "notes", "additions", "other_emblem"])
    invaders = with_additions(record, base)
    return (tuple(base), invaders, with_other_emblem(record, invaders))


def automa_card(record: Part, number: int) -> AutomaCard:
    if record.at("number").number(1, CARDS) != number:
        raise record.at("number").broken(f"{number}, counting on")
    power = record.at("combat_power").integers(0, words.MOST_DIAL)
    if len(power) != 3 or list(power) != sorted(power):
        raise record.at("combat_power").broken("three columns, never falling")
    parts = [scheme(part) for part in record.at("schemes").records(2, [*ROWS, "recruit"], [])]
    return AutomaCard(
        number, record.at("skipped_by_autometta").flag(), record.at("advances").flag(), power,
        record.at("combat_cards").number(0, MOST_COMBAT_CARDS), record.at("resources").number(0, MOST_RESOURCES),
        (parts[0], parts[1]),
    )  # fmt: skip


def scheme(record: Part) -> Scheme:
    names = emblems("base")
    moves = [move_group(part, names) for part in groups(record, "moves", ["symbol"], ["min_power", "bracket"])]
    gains = [gain_group(part, names) for part in groups(record, "gains", ["gain", "amount"], ["bracket"])]
    if len({(one.symbol, one.faction) for one in moves}) != len(moves):
        raise record.at("moves").broken("each group once")
    if len({(one.gain, one.faction) for one in gains}) != len(gains):
        raise record.at("gains").broken("each group once")
    recruit = record.at("recruit").name(RECRUITS)
    return Scheme(tuple(moves), tuple(gains), recruit if recruit < len(words.BONUSES) else NO_RECRUIT)


def groups(record: Part, key: str, required: list[str], optional: list[str]) -> list[Part]:
    """One row from the left: groups in brackets, then those for every faction."""
    found = record.at(key).records(len(record.at(key).items("list")), required, optional)
    in_brackets = [one.has("bracket") for one in found]
    if not found or in_brackets[-1] or in_brackets != sorted(in_brackets, reverse=True):
        raise record.at(key).broken("at least one group without brackets, after those in brackets")
    return found


def move_group(record: Part, names: list[str]) -> MoveGroup:
    symbol = record.at("symbol").name(SYMBOLS)
    if symbol != ATTACK_COMBAT_UNIT:
        record.record(["symbol"], ["bracket"])
        return MoveGroup(symbol, 0, emblem(record, names))
    record.record(["symbol", "min_power"], ["bracket"])
    return MoveGroup(symbol, record.at("min_power").number(1, words.MOST_POWER), emblem(record, names))


def gain_group(record: Part, names: list[str]) -> GainGroup:
    gain = record.at("gain").name(GAINS)
    return GainGroup(gain, record.at("amount").number(1, MOST_GAINED), emblem(record, names))


def emblem(record: Part, names: list[str]) -> int:
    if not record.has("bracket"):
        return ANY_FACTION
    return words.FACTIONS.index(names[record.at("bracket").name(names)])


def emblems(edition: str) -> list[str]:
    """The factions whose emblems a set may print."""
    return [one.id for one in factions() if one.edition == edition]


def checks_hold(checks: Part, cards: list[AutomaCard]) -> None:
    """The file states what the deck adds up to; the cards must bear it out."""
    counts = [str(number) for number in range(MOST_COMBAT_CARDS + 1)]
    spread = checks.inner("combat_cards", counts)
    for number, key in enumerate(counts):
        listed = len([1 for card in cards if card.combat_cards == number])
        if spread.at(key).number(0, CARDS) != listed:
            raise spread.at(key).broken(f"{listed}, as listed")
    discs = sum([card.resources for card in cards])
    if checks.at("resources").number(0, 99) != discs:
        raise checks.at("resources").broken(f"{discs}, as listed")
    skipped = [card.number for card in cards if card.skipped_by_autometta]
    if list(checks.at("skipped_by_autometta").integers(1, CARDS)) != skipped:
        raise checks.at("skipped_by_autometta").broken(f"{written(skipped)}, as listed")
    still = [card.number for card in cards if not card.advances]
    if list(checks.at("not_advancing").integers(1, CARDS)) != still:
        raise checks.at("not_advancing").broken(f"{written(still)}, as listed")


def with_additions(record: Part, base: list[AutomaCard]) -> tuple[AutomaCard, ...]:
    """The four cards of Invaders from Afar are the base ones with a group in brackets put first in some rows."""
    record.at("confidence").text()
    record.at("source").texts()
    record.at("notes").texts()
    names = emblems("invaders")
    cards = list(base)
    taken: list[tuple[int, int, int]] = []
    for entry in record.at("additions").records(ADDITIONS, ["card", "scheme", "row", "first"], []):
        at = (entry.at("card").number(1, CARDS) - 1, entry.at("scheme").number(1, 2) - 1, entry.at("row").name(ROWS))
        if at in taken:
            raise entry.at("row").broken("one addition to a row", "an addition to the same row as above")
        taken.append(at)
        card = cards[at[0]]
        rows = card.schemes[at[1]]
        if ROWS[at[2]] == "moves":
            move = move_group(entry.inner("first", ["symbol", "bracket"]), names)
            rows = rows._replace(moves=(move, *rows.moves))
        else:
            gain = gain_group(entry.inner("first", ["gain", "amount", "bracket"]), names)
            rows = rows._replace(gains=(gain, *rows.gains))
        cards[at[0]] = with_scheme(card, at[1], rows)
    return tuple(cards)


def with_other_emblem(record: Part, deck: tuple[AutomaCard, ...]) -> tuple[AutomaCard, ...]:
    """R14: the same cards with another emblem on the first group of one gain row."""
    entry = record.inner("other_emblem", ["card", "scheme", "bracket"])
    number, which = entry.at("card").number(1, CARDS), entry.at("scheme").number(1, 2) - 1
    card = deck[number - 1]
    gains = card.schemes[which].gains
    if gains[0].faction == ANY_FACTION:
        raise entry.at("card").broken("a card whose gain row has a group in brackets")
    first = gains[0]._replace(faction=emblem(entry, emblems("invaders")))
    cards = list(deck)
    cards[number - 1] = with_scheme(card, which, card.schemes[which]._replace(gains=(first, *gains[1:])))
    return tuple(cards)


def with_scheme(card: AutomaCard, which: int, rows: Scheme) -> AutomaCard:
    return card._replace(schemes=(rows, card.schemes[1]) if which == 0 else (card.schemes[0], rows))


def load_automa_start(data: dict[str, object]) -> AutomaStart:
    top = file_part(START_FILE, data, ["start", "several"])
    top.at("several").texts()
    start = top.inner("start", ["coins", "popularity"])
    return AutomaStart(start.at("coins").number(0, 99), start.at("popularity").number(0, words.MOST_POPULARITY))
