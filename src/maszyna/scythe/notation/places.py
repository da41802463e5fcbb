"""Places in a position: a territory's number, "base" (one's own), "mat", or another faction's base by its name.

A worker may also be "aboard" its own airship (W2).
"""

from typing import Final

from maszyna.kernel.bits import i64
from maszyna.kernel.document import Part
from maszyna.kernel.packed_counts import counts, packed
from maszyna.scythe.board import base_of
from maszyna.scythe.ids import ABOARD, FACTIONS, FIRST_BASE, MAT, RESOURCES, TERRITORIES
from maszyna.scythe.place_texts import place_text

BASE_NAME: Final = "base"
MAT_NAME: Final = "mat"
ABOARD_NAME: Final = place_text(ABOARD)
# A Crimean unit may stand on a base nobody uses (Wayfare), and resources may lie on any.
BASE_NAMES: Final = [place_text(FIRST_BASE + faction) for faction in range(len(FACTIONS))]


def read_place(part: Part, faction: int, aboard: bool = False) -> int:
    value = part.value
    if isinstance(value, str):
        if value == MAT_NAME:
            return MAT
        if value == BASE_NAME:
            return base_of(faction)
        if value in BASE_NAMES:
            return FIRST_BASE + BASE_NAMES.index(value)
        if value == ABOARD_NAME and aboard:
            return ABOARD
    elif isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= TERRITORIES:
        return value
    if aboard:
        raise part.wrong("worker_place", most=TERRITORIES, base=BASE_NAME, mat=MAT_NAME, aboard=ABOARD_NAME)
    raise part.wrong("place", most=TERRITORIES, base=BASE_NAME, mat=MAT_NAME)


def write_place(place: int, faction: int) -> object:
    if place == MAT:
        return MAT_NAME
    if place == base_of(faction):
        return BASE_NAME
    if place == ABOARD:
        return ABOARD_NAME
    return BASE_NAMES[place - FIRST_BASE] if place >= FIRST_BASE else place


def read_places(part: Part, faction: int, amount: int, aboard: bool = False) -> list[int]:
    """Where ``amount`` units stand; ``aboard`` says whether they may be on an airship."""
    items = part.items("places", count=amount)
    if len(items) != amount:
        raise part.wrong("places", count=amount)
    return [read_place(item, faction, aboard) for item in items]


def read_territory(part: Part) -> int:
    return part.number(1, TERRITORIES, "territory")


def read_territories(part: Part) -> list[int]:
    return part.numbers(1, TERRITORIES, "territory")


def read_pile(part: Part, most: int) -> i64:
    """The tally of ``{"food": 2}``, at most ``most`` of each kind."""
    amounts = part.fields(RESOURCES)
    return packed([amounts[kind].number(0, most) if kind in amounts else 0 for kind in RESOURCES])


def write_pile(pile: i64) -> dict[str, object]:
    return {kind: amount for kind, amount in zip(RESOURCES, counts(pile), strict=True) if amount}
