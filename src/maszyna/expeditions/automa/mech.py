"""A mech's part of a card (X7): sweep; look for the target; go there and act, or walk the distance."""

from typing import Final

from maszyna.expeditions.automa.actions import cleanse, explore, take_20
from maszyna.expeditions.automa.look import Look
from maszyna.expeditions.automa.targets import TARGETS
from maszyna.expeditions.events import FOUND, NO_MATCH, NO_TARGET, TOO_LITTLE_GLORY, MechPart
from maszyna.expeditions.facts.decision import Part
from maszyna.expeditions.game import Expedition
from maszyna.expeditions.ring import AHEAD, WHOLE_ROW
from maszyna.expeditions.words import CLEANSE, EXPLORE, NO_SYMBOL, TAKE_20, WALK
from maszyna.kernel.bits import first
from maszyna.kernel.narrow import Finding, narrow

MATCH: Final = "match"
DESTINATION: Final = "destination"


def mech_part(game: Expedition, row: int, part: Part) -> bool:
    """Carry out one mech's part; true if it explored, so that corruption must be put on the tile."""
    position = game.position
    look = Look(position, row)
    log = game.log
    trace: list[Finding] | None = [] if log is not None and game.traces else None
    symbol = part.symbol
    did = WALK
    to = AHEAD[row][look.skipped][look.at][part.distance]  # X7.3
    reason = NO_TARGET
    if symbol != NO_SYMBOL:
        reason = TOO_LITTLE_GLORY
        if position.glory >= part.glory:  # X7.2
            target = TARGETS[symbol]
            matching = narrow(look, MATCH, WHOLE_ROW, target.matching, trace)
            reason = NO_MATCH
            if matching:
                reason = FOUND
                to = first(narrow(look, DESTINATION, matching, target.destination, trace))
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
        told = MechPart(row, look.at, to, trace)
        told.swept = part.sweep  # X7.1: the cards beside the location it leaves
        told.symbol = symbol
        told.needs = part.glory
        told.times = part.times
        told.distance = part.distance
        told.skipped = look.skipped
        told.glory = position.glory
        told.reason = reason
        told.did = did
        told.map_taken = did == EXPLORE
        told.taken = taken
        log.append(told)
    return did == EXPLORE
