"""A turn in short, said to the one who took it: all ways in one sentence, amounts added up."""

from typing import Final

from maszyna.scythe.board import TERRAIN
from maszyna.scythe.ids import FIRST_BASE, MAT, PLACES
from maszyna.speech.common.amounts import Goods, all_of
from maszyna.speech.common.keys import PLACE, place_key
from maszyna.speech.language.translator import Translator, mark
from maszyna.speech.scythe.events.event_phrases import YOU_PAY, YOUR_SENTENCES
from maszyna.speech.scythe.names.names import name
from maszyna.speech.scythe.names.piece_names import counted_units
from maszyna.speech.scythe.names.places import place_name

YOU_MOVE: Final = mark("You move: {ways}.")
WAY: Final = mark("{units} → {place}")
WAY_WITH: Final = mark("{units} → {place} (with {load})")


def you_move(translator: Translator, ways: list[str]) -> str:
    return translator.say(YOU_MOVE, {"ways": ", ".join(ways)})


def way(translator: Translator, kind: int, number: int, place: int, load: Goods) -> str:
    """Units of a kind, where they ended, and what they took there."""
    units = counted_units(translator, kind, number) if number > 1 else name(translator, "unit_kind", kind)
    values = {"units": units, "place": short_place(translator, place), "load": all_of(translator, load)}
    return translator.say(WAY_WITH if load else WAY, values)


def short_place(translator: Translator, place: int) -> str:
    """A territory by its terrain, a base by its faction."""
    if not MAT < place < PLACES:
        return place_name(translator, place)
    is_base = place >= FIRST_BASE
    text = name(translator, "faction", place - FIRST_BASE) if is_base else name(translator, "terrain", TERRAIN[place])
    return translator.marked(PLACE, place_key(place), text)


def you_gain(translator: Translator, goods: Goods) -> str:
    return translator.say(YOUR_SENTENCES["gained"], {"amount": all_of(translator, goods)})


def you_pay(translator: Translator, goods: Goods) -> str:
    return translator.say(YOU_PAY, {"amount": all_of(translator, goods)})
