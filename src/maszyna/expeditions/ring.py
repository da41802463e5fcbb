"""The two rows as rings (X4): where a mech comes to, and what it looks at.

The north mech walks its row from west to east, the central mech from east to west; past the last location each goes on
from the first (X4.1). The location with the human's mech is skipped and does not count (X4.3).
"""

from typing import Final

from maszyna.expeditions.ids import FARTHEST, LOCATIONS, WALKED
from maszyna.kernel.bits import i64, mask_of

NOBODY: Final = LOCATIONS  # the human's mech is not in this row
STEP: Final = [1, LOCATIONS - 1]  # by row: one location on, around the ring
FIRST: Final = [0, LOCATIONS - 1]  # by row: where its mech starts (X2.2)
WHOLE_ROW: Final[i64] = mask_of(list(range(LOCATIONS)))


def walk(row: int, skipped: int, start: int) -> list[int]:
    """The locations of a row in walking order: the mech's own, then those at distance 1, 2, …."""
    onward = [(start + STEP[row] * steps) % LOCATIONS for steps in range(1, LOCATIONS)]
    return [start] + [place for place in onward if place != skipped]


# By row, the human's location in it or NOBODY, and the mech's location.
AHEAD: Final[list[list[list[list[int]]]]] = [
    [[walk(row, skipped, start) for start in range(LOCATIONS)] for skipped in range(NOBODY + 1)]
    for row in range(WALKED)
]
LOOKED_AT: Final[list[list[list[i64]]]] = [
    [[mask_of(ahead[: FARTHEST + 1]) for ahead in starts] for starts in skipping] for skipping in AHEAD
]
