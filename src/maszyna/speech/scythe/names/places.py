"""Places, in the four parts they have in a sentence: named, left, gone to, and where something happens."""

from typing import Final

from maszyna.scythe.board import FACTORY_PLACE, TERRAIN
from maszyna.scythe.words import ABOARD, FIRST_BASE, MAT
from maszyna.speech.common.keys import PLACE, place_key
from maszyna.speech.language.translator import Form, Translator, mark, mark_form
from maszyna.speech.scythe.names.names import faction_of
from maszyna.speech.scythe.names.territory_names import whereabouts

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
THE: Final = mark("the {place}")
# A bare number could be taken for a count: Ukrainian and Russian say what it is.
NUMBERED: Final[Form] = mark_form("a territory", "{number}")
SEVERAL: Final[Form] = mark_form("territories", "{numbers}")


def _said(translator: Translator, texts: list[str], place: int) -> str:
    return translator.marked(PLACE, place_key(place), _unmarked(translator, texts, place))


def _unmarked(translator: Translator, texts: list[str], place: int) -> str:
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
