"""What tells pieces apart even without colour: the outline the kind; a letter, a sign and a pattern the faction.

The forms are drawn around their middle, 40 units high.
"""

from functools import cache
from typing import Final, NamedTuple

from maszyna.pictures.draw import palette
from maszyna.pictures.draw.glyphs import SOLID
from maszyna.pictures.draw.svg import element, label, number, path
from maszyna.scythe.ids import FACTIONS
from maszyna.speech.language.translator import Translator
from maszyna.speech.scythe.names.piece_names import letter as letter_of

# Triangle up, diamond, disc, triangle down, square, ring, club; each in a box of 20 by 20 around its middle.
SIGNS: Final = [
    "M0-9 9.5 8H-9.5Z",
    "M0-10.5 9 0 0 10.5-9 0Z",
    "M0-8.5A8.5 8.5 0 1 1 0 8.5 8.5 8.5 0 1 1 0-8.5Z",
    "M0 9 9.5-8H-9.5Z",
    "M-8-8H8V8H-8Z",
    "M0-9.5A9.5 9.5 0 1 1 0 9.5 9.5 9.5 0 1 1 0-9.5ZM0-5A5 5 0 1 0 0 5 5 5 0 1 0 0-5Z",
    "M0-10A4.7 4.7 0 0 1 3.8-2.6 4.7 4.7 0 1 1 2 4.6L3.5 10H-3.5L-2 4.6A4.7 4.7 0 1 1-3.8-2.6 4.7 4.7 0 0 1 0-10Z",
]
# Waves, grid, dots, rays, nothing, hatched one way, hatched the other; each in a tile of 8 by 8.
PATTERNS: Final = [
    "M0 2Q2 0 4 2T8 2M0 6Q2 4 4 6T8 6",
    "M0 4H8M4 0V8",
    "M3 4H5M-1 0H1M7 0H9M-1 8H1M7 8H9",
    "M4 8 0 0M4 8V0M4 8 8 0",
    "",
    "M-1 1 1-1M0 8 8 0M7 9 9 7",
    "M-1 7 1 9M0 0 8 8M7-1 9 1",
]


class Shape(NamedTuple):
    """What a faction's colour fills, its lit and its shaded part, lines on it; where the faction's sign stands."""

    outline: str
    light: str
    shade: str
    lines: str
    sign: tuple[float, float, float]  # x, y, size
    shadow: float = 17.0  # half the width of the shadow on the ground


SHAPES: Final[dict[str, Shape]] = {
    "worker": Shape(
        "M-12.5 18V9C-12.5 1.5-9-2.5-4.8-4.2A8 8 0 0 1-7.3-8.2H-10.5V-11.3H-7.6C-7.2-16-4-18.8 0-18.8S7.2-16 7.6-11.3"
        "H10.5V-8.2H7.3A8 8 0 0 1 4.8-4.2C9-2.5 12.5 1.5 12.5 9V18Z",
        "M-11.3 17V9C-11.3 2-8-2-3.5-3.4-7 1-8 8-7.8 17ZM-6.3-12C-5.5-15.6-3.5-17.3-.5-17.5-3-15.5-3.8-13.5-4-12Z",
        "M11.3 17V9C11.3 3 8.8-.5 5-2.5 7.5 3 7.8 10 7.5 17Z",
        "M-10.5-9.7H10.5",
        (0, 8.6, 14.8),
    ),
    "mech": Shape(
        "M-19.5-3-13-11.5H-7V-16.5H6V-11.5H9.5L12-9.5H21.5V-4H15.5L18.5 0V5.5L14.6 7.5 17.5 18.5H6.5L4.5 9H-4.5"
        "L-6.5 18.5H-17.5L-14.6 7.5-19.5 5Z",
        "M-18-2.5-12.4-10H-5.8V-15.2H-1.5C-6-10-13-6-13.5 5.5L-18 4Z",
        "M17 .5V4.8L-1 7.5H13.2L15.8 17.2H7.6L5.7 7.7H-4.5L-4.3 6C5 6 13 4 17 .5Z",
        "M-7-11.5H9.5M-4.5 9-9 7.5M4.5 9 9 7.5M15.5-4H12",
        (-0.6, -2.6, 14.4),
        21,
    ),
    "character": Shape(
        "M-15 18.5C-14 8-11.5 0-5.5-4.2A7.6 7.6 0 0 1-8-9.8C-8-15.5-4-19.8 1-19.8S9.5-15.8 9.5-10C9.5-7.5 8.5-5.5 7-4"
        "L9.4-2V-19.5L19.8-15.8 12.3-11.5V2C14.5 7 15 12.5 15 18.5Z",
        "M-13.6 17.3C-12.7 8-10.2.5-4-3.5-8.5 3-9.5 10-9.5 17.3Z"
        "M-6.5-10C-6.5-14-4.5-17.3-1-18.3-3.5-15.5-4.2-13-4.2-9.5Z",
        "M13.7 17.3C13.7 11 13 5 9.5 0 10.2 6.5 9.8 12 9.3 17.3Z",
        "M9.4-2V17.5M-8.5-10.5C-4-8.5 5-8.5 10-10.5",
        (-2.2, 8.2, 14.8),
    ),
    "airship": Shape(
        "M-24-13-30-19H-22C-14-22-3-22.5 6-21.5 20-20 30-13.5 30-7.5S20 5 6 6.5C4 6.7 2 6.9 0 6.9L9 8.5 7.5 16H-6.5"
        "L-9 8.5-6 6.8C-13 6.5-19 5.3-23 3.8H-30L-24-2.5C-27-6-27-9.5-24-13Z",
        "M-20-19.5C-8-22 14-21.5 26-13 14-17.5-4-18-20-14.5Z",
        "M-21 3C-6 7 14 6 27-3 18 5.5 2 7.5-21 3ZM-6.5 10.5H7.5L6.6 15H-5.8Z",
        "M-6.5-21.8C-12-14-12-1-6.5 6.5M10-21C16-14 16-1 10 6M-24-7.5H-14",
        (2, -7.4, 14.4),
        0,
    ),
    "mill": Shape(
        "M-12 18.5-7.5-5.5C-7.5-10 7.5-10 7.5-5.5L12 18.5Z",
        "M-10.6 17.3-6.3-5.5C-6-7.5-3.5-8.2-2-8.3L-4.5 17.3Z",
        "M4.8 17.3 3.3-8C5.5-7.5 6.2-6.5 6.3-5.5L10.6 17.3Z",
        "",
        (0, 11, 11),
    ),
    "mine": Shape(
        "M-18 18.5V9L-9.5 3-5-17.5H5L9.5 3 18 9V18.5Z",
        "M-16.8 17.3V9.7L-8.5 3.8-4-16.3H-1L-4.5 5-11 17.3Z",
        "M16.8 17.3V9.7L8.5 3.8 4-16.3H2L5.5 5 11 17.3Z",
        "M-4.5-13 5.5-4M4.5-13-5.5-4",
        (0, 1.5, 10),
    ),
    "monument": Shape(
        "M-13 18.5V12.5H-9.5V7H-5.5L-4-13.5 0-19.5 4-13.5 5.5 7H9.5V12.5H13V18.5Z",
        "M-4.2 7-3-13 0-17.5-.5 7ZM-11.8 17.3V13.7H-6V17.3Z",
        "M4.2 7 3-13 .7-16.5 1.5 7ZM11.8 17.3V13.7H5V17.3Z",
        "M-9.5 12.5H9.5M-5.5 7H5.5",
        (0, -2, 8.5),
    ),
    "armory": Shape(
        "M-16 18.5V-10H-9.5V-14.5H-5V-10H-2.2V-14.5H2.2V-10H5V-14.5H9.5V-10H16V18.5Z",
        "M-14.8 17.3V-8.8H-9.5L-10 17.3Z",
        "M14.8 17.3V-8.8H10.5L10 17.3Z",
        "",
        (0, 2.5, 10),
    ),
    "flag": Shape(
        "M-12 18.5V-18.5H-8.5L17-13.5 11-7 17 .5-8.5 5V18.5Z",
        "M-8.5-17.3-1-16-3 3.5-8.5 4Z",
        "M11-7 15 0 0 2.8 2-14.8 14.5-12.6Z",
        "M-8.5-18.5V18.5",
        (1, -6.5, 12),
        12,
    ),
    "trap": Shape(
        "M0-18.5 3.4-12.6 9.2-16V-9.2L16-9.3 12.6-3.4 18.5 0 12.6 3.4 16 9.2H9.2V16L3.4 12.6 0 18.5-3.4 12.6-9.3 16"
        "-9.2 9.2-16 9.3-12.6 3.4-18.5 0-12.6-3.4-16-9.3-9.2-9.2-9.3-16-3.4-12.6Z",
        "M-11 6A13 13 0 0 1 5-11.5 17 17 0 0 0-11 6Z",
        "M11-6A13 13 0 0 1-5 11.5 17 17 0 0 0 11-6Z",
        "",
        (0, 0, 16),
        0,
    ),
}  # fmt: skip

# By the order of the resources: a grain, a log, an ingot, a drop. Each its outline, and parts in colours of their own.
GOODS: Final[list[tuple[str, list[tuple[str, str, str, float]]]]] = [
    (
        "M0-17.5A17.5 17.5 0 1 1 0 17.5 17.5 17.5 0 1 1 0-17.5Z",
        [
            ("M-11-10A15 15 0 0 1 3-15", "none", "#ffffff", 2.6),
            ("M0 12V-9M0-3 5-8M0-3-5-8M0 3 6-2M0 3-6-2M0 9 6 4M0 9-6 4", "none", "#5a3d00", 2.4),
        ],
    ),
    (
        "M-12-12H12C19-12 19 12 12 12H-12C-19 12-19-12-12-12Z",
        [
            ("M12-11A5.3 11 0 0 1 12 11 5.3 11 0 0 1 12-11Z", "#e2b982", "#23211f", 1.8),
            ("M12-5.5A2.4 5.5 0 0 1 12 5.5 2.4 5.5 0 0 1 12-5.5ZM-12-6H3M-14 0H1M-12 6H3", "none", "#5f3814", 1.6),
        ],
    ),
    (
        "M-10-11H10L18.5 12H-18.5Z",
        [
            ("M-8.8-9.5H8.8L10.5-3.5H-10.8Z", "#eef3f7", "none", 0),
            ("M-5.5 6H6", "none", "#4d5660", 2.6),
        ],
    ),
    (
        "M0-19C5-11.5 15.5-3.5 15.5 4.5A15.5 14 0 0 1-15.5 4.5C-15.5-3.5-5-11.5 0-19Z",
        [("M-9 4.5C-8.5 9-5 12-1 12.5", "none", "#ffffff", 2.8)],
    ),
]  # fmt: skip


@cache
def letter_in(lang: str, faction: int) -> str:
    """The letter, or two where one would serve two factions."""
    return letter_of(Translator(lang), faction)


def letter(lang: str, faction: int, y: float, size: float, x: float = 0, ink: str = "") -> str:
    """The letter: hidden, until a style sheet shows ``.letter`` instead of the sign."""
    text = letter_in(lang, faction)
    fitting = size if len(text) == 1 else size * 0.78
    ink = ink or palette.ON_FACTION[faction]
    return label(text, x, y, fitting, font_weight="bold", fill=ink, class_="letter", display="none")


def sign(faction: int, x: float, y: float, size: float, ink: str) -> str:
    return small((SOLID, SIGNS[faction]), x, y, size, ink, f"sign {FACTIONS[faction]}-sign")


def small(shape: tuple[str, str], x: float, y: float, size: float, ink: str, name: str) -> str:
    """A small drawing whose colour a style sheet can change: the class is on the shape itself."""
    kind, d = shape
    where = f"translate({number(x)} {number(y)}) scale({size / 20:.3g})"
    if kind == SOLID:
        return path(d, class_=name, transform=where, fill=ink)
    line = {"stroke_linecap": "round", "stroke_linejoin": "round"}
    return path(d, class_=f"{name} line", transform=where, fill="none", stroke=ink, stroke_width=2.4, **line)


def patterned(faction: int, d: str) -> str:
    """The pattern over a shape: hidden, until a style sheet shows ``.pattern``."""
    if not PATTERNS[faction]:
        return ""
    key = f"pattern-{FACTIONS[faction]}"
    lines = path(
        PATTERNS[faction], fill="none", stroke=palette.ON_FACTION[faction], stroke_width=1.4, stroke_opacity=0.75,
        class_="pattern-line",
    )  # fmt: skip
    tile = element("pattern", lines, id=key, width=8, height=8, patternUnits="userSpaceOnUse")
    return element("defs", tile) + path(d, fill=f"url(#{key})", display="none", class_="pattern")
