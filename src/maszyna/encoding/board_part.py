"""The board in an observation: resources, encounters, battles, units that have moved, the place asked about."""

from typing import Final

from maszyna.encoding.layout import PLANE_WORDS
from maszyna.encoding.seat_planes import as_set
from maszyna.encoding.sheet import Sheet, four, piles
from maszyna.kernel.bits import i64, members
from maszyna.scythe.game import Scythe
from maszyna.scythe.words import AIRSHIP, PLACES, RESOURCES

# Planes of the board; the resources come first.
ENCOUNTERS: Final = 4
BATTLES: Final = 5
COMBAT: Final = 6
MOVED: Final = 7
ASKED: Final = 8


class BoardPart:
    """The planes of the board as they were last written."""

    encounters: i64 = 0
    battles: i64 = 0
    combat: i64 = 0
    moved: i64 = 0
    asked: i64 = 0

    def __init__(self) -> None:
        self.resources: list[i64] = [0] * PLACES
        self.moved_lines = piles([])

    def write(self, sheet: Sheet, word: i64, game: Scythe) -> None:
        position = game.position
        if self.resources != position.resources:
            self.write_resources(sheet, 8 * word, position.resources)
        if self.encounters != position.encounters:
            sheet.spread(word + ENCOUNTERS * PLANE_WORDS, self.encounters, position.encounters)
            self.encounters = position.encounters
        if self.battles != position.battles:
            sheet.spread(word + BATTLES * PLANE_WORDS, self.battles, position.battles)
            self.battles = position.battles
        combat: i64 = 0 if game.combat is None else as_set(game.combat.place)
        if self.combat != combat:
            sheet.spread(word + COMBAT * PLANE_WORDS, self.combat, combat)
            self.combat = combat
        moved: i64 = game.turn.moved
        if moved or self.moved:
            self.moved = moved
            own = position.seats[game.turn.seat]
            lines = piles([own.airship if unit == AIRSHIP else own.at[unit] for unit in members(moved)])
            sheet.plane(word + MOVED * PLANE_WORDS, self.moved_lines, lines)
            self.moved_lines = lines

    def write_resources(self, sheet: Sheet, cell: i64, resources: list[i64]) -> None:
        """Those of a place in four planes, one for each kind."""
        for place, tally in enumerate(resources):
            before: i64 = self.resources[place]
            if before == tally:
                continue
            was: i64 = four(before)
            lying: i64 = four(tally)
            byte: i64 = cell + place
            for _ in RESOURCES:
                if was & 255 != lying & 255:
                    sheet.cells[byte] = lying & 255
                was >>= 8
                lying >>= 8
                byte += 8 * PLANE_WORDS
        self.resources = resources[:]

    def write_asked(self, sheet: Sheet, word: i64, place: i64) -> None:
        """The place the observer is asked about, if it is one."""
        asked: i64 = as_set(place) if 0 < place < PLACES else 0
        if self.asked != asked:
            sheet.spread(word + ASKED * PLANE_WORDS, self.asked, asked)
            self.asked = asked
