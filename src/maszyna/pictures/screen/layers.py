"""The board of Scythe in layers, for screens: ground, home bases in play, rivers, numbers. Pieces come on top.

A layer is a fragment of SVG in the coordinates of BOX, eight hexes wide from edge to edge. Every element has a class
per role beside its plain colours. What does not change with the game is drawn once for each language.
"""

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Final

from maszyna.kernel.bits import bit
from maszyna.pictures.draw import palette
from maszyna.pictures.draw.svg import FONT, Value, element, label, moved, number, path
from maszyna.pictures.draw.titles import EDGE
from maszyna.pictures.screen.ground_colours import COLOURS, fill, line
from maszyna.pictures.screen.piece_shapes import sign
from maszyna.pictures.screen.plates import MIRRORED, hexagon, plates, rivers, water
from maszyna.pictures.scythe.grid import BOARD_HEIGHT, CENTRES, RADIUS, WIDE
from maszyna.pictures.scythe.land import NUMBER, every_territory
from maszyna.scythe.board import ENCOUNTERS, TERRAIN, TUNNELS, base_of
from maszyna.scythe.ids import ABOARD, FACTIONS, FIRST_WORKER, MAT, PLACES, TERRAINS
from maszyna.speech.common.keys import place_key
from maszyna.speech.language.translator import Translator
from maszyna.speech.scythe.names.names import FACTIONS as FACTION_NAMES

HEXES_ACROSS: Final = 8
BOX: Final[tuple[float, float, float, float]] = (EDGE, 0, round(HEXES_ACROSS * WIDE, 1), BOARD_HEIGHT)
SIDE: Final = (30.0, -22.5)  # of a tunnel or an encounter, from the middle of its hex
COIN: Final = 24.0  # of an encounter
RIM: Final = 13.0  # of the board, around all hexes
TURNED: Final = (1, 3)  # of five places, those with a mirrored texture
NAME: Final = 16.0  # the size of a base's name
NAME_WIDE: Final = 66.0  # and the most it may take
RIBBON: Final = "M-40-36H40L34-27 40-18H-40L-34-27Z"

# A hex around any point, as steps from its topmost corner.
_HALF, _SIDE = number(WIDE / 2), number(RADIUS / 2)
HEX: Final = f"l{_HALF} {_SIDE}v{number(RADIUS)}l-{_HALF} {_SIDE}-{_HALF}-{_SIDE}v-{number(RADIUS)}z"


def hex_path(place: int) -> str:
    x, y = CENTRES[place]
    return f"M{number(x)} {number(y - RADIUS)}{HEX}"


@cache
def ground(lang: str) -> str:
    """The board with its rim, and the seven bases with their names; no numbers, no pieces."""
    hexes = []
    for place in every_territory():
        terrain = TERRAINS[TERRAIN[place]]
        (x, y), turned = CENTRES[place], MIRRORED if place % 5 in TURNED else ""
        hexes.append(
            element("use", href=f"#{terrain}{turned}", x=x, y=y, class_=f"hex {terrain}", data_place=place_key(place))
        )
    tunnels = [tunnel(place) for place in every_territory() if TUNNELS & bit(place)]
    rings = [encounter_ring(place) for place in every_territory() if ENCOUNTERS & bit(place)]
    bases = [idle_base(lang, faction) for faction in range(len(FACTIONS))]
    lands = element("g", *hexes, class_="hexes")
    return plates() + element("g", *bases, rim(), lands, *tunnels, *rings, class_="ground")


def rim() -> str:
    """The edge of the board, and the shadow it casts."""
    around = path("".join(hex_path(place) for place in every_territory()), id="rim")
    edge: dict[str, Value] = {"href": "#rim", "stroke_width": RIM, "stroke_linejoin": "round"}
    shadow = {"class_": "f-rim2 s-rim2", "fill": COLOURS["rim2"], "stroke": COLOURS["rim2"], "opacity": ".55"}
    return (
        element("defs", around)
        + element("use", transform="translate(0 7)", **edge, **shadow)
        + element("use", class_="f-rim1 s-rim1", fill=COLOURS["rim1"], stroke=COLOURS["rim1"], **edge)
    )


def tunnel(place: int) -> str:
    x, y = encounter_point(place)
    where = f"translate({number(x)} {number(y)}) scale(.86)"
    return element("use", href="#tunnel", transform=where, class_="tunnel")


def encounter_ring(place: int) -> str:
    """Where an encounter token lies or has lain; the token covers it."""
    x, y = encounter_point(place)
    ring = line("soft", 1.6, 0.65) | {"class_": "s-soft encounter-gone"}
    return element("circle", cx=x, cy=y, r=COIN / 2 - 2, **ring, stroke_dasharray="3.4 3")


def encounter_point(place: int) -> tuple[float, float]:
    return CENTRES[place][0] + SIDE[0], CENTRES[place][1] + SIDE[1]


def base_name(lang: str, faction: int, ink: str, class_: str) -> str:
    name = Translator(lang).say(FACTION_NAMES[faction])
    size = min(NAME, NAME_WIDE / (0.62 * len(name)))
    return label(name, 0, -27, size, font_weight="bold", font_family=FONT, fill=ink, class_=class_)


def idle_base(lang: str, faction: int) -> str:
    """Of a faction that does not play: an outline, its sign, its name."""
    outline = path(
        hexagon(5), class_="base idle", fill=palette.PAPER, stroke=palette.HAIR, stroke_width=1.5,
        stroke_dasharray="6 4", stroke_linejoin="round",
    )  # fmt: skip
    x, y = CENTRES[base_of(faction)]
    name = base_name(lang, faction, palette.FAINT, "base-name idle")
    return moved(x, y, outline, name, sign(faction, 0, 8, 22, palette.FAINT), data_place=place_key(base_of(faction)))


def home_base(lang: str, faction: int) -> str:
    """Of a faction in play: a frame of its colour, its sign large and pale, its name on a ribbon, its emblem on top."""
    own, ink = palette.FACTION[faction], palette.ON_FACTION[faction]
    of = FACTIONS[faction]
    dots: dict[str, Value] = {"fill": "none", "stroke": own, "stroke_width": 1.6, "stroke_dasharray": "2 4"}
    edge = {"stroke": palette.INK, "stroke_linejoin": "round"}
    emblem = element("circle", cy=-46, r=8, fill=own, stroke_width=1.6, class_=f"emblem {of}", **edge)
    x, y = CENTRES[base_of(faction)]
    return moved(
        x, y,
        path(hexagon(2), class_=f"base {of}", fill=own, stroke_width=2.4, **edge),
        path(hexagon(8), **fill("rim1")),
        path(hexagon(8), class_=f"base-tint {of}", fill=own, opacity=".22"),
        path(hexagon(11), class_=f"base-dots {of}", **dots),
        element("g", sign(faction, 0, 14, 58, own), opacity=".2"),
        path(RIBBON, class_=f"ribbon {of}", fill=own, stroke_width=1.8, **edge),
        base_name(lang, faction, ink, "base-name"), emblem, sign(faction, 0, -46, 10, ink),
        data_place=place_key(base_of(faction)),
    )  # fmt: skip


@cache
def homes(lang: str, factions: tuple[int, ...]) -> str:
    """The bases of the factions in play, over those of the ground."""
    return element("g", "", *(home_base(lang, faction) for faction in sorted(factions)), class_="homes")


@cache
def numbers(lang: str = "en") -> str:
    """The numbers of the territories, for those who want them, with a pale edge to stand out from the signs."""
    drawn = [
        label(str(place), CENTRES[place][0], CENTRES[place][1] + NUMBER, 22, class_="number")
        for place in every_territory()
    ]
    edge: dict[str, Value] = {
        "stroke": palette.PAPER,
        "stroke_width": 5,
        "paint_order": "stroke",
        "stroke_linejoin": "round",
    }
    return element("g", *drawn, class_="numbers", font_weight="bold", font_family=FONT, fill=palette.INK, **edge)


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


COMBAT_DOT: Final = 26.0
WORKER_DOT: Final = 18.0
MOST_KEPT: Final = 500  # of games listed
APART: Final = 24.0  # from dot to dot on one place


@cache
def small_ground() -> str:
    """Terrain without signs, and rivers."""
    drawn = [
        path(
            "".join(hex_path(place) for place in every_territory() if TERRAIN[place] == terrain),
            class_=f"hex {name}", fill=palette.TERRAIN[terrain],
        )
        for terrain, name in enumerate(TERRAINS)
    ]  # fmt: skip
    return element("g", *drawn, stroke=palette.HAIR, stroke_width=2) + water()


@lru_cache(MOST_KEPT)
def small_board(seats: tuple[tuple[int, tuple[int, ...]], ...]) -> str:
    """A whole SVG, a few kilobytes, from what it shows: of every seat the faction and where its units stand."""
    homes = [
        path(hex_path(base_of(faction)), class_=f"base {FACTIONS[faction]}", fill=palette.BASE[faction])
        for faction, _ in seats
    ]
    here: dict[int, list[tuple[int, float]]] = {}
    for faction, units in seats:
        own = dict.fromkeys(units[:FIRST_WORKER], COMBAT_DOT)
        for place, radius in (dict.fromkeys(units[FIRST_WORKER:], WORKER_DOT) | own).items():
            if place not in (MAT, ABOARD):
                here.setdefault(place, []).append((faction, radius))
    dots = [
        dot(faction, CENTRES[place][0] + APART * (at - (len(all_) - 1) / 2), CENTRES[place][1], radius)
        for place, all_ in sorted(here.items())
        for at, (faction, radius) in enumerate(all_)
    ]
    return element(
        "svg", small_ground(), *homes, *dots, xmlns="http://www.w3.org/2000/svg",
        viewBox=" ".join(number(side) for side in BOX),
    )  # fmt: skip


def dot(faction: int, x: float, y: float, radius: float) -> str:
    return element(
        "circle", cx=x, cy=y, r=radius, fill=palette.FACTION[faction], stroke=palette.INK, stroke_width=5,
        class_=f"body {FACTIONS[faction]}",
    )  # fmt: skip
