"""Places, in the four parts they have in a sentence: named, left, gone to, and where something happens."""

from typing import Final

from maszyna.scythe.board import TERRAIN
from maszyna.scythe.words import ABOARD, FIRST_BASE, MAT
from maszyna.speech.names import faction_of
from maszyna.speech.tongue import Tongue, mark

# By the order of the terrains, then the home base, the mat, where units are that are not in play, and the own airship.
NAMED: Final = [
    mark("village {number}"),
    mark("farm {number}"),
    mark("forest {number}"),
    mark("mountain {number}"),
    mark("tundra {number}"),
    mark("lake {number}"),
    mark("the Factory"),
    mark("base of {faction}"),
    mark("the mat"),
    mark("the airship"),
]
FROM: Final = [
    mark("from the village {number}"),
    mark("from the farm {number}"),
    mark("from the forest {number}"),
    mark("from the mountain {number}"),
    mark("from the tundra {number}"),
    mark("from the lake {number}"),
    mark("from the Factory"),
    mark("from the base of {faction}"),
    mark("from the mat"),
    mark("from the airship"),
]
TO: Final = [
    mark("to the village {number}"),
    mark("to the farm {number}"),
    mark("to the forest {number}"),
    mark("to the mountain {number}"),
    mark("to the tundra {number}"),
    mark("to the lake {number}"),
    mark("to the Factory"),
    mark("to the base of {faction}"),
    mark("to the mat"),
    mark("onto the airship"),
]
AT: Final = [
    mark("in the village {number}"),
    mark("on the farm {number}"),
    mark("in the forest {number}"),
    mark("on the mountain {number}"),
    mark("on the tundra {number}"),
    mark("on the lake {number}"),
    mark("at the Factory"),
    mark("at the base of {faction}"),
    mark("on the mat"),
    mark("aboard the airship"),
]
BASE: Final = 7
ON_MAT: Final = 8
ON_AIRSHIP: Final = 9


def _said(tongue: Tongue, texts: list[str], place: int) -> str:
    if place == MAT:
        return tongue.say(texts[ON_MAT])
    if place == ABOARD:
        return tongue.say(texts[ON_AIRSHIP])
    if place >= FIRST_BASE:
        return tongue.say(texts[BASE], {"faction": faction_of(tongue, place - FIRST_BASE)})
    return tongue.say(texts[TERRAIN[place]], {"number": place})


def place_name(tongue: Tongue, place: int) -> str:
    return _said(tongue, NAMED, place)


def from_place(tongue: Tongue, place: int) -> str:
    return _said(tongue, FROM, place)


def to_place(tongue: Tongue, place: int) -> str:
    return _said(tongue, TO, place)


def at_place(tongue: Tongue, place: int) -> str:
    return _said(tongue, AT, place)
