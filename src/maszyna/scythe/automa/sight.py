"""What an Automa sees when it chooses: board and pieces only, never a hidden hand (A7, A8)."""

from typing import Final

from maszyna.kernel.bits import bit, i64, members
from maszyna.scythe.automa.side import AutomaSide, Side
from maszyna.scythe.board import ADJACENT, EVERYWHERE, OPEN, base_of
from maszyna.scythe.play.reach import plastic_links
from maszyna.scythe.state import AUTOMA, Position
from maszyna.scythe.words import ABOARD, CHARACTER, FIRST_BASE, FIRST_MECH, FIRST_WORKER, MAT, UNITS

NOBODY: Final = -1


def _near(borders: list[i64]) -> list[i64]:
    """A7.3: a unit's own territory and those around it that its water rule lets it enter; none on a base (A7.4)."""
    near: list[i64] = [0]
    for place in range(1, ABOARD + 1):
        near.append(0 if place >= FIRST_BASE else bit(place) | borders[place])
    return near


NEAR_DRY: Final[list[i64]] = _near(OPEN)  # A5.1: no river is crossed, no lake entered
NEAR_WET: Final[list[i64]] = _near(ADJACENT)  # A5.2


def near_of(side: AutomaSide) -> list[i64]:
    """The neighbourhood of an Automa's unit on each place."""
    return NEAR_WET if side.water_is_open() else NEAR_DRY


class Sight:
    """One Automa's view of a position, with the unit it has picked."""

    def __init__(self, position: Position, sides: list[Side], seat: int) -> None:
        self.position = position
        self.sides = sides
        self.seat = seat
        side = sides[seat]
        assert isinstance(side, AutomaSide)
        self.side: AutomaSide = side
        self.own = position.seats[seat]
        self.base = base_of(self.own.faction)
        self.near = near_of(side)
        self.unit = NOBODY  # the unit picked
        self.plastic: i64 = 0  # where the own units stood before it was lifted
        self.workers: i64 = 0
        self.strangers: i64 = 0  # units of allied Automas, neither own nor enemy (A20)
        self.enemy_units: i64 = 0
        self.enemy_plastic: i64 = 0  # bases included: A9.2 may need them
        self.enemy_workers: i64 = 0
        cooperative = side.house.cooperative
        for index, other in enumerate(position.seats):
            if index == seat:
                continue
            if cooperative and other.player == AUTOMA:
                self.strangers |= other.units()
                continue
            self.enemy_plastic |= other.plastic
            self.enemy_workers |= other.workers & EVERYWHERE
        self.enemy_units = (self.enemy_plastic | self.enemy_workers) & EVERYWHERE

    def lift(self) -> None:
        """A9: the picked unit counted for the valid territories; for the destination it is off the board."""
        own = self.own
        self.plastic, self.workers = own.plastic, own.workers
        if self.unit < FIRST_WORKER:
            own.plastic = self.own_others(CHARACTER, FIRST_WORKER)
        else:
            own.workers = self.own_others(FIRST_WORKER, UNITS)
        own.at[self.unit] = MAT

    def put_back(self, place: int) -> None:
        own = self.own
        own.at[self.unit] = place
        own.plastic, own.workers = self.plastic, self.workers

    def is_enemy(self, index: int) -> bool:
        """A20: anybody else; in a cooperative game only humans."""
        if index == self.seat:
            return False
        return not self.side.house.cooperative or self.position.seats[index].player != AUTOMA

    def enemy_airships(self) -> i64:
        """Where the airships of enemies are, home bases included."""
        found: i64 = 0
        for index, other in enumerate(self.position.seats):
            if self.is_enemy(index):
                found |= bit(other.airship)
        return found & ~1  # bit 0 is the mat

    def own_reach(self) -> i64:
        """A8: the neighbourhoods of all own units, the picked one included."""
        reach: i64 = 0
        for place in self.own.at:
            reach |= self.near[place]
        return reach

    def base_reach(self) -> i64:
        """A7.4: the two territories joined to the base by land."""
        return OPEN[self.base]

    def own_others(self, first: int, last: int) -> i64:
        """Where own units from ``first`` up to ``last`` stand, without the picked one."""
        found: i64 = 0
        for unit in range(first, last):
            if unit != self.unit:
                found |= bit(self.own.at[unit])
        return found & EVERYWHERE

    def counted_places(self) -> list[int]:
        """R6: the places of own units on the board, each as often as units stand there; the lifted one is off it."""
        return [place for place in self.own.at if MAT < place < FIRST_BASE]

    def enemy_reach(self) -> i64:
        """The neighbourhoods of all enemy combat units on the board."""
        reach: i64 = 0
        for index, other in enumerate(self.position.seats):
            if self.is_enemy(index):
                for place in members(other.plastic & EVERYWHERE):
                    reach |= self.near_enemy(index, place)
        return reach

    def near_enemy(self, index: int, place: int) -> i64:
        """A7.2, R2: an enemy combat unit's own territory and what it could enter in a step, whoever stands there."""
        side = self.sides[index]
        if isinstance(side, AutomaSide):
            return near_of(side)[place]
        links = plastic_links(self.position, index, place, True)
        if self.position.sky.flies:
            links |= self.airship_links(index, place)
        if self.side.house.adjacent_reach:
            links &= ADJACENT[place]
        return bit(place) | (links & EVERYWHERE)

    def airship_links(self, index: int, place: int) -> i64:
        """W7: the ways a human's airship opens to the combat units on a place, mechs and character each their own."""
        at = self.position.seats[index].at
        sky = self.position.sky
        found: i64 = 0
        if at[CHARACTER] == place:
            found |= sky.links(self.position, index, CHARACTER, place)
        if place in at[FIRST_MECH:FIRST_WORKER]:
            found |= sky.links(self.position, index, FIRST_MECH, place)
        return found
