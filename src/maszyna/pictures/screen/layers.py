"""The board of Scythe in layers, for screens: ground, home bases in play, rivers, numbers. Pieces come on top.

A layer is a fragment of SVG in the coordinates of BOX, eight hexes wide from edge to edge. Every element has a class
per role beside its plain colours. What does not change with the game is drawn once for each language.
"""

from collections.abc import Callable
from functools import cache
from typing import Final

from maszyna.kernel.bits import bit
from maszyna.pictures.draw import palette
from maszyna.pictures.draw.captions import EDGE
from maszyna.pictures.draw.glyphs import SOLID, TUNNEL
from maszyna.pictures.draw.glyphs import TERRAIN as TERRAIN_GLYPHS
from maszyna.pictures.draw.svg import FONT, element, label, moved, number, path
from maszyna.pictures.screen.faction_art import sign, small
from maszyna.pictures.scythe.grid import BOARD_HEIGHT, CENTRES, RADIUS, WIDE, borders, inner, shared_edge
from maszyna.pictures.scythe.land import NUMBER, SIDE, SIGNS, every_territory
from maszyna.scythe.board import ENCOUNTERS, TERRAIN, TUNNELS, base_of
from maszyna.scythe.facts.world import RIVER
from maszyna.scythe.ids import FACTIONS, PLACES, TERRAINS
from maszyna.speech.common.keys import place_key
from maszyna.speech.language.translator import Translator
from maszyna.speech.scythe.names.names import FACTIONS as FACTION_NAMES

HEXES_ACROSS: Final = 8
BOX: Final[tuple[float, float, float, float]] = (EDGE, 0, round(HEXES_ACROSS * WIDE, 1), BOARD_HEIGHT)
RIVER_BLUE: Final = "#1a68b4"
SIGN: Final = 17.0
ENCOUNTER_RING: Final = 8.5
NAME: Final = 17.0  # the size of a base's name
NAME_WIDE: Final = 88.0  # and the most it may take

# A hex around any point, as steps from its topmost corner.
_HALF, _SIDE = number(WIDE / 2), number(RADIUS / 2)
HEX: Final = f"l{_HALF} {_SIDE}v{number(RADIUS)}l-{_HALF} {_SIDE}-{_HALF}-{_SIDE}v-{number(RADIUS)}z"


def hex_path(place: int) -> str:
    x, y = CENTRES[place]
    return f"M{number(x)} {number(y - RADIUS)}{HEX}"


def mark(place: int, name: str, shape: tuple[str, str], x: float, colour: str) -> str:
    """A small sign on a hex, at one side of where the number would stand."""
    return small(shape, CENTRES[place][0] + x, CENTRES[place][1] + SIGNS, SIGN, colour, f"sign {name}")


@cache
def ground(lang: str) -> str:
    """Hexes with the signs of their terrain, and the seven bases with their names; no numbers, no pieces."""
    hexes = [
        path(
            hex_path(place), class_=f"hex {TERRAINS[TERRAIN[place]]}", fill=palette.TERRAIN[TERRAIN[place]],
            data_place=place_key(place),
        )
        for place in every_territory()
    ]  # fmt: skip
    signs = []
    for place in every_territory():
        terrain = TERRAIN[place]
        signs.append(mark(place, f"{TERRAINS[terrain]}-sign", TERRAIN_GLYPHS[terrain], -SIDE, palette.GLYPH[terrain]))
        if TUNNELS & bit(place):
            signs.append(mark(place, "tunnel", (SOLID, TUNNEL), SIDE, palette.INK))
        if ENCOUNTERS & bit(place):
            signs.append(encounter_ring(place))
    bases = [home_base(lang, faction, False) for faction in range(len(FACTIONS))]
    lands = element("g", *hexes, class_="hexes", stroke=palette.HAIR, stroke_width=1.5)
    return element("g", *bases, lands, element("g", *signs, class_="signs"), class_="ground")


def encounter_ring(place: int) -> str:
    """Where an encounter token lies or has lain; the token covers it."""
    x, y = encounter_point(place)
    return element(
        "circle", cx=x, cy=y, r=ENCOUNTER_RING, fill="none", stroke=palette.ENCOUNTER, stroke_width=1.8,
        stroke_dasharray="3 2.6", class_="encounter-gone",
    )  # fmt: skip


def encounter_point(place: int) -> tuple[float, float]:
    return CENTRES[place][0] + SIDE, CENTRES[place][1] + SIGNS


def home_base(lang: str, faction: int, playing: bool) -> str:
    """A base with its faction's name and sign; one in play has its colour."""
    name = Translator(lang).say(FACTION_NAMES[faction])
    corners = "L".join(f"{number(x)} {number(y)}" for x, y in inner(5))
    ground_ = path(
        f"M{corners}Z", class_=f"base {FACTIONS[faction]}" if playing else "base idle",
        fill=palette.BASE[faction] if playing else palette.PAPER, stroke=palette.INK if playing else palette.HAIR,
        stroke_width=3 if playing else 1.5, stroke_dasharray="9 5", stroke_linejoin="round",
    )  # fmt: skip
    ink = palette.INK if playing else palette.FAINT
    size = min(NAME, NAME_WIDE / (0.62 * len(name)))
    name = label(
        name, 0, SIGNS - 2, size, font_weight="bold", font_family=FONT, fill=ink,
        class_="base-name" if playing else "base-name idle",
    )  # fmt: skip
    x, y = CENTRES[base_of(faction)]
    return moved(x, y, ground_, name, sign(faction, 0, -41.5, 9, ink), data_place=place_key(base_of(faction)))


@cache
def homes(lang: str, factions: tuple[int, ...]) -> str:
    """The bases of the factions in play, over those of the ground."""
    return element("g", "", *(home_base(lang, faction, True) for faction in sorted(factions)), class_="homes")


@cache
def rivers(lang: str = "en") -> str:
    lines = []
    for one, other in borders(RIVER):
        (x1, y1), (x2, y2) = shared_edge(one, other)
        lines.append(f"M{number(x1)} {number(y1)}L{number(x2)} {number(y2)}")
    return path("".join(lines), class_="river", fill="none", stroke=RIVER_BLUE, stroke_width=9, stroke_linecap="round")


@cache
def numbers(lang: str = "en") -> str:
    """The numbers of the territories, for those who want them."""
    drawn = [
        label(str(place), CENTRES[place][0], CENTRES[place][1] + NUMBER, 22, class_="number")
        for place in every_territory()
    ]
    return element("g", *drawn, class_="numbers", font_weight="bold", font_family=FONT, fill=palette.INK)


STILL: Final[dict[str, Callable[[str], str]]] = {"ground": ground, "rivers": rivers, "numbers": numbers}


def places() -> list[dict[str, str | float]]:
    """Every territory and base by key: its middle and its shape, for taps; the pin is where a mark stands."""
    return [
        {
            "key": place_key(place), "x": round(CENTRES[place][0], 1), "y": round(CENTRES[place][1], 1),
            "shape": "hex", "radius": RADIUS, "pin": round(CENTRES[place][1] + NUMBER, 1),
        }
        for place in range(1, PLACES)
    ]  # fmt: skip
