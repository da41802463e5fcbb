"""The ground: hexes with terrain, number and sign, home bases, rivers."""

from typing import Final

from maszyna.kernel.bits import bit
from maszyna.pictures import palette
from maszyna.pictures.glyphs import TERRAIN as TERRAIN_GLYPHS
from maszyna.pictures.glyphs import encounter, glyph, tunnel
from maszyna.pictures.grid import CENTRES, CORNERS, borders, inner, shared_edge
from maszyna.pictures.svg import element, label, moved, number, path, plain, points
from maszyna.scythe.board import ENCOUNTERS, TERRAIN, TUNNELS, base_of
from maszyna.scythe.facts.world import RIVER
from maszyna.scythe.state import Position
from maszyna.scythe.texts import place_text
from maszyna.scythe.words import FACTIONS, TERRAINS, TERRITORIES

HEAD: Final = -33.0  # the line of number and glyphs
SIDE: Final = 27.0


def territory(position: Position, place: int, title: str) -> str:
    terrain = TERRAIN[place]
    marks = glyph(TERRAIN_GLYPHS[terrain], -SIDE, HEAD + 5, 17, palette.GLYPH[terrain])
    marks += label(str(place), 0, HEAD - 2, 22, font_weight="bold", fill=palette.INK)
    if TUNNELS & bit(place):
        marks += tunnel(SIDE, HEAD + 5, 17)
    if (ENCOUNTERS | position.encounters) & bit(place):
        marks += encounter(SIDE, HEAD + 5, 19, bool(position.encounters & bit(place)))
    ground = element(
        "polygon", points=points(CORNERS), fill=palette.TERRAIN[terrain], stroke=palette.HAIR, stroke_width=1.5
    )
    x, y = CENTRES[place]
    return moved(
        x, y, element("title", plain(title)), ground, marks,
        class_=f"territory {TERRAINS[terrain]}", data_territory=place,
    )  # fmt: skip


def home_base(position: Position, faction: int, title: str) -> str:
    """A base bears its faction's name; of a faction not in play only the outline."""
    playing = any(seat.faction == faction for seat in position.seats)
    outline = palette.INK if playing else palette.HAIR
    ground = element(
        "polygon", points=points(inner(5)), fill=palette.BASE[faction] if playing else palette.PAPER,
        stroke=outline, stroke_width=3 if playing else 1.5, stroke_dasharray="9 5", stroke_linejoin="round",
    )  # fmt: skip
    name = label(
        FACTIONS[faction].title(), 0, HEAD + 6, 17, font_weight="bold", fill=palette.INK if playing else palette.FAINT
    )
    x, y = CENTRES[base_of(faction)]
    kind = "base" if playing else "base idle"
    return moved(
        x, y, element("title", plain(title)), ground, name, class_=f"{kind} {FACTIONS[faction]}",
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


def every_territory() -> range:
    return range(1, TERRITORIES + 1)
