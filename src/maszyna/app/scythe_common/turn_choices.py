"""The choices of an Automa's turn: where they are among its events, and the first that did something."""

from typing import Final

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
    field_of,
)
from maszyna.speech.scythe.turn_prose import CHOICES

STEPS: Final = (UNIT_MOVED, UNIT_RETREATED, MOVE_UNDONE)
FLIGHTS: Final = (AIRSHIP_MOVED, AIRSHIP_RETREATED)
MOVES: Final = (*STEPS, *FLIGHTS, UNIT_GAINED, MECH_DEPLOYED)


def choices_of(events: list[Event]) -> list[int]:
    """Where in the events an Automa chose."""
    return [index for index, event in enumerate(events) if event.kind in CHOICES]


def first_with_move(events: list[Event]) -> int:
    """The number of the first choice that moved a piece; the first one if none did."""
    found = choices_of(events)
    for number, index in enumerate(found, 1):
        seat, end = events[index].seat, found[number] if number < len(found) else len(events)
        if events[index].kind == AUTOMA_AIRSHIP and field_of(events[index], "from") != field_of(events[index], "to"):
            return number
        if any(event.kind in MOVES and event.seat == seat for event in events[index:end]):
            return number
    return 1
