"""The two rows of Expeditions in layers, for screens: tiles face up, their names, the row in the south.

Tiles that are face down, tokens and mechs are pieces, so that they can be turned and moved.
"""

from collections.abc import Callable
from functools import cache
from typing import Final

from maszyna.expeditions.ids import LOCATIONS, ROWS, SOUTH, WALKED, place_text
from maszyna.pictures.draw import palette
from maszyna.pictures.draw.svg import FONT, Point, element, label, number, path
from maszyna.pictures.draw.titles import EDGE
from maszyna.pictures.expeditions.grid import (
    ARROW_LINE,
    CORNER,
    HEIGHT,
    INSIDE,
    LANE,
    NAME,
    SOUTH_HEIGHT,
    TAGS,
    TILE,
    WIDTH,
    middle,
)
from maszyna.speech.expeditions.captions import ROW_NAMES
from maszyna.speech.language.translator import Translator

ROW: Final = LANE + HEIGHT + TAGS  # from row to row: the lane of the arrows, the tiles, the tags
TOP_OF_SOUTH: Final = WALKED * ROW
BOX: Final[tuple[float, float, float, float]] = (
    EDGE - 1, 0, INSIDE + 2, TOP_OF_SOUTH + SOUTH_HEIGHT + 1,
)  # fmt: skip
BESIDE: Final = 13.0  # an arrow leaves its tile this far from the middle


def tile_point(row: int, at: int) -> Point:
    """The middle of a location."""
    return middle(at), ROW * row + LANE + HEIGHT / 2


def south_point() -> Point:
    return WIDTH / 2, TOP_OF_SOUTH + SOUTH_HEIGHT / 2


def tile(x: float, y: float, wide: float, high: float, name: str, colour: str, **attributes: str) -> str:
    return element(
        "rect", x=x - wide / 2, y=y - high / 2, width=wide, height=high, rx=CORNER, fill=colour, stroke=palette.HAIR,
        stroke_width=1.5, class_=name, **attributes,
    )  # fmt: skip


@cache
def ground(lang: str) -> str:
    """Every location face up, and the south."""
    drawn = [
        tile(*tile_point(row, at), TILE, HEIGHT, "tile face-up", palette.FACE_UP, data_place=place_text(row, at))
        for row in range(WALKED)
        for at in range(LOCATIONS)
    ]
    x, y = south_point()
    drawn.append(tile(x, y, INSIDE, SOUTH_HEIGHT, "tile south", palette.FACE_UP, data_place=ROWS[SOUTH]))
    return element("g", *drawn, class_="ground")


@cache
def names(lang: str) -> str:
    """The short names of the locations and the names of the rows, over all tiles."""
    translator = Translator(lang)
    drawn = []
    for row in range(WALKED):
        drawn.append(row_name(translator.say(ROW_NAMES[row]), ROW * row + 15))
        for at in range(LOCATIONS):
            x, y = tile_point(row, at)
            drawn.append(
                label(place_text(row, at), x - TILE / 2 + 7, y + NAME, 20, text_anchor="start", class_="place-name")
            )
    drawn.append(row_name(translator.say(ROW_NAMES[SOUTH]), TOP_OF_SOUTH + SOUTH_HEIGHT / 2, EDGE + 9))
    return element("g", *drawn, class_="names", font_weight="bold", font_family=FONT, fill=palette.INK)


def row_name(text: str, y: float, x: float = EDGE) -> str:
    return label(text, x, y, 18, text_anchor="start", class_="row-name")


STILL: Final[dict[str, Callable[[str], str]]] = {"ground": ground, "names": names}


def places() -> list[dict[str, str | float]]:
    """Every location and the south by key: middle and size, for taps."""
    found: list[dict[str, str | float]] = []
    for row in range(WALKED):
        for at in range(LOCATIONS):
            x, y = tile_point(row, at)
            found.append(place(place_text(row, at), x, y, TILE, HEIGHT))
    return [*found, place(ROWS[SOUTH], *south_point(), INSIDE, SOUTH_HEIGHT)]


def place(key: str, x: float, y: float, wide: float, high: float) -> dict[str, str | float]:
    size = {"width": round(wide, 1), "height": high, "pin": round(y + high / 2 + TAGS / 2, 1)}
    return {"key": key, "x": round(x, 1), "y": round(y, 1), "shape": "tile", **size}


def row_arrow(row: int, start: int, end: int, onward: int) -> str:
    """The arrow above a row; past the last location it comes in again from the other side."""
    top = ROW * row
    from_x, to_x = middle(start) + onward * BESIDE, middle(end) - onward * BESIDE
    if start == end:
        from_x, to_x = middle(start) - onward * BESIDE, middle(end) + onward * BESIDE
    lane = number(top + ARROW_LINE)
    edges = (BOX[0] + BOX[2], BOX[0]) if onward > 0 else (BOX[0], BOX[0] + BOX[2])
    wraps = (end - start) * onward < 0
    around = f"H{number(edges[0])}M{number(edges[1])} {lane}" if wraps else ""
    neck = number(top + LANE - 13)
    line = f"M{number(from_x)} {number(top + LANE + 3)}V{lane}{around}H{number(to_x)}V{neck}"
    head = f"M{number(to_x)} {number(top + LANE)}L{number(to_x - 9)} {neck}H{number(to_x + 9)}Z"
    wide = {"fill": "none", "stroke_linejoin": "round"}
    return element(
        "g",
        path(line, class_="way-halo", stroke=palette.SHINE, stroke_width=11, **wide),
        path(line, class_="way-line", stroke=palette.CHOSEN, stroke_width=6, **wide),
        path(head, class_="way-head", fill=palette.CHOSEN),
        class_="way automa",
    )
