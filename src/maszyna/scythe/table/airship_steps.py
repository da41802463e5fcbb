"""Steps about airships: where one is, what is aboard, what goes on and comes off (W1, W2)."""

from maszyna.kernel.packed_counts import how_many, packed_kind
from maszyna.scythe.airships.board_rules import FleetBoardRules
from maszyna.scythe.airships.cargo import opponent_controls
from maszyna.scythe.board import base_of
from maszyna.scythe.events import AIRSHIP_MOVED
from maszyna.scythe.ids import ABOARD, FIRST_BASE, FIRST_WORKER, RESOURCES, UNITS
from maszyna.scythe.state import HUMAN, Seat
from maszyna.scythe.table.acts.move_notes import hexes_between
from maszyna.scythe.table.count_steps import TableStep
from maszyna.scythe.table.move_steps import changed_pile, changes_text, load_words
from maszyna.scythe.table.refusals import Refusal, TableProblem
from maszyna.scythe.table.table import Table
from maszyna.scythe.table.word_reader import MOST, Change, spoken_place


def has_airships(table: Table) -> None:
    if not table.game.position.airship_board.flies:
        raise Refusal("no_airships")


class FlyStep(TableStep):
    """Where the airship is now, and what is aboard if that is said too."""

    def __init__(self, seat: int, place: int, cargo: "CargoStep | None") -> None:
        super().__init__(seat)
        self.place = place
        self.cargo = cargo

    def command(self, table: Table) -> str:
        text = f"airship {spoken_place(self.place, table.game.position.seats[self.seat].faction)}"
        return text if self.cargo is None else f"{text} {self.cargo.listed()}"

    def take(self, table: Table) -> None:
        own = table.game.position.seats[self.seat]
        warn_of_flight(table, self.seat, self.place)
        table.game.tell(AIRSHIP_MOVED, self.seat, own.airship, self.place)
        own.airship = self.place
        if self.cargo is not None:
            self.cargo.take(table)


def warn_of_flight(table: Table, seat: int, place: int) -> None:
    """W1.3, W1.4: never onto a home base, unless a lost duel sends the airship there, and never beyond its range."""
    airship_board = table.game.position.airship_board
    own = table.game.position.seats[seat]
    home = base_of(own.faction)
    if (
        not isinstance(airship_board, FleetBoardRules)
        or place == own.airship
        or (own.airship >= FIRST_BASE and own.airship != home)
    ):
        return  # from where it could not be, the step only puts it right
    if place >= FIRST_BASE:
        if place == home and not any(powers.duel for powers in airship_board.powers):
            table.warn(TableProblem("airship_to_base", seat, place))
        return
    farthest = airship_board.powers[seat].range
    if own.factory_card or table.game.hidden[seat].hidden_factory_card:
        farthest += 1  # its Move action may have been used
    flown = hexes_between(own.airship, place)
    if own.player == HUMAN and flown > farthest:
        table.warn(TableProblem("flight_beyond", seat, flown, farthest))


class CargoStep(TableStep):
    """The resources aboard; without any change named, none are."""

    def __init__(self, seat: int, kinds: list[int], changes: list[Change]) -> None:
        super().__init__(seat)
        self.kinds = kinds
        self.changes = changes

    def listed(self) -> str:
        return changes_text(self.kinds, self.changes)

    def command(self, table: Table) -> str:
        return f"cargo {self.listed()}"

    def take(self, table: Table) -> None:
        own = table.game.position.seats[self.seat]
        own.cargo = changed_pile(own.cargo, self.kinds, self.changes)


class AboardStep(TableStep):
    """How many workers are aboard; who comes or goes is on the territory under the airship."""

    def __init__(self, seat: int, change: Change) -> None:
        super().__init__(seat)
        self.change = change

    def command(self, table: Table) -> str:
        return f"aboard {self.change.text()}"

    def take(self, table: Table) -> None:
        own = table.game.position.seats[self.seat]
        aboard = own.standing(ABOARD, FIRST_WORKER, UNITS)
        wanted = self.change.applied(aboard)
        if wanted > aboard:
            shift_workers(own, own.airship, ABOARD, wanted - aboard)
        else:
            shift_workers(own, ABOARD, own.airship, aboard - wanted)


def shift_workers(own: Seat, start: int, end: int, amount: int) -> None:
    found = [unit for unit in range(FIRST_WORKER, UNITS) if own.at[unit] == start]
    if len(found) < amount:
        raise Refusal("no_unit_there", f"worker {spoken_place(start, own.faction)}")
    for unit in found[:amount]:
        own.at[unit] = end
    own.muster()


class LoadStep(TableStep):
    """Workers and resources go aboard from the territory below, or come off onto it."""

    def __init__(self, seat: int, off: bool, crew: int, cargo: list[int]) -> None:
        super().__init__(seat)
        self.off = off
        self.crew = crew
        self.cargo = cargo

    def command(self, table: Table) -> str:
        return " ".join(["unload" if self.off else "load", *load_words(self.crew, self.cargo)])

    def take(self, table: Table) -> None:
        position = table.game.position
        own = position.seats[self.seat]
        place = own.airship
        if not self.off and any(self.cargo) and opponent_controls(table.game, self.seat, place):
            table.warn(TableProblem("loads_from_enemy", self.seat, place))  # W2.3
        for resource, amount in enumerate(self.cargo):
            start, end = (own.cargo, position.resources[place]) if self.off else (position.resources[place], own.cargo)
            if how_many(start, resource) < amount:
                raise Refusal("no_resources_there", f"{RESOURCES[resource]} {spoken_place(place, own.faction)}")
            if how_many(end, resource) + amount > MOST:
                raise Refusal("at_most_resources", str(MOST))
            moved = packed_kind(resource, amount)
            own.cargo += -moved if self.off else moved
            position.resources[place] += moved if self.off else -moved
        if self.off:
            shift_workers(own, ABOARD, place, self.crew)
        else:
            shift_workers(own, place, ABOARD, self.crew)
