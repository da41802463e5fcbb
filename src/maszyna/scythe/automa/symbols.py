"""The six symbols of the move row, as the rules print them (A9).

    the unit | the valid territories | the destination, criterion by criterion

The common form: pick the unit; find the valid territories; lift the unit; pick the destination; put it down. What is
still tied after a symbol's own criteria goes by those of all symbols (A6); over airships, combat units first look at
these (W5.5), and a siege may keep them out (W6.3).
"""

from typing import Final

from maszyna.scythe.automa.airship_ties import AIRSHIP_TIES, CAN_PAY_SIEGE
from maszyna.scythe.automa.criteria import (
    ENCOUNTER_OR_FACTORY,
    ENEMY_COMBAT_UNIT,
    ENEMY_WORKER,
    FEWEST_ENEMY_COMBAT_UNITS,
    IN_OWN_REACH,
    IN_OWN_REACH_OR_BY_BASE,
    MOST_OWN_NEIGHBOURHOODS,
    MOST_RESOURCES,
    NEAREST_BASE,
    NEAREST_ENEMY_COMBAT_UNIT,
    NEAREST_FACTORY,
    NO_ALLY_UNIT,
    NO_ENEMY_COMBAT_UNIT,
    NO_ENEMY_UNIT,
    NO_OTHER_OWN_COMBAT_UNIT,
    NO_OTHER_OWN_WORKER,
    NO_OWN_MECH,
    OUT_OF_ENEMY_REACH,
    READING_ORDER,
    Criteria,
)
from maszyna.scythe.ids import CHARACTER, FIRST_MECH, FIRST_WORKER, UNITS


class Units:
    """Which units a symbol may move, by their numbers on the mat."""

    def __init__(self, name: str, first: int, last: int) -> None:
        self.name = name
        self.first = first
        self.last = last


WORKER: Final = Units("worker", FIRST_WORKER, UNITS)
MECH: Final = Units("mech", FIRST_MECH, FIRST_WORKER)
THE_CHARACTER: Final = Units("character", CHARACTER, FIRST_MECH)
COMBAT_UNIT: Final = Units("combat_unit", CHARACTER, FIRST_WORKER)


TIES: Final[Criteria] = [NEAREST_FACTORY, READING_ORDER]  # A6.2, A6.3


class Symbol:
    """One symbol: who moves, where it may go, where it goes; ``own`` is its own rule for the destination."""

    def __init__(
        self, name: str, rule: str, unit: Units, by: Criteria, valid: Criteria, own: Criteria, attacks: bool,
        ties: Criteria = TIES,
    ) -> None:  # fmt: skip
        self.name = name
        self.rule = rule
        self.unit = unit
        self.by = by
        self.valid = valid
        self.destination = own + ties
        fights = unit is not WORKER
        self.valid_under_airships = [*valid, CAN_PAY_SIEGE] if fights else valid
        self.destination_under_airships = own + AIRSHIP_TIES + ties if fights else self.destination
        self.attacks = attacks
        self.own = False  # a house rule


MOVE_WORKER: Final = Symbol(
    "move_worker",
    "A9.1",
    unit=WORKER,
    by=[NEAREST_BASE, READING_ORDER],
    valid=[IN_OWN_REACH_OR_BY_BASE, NO_ENEMY_UNIT, NO_ALLY_UNIT, NO_OTHER_OWN_WORKER],
    own=[OUT_OF_ENEMY_REACH, MOST_OWN_NEIGHBOURHOODS],
    attacks=False,
)
MOVE_MECH: Final = Symbol(
    "move_mech",
    "A9.2",
    unit=MECH,
    by=[NEAREST_BASE, READING_ORDER],
    valid=[IN_OWN_REACH_OR_BY_BASE, NO_ENEMY_UNIT, NO_ALLY_UNIT, NO_OTHER_OWN_COMBAT_UNIT],
    own=[NEAREST_ENEMY_COMBAT_UNIT],
    attacks=False,
)
MOVE_CHARACTER: Final = Symbol(
    "move_character",
    "A9.3",
    unit=THE_CHARACTER,
    by=[NEAREST_BASE],
    valid=[IN_OWN_REACH_OR_BY_BASE, NO_ENEMY_UNIT, NO_ALLY_UNIT, NO_OTHER_OWN_COMBAT_UNIT],
    own=[NEAREST_ENEMY_COMBAT_UNIT],
    attacks=False,
)
VISIT: Final = Symbol(
    "encounter_or_factory",
    "A9.4",
    unit=THE_CHARACTER,
    by=[NEAREST_BASE],
    valid=[IN_OWN_REACH, ENCOUNTER_OR_FACTORY, NO_ENEMY_UNIT, NO_ALLY_UNIT, NO_OWN_MECH],
    own=[],
    attacks=False,
)
ATTACK_WORKERS: Final = Symbol(
    "attack_workers",
    "A9.5",
    unit=COMBAT_UNIT,
    by=[NEAREST_BASE, READING_ORDER],
    valid=[IN_OWN_REACH_OR_BY_BASE, ENEMY_WORKER, NO_ENEMY_COMBAT_UNIT],
    own=[MOST_RESOURCES],
    attacks=True,
)
ATTACK_COMBAT_UNIT: Final = Symbol(
    "attack_combat_unit",
    "A9.6",
    unit=COMBAT_UNIT,
    by=[NEAREST_BASE, READING_ORDER],
    valid=[IN_OWN_REACH_OR_BY_BASE, ENEMY_COMBAT_UNIT],
    own=[FEWEST_ENEMY_COMBAT_UNITS],
    attacks=True,
)

SYMBOLS: Final[list[Symbol]] = [MOVE_WORKER, MOVE_MECH, MOVE_CHARACTER, VISIT, ATTACK_WORKERS, ATTACK_COMBAT_UNIT]
