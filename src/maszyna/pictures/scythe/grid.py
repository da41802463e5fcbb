"""Where everything stands on the paper: pointy-top hexes at their printed places."""

from math import sqrt
from typing import Final

from maszyna.pictures.draw.svg import Point
from maszyna.pictures.draw.titles import EDGE
from maszyna.scythe.facts.world import STEPS, world

RADIUS: Final = 60.0  # from the middle of a hex to a corner
WIDE: Final = RADIUS * sqrt(3)

# Clockwise from the top.
CORNERS: Final[list[Point]] = [
    (0, -RADIUS), (WIDE / 2, -RADIUS / 2), (WIDE / 2, RADIUS / 2),
    (0, RADIUS), (-WIDE / 2, RADIUS / 2), (-WIDE / 2, -RADIUS / 2),
]  # fmt: skip


def _cells() -> list[tuple[int, int]]:
    """Row and half-hexes of every place; the mat, 0, has none."""
    here = world()
    return [(0, 0), *((t.row, t.x2) for t in here.territories), *((b.row, b.x2) for b in here.bases)]


CELLS: Final = _cells()
CENTRES: Final[list[Point]] = [(EDGE + (x2 + 1) * WIDE / 2, RADIUS + row * 1.5 * RADIUS) for row, x2 in CELLS]
BOARD_WIDTH: Final = max(x for x, _ in CENTRES) + WIDE / 2 + EDGE
BOARD_HEIGHT: Final = max(y for _, y in CENTRES) + RADIUS


def inner(shrink: float) -> list[Point]:
    """The corners of a hex that much smaller on every side."""
    scale = 1 - shrink / (WIDE / 2)
    return [(x * scale, y * scale) for x, y in CORNERS]


def shared_edge(one: int, other: int) -> tuple[Point, Point]:
    """The two corners that neighbours have in common."""
    step = STEPS.index((CELLS[other][0] - CELLS[one][0], CELLS[other][1] - CELLS[one][1]))
    x, y = CENTRES[one]
    (x1, y1), (x2, y2) = CORNERS[step - 1], CORNERS[step]
    return (x + x1, y + y1), (x + x2, y + y2)


def borders(kind: str) -> list[tuple[int, int]]:
    """Every border of a kind once, the smaller number first; a base's number is larger than any territory's."""
    around = [*((t.id, t.borders) for t in world().territories), *((b.place, b.borders) for b in world().bases)]
    return [(place, border.to) for place, own in around for border in own if border.kind == kind and place < border.to]
