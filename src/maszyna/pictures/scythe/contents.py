"""What stands and lies on each place, counted for drawing."""

from typing import Final, NamedTuple

from maszyna.kernel.bits import bit, i64
from maszyna.kernel.packed_counts import counts
from maszyna.scythe.ids import ABOARD, FIRST_WORKER, UNIT_KINDS, UNITS
from maszyna.scythe.ids import AIRSHIP as AIRSHIP_PIECE
from maszyna.scythe.place_texts import unit_kind
from maszyna.scythe.state import Position, Seat

NOBODY: Final = -1
STRUCTURE: Final = "structure"
FLAG: Final = "flag"
TRAP: Final = "trap"
RESOURCE: Final = "resource"
AIRSHIP: Final = "airship"


class Piece(NamedTuple):
    """Pieces of one kind and owner on one place."""

    kind: str  # character, mech, worker, or one of the above
    seat: int  # whose, or NOBODY
    faction: int
    which: int  # the kind of unit, structure or resource; whether a trap is armed
    amount: int
    aboard: tuple["Piece", ...] = ()  # what an airship carries


def units_at(position: Position, place: int) -> list[Piece]:
    """Seat by seat: the character, mechs, workers."""
    found: list[Piece] = []
    for index, seat in enumerate(position.seats):
        amounts = [0] * len(UNIT_KINDS)
        for unit in range(UNITS):
            if seat.at[unit] == place:
                amounts[unit_kind(unit)] += 1
        for kind, amount in enumerate(amounts):
            if amount:
                found.append(Piece(UNIT_KINDS[kind], index, seat.faction, kind, amount))
    return found


def airships_at(position: Position, place: int) -> list[Piece]:
    """Seat by seat, each with the resources or workers aboard."""
    return [
        Piece(AIRSHIP, index, seat.faction, unit_kind(AIRSHIP_PIECE), 1, aboard(seat, index))
        for index, seat in enumerate(position.seats)
        if seat.airship == place
    ]


def aboard(seat: Seat, index: int) -> tuple[Piece, ...]:
    found = resources_in(seat.cargo)
    workers = seat.standing(ABOARD, FIRST_WORKER, UNITS)
    if workers:
        kind = unit_kind(FIRST_WORKER)
        found.append(Piece(UNIT_KINDS[kind], index, seat.faction, kind, workers))
    return tuple(found)


def resources_in(tally: i64) -> list[Piece]:
    return [Piece(RESOURCE, NOBODY, 0, kind, amount) for kind, amount in enumerate(counts(tally)) if amount]


def pieces_at(position: Position, place: int) -> list[Piece]:
    """All that is on a place."""
    return units_at(position, place) + airships_at(position, place) + things_at(position, place)


def things_at(position: Position, place: int) -> list[Piece]:
    """Structures, tokens, resources."""
    found: list[Piece] = []
    for index, seat in enumerate(position.seats):
        for number, where in enumerate(seat.structures):
            if where == place:
                found.append(Piece(STRUCTURE, index, seat.faction, number, 1))
        if seat.flags & bit(place):
            found.append(Piece(FLAG, index, seat.faction, 0, 1))
        if place in seat.traps:
            found.append(Piece(TRAP, index, seat.faction, int(bool(seat.armed & bit(place))), 1))
    return found + resources_in(position.resources[place])
