"""The Move action (section 6): different units, one after the other, step by step, with what they carry.

All that a unit carries lies on the place it stands on; at each step the seat says how much goes along. So picking up
and dropping at every territory of the path needs no other decision.
"""

from typing import Any, Final

from maszyna.kernel.bits import bit, count, i64, members
from maszyna.kernel.packed_counts import KINDS, how_many, packed_kind, total
from maszyna.kernel.steps import BY_PLACE, Decision, DecisionKind
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import (
    AIRSHIP,
    CHARACTER,
    FIRST_MECH,
    FIRST_WORKER,
    MAT,
    RESOURCES,
    SPEED,
    TOKA,
    UNIT_KINDS,
    UNITS,
)
from maszyna.scythe.place_texts import kind_in_action, place_number, place_text, unit_action, unit_kind, unit_text
from maszyna.scythe.play.common.decisions import BY_CARGO, BY_UNIT, TRAVEL, ChoosePlace
from maszyna.scythe.play.movement.arrival import arrive, mark_shinobi, report_step
from maszyna.scythe.play.movement.reach import combat_unit_links, leaves_lake, may_leave, steps_of
from maszyna.scythe.turn_state import Leg

DONE: Final = 0
FRESH_WORKERS: Final = 4  # cargo kinds after the four resources: workers that have not moved by themselves yet ...
MOVED_WORKERS: Final = 5  # ... and those that have
CARGO: Final = [*RESOURCES, "worker", "moved_worker"]
MOST_CARGO: Final = 1000


class ChooseUnit(Decision[Scythe]):
    """Which unit moves next, or none any more."""

    about = DecisionKind("unit", TRAVEL, BY_UNIT)

    def __init__(self, seat: int, units: int, hexes: int) -> None:
        super().__init__(seat)
        self.units = units  # how many more may move
        self.hexes = hexes  # how far, without Speed

    def context(self, game: Scythe) -> list[int]:
        return [0, self.units, self.hexes]

    def options(self, game: Scythe) -> list[int]:
        own = game.position.seats[self.seat]
        found = [DONE]
        for unit in range(UNITS):
            place = own.at[unit]
            if place == MAT or game.turn.moved & bit(unit):
                continue
            code = unit_action(unit_kind(unit), place)
            if code not in found and may_leave(game, self.seat, unit) and steps_of(game, self.seat, unit):
                found.append(code)
        if game.position.airship_board.flies:
            found += game.airship_rules.pieces(game, self.seat)
        found.sort()
        return found

    def take(self, game: Scythe, action: int) -> None:
        if action == DONE:
            return
        if kind_in_action(action) == unit_kind(AIRSHIP):
            self.go_on(game, AIRSHIP)
            game.airship_rules.fly(game, self.seat, self.hexes)
            return
        own = game.position.seats[self.seat]
        place = place_number(action)
        kind = kind_in_action(action)
        unit = 0
        while own.at[unit] != place or unit_kind(unit) != kind or game.turn.moved & bit(unit):
            unit += 1
        self.go_on(game, unit)
        hexes = self.hexes
        if game.position.airship_board.flies:
            hexes += game.position.airship_board.further(game.position, self.seat, place)
        if unit < FIRST_WORKER and own.abilities & SPEED:
            hexes += 1
        game.push(ChooseStep(self.seat, unit, hexes, True))

    def price(self) -> int:
        """How many resources of any kind a unit costs."""
        return 0

    def go_on(self, game: Scythe, piece: int) -> None:
        """The piece counts as moved; if more may move, one of them is next."""
        game.turn.moved |= bit(piece)
        if self.units > 1:
            game.push(ChooseUnit(self.seat, self.units - 1, self.hexes))
        elif game.position.airship_board.flies:
            game.airship_rules.units_used_up(game, self.seat, self.hexes)

    def span(self) -> int:
        return unit_action(len(UNIT_KINDS), 0)

    def text(self, action: int) -> str:
        return "no more units" if action == DONE else unit_text(action)

    def why_not(self, game: Scythe, action: int) -> str:
        own = game.position.seats[self.seat]
        if kind_in_action(action) == unit_kind(AIRSHIP):
            if own.airship != place_number(action) or not own.airship:
                return "no_such_unit_there"
            return "has_moved_already"  # before that it may always fly
        place, kind = place_number(action), kind_in_action(action)
        here = [unit for unit in range(UNITS) if own.at[unit] == place and unit_kind(unit) == kind]
        if not here:
            return "no_such_unit_there"
        if all(game.turn.moved & bit(unit) for unit in here):
            return "has_moved_already"
        return "cannot_leave" if not may_leave(game, self.seat, here[0]) else "nowhere_to_go"


class ChooseStep(ChoosePlace):
    """Where the moving unit goes next."""

    about = DecisionKind("step", TRAVEL, BY_PLACE, continues=True)

    def __init__(self, seat: int, unit: int, hexes: int, first: bool) -> None:
        super().__init__(seat)
        self.unit = unit
        self.hexes = hexes
        self.first = first

    def context(self, game: Scythe) -> list[int]:
        return [game.position.seats[self.seat].at[self.unit], unit_kind(self.unit), self.hexes, int(self.first)]

    def options(self, game: Scythe) -> list[int]:
        places = members(steps_of(game, self.seat, self.unit)) if may_leave(game, self.seat, self.unit) else []
        return places if self.first else [DONE, *places]

    def take(self, game: Scythe, action: int) -> None:
        if action == DONE:
            mark_shinobi(game, self.seat, self.unit)
        else:
            load(game, Travel(self.seat, self.unit, action, self.hexes), 0, 0, 0)

    def text(self, action: int) -> str:
        return "stop" if action == DONE else f"to {place_text(action)}"

    def why_not(self, game: Scythe, action: int) -> str:
        if action == DONE:
            return "must_move"
        if self.unit >= FIRST_WORKER and bit(action) & game.position.enemy_units(self.seat):
            return "enemy_units_there"
        return "no_way_there"


class Travel:
    """One step of one unit to a place."""

    def __init__(self, seat: int, unit: int, to: int, hexes: int) -> None:
        self.seat = seat
        self.unit = unit
        self.to = to
        self.hexes = hexes  # steps left, this one included

    def __reduce__(self) -> tuple[Any, ...]:
        return Travel, (self.seat, self.unit, self.to, self.hexes)


def load(game: Scythe, travel: Travel, first: int, cargo: i64, crew: i64) -> None:
    """Settle what goes along, from the given kind of cargo on, then travel."""
    own = game.position.seats[travel.seat]
    place = own.at[travel.unit]
    here = game.position.resources[place]
    carries_workers = FIRST_MECH <= travel.unit < FIRST_WORKER and own.workers & bit(place)
    if here or carries_workers:
        all_tokens = all_workers = False
        if leaves_lake(game, travel.seat, travel.unit):
            all_tokens = own.standing(place, CHARACTER, FIRST_WORKER) == 1
            all_workers = own.standing(place, FIRST_MECH, FIRST_WORKER) == 1  # a character keeps none afloat
        brings = game.position.airship_board.carries(game.position, travel.seat, travel.to)
        for kind in range(first, len(CARGO)):
            if kind < KINDS:
                available = how_many(here, kind)
            else:
                available = len(passengers(game, travel, kind)) if carries_workers else 0
            if not available:
                continue
            if not (all_tokens if kind < KINDS else all_workers):
                least = 1 if brings and not cargo and is_last_kind(here, kind) else 0
                game.push(ChooseCargo(travel, kind, least, available, cargo, crew))
                return
            if kind < KINDS:
                cargo += packed_kind(kind, available)
            else:
                for worker in passengers(game, travel, kind):
                    crew |= bit(worker)
    take_step(game, travel, cargo, crew)


def is_last_kind(here: i64, kind: int) -> bool:
    """Whether no resource of a later kind lies there."""
    return kind < KINDS and not any(how_many(here, later) for later in range(kind + 1, KINDS))


def passengers(game: Scythe, travel: Travel, kind: int) -> list[int]:
    """The workers beside a mech that have, or have not, moved by themselves in this action."""
    own = game.position.seats[travel.seat]
    place = own.at[travel.unit]
    return [
        unit
        for unit in range(FIRST_WORKER, UNITS)
        if own.at[unit] == place and bool(game.turn.moved & bit(unit)) == (kind == MOVED_WORKERS)
    ]


class ChooseCargo(Decision[Scythe]):
    """How many of one kind go along with the moving unit."""

    about = DecisionKind("cargo", TRAVEL, BY_CARGO, from_zero=True, continues=True)

    def __init__(self, travel: Travel, cargo_kind: int, least: int, available: int, cargo: i64, crew: i64) -> None:
        super().__init__(travel.seat)
        self.travel = travel
        self.cargo_kind = cargo_kind
        self.least = least
        self.available = available
        self.cargo = cargo
        self.crew = crew

    def __reduce__(self) -> tuple[Any, ...]:
        return ChooseCargo, (self.travel, self.cargo_kind, self.least, self.available, self.cargo, self.crew)

    def context(self, game: Scythe) -> list[int]:
        travel = self.travel
        start = game.position.seats[self.seat].at[travel.unit]
        going = [start, travel.to, unit_kind(travel.unit), travel.hexes, self.cargo_kind, self.least, self.available]
        return [*going, total(self.cargo), count(self.crew)]

    def options(self, game: Scythe) -> list[int]:
        return list(range(self.least, self.available + 1))

    def take(self, game: Scythe, action: int) -> None:
        cargo = self.cargo
        crew = self.crew
        if self.cargo_kind < KINDS:
            cargo += packed_kind(self.cargo_kind, action)
        else:
            for worker in passengers(game, self.travel, self.cargo_kind)[:action]:
                crew |= bit(worker)
        load(game, self.travel, self.cargo_kind + 1, cargo, crew)

    def nothing(self) -> int:
        return 0

    def asks_by_kind(self) -> bool:
        return True

    def span(self) -> int:
        return MOST_CARGO

    def text(self, action: int) -> str:
        return f"carry {action} {CARGO[self.cargo_kind]}"

    def why_not(self, game: Scythe, action: int) -> str:
        return "must_bring_resources" if action < self.least else "more_than_there_is"


def take_step(game: Scythe, travel: Travel, cargo: i64, crew: i64) -> None:
    """Take the step with its cargo, and see what stops it."""
    position = game.position
    own = position.seats[travel.seat]
    unit = travel.unit
    start = own.at[unit]
    to = travel.to
    if (
        own.abilities & TOKA
        and unit < FIRST_WORKER
        and not bit(to) & combat_unit_links(position, travel.seat, start, False)
        and not bit(to) & position.airship_board.links(position, travel.seat, unit, start)
    ):
        game.turn.toka_used = True
    own.at[unit] = to
    for worker in members(crew):
        own.at[worker] = to
    own.muster()
    position.resources[start] -= cargo
    position.resources[to] += cargo
    game.turn.trail.append(Leg(unit, start, to, cargo, crew))
    if game.log is not None:
        report_step(game, travel.seat, unit, start, to, cargo, crew)
    stopped = arrive(game, travel.seat, unit, to)
    if not stopped and travel.hexes > 1:
        game.push(ChooseStep(travel.seat, unit, travel.hexes - 1, False))
    else:
        mark_shinobi(game, travel.seat, unit)
    if position.airship_board.flies:
        game.airship_rules.entered(game, travel.seat, unit, to, cargo)


def character_moved(game: Scythe) -> bool:
    return bool(game.turn.moved & bit(CHARACTER))
