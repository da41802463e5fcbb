"""Produce (section 4): every worker on a chosen territory makes a token of its kind, or on a village a worker.

Resources are made in full, unless the variant gains_in_part asks; how many workers leave the mat is always the seat's
choice, as they make producing dearer.
"""

from typing import Final

from maszyna.kernel.bits import bit, i64, members
from maszyna.kernel.steps import BY_AMOUNT, BY_PLACE, Decision, DecisionKind
from maszyna.scythe.board import ON_TERRAIN, PRODUCT
from maszyna.scythe.events import WORKER_GAINED
from maszyna.scythe.facts.mats import produce_cost
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import (
    COINS,
    FARM,
    FIRST_WORKER,
    FOREST,
    MAT,
    MILL,
    MOUNTAIN,
    POPULARITY,
    POWER,
    STAR_WORKERS,
    TUNDRA,
    UNITS,
    VILLAGE,
)
from maszyna.scythe.play.common.decisions import TERRITORY, ChoosePlace
from maszyna.scythe.play.common.gains import gain_tokens, lose
from maszyna.scythe.play.common.stars import check_star
from maszyna.scythe.state import Seat
from maszyna.scythe.variants import MILL_ANYWHERE

DONE: Final = 0
RESOURCE_LAND: Final[i64] = ON_TERRAIN[FARM] | ON_TERRAIN[FOREST] | ON_TERRAIN[MOUNTAIN] | ON_TERRAIN[TUNDRA]
VILLAGES: Final[i64] = ON_TERRAIN[VILLAGE]


def can_afford_produce(own: Seat) -> bool:
    power, popularity, coins = produce_cost()[own.workers_on_board()]
    return own.power >= power and own.popularity >= popularity and own.coins >= coins


def pay_produce(game: Scythe, seat: int) -> None:
    """The cost shown by the workers that have left the track before the action."""
    power, popularity, coins = produce_cost()[game.position.seats[seat].workers_on_board()]
    lose(game, seat, POWER, power)
    lose(game, seat, POPULARITY, popularity)
    lose(game, seat, COINS, coins)


def start_producing(game: Scythe, seat: int, territories: int, with_mill: bool) -> None:
    """Produce on a number of territories; the Mill's own is one more and the Mill works there like a worker."""
    if not with_mill:
        game.push(ChooseField(seat, territories, MAT, 0, 0))
        return
    mill = game.position.seats[seat].structures[MILL]
    free: i64 = game.position.airship_board.free_fields(game.position, seat)
    if mill and game.variants & MILL_ANYWHERE:
        territories += 1
    elif mill:
        free |= bit(mill)
    game.push(ChooseField(seat, territories, mill, free, 0))


def supply_of(own: Seat) -> int:
    """Workers still on the mat."""
    return UNITS - FIRST_WORKER - own.workers_on_board()


class ChooseField(ChoosePlace):
    """Where to produce next."""

    about = DecisionKind("field", TERRITORY, BY_PLACE)

    def __init__(self, seat: int, territories: int, mill: int, free: i64, done: i64) -> None:
        super().__init__(seat)
        self.territories = territories  # how many more, without those that do not count
        self.mill = mill
        self.free: i64 = free  # territories beyond the number: the Mill's own, and what an airship adds
        self.done: i64 = done

    def context(self, game: Scythe) -> list[int]:
        return [self.mill, self.territories]

    def options(self, game: Scythe) -> list[int]:
        own = game.position.seats[self.seat]
        fertile: i64 = RESOURCE_LAND
        if supply_of(own):
            fertile |= VILLAGES
        fields: i64 = own.workers
        if not self.territories:
            fields &= self.free
        if self.mill:
            at_mill = bit(self.mill)
            if not at_mill & game.position.controlled(self.seat):
                fields &= ~at_mill
            elif self.free & at_mill or self.territories:
                fields |= at_mill
        return [DONE, *members(fields & fertile & ~self.done)]

    def take(self, game: Scythe, action: int) -> None:
        if action == DONE:
            return
        own = game.position.seats[self.seat]
        territories = self.territories
        if not self.free & bit(action):
            territories -= 1
        game.push(ChooseField(self.seat, territories, self.mill, self.free, self.done | bit(action)))
        hands = own.standing(action, FIRST_WORKER, UNITS)
        if action == self.mill:
            hands += 1
        if bit(action) & VILLAGES:
            game.push(ChooseBirths(self.seat, action, min(hands, supply_of(own))))
        else:
            gain_tokens(game, self.seat, PRODUCT[action], hands, action)

    def text(self, action: int) -> str:
        return "no more fields" if action == DONE else f"produce on {action}"

    def why_not(self, game: Scythe, action: int) -> str:
        if bit(action) & self.done:
            return "produced_already"
        if not bit(action) & (RESOURCE_LAND | VILLAGES):
            return "nothing_to_produce"
        return "no_territory_left" if not self.territories else "no_worker_there"


class ChooseBirths(Decision[Scythe]):
    """How many workers a village gives."""

    about = DecisionKind("births", TERRITORY, BY_AMOUNT, continues=True)

    def __init__(self, seat: int, place: int, most: int) -> None:
        super().__init__(seat)
        self.place = place
        self.most = most

    def context(self, game: Scythe) -> list[int]:
        return [self.place, self.most]

    def options(self, game: Scythe) -> list[int]:
        return list(range(1, self.most + 1))

    def take(self, game: Scythe, action: int) -> None:
        add_workers(game, self.seat, self.place, action)

    def span(self) -> int:
        return UNITS

    def text(self, action: int) -> str:
        return f"workers {action}"

    def why_not(self, game: Scythe, action: int) -> str:
        return "more_than_possible"


def add_workers(game: Scythe, seat: int, place: int, amount: int) -> None:
    """Workers from the mat onto a territory."""
    own = game.position.seats[seat]
    left = amount
    for unit in range(FIRST_WORKER, UNITS):
        if left and own.at[unit] == MAT:
            own.at[unit] = place
            left -= 1
    own.muster()
    game.tell(WORKER_GAINED, seat, place, amount - left)
    check_star(game, seat, STAR_WORKERS)
