"""If a 6th star ends the game with combats pending, the moves that led to them are undone (section 8)."""

from maszyna.kernel.bits import bit, i64, members
from maszyna.kernel.packed_counts import KINDS, how_many, packed_kind
from maszyna.scythe.board import base_of
from maszyna.scythe.events import MOVE_UNDONE, UNIT_RETREATED
from maszyna.scythe.game import Scythe
from maszyna.scythe.turn_state import Leg
from maszyna.scythe.words import FIRST_WORKER, UNITS


def undo_unfought_moves(game: Scythe) -> None:
    position = game.position
    if not position.battles:
        return
    own = position.seats[position.attacker]
    going_back: i64 = 0  # combat units only: a worker's own walk led to no combat
    for unit in range(FIRST_WORKER):
        if bit(own.at[unit]) & position.battles:
            going_back |= bit(unit)
    for leg in reversed(game.turn.trail):
        if bit(leg.unit) & going_back:
            _take_back(game, leg)
    position.battles = 0
    own.muster()
    for unit in members(going_back):
        _give_way(game, own.at[unit])


def _give_way(game: Scythe, place: int) -> None:
    """Who retreated to a lake that was never left goes home: a retreat needs a lake without enemy units."""
    position = game.position
    for index, other in enumerate(position.seats):
        if index == position.attacker or not (other.combat_units | other.workers) & bit(place):
            continue
        home = base_of(other.faction)
        for unit in range(UNITS):
            if other.at[unit] == place:
                other.at[unit] = home
                game.tell(UNIT_RETREATED, index, unit, place, home)
        other.muster()


def _take_back(game: Scythe, leg: Leg) -> None:
    """One step in reverse, with the cargo that is still where it was put."""
    position = game.position
    own = position.seats[position.attacker]
    own.at[leg.unit] = leg.start
    for worker in members(leg.crew):
        if own.at[worker] == leg.end:
            own.at[worker] = leg.start
    for kind in range(KINDS):
        cargo = packed_kind(kind, min(how_many(leg.cargo, kind), how_many(position.resources[leg.end], kind)))
        position.resources[leg.end] -= cargo
        position.resources[leg.start] += cargo
    game.tell(MOVE_UNDONE, position.attacker, leg.unit, leg.end, leg.start)
