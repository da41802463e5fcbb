"""The ground: hexes with terrain, number and sign, home bases, rivers."""

from typing import Final

from maszyna.kernel.bits import bit
from maszyna.pictures.draw import palette
from maszyna.pictures.draw.glyphs import TERRAIN as TERRAIN_GLYPHS
from maszyna.pictures.draw.glyphs import encounter, glyph, tunnel
from maszyna.pictures.draw.svg import Point, element, label, moved, number, path, plain, points
from maszyna.pictures.scythe.grid import CENTRES, CORNERS, borders, inner, shared_edge
from maszyna.scythe.board import ENCOUNTERS, TERRAIN, TUNNELS, base_of
from maszyna.scythe.facts.world import RIVER
from maszyna.scythe.ids import FACTIONS, TERRAINS, TERRITORIES
from maszyna.scythe.place_texts import place_text
from maszyna.scythe.state import Position

NUMBER: Final = -36.0  # the line of the number
SIGNS: Final = -25.0  # and of the signs on both sides of it
SIDE: Final = 31.0


def territory(position: Position, place: int, title: str) -> str:
    terrain = TERRAIN[place]
    marks = glyph(TERRAIN_GLYPHS[terrain], -SIDE, SIGNS, 17, palette.GLYPH[terrain])
    if TUNNELS & bit(place):
        marks += tunnel(SIDE, SIGNS, 17)
    if (ENCOUNTERS | position.encounters) & bit(place):
        marks += encounter(SIDE, SIGNS, 19, bool(position.encounters & bit(place)))
    ground = element(
        "polygon", points=points(CORNERS), fill=palette.TERRAIN[terrain], stroke=palette.HAIR, stroke_width=1.5
    )
    x, y = CENTRES[place]
    return moved(
        x, y, element("title", plain(title)), ground, marks,
        class_=f"territory {TERRAINS[terrain]}", data_territory=place,
    )  # fmt: skip


def home_base(position: Position, faction: int, name: str, title: str) -> str:
    """A base bears its faction's name; of a faction not in play only the outline."""
    playing = any(seat.faction == faction for seat in position.seats)
    outline = palette.INK if playing else palette.HAIR
    ground = element(
        "polygon", points=points(inner(5)), fill=palette.BASE[faction] if playing else palette.PAPER,
        stroke=outline, stroke_width=3 if playing else 1.5, stroke_dasharray="9 5", stroke_linejoin="round",
    )  # fmt: skip
    shown = label(name, 0, SIGNS - 2, 17, font_weight="bold", fill=palette.INK if playing else palette.FAINT)
    x, y = CENTRES[base_of(faction)]
    kind = "base" if playing else "base idle"
    return moved(
        x, y, element("title", plain(title)), ground, shown, class_=f"{kind} {FACTIONS[faction]}",
        data_base=FACTIONS[faction],
    )  # fmt: skip


def rivers() -> str:
    drawn = ""
    for one, other in borders(RIVER):
        (x1, y1), (x2, y2) = shared_edge(one, other)
        drawn += path(
            f"M{number(x1)} {number(y1)}L{number(x2)} {number(y2)}",
            class_="river", data_between=f"{place_text(one)} {place_text(other)}",
        )  # fmt: skip
    line = {"fill": "none", "stroke_linecap": "round"}
    return element("g", drawn, class_="rivers", stroke=palette.WATER, stroke_width=9, **line)


def numbers(pale: set[int]) -> str:
    """The numbers of the territories, in a layer of their own so that nothing covers them."""
    drawn = ""
    for place in every_territory():
        x, y = number_point(place)
        drawn += label(str(place), x, y, 22, fill_opacity=0.4 if place in pale else 1)
    return element("g", drawn, class_="numbers", font_weight="bold", fill=palette.INK)


def number_point(place: int) -> Point:
    return CENTRES[place][0], CENTRES[place][1] + NUMBER


def every_territory() -> range:
    return range(1, TERRITORIES + 1)
