"""The pieces of Expeditions: mechs with a letter, map tokens, corruption tokens with their value, stars."""

from math import cos, pi, sin
from typing import Final

from maszyna.expeditions.ids import CENTRAL, NORTH, TWENTY
from maszyna.pictures.draw import palette
from maszyna.pictures.draw.glyphs import BOX, MECH, body
from maszyna.pictures.draw.packing import Spot
from maszyna.pictures.draw.svg import Point, element, label, number, path, points

# The Automa's mechs have corners and a sign of their row, a roof or a belt; the person's is round.
DOME: Final = "M-19 9V2A19 20 0 0 1 19 2V9H14L16 19H7L5 11H-5L-7 19H-16L-14 9Z"
ROW_SIGNS: Final = {NORTH: "M-9-12 0-17.5 9-12Z", CENTRAL: "M-17 7.5H17V10.5H-17Z"}
SHEET: Final = "M-13-9-4-12 4-9 13-12V9L4 12-4 9-13 12ZM-4-12V9M4-9V12"


def scaled(spot: Spot, *drawn: str, **attributes: str | int) -> str:
    """Drawn in a box of 40 around its middle, put where it belongs."""
    transform = f"translate({number(spot.x)} {number(spot.y)}) scale({spot.size / BOX:.3g})"
    return element("g", *drawn, transform=transform, **attributes)


def automa_mech(row: int, letter: str, spot: Spot) -> str:
    sign = path(ROW_SIGNS[row], fill=palette.ON_EXPEDITION[row])
    mark = label(letter, 0, -2.5, 19, font_weight="bold", fill=palette.ON_EXPEDITION[row])
    kind = "mech automa north" if row == NORTH else "mech automa central"
    return scaled(spot, body(MECH, palette.EXPEDITION[row]), sign, mark, class_=kind)


def human_mech(letter: str, spot: Spot) -> str:
    mark = label(letter, 0, -2, 21, font_weight="bold", fill=palette.ON_HUMAN)
    return scaled(spot, body(DOME, palette.HUMAN), mark, class_="mech human")


def map_token(spot: Spot) -> str:
    """A folded sheet."""
    sheet = path(SHEET, fill=palette.MAP, stroke=palette.INK, stroke_width=2, stroke_linejoin="round")
    return scaled(spot, element("g", sheet, transform="scale(1.35)"), class_="map")


def corruption(value: int, spot: Spot) -> str:
    """A disc with its value; the 20 has eight corners and a double edge."""
    if value == TWENTY:
        outer = element(
            "polygon", points=points(ring_of(8, 19)), fill=palette.TWENTY, stroke=palette.INK, stroke_width=2.5
        )
        inner = element("polygon", points=points(ring_of(8, 15)), fill="none", stroke=palette.SHINE, stroke_width=1.6)
        text = label("20", 0, 0, 18, font_weight="bold", fill=palette.SHINE)
        return scaled(spot, outer, inner, text, class_="corruption twenty", data_value=value)
    disc = element("circle", r=17.5, fill=palette.CORRUPTION, stroke=palette.INK, stroke_width=2.5)
    text = label(str(value), 0, 0, 24 if value < 10 else 20, font_weight="bold", fill=palette.INK)
    return scaled(spot, disc, text, class_="corruption", data_value=value)


def ring_of(corners: int, radius: float) -> list[Point]:
    turns = [2 * pi * (corner + 0.5) / corners for corner in range(corners)]
    return [(radius * cos(turn), radius * sin(turn)) for turn in turns]


def star(size: float) -> list[Point]:
    """Five points around the middle, the first upward."""
    turns = [pi * corner / 5 - pi / 2 for corner in range(10)]
    radii = [size / 2, size / 4.4] * 5
    return [(radius * cos(turn), radius * sin(turn)) for radius, turn in zip(radii, turns, strict=True)]


def glory_token(rank: int, there: bool, spot: Spot) -> str:
    """A star with its number; one that still waits is an outline."""
    shape = element(
        "polygon", points=points(star(40)), fill=palette.GLORY if there else palette.PAPER, stroke=palette.INK,
        stroke_width=2 if there else 1.6, stroke_linejoin="round", stroke_dasharray="none" if there else "4 3",
    )  # fmt: skip
    text = label(str(rank), 0, 2, 17, font_weight="bold", fill=palette.INK if there else palette.FAINT)
    return scaled(spot, shape, text, class_="glory placed" if there else "glory waiting", data_rank=rank)
