"""Resources that change hands with the territory they lie on, of which no event speaks: who takes what of whom."""

from typing import NamedTuple

from maszyna.kernel.packed_counts import counts
from maszyna.scythe.state import Position
from maszyna.speech.common.amounts import Goods, all_of
from maszyna.speech.language.translator import Translator
from maszyna.speech.scythe.events.event_phrases import (
    REMOVES_YOURS,
    TAKES_FROM,
    TAKES_YOURS,
    WHO_DOES,
    YOU_TAKE_FROM,
)
from maszyna.speech.scythe.names.names import faction_of, name
from maszyna.speech.scythe.names.places import at_place, from_place


class Taking(NamedTuple):
    """``tally`` holds the resources; those ``removed`` go back to the supply (A17)."""

    seat: int
    victim: int
    tally: int
    place: int
    removed: bool = False


def goods_of(tally: int) -> Goods:
    """Resources are the first four goods."""
    return [(kind, int(number)) for kind, number in enumerate(counts(tally)) if number]


def sentence(translator: Translator, position: Position, taking: Taking, reader: int) -> str:
    """Who takes what of whom."""
    if taking.seat == reader:
        return translator.say(YOU_TAKE_FROM, _parts(translator, position, taking))
    who = name(translator, "faction", position.seats[taking.seat].faction)
    return translator.say(WHO_DOES, {"who": who, "does": clause(translator, position, taking, reader)})


def clause(translator: Translator, position: Position, taking: Taking, reader: int) -> str:
    """The same for a text that has said by whom."""
    yours = REMOVES_YOURS if taking.removed else TAKES_YOURS
    text = yours if taking.victim == reader else TAKES_FROM
    return translator.say(text, _parts(translator, position, taking))


def _parts(translator: Translator, position: Position, taking: Taking) -> dict[str, str]:
    return {
        "goods": all_of(translator, goods_of(taking.tally)),
        "victim": faction_of(translator, position.seats[taking.victim].faction),
        "place": at_place(translator, taking.place),
        "from_place": from_place(translator, taking.place),
    }
