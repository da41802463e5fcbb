"""Where everything stands on a picture of Expeditions: narrow enough to be read on a phone."""

from typing import Final

from maszyna.expeditions.ids import LOCATIONS
from maszyna.pictures.draw.packing import Box, Spot, packed
from maszyna.pictures.draw.titles import EDGE

WIDTH: Final = 640.0
INSIDE: Final = WIDTH - 2 * EDGE
PITCH: Final = INSIDE / LOCATIONS
TILE: Final = PITCH - 6  # the width of a location
HEIGHT: Final = 148.0
CORNER: Final = 9.0
LANE: Final = 56.0  # above a row, for its name and for the arrows
NAME_LINE: Final = 15.0
ARROW_LINE: Final = 38.0
TAGS: Final = 34.0  # below a row, where the tags of a search stand
SOUTH_HEIGHT: Final = 54.0

# On a location, from its middle.
NAME: Final = -HEIGHT / 2 + 18
MAP: Final = Spot(TILE / 2 - 20, NAME, 28)
PILE: Final = Box(TILE - 8, -HEIGHT / 2 + 38, 26)
MECHS: Final = Box(TILE - 6, 28, HEIGHT / 2 - 3)
LARGEST_TOKEN: Final = 34.0
LARGEST_MECH: Final = 40.0

# The progress track.
CELLS: Final = 16  # in a line
CELL: Final = INSIDE / CELLS


def middle(at: int) -> float:
    """Where a location of a row has its middle, from the west."""
    return EDGE + PITCH * (at + 0.5)


def pile_spots(tokens: int) -> list[Spot]:
    """Where the tokens of a pile lie, from the middle of their location: in reading order, the top one first."""
    return packed([1.0] * tokens, PILE, LARGEST_TOKEN)
