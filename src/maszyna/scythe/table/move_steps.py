"""Steps on the board: a unit moves with what it carries, resources come and go, encounter tokens leave."""

from maszyna.kernel.bits import bit, i64
from maszyna.kernel.packed_counts import counts, how_many, packed
from maszyna.scythe.board import EVERYWHERE
from maszyna.scythe.events import CARGO_CARRIED, ENCOUNTER_REMOVED, UNIT_MOVED
from maszyna.scythe.ids import CHARACTER, FIRST_WORKER, MAT, RESOURCES, UNIT_KINDS, UNITS, WORKER
from maszyna.scythe.play.movement.arrival import arrive
from maszyna.scythe.score.scoring import NO_TILE
from maszyna.scythe.setup.plan import TILE_IDS
from maszyna.scythe.table.acts.move_notes import choose_mover
from maszyna.scythe.table.count_steps import TableStep
from maszyna.scythe.table.piece_steps import KIND_RANGES
from maszyna.scythe.table.refusals import Refusal
from maszyna.scythe.table.table import Table
from maszyna.scythe.table.word_reader import MOST, NO, NONE, Change, spoken_place
from maszyna.scythe.turn_state import Leg


class MoveStep(TableStep):
    """One unit from a place to another, with workers and resources it carries; what it meets there follows."""

    def __init__(self, seat: int, kind: int, start: int, end: int, crew: int, cargo: list[int]) -> None:
        super().__init__(seat)
        self.kind = kind
        self.start = start
        self.end = end
        self.crew = crew
        self.cargo = cargo

    def command(self, table: Table) -> str:
        faction = table.game.position.seats[self.seat].faction
        parts = ["move", UNIT_KINDS[self.kind], spoken_place(self.start, faction), spoken_place(self.end, faction)]
        return " ".join(parts + load_words(self.crew, self.cargo))

    def take(self, table: Table) -> None:
        game = table.game
        own = game.position.seats[self.seat]
        first, last = KIND_RANGES[self.kind]
        found = [unit for unit in range(first, last) if own.at[unit] == self.start]
        if not found:
            raise Refusal("no_unit_there", f"{UNIT_KINDS[self.kind]} {spoken_place(self.start, own.faction)}")
        if not table.adjusting and bit(self.start) & game.position.battles:
            raise Refusal("fight_first", str(self.start))  # nobody walks away from a combat that waits
        unit = choose_mover(table, self.seat, found, self.end)
        crew = [worker for worker in range(FIRST_WORKER, UNITS) if own.at[worker] == self.start and worker != unit]
        if len(crew) < self.crew:
            raise Refusal("no_unit_there", f"worker {spoken_place(self.start, own.faction)}")
        for resource, amount in enumerate(self.cargo):
            if how_many(game.position.resources[self.start], resource) < amount:
                raise Refusal("no_resources_there", f"{RESOURCES[resource]} {self.start}")
            if how_many(game.position.resources[self.end], resource) + amount > MOST:
                raise Refusal("at_most_resources", str(MOST))
        aboard: i64 = 0
        own.at[unit] = self.end
        for worker in crew[: self.crew]:
            own.at[worker] = self.end
            aboard |= bit(worker)
        game.position.resources[self.start] -= packed(self.cargo)
        game.position.resources[self.end] += packed(self.cargo) if self.end != MAT else 0
        own.muster()
        game.tell(UNIT_MOVED, self.seat, unit, self.start, self.end)
        for resource, amount in enumerate([*self.cargo, self.crew]):
            if amount:
                game.tell(CARGO_CARRIED, self.seat, resource if resource < len(RESOURCES) else WORKER, amount, self.end)
        if not table.adjusting:
            game.turn.trail.append(Leg(unit, self.start, self.end, packed(self.cargo), aboard))
            self.meet(table, unit)

    def meet(self, table: Table, unit: int) -> None:
        """Traps, lone workers driven off, a combat that has to be fought, an encounter."""
        if not bit(self.end) & EVERYWHERE:
            return
        table.game.airship_rules.entered(
            table.game, self.seat, unit, self.end, packed(self.cargo)
        )  # where it ends, not on the way
        arrive(table.game, self.seat, unit, self.end)
        if unit == CHARACTER:
            meet_encounter(table, self.seat)


def load_words(crew: int, cargo: list[int]) -> list[str]:
    """Workers and resources that go along."""
    parts = ["workers", str(crew)] if crew else []
    for resource, amount in enumerate(cargo):
        if amount:
            parts += [RESOURCES[resource], str(amount)]
    return parts


def meet_encounter(table: Table, seat: int) -> None:
    """The character takes the token where it stands, unless a combat has to be fought there first."""
    position = table.game.position
    here = bit(position.seats[seat].at[CHARACTER])
    if here & position.encounters and not here & position.battles:
        position.encounters &= ~here
        table.game.tell(ENCOUNTER_REMOVED, seat, position.seats[seat].at[CHARACTER])


class ResourcesStep(TableStep):
    """What lies on a place; without any change named, nothing does."""

    def __init__(self, seat: int, place: int, kinds: list[int], changes: list[Change]) -> None:
        super().__init__(seat)
        self.place = place
        self.kinds = kinds
        self.changes = changes

    def command(self, table: Table) -> str:
        place = spoken_place(self.place, table.game.position.seats[self.seat].faction)
        return f"resources {place} {changes_text(self.kinds, self.changes)}"

    def take(self, table: Table) -> None:
        resources = table.game.position.resources
        resources[self.place] = changed_pile(resources[self.place], self.kinds, self.changes)


def changes_text(kinds: list[int], changes: list[Change]) -> str:
    parts = [f"{RESOURCES[kind]} {change.text()}" for kind, change in zip(kinds, changes, strict=True)]
    return " ".join(parts or [NONE])


def changed_pile(tally: i64, kinds: list[int], changes: list[Change]) -> i64:
    """A pile of resources with these changes; without any, none are left."""
    left = counts(tally) if kinds else [0, 0, 0, 0]
    for kind, change in zip(kinds, changes, strict=True):
        left[kind] = change.applied(left[kind])
    return packed(left)


class EncounterStep(TableStep):
    """An encounter token is gone, or back."""

    def __init__(self, seat: int, place: int, there: bool) -> None:
        super().__init__(seat)
        self.place = place
        self.there = there

    def command(self, table: Table) -> str:
        return f"encounter {self.place} {'back' if self.there else 'gone'}"

    def take(self, table: Table) -> None:
        position = table.game.position
        position.encounters &= ~bit(self.place)
        if self.there:
            position.encounters |= bit(self.place)


class TileStep(TableStep):
    """The structure bonus tile."""

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile = tile

    def command(self, table: Table) -> str:
        return f"tile {TILE_IDS[self.tile] if self.tile != NO_TILE else NO}"

    def take(self, table: Table) -> None:
        table.game.position.bonus_tile = self.tile
