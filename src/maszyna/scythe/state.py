"""One position: the seats with all they own, and what lies on the board."""

from typing import Any, Final

from maszyna.kernel.bits import bit, i64, members
from maszyna.scythe.board import EVERYWHERE
from maszyna.scythe.ids import FIRST_MECH, FIRST_WORKER, MAT, STRUCTURES, UNITS

HUMAN: Final = 0
AUTOMA: Final = 1
NO_SECTION: Final = -1


class Seat:
    """One player's pieces, mats and hand."""

    combat_units: i64 = 0  # places with the character or a mech
    workers: i64 = 0  # places with a worker
    built: i64 = 0  # territories with a structure
    abilities: i64 = 0  # of the faction and of the mechs deployed
    power: int = 0
    popularity: int = 0
    coins: int = 0
    hand: i64 = 0  # tally of combat cards; kind 0 is a card of value 2
    objectives: i64 = 0  # set of card numbers in hand
    factory_card: int = 0
    cubes: i64 = 0  # set of top-row slots upgraded
    savings: i64 = 0  # tally of cost boxes covered by bottom action
    recruits: i64 = 0  # set of bottom actions whose recruit is enlisted
    bonuses: i64 = 0  # set of one-time recruit bonuses taken
    stars: int = 0
    star_kinds: i64 = 0  # set of the kinds that may be placed once
    combat_stars: int = 0
    objective_stars: int = 0
    section: int = NO_SECTION  # where the action token stands
    flags: i64 = 0  # Albion's
    armed: i64 = 0  # territories with an armed trap
    airship: int = MAT  # where its airship is, if the game has any (W1)
    cargo: i64 = 0  # tally of the resources aboard

    def __init__(
        self, faction: int, mat: int, player: int, at: list[int], structures: list[int], traps: list[int]
    ) -> None:
        self.faction = faction
        self.mat = mat
        self.player = player  # HUMAN or AUTOMA
        self.at = at  # where each unit stands
        self.structures = structures  # where each structure stands
        self.traps = traps  # Togawa's: the territory of each of the four, by penalty

    def muster(self) -> None:
        """Find again where the units stand, after some have moved."""
        at = self.at
        combat_units: i64 = 0
        workers: i64 = 0
        for unit in range(FIRST_WORKER):
            combat_units |= bit(at[unit])
        for unit in range(FIRST_WORKER, UNITS):
            workers |= bit(at[unit])
        self.combat_units = combat_units & ~1  # bit 0 is the mat
        self.workers = workers & ~1

    def stand(self, unit: int, place: int) -> None:
        """Put one unit on a place; only its kind has to be mustered again."""
        at = self.at
        at[unit] = place
        found: i64 = 0
        if unit < FIRST_WORKER:
            for index in range(FIRST_WORKER):
                found |= bit(at[index])
            self.combat_units = found & ~1
        else:
            for index in range(FIRST_WORKER, UNITS):
                found |= bit(at[index])
            self.workers = found & ~1

    def units(self) -> i64:
        """The territories with at least one unit."""
        return (self.combat_units | self.workers) & EVERYWHERE

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

    def __reduce__(self) -> tuple[Any, ...]:
        return Seat, (self.faction, self.mat, self.player, self.at, self.structures, self.traps), self.__getstate__()

    def copy(self) -> "Seat":
        twin = Seat(self.faction, self.mat, self.player, self.at[:], self.structures[:], self.traps[:])
        twin.combat_units = self.combat_units
        twin.workers = self.workers
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
        twin.armed = self.armed
        twin.airship = self.airship
        twin.cargo = self.cargo
        return twin


def new_seat(faction: int, mat: int, player: int, traps: int) -> Seat:
    """A seat with everything still on its mats; ``traps`` is how many it has to lay."""
    return Seat(faction, mat, player, [MAT] * UNITS, [MAT] * len(STRUCTURES), [MAT] * traps)


class AirshipBoardRules:
    """What airships change on a board (W1 to W7): the hooks of the base rules; without airships they do nothing."""

    flies: bool = False  # there are airships
    holds_land: bool = False  # some of them may hold a territory
    digs: bool = False  # some of them make tunnels
    drops_on_lakes: bool = False  # resources may be dropped on any lake (W2.2)

    def control(self, position: "Position", seat: int, held: i64) -> i64:
        """The territories a seat controls, when its units and structures hold these."""
        return held

    def links(self, position: "Position", seat: int, unit: int, place: int) -> i64:
        """Where one step can lead a unit besides the ways of the base rules."""
        return 0

    def tunnels(self, position: "Position", seat: int) -> i64:
        """Territories that are tunnels for a seat's units only."""
        return 0

    def barred(self, position: "Position", seat: int, unit: int) -> i64:
        """Where a unit may not go now."""
        return 0

    def carries(self, position: "Position", seat: int, place: int) -> bool:
        """Whether a unit that enters must bring resources along."""
        return False

    def further(self, position: "Position", seat: int, place: int) -> int:
        """How many territories further a unit moves that starts on a place."""
        return 0

    def is_afloat(self, position: "Position", seat: int, place: int) -> bool:
        """Whether a lake is like land to a seat's units."""
        return False

    def sites(self, position: "Position", seat: int) -> i64:
        """Where a mech or a structure needs no worker."""
        return 0

    def shelters(self, position: "Position", seat: int, place: int) -> i64:
        """Where units beaten on a place may retreat to instead of home."""
        return 0

    def free_fields(self, position: "Position", seat: int) -> i64:
        """Territories that produce beyond the number of the action."""
        return 0


NO_AIRSHIPS_ON_BOARD: Final = AirshipBoardRules()


class Position:
    """The seats clockwise and the board between them."""

    encounters: i64 = 0  # territories that still have their token
    bonus_tile: int = 0
    battles: i64 = 0  # territories where the active seat's combat units have met the enemy's
    attacker: int = 0  # whose move led to these battles
    idle_bases: i64 = 0  # home bases of factions not in play
    allied_automas: bool = False  # A20: in a cooperative game no Automa is another's enemy
    adjacent_reach: bool = False  # R2 as an option: a human unit reaches the hexes around it, nothing further

    def __init__(self, seats: list[Seat], resources: list[i64]) -> None:
        self.seats = seats
        self.resources = resources  # a tally for every place
        self.airship_board: AirshipBoardRules = NO_AIRSHIPS_ON_BOARD

    def enemy_units(self, seat: int) -> i64:
        """Territories with a unit of anybody else."""
        found: i64 = 0
        for index, other in enumerate(self.seats):
            if index != seat:
                found |= other.combat_units | other.workers
        return found & EVERYWHERE

    def enemy_combat_units(self, seat: int) -> i64:
        found: i64 = 0
        for index, other in enumerate(self.seats):
            if index != seat:
                found |= other.combat_units
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
        if own.built & ~units:
            units |= own.built & ~self.enemy_units(seat)
        if self.airship_board.holds_land:
            units = self.airship_board.control(self, seat, units)
        return units

    def stock(self, seat: int) -> i64:
        """The tally of all resources a seat controls; those aboard its airship are its own (W2.3)."""
        stock: i64 = self.seats[seat].cargo
        for place in members(self.controlled(seat)):
            stock += self.resources[place]
        return stock

    def __copy__(self) -> "Position":
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> "Position":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return Position, (self.seats, self.resources), self.__getstate__()

    def copy(self) -> "Position":
        twin = Position([seat.copy() for seat in self.seats], self.resources[:])
        twin.encounters = self.encounters
        twin.bonus_tile = self.bonus_tile
        twin.battles = self.battles
        twin.attacker = self.attacker
        twin.idle_bases = self.idle_bases
        twin.allied_automas = self.allied_automas
        twin.adjacent_reach = self.adjacent_reach
        twin.airship_board = self.airship_board
        return twin
