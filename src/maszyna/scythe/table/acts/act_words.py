"""The words of an act: its own answers in their order, any other by its name (``pay 44 metal 3``)."""

from typing import Final

from maszyna.scythe.facts.factions import factions
from maszyna.scythe.ids import (
    ABILITIES,
    ABOARD,
    BONUSES,
    BOTTOM_RESOURCE,
    BOTTOMS,
    CUBES,
    FACTIONS,
    FIRST_MECH,
    RESOURCES,
    STRUCTURES,
)
from maszyna.scythe.place_texts import place_number, place_text
from maszyna.scythe.play.common.payment import resource_in, token_action
from maszyna.scythe.play.turn.top import FIRST, SECOND
from maszyna.scythe.state import Seat
from maszyna.scythe.table.refusals import Refusal
from maszyna.scythe.table.word_reader import WordReader, name_text, spoken_place

POSITIONS: Final[dict[str, list[str]]] = {
    "trade": ["side", "goods", "place"],
    "bolster": ["side"],
    "coins": [],
    "produce": ["places"],
    "upgrade": ["cube", "box"],
    "deploy": ["ability", "place"],
    "build": ["structure", "place"],
    "enlist": ["once", "lasting"],
    "factory": ["number"],
    "card": ["number"],
    "encounter": ["number", "offer"],
    "objective": ["number"],
}
ACTS: Final = list(POSITIONS)
# Answers that are one of several words; the action is its number, counted from the second figure.
WORDS: Final[dict[str, tuple[list[str], int]]] = {
    "goods": (RESOURCES, 0), "cube": (CUBES, 1), "box": (BOTTOMS, 0), "structure": (STRUCTURES, 1),
    "once": (BONUSES, 0), "lasting": (BONUSES, 1), "opponent": (FACTIONS, 0),
}  # fmt: skip
SIDES: Final[dict[str, list[str]]] = {"bolster": ["power", "cards"], "trade": ["resources", "popularity"]}
PLACES: Final = ["place", "places"]
NUMBERS: Final = ["number", "offer", "benefit", "units", "workers", "card", "coerce"]
NAMES: Final = ["side", "ability", "pay", *WORDS, *PLACES, *NUMBERS]
MOST_NUMBER: Final = 42
MOST_TOKENS: Final = 40


def read_answers(words: WordReader, act: str, own: Seat) -> dict[str, list[int]]:
    told: dict[str, list[int]] = {}
    while words.more():
        name = words.peek()
        if name in NAMES:
            words.at += 1
        else:
            open_names = [each for each in POSITIONS[act] if each not in told and fits(words, each, act, own)]
            if not open_names:
                raise Refusal("too_much", " ".join(words.all[words.at :]))
            name = open_names[0]
        told[name] = [*told.get(name, []), *read_values(words, name, act, own)]
    if "goods" in told:
        told["goods"].sort()  # the rules ask for each mix in one order
    if "pay" in told:
        told["pay"].sort()
    return told


def fits(words: WordReader, name: str, act: str, own: Seat) -> bool:
    """Whether the next word can be an answer of this name."""
    if name in WORDS:
        return words.picks(WORDS[name][0])
    if name == "side":
        return words.picks(SIDES[act])
    if name == "ability":
        return words.picks(abilities_of(own))
    return words.is_place() if name in PLACES else words.is_number()


def read_values(words: WordReader, name: str, act: str, own: Seat) -> list[int]:
    """The answers of one name, as many as stand there."""
    found: list[int] = []
    while not found or fits(words, name, act, own):
        if name in WORDS:
            names, first = WORDS[name]
            found.append(words.pick(names, wanted(name)) + first)
        elif name == "side":
            found.append([FIRST, SECOND][words.pick(SIDES[act], "side")])
        elif name == "ability":
            found.append(words.pick(abilities_of(own), "ability") + FIRST_MECH)
        elif name in PLACES:
            found.append(words.place(own.faction))
        elif name == "pay":
            return read_payment(words, act, own)
        else:
            found.append(words.number(0, MOST_NUMBER, "number"))
        if name not in ("goods", "places", "offer", "units", "workers"):
            break
    return found


def wanted(name: str) -> str:
    return {"goods": "resource", "once": "recruit", "lasting": "recruit"}.get(name, name)


def read_payment(words: WordReader, act: str, own: Seat) -> list[int]:
    """Places with what is paid from each: ``44 metal 2 36 metal 1``; an action for every token."""
    found: list[int] = []
    while words.is_place() or words.peek() == place_text(ABOARD):
        place = ABOARD if words.skip(place_text(ABOARD)) else words.place(own.faction)
        resource = words.pick(RESOURCES, "resource")
        amount = words.number(1, MOST_TOKENS, "number")
        found += [place if act in BOTTOMS else token_action(resource, place)] * amount
    return found


def abilities_of(own: Seat) -> list[str]:
    """The mech abilities of the seat's faction in the order of its mechs."""
    return [ABILITIES[mech.bit_length() - 1] for mech in factions()[own.faction].mechs]


def answer_words(name: str, values: list[int], act: str, own: Seat) -> list[str]:
    """The words that read back as these answers."""
    if name in WORDS:
        names, first = WORDS[name]
        return [name_text(names[value - first]) for value in values]
    if name == "side":
        return [SIDES[act][value - FIRST] for value in values]
    if name == "ability":
        return [name_text(abilities_of(own)[value - FIRST_MECH]) for value in values]
    if name in PLACES:
        return [spoken_place(value, own.faction) for value in values]
    if name == "pay":
        return payment_words(values, act, own)
    return [str(value) for value in values]


def payment_words(values: list[int], act: str, own: Seat) -> list[str]:
    if act in BOTTOMS:
        resource = BOTTOM_RESOURCE[BOTTOMS.index(act)]
        tokens = [(place, resource) for place in values]
    else:
        tokens = [(place_number(value), resource_in(value)) for value in values]
    parts: list[str] = []
    for place, resource in dict.fromkeys(tokens):
        parts += [spoken_place(place, own.faction), RESOURCES[resource], str(tokens.count((place, resource)))]
    return parts
