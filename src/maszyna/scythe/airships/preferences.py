"""What an Automa's airship looks for, by its card (W9): the criteria of its move, each with its name."""

from typing import Final

from maszyna.kernel.bits import bit, i64
from maszyna.kernel.narrow import Fewest, Most
from maszyna.scythe.automa.criteria import (
    NEAREST_FACTORY,
    READING_ORDER,
    Criteria,
    Nearest,
    NearestEnemyCombatUnit,
    on_board_first,
)
from maszyna.scythe.automa.sight import Sight
from maszyna.scythe.facts.tiles import Tile
from maszyna.scythe.ids import FIRST_WORKER


class NearestEnemyWorker(Nearest):
    """Nearest to an enemy worker on the board; those at home or aboard an airship do not count."""

    def targets(self, view: Sight) -> i64:
        return view.enemy_workers


class NearestEnemyAirship(Nearest):
    """Nearest to an enemy airship; those on bases only if none is on the board, as in R7."""

    def targets(self, view: Sight) -> i64:
        return on_board_first(view.enemy_airships())


class NearestOwnCombatUnit(Nearest):
    """Nearest to a combat unit of its own; those on the base only if none is on the board, as in R7."""

    def targets(self, view: Sight) -> i64:
        return on_board_first(view.own.combat_units)


class MostEnemyCombatUnitsBeside(Most[Sight]):
    """The most enemy combat units on the territories adjacent to the candidate, not on itself (W5.3, W5.4)."""

    def value(self, view: Sight, candidate: int) -> int:
        beside = view.near[candidate] & ~bit(candidate)
        found = 0
        for index, other in enumerate(view.position.seats):
            if view.is_enemy(index):
                for unit in range(FIRST_WORKER):
                    if bit(other.at[unit]) & beside:
                        found += 1
        return found


class OccupiedFirst(Most[Sight]):
    """A territory with at least one worker, character or mech, whoever's, if there is such a one (W1.6)."""

    def value(self, view: Sight, candidate: int) -> int:
        return 1 if is_occupied(view, candidate) else 0


class UnoccupiedFirst(Fewest[Sight]):
    """A territory without any worker, character or mech, if there is such a one (W1.6)."""

    def value(self, view: Sight, candidate: int) -> int:
        return 1 if is_occupied(view, candidate) else 0


def is_occupied(view: Sight, place: int) -> bool:
    return any(seat.units() & bit(place) for seat in view.position.seats)


NEAREST_ENEMY_COMBAT_UNIT: Final = NearestEnemyCombatUnit("nearest_enemy_combat_unit", "W9")
NEAREST_ENEMY_WORKER: Final = NearestEnemyWorker("nearest_enemy_worker", "W9")
NEAREST_ENEMY_AIRSHIP: Final = NearestEnemyAirship("nearest_enemy_airship", "W9")
NEAREST_OWN_COMBAT_UNIT: Final = NearestOwnCombatUnit("nearest_own_combat_unit", "W9")
MOST_ENEMY_COMBAT_UNITS_BESIDE: Final = MostEnemyCombatUnitsBeside("most_enemy_combat_units_beside", "W9")
OCCUPIED_FIRST: Final = OccupiedFirst("occupied", "W9")
UNOCCUPIED_FIRST: Final = UnoccupiedFirst("unoccupied", "W9")

# By a card's preference, in the order of facts.tiles.PREFERENCES.
FLIGHTS: Final[list[Criteria]] = [
    [NEAREST_ENEMY_COMBAT_UNIT, NEAREST_FACTORY, READING_ORDER],
    [NEAREST_ENEMY_WORKER, NEAREST_FACTORY, READING_ORDER],
    [NEAREST_ENEMY_AIRSHIP, NEAREST_FACTORY, READING_ORDER],
    [NEAREST_OWN_COMBAT_UNIT, NEAREST_FACTORY, READING_ORDER],
    [MOST_ENEMY_COMBAT_UNITS_BESIDE, NEAREST_FACTORY, READING_ORDER],
    [OCCUPIED_FIRST, NEAREST_FACTORY, READING_ORDER],
    [UNOCCUPIED_FIRST, NEAREST_FACTORY, READING_ORDER],
]


def flight_of(card: Tile) -> Criteria:
    """All the preferences of a card in their order, then the usual tie-breakers."""
    if len(card.preferences) == 1:
        return FLIGHTS[card.preferences[0]]
    preferred: Criteria = [FLIGHTS[preference][0] for preference in card.preferences]
    return [*preferred, NEAREST_FACTORY, READING_ORDER]
