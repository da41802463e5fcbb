"""Steps about pieces: where units, structures and tokens are, which abilities and recruits a seat has."""

from typing import Final

from maszyna.kernel.bits import bit
from maszyna.kernel.packed_counts import how_many, packed_kind
from maszyna.scythe.facts.factions import factions
from maszyna.scythe.ids import (
    ABILITIES,
    BONUSES,
    BOTTOMS,
    CHARACTER,
    CUBES,
    FIRST_MECH,
    FIRST_WORKER,
    MAT,
    STRUCTURES,
    UNITS,
)
from maszyna.scythe.play.actions.upgrade import BOXES
from maszyna.scythe.state import Seat
from maszyna.scythe.table.count_steps import GOOD_OF, TableStep
from maszyna.scythe.table.refusals import Refusal
from maszyna.scythe.table.table import Table
from maszyna.scythe.table.word_reader import NO, Change, name_text, spoken_place

KIND_RANGES: Final = [(CHARACTER, FIRST_MECH), (FIRST_MECH, FIRST_WORKER), (FIRST_WORKER, UNITS)]
ABILITY: Final = "ability"
RECRUIT: Final = "recruit"
CUBE: Final = "cube"
CUBE_WORDS: Final = [cube.rpartition(".")[2] for cube in CUBES]  # what there is one more of
HELD: Final = {ABILITY: ABILITIES, RECRUIT: BONUSES, CUBE: CUBE_WORDS}
UNIT_LISTS: Final = ["character", "mechs", "workers"]  # by the kinds of unit


class UnitsStep(TableStep):
    """Where all units of one kind stand; those not named are on the mat."""

    def __init__(self, seat: int, kind: int, places: list[int]) -> None:
        super().__init__(seat)
        self.kind = kind
        self.places = places

    def command(self, table: Table) -> str:
        faction = table.game.position.seats[self.seat].faction
        parts = [spoken_place(place, faction) for place in self.places] or ["none"]
        return " ".join([UNIT_LISTS[self.kind], *parts])

    def take(self, table: Table) -> None:
        own = table.game.position.seats[self.seat]
        start, end = KIND_RANGES[self.kind]
        in_play = [place for place in self.places if place != MAT]
        own.at[start:end] = in_play[: end - start] + [MAT] * (end - start - len(in_play))
        if self.kind:
            table.surplus[self.seat][self.kind - 1] = in_play[end - start :]
        own.muster()


class HeldStep(TableStep):
    """A mech ability, an ongoing recruit bonus or an upgrade that the seat has, or has no longer."""

    def __init__(self, seat: int, what: str, number: int, has: bool) -> None:
        super().__init__(seat)
        self.what = what
        self.number = number
        self.has = has

    def command(self, table: Table) -> str:
        name = name_text(HELD[self.what][self.number])
        return f"{self.what} {name}" if self.has else f"{self.what} {NO} {name}"

    def take(self, table: Table) -> None:
        own = table.game.position.seats[self.seat]
        here = bit(self.number)
        if self.what == ABILITY:
            own.abilities = own.abilities | here if self.has else own.abilities & ~here
        elif self.what == CUBE:
            own.cubes = own.cubes | here if self.has else own.cubes & ~here
        else:
            own.recruits = own.recruits | here if self.has else own.recruits & ~here


class SavingsStep(TableStep):
    """How many cost boxes of a bottom-row action are covered by cubes."""

    def __init__(self, seat: int, bottom: int, change: Change) -> None:
        super().__init__(seat)
        self.bottom = bottom
        self.change = change

    def command(self, table: Table) -> str:
        return f"savings {BOTTOMS[self.bottom]} {self.change.text()}"

    def take(self, table: Table) -> None:
        own = table.game.position.seats[self.seat]
        covered = how_many(own.savings, self.bottom)
        now = min(self.change.applied(covered), BOXES[own.mat][self.bottom])
        own.savings += packed_kind(self.bottom, now) - packed_kind(self.bottom, covered)


class BuildStep(TableStep):
    """A structure on a territory, or back on the mat."""

    def __init__(self, seat: int, structure: int, place: int) -> None:
        super().__init__(seat)
        self.structure = structure
        self.place = place

    def command(self, table: Table) -> str:
        if self.place == MAT:
            return f"build {NO} {STRUCTURES[self.structure]}"
        return f"build {STRUCTURES[self.structure]} {self.place}"

    def take(self, table: Table) -> None:
        own = table.game.position.seats[self.seat]
        own.structures[self.structure] = self.place
        own.built = 0
        for place in own.structures:
            if place != MAT:
                own.built |= bit(place)


class BringStep(TableStep):
    """Units from the mat onto a place: a mech deployed, with the ability it brings; workers produced."""

    def __init__(self, seat: int, kind: int, place: int, amount: int, ability: int) -> None:
        super().__init__(seat)
        self.kind = kind
        self.place = place
        self.amount = amount
        self.ability = ability  # -1: none named

    def command(self, table: Table) -> str:
        place = spoken_place(self.place, table.game.position.seats[self.seat].faction)
        if self.kind == 1:
            return f"deploy {place}" + (f" {name_text(ABILITIES[self.ability])}" if self.ability >= 0 else "")
        return f"worker {place} {self.amount}" if self.amount > 1 else f"worker {place}"

    def take(self, table: Table) -> None:
        own = table.game.position.seats[self.seat]
        start, end = KIND_RANGES[self.kind]
        waiting = [unit for unit in range(start, end) if own.at[unit] == MAT]
        if len(waiting) < self.amount:
            raise Refusal("none_left", UNIT_LISTS[self.kind])
        for unit in waiting[: self.amount]:
            own.at[unit] = self.place
        own.muster()
        if self.ability >= 0:
            own.abilities |= bit(self.ability)


class TokenStep(TableStep):
    """A flag, or an armed trap with its penalty if known; or none there any more."""

    def __init__(self, seat: int, place: int, penalty: int, there: bool) -> None:
        super().__init__(seat)
        self.place = place
        self.penalty = penalty  # a good, or -1
        self.there = there

    def command(self, table: Table) -> str:
        if not self.there:
            return f"token {self.place} gone"
        names = {good: word for word, good in GOOD_OF.items()}
        return f"token {self.place} {names[self.penalty]}" if self.penalty >= 0 else f"token {self.place}"

    def take(self, table: Table) -> None:
        own = table.game.position.seats[self.seat]
        here = bit(self.place)
        if not factions()[own.faction].penalties:
            own.flags = own.flags | here if self.there else own.flags & ~here
            return
        own.armed &= ~here
        if not self.there:
            own.traps = [MAT if place == self.place else place for place in own.traps]
            return
        if self.place not in own.traps:
            own.traps[self.trap(own)] = self.place
        own.armed |= here

    def trap(self, own: Seat) -> int:
        for trap, (good, _) in enumerate(factions()[own.faction].penalties):
            if own.traps[trap] == MAT and self.penalty in (-1, good):
                return trap
        raise Refusal("no_such_trap_left")


class FactoryCardStep(TableStep):
    """The seat has a Factory card, or has none."""

    def __init__(self, seat: int, has: bool) -> None:
        super().__init__(seat)
        self.has = has

    def command(self, table: Table) -> str:
        return "factory" if self.has else f"factory {NO}"

    def take(self, table: Table) -> None:
        table.game.hidden[self.seat].hidden_factory_card = self.has
        table.game.position.seats[self.seat].factory_card = 0
