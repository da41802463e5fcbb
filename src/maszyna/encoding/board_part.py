"""The board in an observation: resources, encounters, battles, units that have moved, the place asked about."""

from typing import Final

from maszyna.encoding.layout import PLANE_WORDS
from maszyna.encoding.sheet import Sheet, four
from maszyna.kernel.bits import i64, members
from maszyna.scythe.game import Scythe
from maszyna.scythe.words import AIRSHIP, MAT, PLACES, RESOURCES

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
    combat: i64 = MAT
    asked: i64 = MAT

    def __init__(self) -> None:
        self.resources: list[i64] = [0] * PLACES
        self.moved: list[int] = []  # the places of the units that have moved

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
        combat: i64 = MAT
        if game.combat is not None:
            combat = game.combat.place
        if self.combat != combat:
            sheet.move(word + COMBAT * PLANE_WORDS, self.combat, combat)
            self.combat = combat
        if game.turn.moved or self.moved:
            self.write_moved(sheet, word + MOVED * PLANE_WORDS, game)

    def write_moved(self, sheet: Sheet, word: i64, game: Scythe) -> None:
        """Where the units stand that have moved in this Move action."""
        own = game.position.seats[game.turn.seat]
        moved = [own.airship if unit == AIRSHIP else own.at[unit] for unit in members(game.turn.moved)]
        if self.moved == moved:
            return
        for place in self.moved:
            sheet.count(word, place, 0)
        for place in moved:
            sheet.count(word, place, moved.count(place))
        self.moved = moved

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
        if place < 0 or place >= PLACES:
            place = MAT
        if self.asked != place:
            sheet.move(word + ASKED * PLANE_WORDS, self.asked, place)
            self.asked = place
