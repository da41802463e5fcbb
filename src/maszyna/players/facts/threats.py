"""Where the others could come next, and what of a seat lies in their reach."""

from maszyna.kernel.bits import bit, i64, members
from maszyna.kernel.packed_counts import total
from maszyna.scythe.automa.sight import near_of
from maszyna.scythe.board import ADJACENT, EVERYWHERE, OPEN, base_of
from maszyna.scythe.game import Scythe
from maszyna.scythe.hidden import AutomaState
from maszyna.scythe.ids import FIRST_WORKER, UNITS


def reach_of(game: Scythe, seat: int) -> i64:
    """Where the combat units of a seat could go in one step; an Automa's go wherever one of its units reaches (A8)."""
    own = game.position.seats[seat]
    state = game.hidden[seat]
    reach: i64 = 0
    if isinstance(state, AutomaState):
        near = near_of(state)
        for place in own.at:
            reach |= near[place]
        return (reach | OPEN[base_of(own.faction)]) & EVERYWHERE
    for place in members(own.combat_units & EVERYWHERE):
        reach |= ADJACENT[place]
    return reach & EVERYWHERE


def others_reach(game: Scythe, seat: int) -> i64:
    """Where the combat units of all others could go in one step."""
    reach: i64 = 0
    for index in range(len(game.position.seats)):
        if index != seat:
            reach |= reach_of(game, index)
    return reach


class Exposed:
    """How many workers and resources of a seat lie in reach of the others without a combat unit beside them."""

    def __init__(self, game: Scythe, seat: int, held: i64, reach: i64) -> None:
        position = game.position
        own = position.seats[seat]
        alone: i64 = held & reach & ~own.combat_units
        self.workers = 0
        self.tokens = 0
        for unit in range(FIRST_WORKER, UNITS):
            if own.at[unit] and alone & bit(own.at[unit]):
                self.workers += 1
        for place in members(alone):
            self.tokens += int(total(position.resources[place]))
