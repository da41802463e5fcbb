"""Places and their names, in the four parts of a sentence: named, left, gone to, and where something happens."""

from functools import lru_cache
from typing import Final

from maszyna.scythe.board import FACTORY_PLACE, TERRAIN
from maszyna.scythe.ids import ABOARD, ALBION, CRIMEA, FIRST_BASE, MAT, NORDIC, POLANIA, RUSVIET, SAXONY, TOGAWA
from maszyna.speech.common.keys import PLACE, place_key
from maszyna.speech.language.translator import Form, Translator, mark, mark_form
from maszyna.speech.scythe.names.names import OF_FACTION, faction_of

NEAR: Final = mark("near {faction}")
NEAR_FACTION: Final[dict[int, int]] = {
    1: ALBION,
    2: ALBION,
    4: NORDIC,
    5: NORDIC,
    7: POLANIA,
    8: ALBION,
    9: ALBION,
    11: NORDIC,
    13: RUSVIET,
    14: POLANIA,
    19: RUSVIET,
    20: POLANIA,
    21: POLANIA,
    25: RUSVIET,
    26: RUSVIET,
    28: SAXONY,
    34: SAXONY,
    35: SAXONY,
    39: TOGAWA,
    40: TOGAWA,
    41: SAXONY,
    42: CRIMEA,
    43: CRIMEA,
    44: CRIMEA,
    45: TOGAWA,
    46: TOGAWA,
    47: CRIMEA,
}
ELSEWHERE: Final[dict[int, str]] = {
    3: mark("between Albion and Nordic"),
    6: mark("in the north-east"),
    10: mark("with the northern tunnel"),
    12: mark("by the forest tunnel"),
    15: mark("with the tunnel"),
    16: mark("by the Factory"),
    17: mark("north of the Factory"),
    18: mark("with the tunnel"),
    22: mark("west of the Factory"),
    24: mark("by the Factory"),
    27: mark("in the far west"),
    29: mark("with the tunnel"),
    30: mark("by the Factory"),
    31: mark("south of the Factory"),
    32: mark("with the tunnel"),
    33: mark("between Rusviet and Togawa"),
    36: mark("between two tunnels"),
    37: mark("with the southern tunnel"),
    38: mark("in the south"),
}


def whereabouts(translator: Translator, place: int) -> str:
    """Where a territory lies, as it follows its terrain; the Factory needs nothing."""
    if place in NEAR_FACTION:
        return translator.say(NEAR, {"faction": translator.form(OF_FACTION[NEAR_FACTION[place]])})
    return translator.say(ELSEWHERE[place]) if place in ELSEWHERE else ""


# By the order of the terrains, then the home base, the mat, where units are that are not in play, and the own airship.
NAMED: Final = (
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
)
FROM: Final = (
    mark("from village {number}"),
    mark("from farm {number}"),
    mark("from forest {number}"),
    mark("from mountain {number}"),
    mark("from tundra {number}"),
    mark("from lake {number}"),
    mark("from the Factory"),
    mark("from the base of {faction}"),
    mark("from the mat"),
    mark("from the airship"),
)
TO: Final = (
    mark("to village {number}"),
    mark("to farm {number}"),
    mark("to forest {number}"),
    mark("to mountain {number}"),
    mark("to tundra {number}"),
    mark("to lake {number}"),
    mark("to the Factory"),
    mark("to the base of {faction}"),
    mark("to the mat"),
    mark("onto the airship"),
)
AT: Final = (
    mark("in village {number}"),
    mark("on farm {number}"),
    mark("in forest {number}"),
    mark("on mountain {number}"),
    mark("on tundra {number}"),
    mark("on lake {number}"),
    mark("at the Factory"),
    mark("at the base of {faction}"),
    mark("on the mat"),
    mark("aboard the airship"),
)
BASE: Final = 7
ON_MAT: Final = 8
ON_AIRSHIP: Final = 9
THE: Final = mark("the {place}")
# A bare number could be taken for a count: Ukrainian and Russian say what it is.
NUMBERED: Final[Form] = mark_form("a territory", "territory {number}")
SEVERAL: Final[Form] = mark_form("territories", "territories {numbers}")
MOST_REMEMBERED: Final = 4096  # in all languages; screens name the same places again and again


@lru_cache(MOST_REMEMBERED)
def _said(translator: Translator, texts: tuple[str, ...], place: int) -> str:
    return translator.marked(PLACE, place_key(place), _unmarked(translator, texts, place))


@lru_cache(MOST_REMEMBERED)
def _unmarked(translator: Translator, texts: tuple[str, ...], place: int) -> str:
    if place == MAT:
        return translator.say(texts[ON_MAT])
    if place == ABOARD:
        return translator.say(texts[ON_AIRSHIP])
    if place >= FIRST_BASE:
        return translator.say(texts[BASE], {"faction": faction_of(translator, place - FIRST_BASE)})
    number = whereabouts(translator, place) if translator.by_name else place
    return translator.say(texts[TERRAIN[place]], {"number": number})


def place_name(translator: Translator, place: int) -> str:
    return _said(translator, NAMED, place)


def from_place(translator: Translator, place: int) -> str:
    return _said(translator, FROM, place)


def to_place(translator: Translator, place: int) -> str:
    return _said(translator, TO, place)


def at_place(translator: Translator, place: int) -> str:
    return _said(translator, AT, place)


def short_name(translator: Translator, place: int) -> str:
    """A territory as a list gives it: its number, or its name."""
    text = _unmarked(translator, NAMED, place) if translator.by_name else str(place)
    return translator.marked(PLACE, place_key(place), text)


def the_place(translator: Translator, place: int) -> str:
    """A territory by its number, or by its name with an article."""
    if not translator.by_name or place == FACTORY_PLACE:
        return short_name(translator, place)
    return translator.marked(
        PLACE, place_key(place), translator.say(THE, {"place": _unmarked(translator, NAMED, place)})
    )


def the_territory(translator: Translator, place: int) -> str:
    """A territory as the subject of a sentence: with a number, what it is."""
    if translator.by_name:
        return the_place(translator, place)
    return translator.form(NUMBERED, {"number": short_name(translator, place)})


def the_territories(translator: Translator, places: list[int]) -> str:
    """Territories in a list that does not follow their count."""
    listed = ", ".join(short_name(translator, place) for place in places)
    if translator.by_name:
        return listed
    return translator.form(SEVERAL, {"numbers": listed}) if len(places) > 1 else the_territory(translator, places[0])
