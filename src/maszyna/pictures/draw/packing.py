"""Fitting pieces into a box: in rows, as large as they can be."""

from typing import NamedTuple


class Spot(NamedTuple):
    """The middle of a piece and its height."""

    x: float
    y: float
    size: float


class Box(NamedTuple):
    """A space around the middle line of a hex."""

    width: float
    top: float
    bottom: float


def packed(shapes: list[float], box: Box, largest: float) -> list[Spot]:
    """A spot for each shape, given as width over height; as many rows as make them largest."""
    if not shapes:
        return []
    best: list[Spot] = []
    for rows in range(1, len(shapes) + 1):
        spots = in_rows(shapes, rows, box, largest)
        if not best or spots[0].size > best[0].size + 0.01:
            best = spots
    return best


def in_rows(shapes: list[float], rows: int, box: Box, largest: float) -> list[Spot]:
    long = -(-len(shapes) // rows)
    lines = [shapes[start : start + long] for start in range(0, len(shapes), long)]
    height = box.bottom - box.top
    size = min([largest, height / len(lines), *(box.width / sum(line) for line in lines)])
    spots: list[Spot] = []
    y = (box.top + box.bottom) / 2 - size * (len(lines) - 1) / 2
    for line in lines:
        x = -size * sum(line) / 2
        for shape in line:
            spots.append(Spot(x + size * shape / 2, y, size * 0.94))
            x += size * shape
        y += size
    return spots
