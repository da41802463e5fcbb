"""What marks a faction besides its colour: a letter of the language, a sign and a pattern."""

from functools import cache
from typing import Final

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
