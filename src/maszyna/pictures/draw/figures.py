"""What the figures of every game share: the box they are drawn in, the body of a mech, an outline that stands out."""

from typing import Final

from maszyna.pictures.draw import palette
from maszyna.pictures.draw.svg import path

BOX: Final = 40.0  # pieces are drawn in a box of this height, then scaled
MECH: Final = "M-19-9-12-17H12L19-9V9H15L17 19H7L5 11H-5L-7 19H-17L-15 9H-19Z"


def body(d: str, colour: str) -> str:
    """A shape with a dark outline and a light one around it, to stand out from any ground."""
    halo = path(d, fill="none", stroke=palette.SHINE, stroke_width=6, stroke_linejoin="round")
    return halo + path(d, fill=colour, stroke=palette.INK, stroke_width=2.4, stroke_linejoin="round")
