"""What an airship carries (W2): up to three resources, or up to two workers, as its aggressive tile says.

At each stop first what comes off is settled, kind by kind, then what goes on.
"""

from typing import Final

from maszyna.kernel.bits import bit, i64
from maszyna.kernel.packed_counts import KINDS, how_many, packed_kind, total
from maszyna.kernel.steps import Decision, DecisionKind
from maszyna.scythe.airships.powers import Powers
from maszyna.scythe.board import EVERYWHERE, LAND
from maszyna.scythe.events import AIRSHIP_LOADED, AIRSHIP_UNLOADED
from maszyna.scythe.facts.tiles import RESOURCES_ABOARD
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import ABOARD, CHARACTER, FIRST_MECH, FIRST_WORKER, UNITS, WORKER
from maszyna.scythe.play.common.decisions import BY_CARGO, TRAVEL
from maszyna.scythe.play.movement.arrival import arrive
from maszyna.scythe.play.movement.move import CARGO, MOVED_WORKERS

MOST_RESOURCES: Final = 3
MOST_WORKERS: Final = 2
UNLOADING: Final = "unload"
LOADING: Final = "load"


def handle_cargo(game: Scythe, powers: Powers, seat: int) -> None:
    unload_next(game, powers, seat, 0, 0)


def unload_next(game: Scythe, powers: Powers, seat: int, first: int, done: i64) -> None:
    """Ask for the next kind that may come off; ``done`` are the kinds of which some came off here."""
    for kind in range(first, len(CARGO)):
        if aboard(game, seat, kind) and may_come_off(game, seat, kind):
            game.push(Unload(seat, powers, kind, aboard(game, seat, kind), done))
            return
    load_next(game, powers, seat, 0, done)


def load_next(game: Scythe, powers: Powers, seat: int, first: int, done: i64) -> None:
    """Ask for the next kind that may go on; what came off here stays off."""
    for kind in range(first, len(CARGO)):
        if not done & bit(kind):
            most = most_to_load(game, powers, seat, kind)
            if most:
                game.push(Load(seat, powers, kind, most, done))
                return


def workers_at(game: Scythe, seat: int, place: int, kind: int) -> list[int]:
    """The workers on a place that have, or have not, moved by themselves in this action."""
    own = game.position.seats[seat]
    has_moved = kind == MOVED_WORKERS
    return [
        unit
        for unit in range(FIRST_WORKER, UNITS)
        if own.at[unit] == place and bool(game.turn.moved & bit(unit)) == has_moved
    ]


def aboard(game: Scythe, seat: int, kind: int) -> int:
    if kind < KINDS:
        return how_many(game.position.seats[seat].cargo, kind)
    return len(workers_at(game, seat, ABOARD, kind))


def may_come_off(game: Scythe, seat: int, kind: int) -> bool:
    """W2.4: workers only where no opponent's unit is; on a lake nothing is left alone (section 6), unless it may be."""
    position = game.position
    own = position.seats[seat]
    here = bit(own.airship)
    if not here & LAND and not (kind < KINDS and here & EVERYWHERE and position.airship_board.drops_on_lakes):
        keepers = CHARACTER if kind < KINDS else FIRST_MECH  # a character keeps no worker afloat
        dry = own.standing(own.airship, keepers, FIRST_WORKER) or position.airship_board.is_afloat(
            position, seat, own.airship
        )
        if not here & EVERYWHERE or not dry:
            return False
    return kind < KINDS or not here & position.enemy_units(seat)


def most_to_load(game: Scythe, powers: Powers, seat: int, kind: int) -> int:
    """W2.1, W2.3, and nobody leaves a territory where a battle waits."""
    position = game.position
    own = position.seats[seat]
    if kind < KINDS:
        lying = how_many(position.resources[own.airship], kind)
        if powers.carries != RESOURCES_ABOARD or not lying or opponent_controls(game, seat, own.airship):
            return 0
        return min(lying, MOST_RESOURCES - total(own.cargo))
    if powers.carries == RESOURCES_ABOARD or bit(own.airship) & position.battles:
        return 0
    room = MOST_WORKERS - own.standing(ABOARD, FIRST_WORKER, UNITS)
    return min(len(workers_at(game, seat, own.airship, kind)), room)


def opponent_controls(game: Scythe, seat: int, place: int) -> bool:
    others = [other for other in range(game.seats_at_table()) if other != seat]
    return any(game.position.controlled(other) & bit(place) for other in others)


class HandleCargo(Decision[Scythe]):
    """How many of one kind are handled at a stop."""

    def __init__(self, seat: int, powers: Powers, cargo_kind: int, most: int, done: i64) -> None:
        super().__init__(seat)
        self.powers = powers
        self.cargo_kind = cargo_kind
        self.most = most
        self.done: i64 = done

    def context(self, game: Scythe) -> list[int]:
        return [0, self.cargo_kind, self.most]

    def options(self, game: Scythe) -> list[int]:
        return list(range(self.most + 1))

    def nothing(self) -> int:
        return 0

    def asks_by_kind(self) -> bool:
        return True

    def span(self) -> int:
        return MOST_RESOURCES + 1

    def text(self, action: int) -> str:
        return f"{self.kind()} {action} {CARGO[self.cargo_kind]}"

    def why_not(self, game: Scythe, action: int) -> str:
        return "more_than_possible"


class Unload(HandleCargo):
    about = DecisionKind(UNLOADING, TRAVEL, BY_CARGO, continues=True)

    def take(self, game: Scythe, action: int) -> None:
        own = game.position.seats[self.seat]
        place = own.airship
        done = self.done
        if action:
            done |= bit(self.cargo_kind)
            if self.cargo_kind < KINDS:
                own.cargo -= packed_kind(self.cargo_kind, action)
                game.position.resources[place] += packed_kind(self.cargo_kind, action)
                game.tell(AIRSHIP_UNLOADED, self.seat, self.cargo_kind, action, place)
            else:
                set_down(game, self.seat, workers_at(game, self.seat, ABOARD, self.cargo_kind)[:action])
        unload_next(game, self.powers, self.seat, self.cargo_kind + 1, done)


def set_down(game: Scythe, seat: int, workers: list[int]) -> None:
    """Workers leave the airship; they enter the territory and may spring a trap there."""
    own = game.position.seats[seat]
    for worker in workers:
        own.at[worker] = own.airship
    own.muster()
    game.tell(AIRSHIP_UNLOADED, seat, WORKER, len(workers), own.airship)
    arrive(game, seat, workers[0], own.airship)


class Load(HandleCargo):
    about = DecisionKind(LOADING, TRAVEL, BY_CARGO, continues=True)

    def take(self, game: Scythe, action: int) -> None:
        own = game.position.seats[self.seat]
        if action:
            good = WORKER
            if self.cargo_kind < KINDS:
                good = self.cargo_kind
                own.cargo += packed_kind(good, action)
                game.position.resources[own.airship] -= packed_kind(good, action)
            else:
                for worker in workers_at(game, self.seat, own.airship, self.cargo_kind)[:action]:
                    own.at[worker] = ABOARD
                own.muster()
            game.tell(AIRSHIP_LOADED, self.seat, good, action, own.airship)
        load_next(game, self.powers, self.seat, self.cargo_kind + 1, self.done)
