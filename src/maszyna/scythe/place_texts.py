"""Places and units in actions: their numbers, and their texts."""

from typing import Final

from maszyna.scythe.ids import ABOARD, AIRSHIP, FACTIONS, FIRST_BASE, FIRST_MECH, FIRST_WORKER, PLACES, UNIT_KINDS

PAIRED: Final = 64  # an action that pairs a place with something else has the place below this


def place_text(place: int) -> str:
    """A territory's number, a base by its faction, or aboard the own airship."""
    if place == ABOARD:
        return "aboard"
    if place >= FIRST_BASE:
        return f"{FACTIONS[place - FIRST_BASE]}_base" if place < PLACES else ""
    return str(place)


def place_number(action: int) -> int:
    """The place in an action that pairs it with something else."""
    return action % PAIRED


def unit_action(kind: int, place: int) -> int:
    """The action that means a unit, by its kind and where it stands."""
    return kind * PAIRED + place


def kind_in_action(action: int) -> int:
    """The kind of unit that such an action means."""
    return action // PAIRED


def unit_kind(unit: int) -> int:
    """0 character, 1 mech, 2 worker, 3 airship."""
    if unit < FIRST_MECH:
        return 0
    if unit < FIRST_WORKER:
        return 1
    return 2 if unit < AIRSHIP else 3


def unit_text(action: int) -> str:
    """A unit by its kind and place."""
    place = place_number(action)
    kind = kind_in_action(action)
    return f"{UNIT_KINDS[kind]} {place_text(place)}" if 0 < place < PLACES and kind < len(UNIT_KINDS) else ""
