"""The board as it was before something happened: where everybody's combat units and airships were."""

from maszyna.kernel.events import Event
from maszyna.scythe.events import (
    AIRSHIP_MOVED,
    AIRSHIP_RETREATED,
    AUTOMA_AIRSHIP,
    MECH_DEPLOYED,
    MOVE_UNDONE,
    UNIT_GAINED,
    UNIT_MOVED,
    UNIT_RETREATED,
)
from maszyna.scythe.state import Position
from maszyna.scythe.words import MAT


def before(position: Position, events: list[Event]) -> Position:
    """The position with these events, its last ones, taken back as far as they moved combat units and airships."""
    then = position.copy()
    for event in reversed(events):
        own = then.seats[event.seat]
        if event.kind in (UNIT_MOVED, UNIT_RETREATED, MOVE_UNDONE):
            own.at[event.first] = event.second
        elif event.kind in (UNIT_GAINED, MECH_DEPLOYED):
            own.at[event.first] = MAT
        elif event.kind in (AIRSHIP_MOVED, AUTOMA_AIRSHIP, AIRSHIP_RETREATED):
            own.airship = event.first
    for own in then.seats:
        own.muster()
    return then
