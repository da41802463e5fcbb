"""A mech's part of a card (X7): sweep; look for the target; go there and act, or walk the distance."""

from typing import Final

from maszyna.expeditions.automa.criteria import RowView
from maszyna.expeditions.automa.targets import TARGETS
from maszyna.expeditions.events import FOUND, NO_MATCH, NO_TARGET, TOO_LITTLE_GLORY, MechPart
from maszyna.expeditions.facts.decision_cards import CardPart
from maszyna.expeditions.game import Expedition
from maszyna.expeditions.ids import CLEANSE, EXPLORE, NO_SYMBOL, TAKE_20, TWENTY, WALK
from maszyna.expeditions.ring import AHEAD, WHOLE_ROW
from maszyna.expeditions.state import Position
from maszyna.kernel.bits import bit, first
from maszyna.kernel.narrow import Finding, narrow


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
    """X8.3: from the top down until that number is taken or none is left; never the 20."""
    pile = position.pile(row, at)
    taken: list[int] = []
    index = len(pile) - 1
    while index >= 0 and len(taken) < times:
        if pile[index] != TWENTY:
            taken.append(position.lift(row, at, index))
        index -= 1
    position.taken += taken
    return taken


MATCH: Final = "match"
DESTINATION: Final = "destination"


def mech_part(game: Expedition, row: int, part: CardPart) -> bool:
    """Carry out one mech's part; true if it explored, so that corruption must be put on the tile."""
    position = game.position
    view = RowView(position, row)
    log = game.log
    trace: list[Finding] | None = [] if log is not None and game.traces else None
    before = position.copy() if trace is not None else None
    symbol = part.symbol
    did = WALK
    to = AHEAD[row][view.skipped][view.at][part.distance]  # X7.3
    reason = NO_TARGET
    if symbol != NO_SYMBOL:
        reason = TOO_LITTLE_GLORY
        if position.glory >= part.glory:  # X7.2
            target = TARGETS[symbol]
            matching = narrow(view, MATCH, WHOLE_ROW, target.matching, trace)
            reason = NO_MATCH
            if matching:
                reason = FOUND
                to = first(narrow(view, DESTINATION, matching, target.destination, trace))
                did = target.action
    position.at[row] = to
    taken: list[int] = []
    if did == EXPLORE:
        explore(position, row, to)
    elif did == TAKE_20:
        taken = [take_20(position, row, to)]
    elif did == CLEANSE:
        taken = cleanse(position, row, to, part.times)
    if log is not None:
        told = MechPart(row, view.at, to, trace)
        told.position = before
        told.swept = part.sweep  # X7.1: the cards beside the location it leaves
        told.symbol = symbol
        told.needs = part.glory
        told.times = part.times
        told.distance = part.distance
        told.skipped = view.skipped
        told.glory = position.glory
        told.reason = reason
        told.did = did
        told.map_taken = did == EXPLORE
        told.taken = taken
        log.append(told)
    return did == EXPLORE
