"""The words of an act: its own answers in their order, any other by its name (``pay 44 metal 3``).

An answer is the action of the decision it is for; ``none`` is 0, where the decision may be declined.
"""

from typing import Final

from maszyna.kernel.packed_counts import KINDS
from maszyna.scythe.facts.encounters import encounters
from maszyna.scythe.facts.factions import factions
from maszyna.scythe.facts.objectives import objectives
from maszyna.scythe.ids import (
    ABILITIES,
    ABOARD,
    BOTTOM_RESOURCE,
    BOTTOMS,
    FACTIONS,
    FIRST_MECH,
    MAT,
    RESOURCES,
    STRUCTURES,
    UNIT_KINDS,
)
from maszyna.scythe.notation.places import MAT_NAME
from maszyna.scythe.place_texts import place_number, place_text
from maszyna.scythe.play.cards.factory import CARDS
from maszyna.scythe.play.common.payment import resource_in, token_action
from maszyna.scythe.state import Seat
from maszyna.scythe.table.piece_steps import CUBE_WORDS
from maszyna.scythe.table.refusals import Refusal
from maszyna.scythe.table.word_reader import NONE, WordReader, name_text, spoken_place

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
    # The same as the bottom-row actions, brought by a card: nothing is paid, and the mat gives nothing.
    "free-upgrade": ["cube", "box"],
    "free-deploy": ["ability", "place"],
    "free-build": ["structure", "place"],
    "free-enlist": ["once", "lasting"],
}
FREE: Final = "free-"  # then a bottom-row action
ACTS: Final = list(POSITIONS)
BONUS_WORDS: Final = ["power", "coins", "popularity", "cards"]  # of recruits
# Answers that are one of several words; the action is its number, counted from the second figure.
WORDS: Final[dict[str, tuple[list[str], int]]] = {
    "goods": (RESOURCES, 0), "cube": (CUBE_WORDS, 1), "box": (BOTTOMS, 0), "structure": (STRUCTURES, 1),
    "once": (BONUS_WORDS, 0), "lasting": (BONUS_WORDS, 1), "opponent": (FACTIONS, 0), "leave": (UNIT_KINDS[:3], 1),
    "offer": (["1", "2", "3"], 1), "benefit": (["1", "2"], 0), "workers": (["1", "2", "3", "4", "5", "6", "7", "8"], 1),
}  # fmt: skip
SIDES: Final[dict[str, list[str]]] = {"bolster": ["power", "cards"], "trade": ["resources", "popularity"]}
SIDE: Final = "side"
ABILITY: Final = "ability"
NUMBER: Final = "number"
PAY: Final = "pay"
PLACES: Final = ["place", "places"]
NAMES: Final = [SIDE, ABILITY, PAY, NUMBER, *WORDS, *PLACES]
MAY_BE_NONE: Final = [ABILITY, "cube", "structure", "lasting", "offer", "leave", *PLACES]
SEVERAL: Final = ["goods", *PLACES, "offer", "leave", "workers"]  # any number of them may follow one another
# What a refusal asks for, where the name of the answer does not say it.
WANTED: Final = {
    "goods": "resource", "once": "recruit", "lasting": "recruit", "opponent": "faction", "leave": "unit",
    "offer": "offer", "benefit": "offer", "workers": "number",
}  # fmt: skip
MOST_TOKENS: Final = 40
CARD: Final = "card"  # Crimea pays with one
CARD_PAID: Final = token_action(KINDS, 0)  # after all tokens
NO_NUMBER: Final = 0  # an objective nobody named
NUMBERS: Final[dict[str, list[int]]] = {
    "factory": list(CARDS),
    "card": list(CARDS),
    "encounter": [card.number for card in encounters()],
    "objective": [card.number for card in objectives()],
}


def bottom_name(act: str) -> str:
    """The bottom-row action that an act is, paid or free; of any other act nothing."""
    name = act.removeprefix(FREE)
    return name if name in BOTTOMS else ""


def read_answers(words: WordReader, act: str, own: Seat) -> dict[str, list[int]]:
    told: dict[str, list[int]] = {}
    while words.more():
        name = words.peek()
        if name in NAMES and (name != SIDE or act in SIDES) and (name != NUMBER or act in NUMBERS):
            words.at += 1
        else:
            open_names = [each for each in POSITIONS[act] if each not in told and fits(words, each, act, own)]
            if not open_names:
                raise Refusal("too_much", " ".join(words.all[words.at :]))
            name = open_names[0]
        told[name] = [*told.get(name, []), *read_values(words, name, act, own)]
    if PAY in told:
        told[PAY].sort()
    return told


def names_of(name: str, act: str, own: Seat) -> tuple[list[str], int]:
    """The words an answer is chosen from, and the action of the first."""
    if name == SIDE:
        return SIDES[act], 1
    return (abilities_of(own), FIRST_MECH) if name == ABILITY else WORDS[name]


def may_be_none(name: str, act: str) -> bool:
    return name in MAY_BE_NONE or (name == NUMBER and act == "objective")


def fits(words: WordReader, name: str, act: str, own: Seat) -> bool:
    """Whether the next word can be an answer of this name."""
    if words.peek() == NONE:
        return may_be_none(name, act)
    if name in PLACES:
        return words.is_place()
    return words.is_number() if name == NUMBER else words.picks(names_of(name, act, own)[0])


def read_values(words: WordReader, name: str, act: str, own: Seat) -> list[int]:
    """The answers of one name, as many as stand there."""
    if name == PAY:
        return read_payment(words, act, own)
    found: list[int] = []
    while not found or (name in SEVERAL and fits(words, name, act, own)):
        found.append(read_value(words, name, act, own))
    return found


def read_value(words: WordReader, name: str, act: str, own: Seat) -> int:
    if may_be_none(name, act) and words.skip(NONE):
        return 0
    if name in PLACES:
        if bottom_name(act) == "build":
            return words.territory()
        place = words.place(own.faction)
        if place == MAT:
            raise Refusal("wants_place", MAT_NAME)
        return place
    if name == NUMBER:
        number = words.number(1, NUMBERS[act][-1], "printed_card")
        if number not in NUMBERS[act]:
            raise Refusal("wants_printed_card", str(number))
        return number
    names, first = names_of(name, act, own)
    return words.pick(names, WANTED.get(name, name)) + first


def read_payment(words: WordReader, act: str, own: Seat) -> list[int]:
    """Places with what is paid from each: ``44 metal 2 36 metal 1``; an action for every token.

    A bottom-row action has one kind of cost, which need not be said.
    """
    found: list[int] = []
    while not found or words.is_place() or words.peek() in (place_text(ABOARD), CARD):
        if words.skip(CARD):
            found.append(CARD_PAID)
            continue
        place = ABOARD if words.skip(place_text(ABOARD)) else words.place(own.faction)
        if place == MAT:
            raise Refusal("wants_place", MAT_NAME)
        if act not in BOTTOMS:
            resource = words.pick(RESOURCES, "resource")
            found += [token_action(resource, place)] * words.number(1, MOST_TOKENS, "number")
            continue
        paid_in = RESOURCES[BOTTOM_RESOURCE[BOTTOMS.index(act)]]
        if not words.is_number() and words.next("resource") != paid_in:
            raise Refusal("paid_in", paid_in)
        found += [place] * words.number(1, MOST_TOKENS, "number")
    return found


def abilities_of(own: Seat) -> list[str]:
    """The mech abilities of the seat's faction in the order of its mechs."""
    return [ABILITIES[mech.bit_length() - 1] for mech in factions()[own.faction].mechs]


def answer_words(name: str, values: list[int], act: str, own: Seat) -> list[str]:
    """The words that read back as these answers."""
    if name == PAY:
        return payment_words(values, act, own)
    words = [answer_word(name, value, act, own) for value in values]
    if name in SEVERAL:
        return words
    return [words[0], *(word for further in words[1:] for word in (name, further))]


def answer_word(name: str, value: int, act: str, own: Seat) -> str:
    if value == 0 and may_be_none(name, act):
        return NONE
    if name in PLACES:
        return spoken_place(value, own.faction)
    if name == NUMBER:
        return str(value)
    names, first = names_of(name, act, own)
    return name_text(names[value - first])


def tokens_paid(act: str, values: list[int]) -> list[tuple[int, int]]:
    """Place and resource of every token; a bottom-row action has one kind, so that its values are places."""
    if act in BOTTOMS:
        resource = BOTTOM_RESOURCE[BOTTOMS.index(act)]
        return [(place, resource) for place in values if place != CARD_PAID]
    return [(place_number(value), resource_in(value)) for value in values if value != CARD_PAID]


def payment_words(values: list[int], act: str, own: Seat) -> list[str]:
    tokens = tokens_paid(act, values)
    parts: list[str] = []
    for place, resource in dict.fromkeys(tokens):
        parts += [spoken_place(place, own.faction), RESOURCES[resource], str(tokens.count((place, resource)))]
    return parts + [CARD] * values.count(CARD_PAID)
