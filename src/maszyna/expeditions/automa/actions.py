"""The actions of X8, on the location where the mech has come to."""

from maszyna.expeditions.state import Position
from maszyna.expeditions.words import TWENTY
from maszyna.kernel.bits import bit


def explore(position: Position, row: int, at: int) -> None:
    """X8.1: take the map token and flip the tile; what corruption it gets, the tile says (X10)."""
    position.maps[row] &= ~bit(at)
    position.taken_maps += 1


def take_20(position: Position, row: int, at: int) -> int:
    """X8.2: the 20, wherever in the pile it lies."""
    value = position.lift(row, at, position.pile(row, at).index(TWENTY))
    position.taken.append(value)
    return value


def cleanse(position: Position, row: int, at: int, times: int) -> list[int]:
    """X8.3: from the top down until so many are taken or none is left; never the 20."""
    pile = position.pile(row, at)
    taken: list[int] = []
    index = len(pile) - 1
    while index >= 0 and len(taken) < times:
        if pile[index] != TWENTY:
            taken.append(position.lift(row, at, index))
        index -= 1
    position.taken += taken
    return taken
