"""Places and units in the texts of actions."""

from maszyna.scythe.words import FACTIONS, FIRST_BASE, FIRST_MECH, FIRST_WORKER, PLACES, UNIT_KINDS


def place_text(place: int) -> str:
    """A territory's number, or a base by its faction."""
    if place >= FIRST_BASE:
        return f"{FACTIONS[place - FIRST_BASE]}_base" if place < PLACES else ""
    return str(place)


def place_number(action: int) -> int:
    """The place in an action that pairs it with something else."""
    return action % 64


def unit_kind(unit: int) -> int:
    """0 character, 1 mech, 2 worker."""
    if unit < FIRST_MECH:
        return 0
    return 1 if unit < FIRST_WORKER else 2


def unit_text(action: int) -> str:
    """A unit by its kind and place (kind * 64 + place)."""
    place = place_number(action)
    kind = action // 64
    return f"{UNIT_KINDS[kind]} {place_text(place)}" if 0 < place < PLACES and kind < len(UNIT_KINDS) else ""
