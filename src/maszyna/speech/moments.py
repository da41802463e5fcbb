"""The board as it was before something happened: where everybody's combat units stood."""

from maszyna.kernel.events import Event
from maszyna.scythe.events import MECH_DEPLOYED, MOVE_UNDONE, UNIT_GAINED, UNIT_MOVED, UNIT_RETREATED
from maszyna.scythe.state import Position
from maszyna.scythe.words import MAT


def before(position: Position, events: list[Event]) -> Position:
    """The position with these events, its last ones, taken back as far as they moved combat units."""
    then = position.copy()
    for event in reversed(events):
        own = then.seats[event.seat]
        if event.kind in (UNIT_MOVED, UNIT_RETREATED, MOVE_UNDONE):
            own.at[event.first] = event.second
        elif event.kind in (UNIT_GAINED, MECH_DEPLOYED):
            own.at[event.first] = MAT
    for own in then.seats:
        own.muster()
    return then
