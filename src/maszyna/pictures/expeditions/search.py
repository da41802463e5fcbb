"""A mech's part read for drawing: how far it looked, what it passed over, what matched."""

from typing import NamedTuple

from maszyna.expeditions.events import NO_TARGET, TOO_LITTLE_GLORY, MechPart
from maszyna.expeditions.ids import FARTHEST
from maszyna.expeditions.ring import AHEAD, NOBODY
from maszyna.expeditions.state import Position
from maszyna.kernel.bits import members
from maszyna.kernel.narrow import Finding


class Search(NamedTuple):
    part: MechPart
    ahead: list[int]  # the row in walking order, from where the mech stands; the person's location left out
    skipped: list[int]  # the person's location, if it is in this row
    looked: list[int]  # in walking order; nothing without a target or with too little glory
    matches: list[int]  # in walking order

    def distance(self, at: int) -> int:
        return self.ahead.index(at)


def read_search(position: Position, part: MechPart) -> Search:
    """``position`` is the one before the turn."""
    row, start = part.row, part.start
    skipped = position.human_in(row)
    ahead = AHEAD[row][skipped][start]
    searches = part.reason not in (NO_TARGET, TOO_LITTLE_GLORY)
    candidates = [at for at in ahead[: FARTHEST + 1] if at != skipped] if searches else []
    matching = set(members(last_match(part.trace or []).after)) if candidates else set()
    return Search(
        part,
        ahead,
        [] if skipped == NOBODY else [skipped],
        candidates,
        [at for at in candidates if at in matching],
    )


def last_match(trace: list[Finding]) -> Finding:
    """The last filter of the matching locations."""
    return [finding for finding in trace if finding.stage == trace[0].stage][-1]
