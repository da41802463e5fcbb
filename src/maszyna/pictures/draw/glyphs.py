"""Small drawings of our own, each in a box of 20 by 20 around its middle; and what the figures of every game share."""

from typing import Final

from maszyna.pictures.draw import palette
from maszyna.pictures.draw.svg import element, moved, number, path

SOLID: Final = "solid"
LINES: Final = "lines"

# By the order of the terrains: a house, an ear of wheat, a fir, peaks, a snow crystal, waves, a chimney.
TERRAIN: Final[list[tuple[str, str]]] = [
    (SOLID, "M0-9 9.5-.5H6.5V8.5H2V2.5H-2V8.5H-6.5V-.5H-9.5Z"),
    (LINES, "M0 9.5V-9M0-4 4.5-8.5M0-4-4.5-8.5M0 1 5.5-4M0 1-5.5-4M0 6 5.5 1M0 6-5.5 1"),
    (SOLID, "M0-10 6-2.5H3L8 5H2V9.5H-2V5H-8L-3-2.5H-6Z"),
    (SOLID, "M-10.5 8-3.5-8.5 .5-.5 3.5-4.5 10.5 8Z"),
    (LINES, "M0-9.5V9.5M-8.2-4.8 8.2 4.8M8.2-4.8-8.2 4.8M-3-8 0-5.5 3-8M-3 8 0 5.5 3 8"),
    (LINES, "M-9.5-2.5Q-6.3-7-3.2-2.5T3.2-2.5T9.5-2.5M-9.5 4.5Q-6.3 0-3.2 4.5T3.2 4.5T9.5 4.5"),
    (SOLID, "M-10 9V-.5L-4-5V-.5L2-5V-1H3.5L4.5-10H7.5L9.5 9Z"),
]
TUNNEL: Final = "M-9 9V0A9 9 0 0 1 9 0V9H5V1A5 5 0 0 0-5 1V9ZM-2 9V3H2V9Z"
STAR: Final = "M0-6.5 1.8-1.8 6.5 0 1.8 1.8 0 6.5-1.8 1.8-6.5 0-1.8-1.8Z"
TICK: Final = "M-6 .5-2 5 6.5-5"

# By the order of the structures: a pick, an obelisk, a shield, sails.
STRUCTURE: Final[list[tuple[str, str]]] = [
    (LINES, "M-8-3Q0-10 8-3M0-6V9"),
    (SOLID, "M-3 6-2-6 0-9 2-6 3 6H6V9H-6V6Z"),
    (SOLID, "M0-9 7.5-6V1C7.5 5 3.5 8 0 9.5-3.5 8-7.5 5-7.5 1V-6Z"),
    (LINES, "M-7.5-7.5 7.5 7.5M7.5-7.5-7.5 7.5M-3 9.5 0 0 3 9.5"),
]

# What the pieces of every game share: the box they are drawn in, and the body of a mech.
BOX: Final = 40.0  # its height; then it is scaled
MECH: Final = "M-19-9-12-17H12L19-9V9H15L17 19H7L5 11H-5L-7 19H-17L-15 9H-19Z"


def glyph(shape: tuple[str, str], x: float, y: float, size: float, colour: str, **attributes: str) -> str:
    kind, d = shape
    scale = size / 20
    if kind == SOLID:
        drawn = path(d, fill=colour)
    else:
        drawn = path(d, fill="none", stroke=colour, stroke_width=2.4, stroke_linecap="round", stroke_linejoin="round")
    transform = f"translate({number(x)} {number(y)}) scale({scale:.3g})"
    return element("g", drawn, transform=transform, **attributes)


def tunnel(x: float, y: float, size: float) -> str:
    return glyph((SOLID, TUNNEL), x, y, size, palette.INK, class_="tunnel")


def encounter(x: float, y: float, size: float, there: bool) -> str:
    """The token, or the empty place it has left."""
    radius = size / 2
    if there:
        disc = element("circle", r=radius, fill=palette.ENCOUNTER, stroke=palette.SHINE, stroke_width=1.5)
        return moved(x, y, disc, glyph((SOLID, STAR), 0, 0, size * 1.25, palette.SHINE), class_="encounter present")
    ring = element(
        "circle", r=radius - 1, fill="none", stroke=palette.ENCOUNTER, stroke_width=1.8, stroke_dasharray="3 2.6"
    )
    return moved(x, y, ring, class_="encounter gone")


def body(d: str, colour: str) -> str:
    """A shape with a dark outline and a light one around it, to stand out from any ground."""
    halo = path(d, fill="none", stroke=palette.SHINE, stroke_width=6, stroke_linejoin="round")
    return halo + path(d, fill=colour, stroke=palette.INK, stroke_width=2.4, stroke_linejoin="round")
