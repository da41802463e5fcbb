"""The numbers of an event by the names in EVENTS, for whoever reads events; the engine only writes them."""

from typing import Final

from maszyna.kernel.events import Event
from maszyna.scythe.events import EVENTS

NAMES: Final = [[field.partition(":")[0] for field in fields] for _, fields in EVENTS]


def field_of(event: Event, name: str) -> int:
    """One number of an event; ValueError for a name that its kind does not have."""
    return event.values()[NAMES[event.kind].index(name)]
