"""The criteria of A6 and A9, each with its name and the id of its rule."""

from typing import Final

from maszyna.kernel.bits import bit, i64, members
from maszyna.kernel.narrow import Criterion, Fewest, First, Most, Require
from maszyna.kernel.packed_counts import total
from maszyna.scythe.automa.sight import Sight
from maszyna.scythe.board import DISTANCE, EVERYWHERE, FACTORY_BIT, FACTORY_PLACE, FARTHEST, LAKES, RINGS
from maszyna.scythe.ids import CHARACTER, FIRST_MECH, FIRST_WORKER, UNITS


class InReachOrByBase(Require[Sight]):
    """In the neighbourhood of any own unit or of the base (A8)."""

    def allowed(self, view: Sight) -> i64:
        return view.own_reach() | view.base_reach()


class InReach(Require[Sight]):
    """In the neighbourhood of any own unit; the base does not count here."""

    def allowed(self, view: Sight) -> i64:
        return view.own_reach()


class NoEnemyUnit(Require[Sight]):
    def allowed(self, view: Sight) -> i64:
        return EVERYWHERE & ~view.enemy_units


class NoAllyUnit(Require[Sight]):
    """A territory has one controller, so in a cooperative game an allied Automa's units bar it (R17)."""

    def applies(self, view: Sight) -> bool:
        return view.strangers != 0

    def allowed(self, view: Sight) -> i64:
        return EVERYWHERE & ~view.strangers


class NoClosedLake(Require[Sight]):
    """A5.1 for a house rule that does not say how far units go."""

    def allowed(self, view: Sight) -> i64:
        return EVERYWHERE if view.state.water_is_open() else EVERYWHERE & ~LAKES


class NoOtherOwnWorker(Require[Sight]):
    def allowed(self, view: Sight) -> i64:
        return EVERYWHERE & ~view.own_others(FIRST_WORKER, UNITS)


class NoOtherOwnCombatUnit(Require[Sight]):
    def allowed(self, view: Sight) -> i64:
        return EVERYWHERE & ~view.own_others(CHARACTER, FIRST_WORKER)


class NoOwnMech(Require[Sight]):
    def allowed(self, view: Sight) -> i64:
        return EVERYWHERE & ~view.own_others(FIRST_MECH, FIRST_WORKER)


class EncounterOrFactory(Require[Sight]):
    """An encounter token, or the Factory while the Automa has no Factory card."""

    def allowed(self, view: Sight) -> i64:
        if view.state.hidden_factory_card:
            return view.position.encounters
        return view.position.encounters | FACTORY_BIT


class EnemyWorker(Require[Sight]):
    def allowed(self, view: Sight) -> i64:
        return view.enemy_workers


class NoEnemyCombatUnit(Require[Sight]):
    def allowed(self, view: Sight) -> i64:
        return EVERYWHERE & ~view.enemy_combat_units


class EnemyCombatUnit(Require[Sight]):
    def allowed(self, view: Sight) -> i64:
        return view.enemy_combat_units & EVERYWHERE


class OutOfEnemyReach(Require[Sight]):
    """Not in the neighbourhood of an enemy combat unit: a filter, so it may leave nothing (R5)."""

    def allowed(self, view: Sight) -> i64:
        return EVERYWHERE & ~view.enemy_reach()


class MostOwnNeighbourhoods(Most[Sight]):
    """In the neighbourhoods of the most own units (R6)."""

    def value(self, view: Sight, candidate: int) -> int:
        return self.values(view, bit(candidate))[candidate]

    def values(self, view: Sight, candidates: i64) -> dict[int, int]:
        found = dict.fromkeys(members(candidates), 0)
        for place in view.counted_places():
            for candidate in members(view.near[place] & candidates):
                found[candidate] += 1
        return found

    def keep(self, view: Sight, candidates: i64) -> i64:
        """Counts all candidates at once: a binary counter whose digits are sets of places."""
        ones: i64 = 0
        twos: i64 = 0
        fours: i64 = 0
        eights: i64 = 0
        for place in view.counted_places():
            carry: i64 = view.near[place] & candidates
            ones, carry = ones ^ carry, ones & carry
            twos, carry = twos ^ carry, twos & carry
            fours, carry = fours ^ carry, fours & carry
            eights ^= carry
        for digit in (eights, fours, twos, ones):
            if candidates & digit:
                candidates &= digit
        return candidates


def on_board_first(places: i64) -> i64:
    """R7: home bases count only if none of the places is on the board."""
    on_board = places & EVERYWHERE
    return on_board if on_board else places


class Nearest(Fewest[Sight]):
    """Nearest to one of several places; without any, all candidates are alike."""

    def targets(self, view: Sight) -> i64:
        raise NotImplementedError

    def value(self, view: Sight, candidate: int) -> int:
        return self.values(view, bit(candidate))[candidate]

    def values(self, view: Sight, candidates: i64) -> dict[int, int]:
        targets = members(self.targets(view))
        found: dict[int, int] = {}
        for candidate in members(candidates):
            far = FARTHEST if targets else 0
            for target in targets:
                far = min(far, DISTANCE[candidate][target])
            found[candidate] = far
        return found

    def keep(self, view: Sight, candidates: i64) -> i64:
        """Widens rings around all targets until one holds a candidate."""
        targets = members(self.targets(view))
        for far in range(FARTHEST):
            ring: i64 = 0
            for target in targets:
                ring |= RINGS[target][far]
            if candidates & ring:
                return candidates & ring
        return candidates


class NearestEnemyCombatUnit(Nearest):
    """Nearest to an enemy combat unit; those on bases only if none is on the board (R7)."""

    def targets(self, view: Sight) -> i64:
        return on_board_first(view.enemy_combat_units)


class MostResources(Most[Sight]):
    """The most resource tokens lying there; none at all will do."""

    def value(self, view: Sight, candidate: int) -> int:
        return total(view.position.resources[candidate])


class FewestEnemyCombatUnits(Fewest[Sight]):
    def value(self, view: Sight, candidate: int) -> int:
        found = 0
        for index, other in enumerate(view.position.seats):
            if view.is_enemy(index):
                found += other.standing(candidate, CHARACTER, FIRST_WORKER)
        return found


def innermost(rings: list[i64], candidates: i64) -> i64:
    """The candidates in the first ring that holds any."""
    for ring in rings:
        if candidates & ring:
            return candidates & ring
    return candidates


class NearestFactory(Fewest[Sight]):
    def value(self, view: Sight, candidate: int) -> int:
        return DISTANCE[FACTORY_PLACE][candidate]

    def keep(self, view: Sight, candidates: i64) -> i64:
        return innermost(RINGS[FACTORY_PLACE], candidates)


class NearestBase(Fewest[Sight]):
    """A6.1: units on the base are the nearest."""

    def value(self, view: Sight, candidate: int) -> int:
        return DISTANCE[view.base][candidate]

    def keep(self, view: Sight, candidates: i64) -> i64:
        at_home = candidates & bit(view.base)
        return at_home if at_home else innermost(RINGS[view.base], candidates)


class ReadingOrder(First[Sight]):
    """A6.3: top row first, left to right."""


class KindFirst(First[Sight]):
    """R3: mech or character, when both stand on the place picked."""

    def keep(self, view: Sight, candidates: i64) -> i64:
        return candidates & -candidates if view.state.automa_options.character_first else candidates & ~bit(0)


IN_OWN_REACH_OR_BY_BASE: Final = InReachOrByBase("in_own_reach_or_by_base", "A8")
IN_OWN_REACH: Final = InReach("in_own_reach", "A8")
NO_ENEMY_UNIT: Final = NoEnemyUnit("no_enemy_unit", "A9")
NO_ALLY_UNIT: Final = NoAllyUnit("no_ally_unit", "R17")
NO_CLOSED_LAKE: Final = NoClosedLake("no_closed_lake", "A5")
NO_OTHER_OWN_WORKER: Final = NoOtherOwnWorker("no_other_own_worker", "A9.1")
NO_OTHER_OWN_COMBAT_UNIT: Final = NoOtherOwnCombatUnit("no_other_own_combat_unit", "A9.2")
NO_OWN_MECH: Final = NoOwnMech("no_own_mech", "A9.4")
ENCOUNTER_OR_FACTORY: Final = EncounterOrFactory("encounter_or_factory", "A9.4")
ENEMY_WORKER: Final = EnemyWorker("enemy_worker", "A9.5")
NO_ENEMY_COMBAT_UNIT: Final = NoEnemyCombatUnit("no_enemy_combat_unit", "A9.5")
ENEMY_COMBAT_UNIT: Final = EnemyCombatUnit("enemy_combat_unit", "A9.6")
OUT_OF_ENEMY_REACH: Final = OutOfEnemyReach("out_of_enemy_reach", "A9.1")
MOST_OWN_NEIGHBOURHOODS: Final = MostOwnNeighbourhoods("most_own_neighbourhoods", "A9.1")
NEAREST_ENEMY_COMBAT_UNIT: Final = NearestEnemyCombatUnit("nearest_enemy_combat_unit", "A9.2")
MOST_RESOURCES: Final = MostResources("most_resources", "A9.5")
FEWEST_ENEMY_COMBAT_UNITS: Final = FewestEnemyCombatUnits("fewest_enemy_combat_units", "A9.6")
NEAREST_FACTORY: Final = NearestFactory("nearest_factory", "A6.2")
NEAREST_BASE: Final = NearestBase("nearest_base", "A6.1")
READING_ORDER: Final = ReadingOrder("reading_order", "A6.3")
KIND_FIRST: Final = KindFirst("mech_before_character", "R3")

Criteria = list[Criterion[Sight]]
