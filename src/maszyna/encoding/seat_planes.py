"""One seat on the board in an observation: planes of its units, structures and tokens."""

from typing import Final

from maszyna.encoding.layout import PLANE_WORDS
from maszyna.encoding.sheet import Sheet
from maszyna.kernel.bits import bit, i64
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


class SeatPlanes:
    """The planes of a seat as they were last written."""

    mechs: i64 = 0  # how many are deployed
    workers: i64 = 0  # how many are on the board
    held: i64 = 0
    flags: i64 = 0
    armed: i64 = 0
    airship: i64 = MAT

    def __init__(self) -> None:
        self.at = [MAT] * UNITS
        self.structures = [MAT] * len(STRUCTURES)
        self.traps: list[int] = []

    def write(self, sheet: Sheet, word: i64, position: Position, seat: int, knows: bool) -> None:
        own = position.seats[seat]
        if self.at != own.at:
            self.write_units(sheet, word, own)
        if self.structures != own.structures:
            self.write_structures(sheet, word + FIRST_STRUCTURE * PLANE_WORDS, own.structures)
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
        airship: i64 = own.airship
        if self.airship != airship:
            sheet.move(word + AIRSHIP * PLANE_WORDS, self.airship, airship)
            self.airship = airship

    def write_units(self, sheet: Sheet, word: i64, own: Seat) -> None:
        """A plane for each kind of unit, which counts those on a place."""
        for unit, now in enumerate(own.at):
            before = self.at[unit]
            if before == now:
                continue
            if unit == CHARACTER:
                sheet.move(word, before, now)
                continue
            first, last, plane = FIRST_MECH, FIRST_WORKER, word + MECHS * PLANE_WORDS
            if unit >= FIRST_WORKER:
                first, last, plane = FIRST_WORKER, UNITS, word + WORKERS * PLANE_WORDS
            sheet.count(plane, before, own.standing(before, first, last))
            sheet.count(plane, now, own.standing(now, first, last))
        self.mechs = own.mechs_deployed()
        self.workers = own.workers_on_board()
        self.at = own.at[:]

    def write_structures(self, sheet: Sheet, word: i64, structures: list[int]) -> None:
        """A plane for each kind."""
        kind: i64 = 0
        while kind < len(STRUCTURES):
            sheet.move(word + kind * PLANE_WORDS, self.structures[kind], structures[kind])
            kind += 1
        self.structures = structures[:]

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
