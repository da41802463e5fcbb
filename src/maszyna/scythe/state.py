"""One position: the seats with all they own, and what lies on the board."""

from typing import Final

from maszyna.kernel.bits import bit, i64, members
from maszyna.scythe.board import EVERYWHERE
from maszyna.scythe.words import FIRST_MECH, FIRST_WORKER, MAT, PLACES, UNITS

HUMAN: Final = 0
AUTOMA: Final = 1
NO_SECTION: Final = -1


class Seat:
    """One player's pieces, mats and hand."""

    def __init__(self, faction: int, mat: int, player: int) -> None:
        self.faction = faction
        self.mat = mat
        self.player = player  # HUMAN or AUTOMA
        self.at: list[int] = [MAT] * UNITS  # where each unit stands
        self.plastic: i64 = 0  # places with the character or a mech
        self.workers: i64 = 0  # places with a worker
        self.structures: list[int] = [MAT, MAT, MAT, MAT]
        self.built: i64 = 0  # territories with a structure
        self.abilities: i64 = 0  # of the faction and of the mechs deployed
        self.power = 0
        self.popularity = 0
        self.coins = 0
        self.hand: i64 = 0  # tally of combat cards; kind 0 is a card of value 2
        self.objectives: i64 = 0  # set of card numbers in hand
        self.factory_card = 0
        self.cubes: i64 = 0  # set of top-row slots upgraded
        self.savings: i64 = 0  # tally of cost boxes covered by bottom action
        self.recruits: i64 = 0  # set of bottom actions whose recruit is enlisted
        self.bonuses: i64 = 0  # set of one-time recruit bonuses taken
        self.stars = 0
        self.star_kinds: i64 = 0  # set of the kinds that may be placed once
        self.combat_stars = 0
        self.objective_stars = 0
        self.section = NO_SECTION  # where the action token stands
        self.flags: i64 = 0  # Albion's
        self.traps: list[int] = []  # Togawa's: the territory of each of the four, by penalty
        self.armed: i64 = 0  # territories with an armed trap

    def muster(self) -> None:
        """Find again where the units stand, after some have moved."""
        at = self.at
        plastic: i64 = 0
        workers: i64 = 0
        for unit in range(FIRST_WORKER):
            plastic |= bit(at[unit])
        for unit in range(FIRST_WORKER, UNITS):
            workers |= bit(at[unit])
        self.plastic = plastic & ~1  # bit 0 is the mat
        self.workers = workers & ~1

    def units(self) -> i64:
        """The territories with at least one unit."""
        return (self.plastic | self.workers) & EVERYWHERE

    def on_board(self, first: int, last: int) -> int:
        """How many of the units from ``first`` up to ``last`` are not on the mat (a home base counts as the board)."""
        found = 0
        for unit in range(first, last):
            if self.at[unit] != MAT:
                found += 1
        return found

    def workers_on_board(self) -> int:
        return self.on_board(FIRST_WORKER, UNITS)

    def mechs_deployed(self) -> int:
        return self.on_board(FIRST_MECH, FIRST_WORKER)

    def standing(self, place: int, first: int, last: int) -> int:
        """How many of the units from ``first`` up to ``last`` stand on a place."""
        found = 0
        for unit in range(first, last):
            if self.at[unit] == place:
                found += 1
        return found

    def copy(self) -> "Seat":
        twin = Seat(self.faction, self.mat, self.player)
        twin.at = self.at[:]
        twin.plastic = self.plastic
        twin.workers = self.workers
        twin.structures = self.structures[:]
        twin.built = self.built
        twin.abilities = self.abilities
        twin.power = self.power
        twin.popularity = self.popularity
        twin.coins = self.coins
        twin.hand = self.hand
        twin.objectives = self.objectives
        twin.factory_card = self.factory_card
        twin.cubes = self.cubes
        twin.savings = self.savings
        twin.recruits = self.recruits
        twin.bonuses = self.bonuses
        twin.stars = self.stars
        twin.star_kinds = self.star_kinds
        twin.combat_stars = self.combat_stars
        twin.objective_stars = self.objective_stars
        twin.section = self.section
        twin.flags = self.flags
        twin.traps = self.traps[:]
        twin.armed = self.armed
        return twin


class Position:
    """The seats clockwise and the board between them."""

    def __init__(self, seats: list[Seat]) -> None:
        self.seats = seats
        self.resources: list[i64] = [0] * PLACES  # a tally for every place
        self.encounters: i64 = 0  # territories that still have their token
        self.bonus_tile = 0
        self.battles: i64 = 0  # territories where the active seat's plastic has met enemy plastic
        self.attacker = 0  # whose move led to these battles

    def enemy_units(self, seat: int) -> i64:
        """Territories with a unit of anybody else."""
        found: i64 = 0
        for index, other in enumerate(self.seats):
            if index != seat:
                found |= other.plastic | other.workers
        return found & EVERYWHERE

    def enemy_plastic(self, seat: int) -> i64:
        found: i64 = 0
        for index, other in enumerate(self.seats):
            if index != seat:
                found |= other.plastic
        return found & EVERYWHERE

    def structures(self) -> i64:
        """Territories with anybody's structure."""
        found: i64 = 0
        for seat in self.seats:
            found |= seat.built
        return found

    def controlled(self, seat: int) -> i64:
        """Territories a seat controls; until a battle is fought the defender keeps its territory (section 1)."""
        own = self.seats[seat]
        units = own.units()
        if self.battles and seat == self.attacker:
            units &= ~self.battles
        if not own.built & ~units:
            return units
        return units | (own.built & ~self.enemy_units(seat))

    def stock(self, seat: int) -> i64:
        """The tally of all resources a seat controls."""
        stock: i64 = 0
        for place in members(self.controlled(seat)):
            stock += self.resources[place]
        return stock

    def copy(self) -> "Position":
        twin = Position([seat.copy() for seat in self.seats])
        twin.resources = self.resources[:]
        twin.encounters = self.encounters
        twin.bonus_tile = self.bonus_tile
        twin.battles = self.battles
        twin.attacker = self.attacker
        return twin
