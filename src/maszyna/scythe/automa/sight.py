"""What an Automa sees when it chooses: board and pieces only, never a hidden hand (A7, A8)."""

from typing import Final

from maszyna.kernel.bits import bit, i64, members
from maszyna.scythe.board import ADJACENT, EVERYWHERE, OPEN, base_of
from maszyna.scythe.hidden import AutomaState, HiddenState
from maszyna.scythe.ids import ABOARD, CHARACTER, FIRST_BASE, FIRST_MECH, FIRST_WORKER, MAT, UNITS
from maszyna.scythe.play.movement.reach import combat_unit_links
from maszyna.scythe.state import AUTOMA, Position

NOBODY: Final = -1


def _near(borders: list[i64]) -> list[i64]:
    """A7.3: a unit's own territory and those around it that its water rule lets it enter; none on a base (A7.4)."""
    near: list[i64] = [0]
    for place in range(1, ABOARD + 1):
        near.append(0 if place >= FIRST_BASE else bit(place) | borders[place])
    return near


NEAR_DRY: Final[list[i64]] = _near(OPEN)  # A5.1: no river is crossed, no lake entered
NEAR_WET: Final[list[i64]] = _near(ADJACENT)  # A5.2


def near_of(state: AutomaState) -> list[i64]:
    """The neighbourhood of an Automa's unit on each place."""
    return NEAR_WET if state.water_is_open() else NEAR_DRY


def human_reach(position: Position, seat: int, place: int) -> i64:
    """A7.2, R2: a human combat unit's own territory and what it could enter in a step, whoever stands there."""
    links = combat_unit_links(position, seat, place, True)
    if position.airship_board.flies:
        links |= airship_links(position, seat, place)
    if position.adjacent_reach:
        links &= ADJACENT[place]
    return bit(place) | (links & EVERYWHERE)


def airship_links(position: Position, seat: int, place: int) -> i64:
    """W7: the ways a human's airship opens to the combat units on a place, mechs and character each their own."""
    at = position.seats[seat].at
    airship_board = position.airship_board
    found: i64 = 0
    if at[CHARACTER] == place:
        found |= airship_board.links(position, seat, CHARACTER, place)
    if place in at[FIRST_MECH:FIRST_WORKER]:
        found |= airship_board.links(position, seat, FIRST_MECH, place)
    return found


class Sight:
    """One Automa's view of a position, with the unit it has picked."""

    def __init__(self, position: Position, hidden: list[HiddenState], seat: int) -> None:
        self.position = position
        self.hidden = hidden
        self.seat = seat
        state = hidden[seat]
        assert isinstance(state, AutomaState)
        self.state: AutomaState = state
        self.own = position.seats[seat]
        self.base = base_of(self.own.faction)
        self.near = near_of(state)
        self.unit = NOBODY  # the unit picked
        self.combat_units: i64 = 0  # where the own units stood before it was lifted
        self.workers: i64 = 0
        self.strangers: i64 = 0  # units of allied Automas, neither own nor enemy (A20)
        self.enemy_units: i64 = 0
        self.enemy_combat_units: i64 = 0  # bases included: A9.2 may need them
        self.enemy_workers: i64 = 0
        cooperative = state.automa_options.cooperative
        for index, other in enumerate(position.seats):
            if index == seat:
                continue
            if cooperative and other.player == AUTOMA:
                self.strangers |= other.units()
                continue
            self.enemy_combat_units |= other.combat_units
            self.enemy_workers |= other.workers & EVERYWHERE
        self.enemy_units = (self.enemy_combat_units | self.enemy_workers) & EVERYWHERE

    def lift(self) -> None:
        """A9: the picked unit counted for the valid territories; for the destination it is off the board."""
        own = self.own
        self.combat_units, self.workers = own.combat_units, own.workers
        if self.unit < FIRST_WORKER:
            own.combat_units = self.own_others(CHARACTER, FIRST_WORKER)
        else:
            own.workers = self.own_others(FIRST_WORKER, UNITS)
        own.at[self.unit] = MAT

    def put_back(self, place: int) -> None:
        own = self.own
        own.at[self.unit] = place
        own.combat_units, own.workers = self.combat_units, self.workers

    def is_enemy(self, index: int) -> bool:
        """A20: anybody else; in a cooperative game only humans."""
        if index == self.seat:
            return False
        return not self.state.automa_options.cooperative or self.position.seats[index].player != AUTOMA

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
                for place in members(other.combat_units & EVERYWHERE):
                    reach |= self.near_enemy(index, place)
        return reach

    def near_enemy(self, index: int, place: int) -> i64:
        """The neighbourhood of an enemy's combat unit."""
        state = self.hidden[index]
        if isinstance(state, AutomaState):
            return near_of(state)[place]
        return human_reach(self.position, index, place)
