"""One seat on the board in an observation: planes of its units, structures and tokens."""

from typing import Final

from maszyna.encoding.layout import PLANE_WORDS
from maszyna.encoding.sheet import Sheet, piles
from maszyna.kernel.bits import bit, count, i64
from maszyna.scythe.state import Position, Seat
from maszyna.scythe.words import CHARACTER, FIRST_MECH, FIRST_WORKER, MAT, STRUCTURES, UNITS

# Planes of a seat; the character comes first.
MECHS: Final = 1
WORKERS: Final = 2
FIRST_STRUCTURE: Final = 3
CONTROL: Final = 7
FLAGS: Final = 8
ARMED: Final = 9
DISARMED: Final = 10
AIRSHIP: Final = 11
FACE_DOWN: Final = 5  # a trap whose penalty the observer does not know; 1..4 are the penalties

PLACE_BITS: Final = 6  # enough for any place
PLACE_MASK: Final = 63
EVERY_PLACE: Final = 0o0101_0101_0101_0101  # the lowest bit of each of eight places


class SeatPlanes:
    """The planes of a seat as they were last written."""

    character: i64 = 0
    mechs: i64 = 0  # the places of several pieces, packed
    workers: i64 = 0
    structures: i64 = 0
    held: i64 = 0
    flags: i64 = 0
    armed: i64 = 0
    airship: i64 = 0

    def __init__(self) -> None:
        self.mech_lines = piles([])
        self.worker_lines = piles([])
        self.traps: list[int] = []

    def write(self, sheet: Sheet, word: i64, position: Position, seat: int, knows: bool) -> None:
        own = position.seats[seat]
        at = own.at
        character = as_set(at[CHARACTER])
        if self.character != character:
            sheet.spread(word, self.character, character)
            self.character = character
        mechs = packed_places(at, FIRST_MECH, FIRST_WORKER)
        if self.mechs != mechs:
            self.mechs = mechs
            lines = piles(at[FIRST_MECH:FIRST_WORKER])
            sheet.plane(word + MECHS * PLANE_WORDS, self.mech_lines, lines)
            self.mech_lines = lines
        workers = packed_places(at, FIRST_WORKER, UNITS)
        if self.workers != workers:
            self.workers = workers
            lines = piles(at[FIRST_WORKER:UNITS])
            sheet.plane(word + WORKERS * PLANE_WORDS, self.worker_lines, lines)
            self.worker_lines = lines
        structures = packed_places(own.structures, 0, len(STRUCTURES))
        if self.structures != structures:
            self.write_structures(sheet, word + FIRST_STRUCTURE * PLANE_WORDS, structures)
        held: i64 = position.controlled(seat)
        if self.held != held:
            sheet.spread(word + CONTROL * PLANE_WORDS, self.held, held)
            self.held = held
        flags: i64 = own.flags
        if self.flags != flags:
            sheet.spread(word + FLAGS * PLANE_WORDS, self.flags, flags)
            self.flags = flags
        if (own.traps or self.traps) and (self.armed != own.armed or self.traps != own.traps):
            self.write_traps(sheet, word, own, knows)
        airship = as_set(own.airship)
        if self.airship != airship:
            sheet.spread(word + AIRSHIP * PLANE_WORDS, self.airship, airship)
            self.airship = airship

    def write_structures(self, sheet: Sheet, word: i64, structures: i64) -> None:
        """A plane for each kind; the last kind is the lowest of the packed places."""
        before: i64 = self.structures
        self.structures = structures
        plane: i64 = word + PLANE_WORDS * len(STRUCTURES)
        while plane > word:
            plane -= PLANE_WORDS
            sheet.spread(plane, as_set(before & PLACE_MASK), as_set(structures & PLACE_MASK))
            before >>= PLACE_BITS
            structures >>= PLACE_BITS

    def write_traps(self, sheet: Sheet, word: i64, own: Seat, knows: bool) -> None:
        """Togawa's traps by their penalty, armed and disarmed ones apart."""
        armed: i64 = 8 * (word + ARMED * PLANE_WORDS)
        disarmed: i64 = 8 * (word + DISARMED * PLANE_WORDS)
        for site in self.traps:
            sheet.cells[armed + site] = 0
            sheet.cells[disarmed + site] = 0
        for number, site in enumerate(own.traps):
            if site == MAT:
                continue
            if own.armed & bit(site):
                sheet.cells[armed + site] = number + 1 if knows else FACE_DOWN
            else:
                sheet.cells[disarmed + site] = number + 1
        self.armed = own.armed
        self.traps = own.traps[:]


def as_set(place: i64) -> i64:
    """A place as a set; nothing if the piece is on the mat."""
    return bit(place) if place else 0


def packed_places(at: list[int], first: i64, last: i64) -> i64:
    """Where some pieces stand, as one number; at most ten."""
    places: i64 = 0
    piece: i64 = first
    while piece < last:
        places = places << PLACE_BITS | at[piece]
        piece += 1
    return places


def how_many(places: i64) -> i64:
    """How many of up to eight packed pieces are not on the mat."""
    filled: i64 = places | places >> 1 | places >> 2
    return count((filled | filled >> 3) & EVERY_PLACE)
