"""Art by its hash: every piece, sign, card and still layer that screens show, drawn once.

``art_key("mech.saxony.1", "uk")`` is the hash of a drawing, ``art(key)`` the drawing, a whole SVG. The hash is of the
content, so it may be kept for ever. A process that has not drawn a hash yet finds it by drawing all names once.
"""

from collections.abc import Callable
from functools import cache
from hashlib import sha256
from time import sleep
from typing import Final

from maszyna.expeditions.ids import CENTRAL, LEAST_VALUE, MOST_VALUE, NORTH, TWENTY
from maszyna.pictures.draw import palette
from maszyna.pictures.draw.packing import Spot
from maszyna.pictures.draw.svg import FONT, element, number
from maszyna.pictures.expeditions.grid import CORNER, HEIGHT, TILE
from maszyna.pictures.expeditions.row_tokens import automa_mech, corruption, glory_token, human_mech, map_token
from maszyna.pictures.screen import art as expeditions_art
from maszyna.pictures.screen import card_art, expeditions_layers, icon_art, layers, piece_art
from maszyna.pictures.scythe.tokens import MOST_SHOWN
from maszyna.scythe.facts.automa import CARDS as AUTOMA_CARDS
from maszyna.scythe.facts.automa import DECKS as AUTOMA_DECKS
from maszyna.scythe.facts.factory import factory_cards
from maszyna.scythe.facts.objectives import CARDS as OBJECTIVES
from maszyna.scythe.ids import FACTIONS, RESOURCES, STRUCTURES
from maszyna.speech.expeditions.captions import AUTOMAS_LETTER, YOUR_LETTER
from maszyna.speech.language.catalogue import LANGUAGES, SOURCE
from maszyna.speech.language.translator import Translator

MIDDLE: Final = Spot(0, 0, 40)
EMBLEM: Final = 45  # with the light edge around it
MOST_GLORY: Final = 8
CORRUPTION: Final = [*range(LEAST_VALUE, MOST_VALUE + 1), TWENTY]
NAMES: Final = [
    "mech.north",
    "mech.central",
    "mech.human",
    "map",
    "face_down",
    *(f"corruption.{value}" for value in CORRUPTION),
    *(f"glory.{state}.{rank}" for state in ("placed", "waiting") for rank in range(1, MOST_GLORY + 1)),
]


def piece(lang: str, parts: list[str]) -> tuple[tuple[float, float, float, float], str]:
    """The box and the drawing of a piece by the parts of its name."""
    if parts[0] == "face_down":
        return (-TILE / 2, -HEIGHT / 2, TILE, HEIGHT), face_down()
    return (-20, -20, 40, 40), drawn(lang, parts)


def drawn(lang: str, parts: list[str]) -> str:
    if parts[0] == "mech":
        if parts[1] == "human":
            return human_mech(Translator(lang).form(YOUR_LETTER), MIDDLE)
        return automa_mech(NORTH if parts[1] == "north" else CENTRAL, Translator(lang).form(AUTOMAS_LETTER), MIDDLE)
    if parts[0] == "map":
        return map_token(MIDDLE)
    if parts[0] == "corruption":
        return corruption(int(parts[1]), MIDDLE)
    return glory_token(int(parts[2]), parts[1] == "placed", MIDDLE)


def face_down() -> str:
    return element(
        "rect", x=-TILE / 2, y=-HEIGHT / 2, width=TILE, height=HEIGHT, rx=CORNER, fill=palette.FACE_DOWN,
        stroke=palette.HAIR, stroke_width=1.5, class_="tile face-down",
    )  # fmt: skip


HASH: Final = 12  # letters of it
MOST_KEPT: Final = 500
MORE: Final = MOST_SHOWN + 1  # "99+"

WORDLESS: Final = ["resource", "encounter", "icon", "combat_card", "factory"]  # the same in every language

Box = tuple[float, float, float, float]
Drawer = Callable[[str, list[str]], tuple[Box, str]]


def around(width: float, drawn: str, height: float = piece_art.HEIGHT) -> tuple[Box, str]:
    """A drawing with its middle in the origin."""
    return (-width / 2, -height / 2, width, height), drawn


def _unit(lang: str, parts: list[str]) -> tuple[Box, str]:
    kind, faction, amount = parts[0], FACTIONS.index(parts[1]), int(parts[2])
    wide = piece_art.several(kind) if amount > 1 else piece_art.WIDTHS[kind]
    return around(40 * wide, piece_art.unit(lang, kind, faction, amount))


def _airship(lang: str, parts: list[str]) -> tuple[Box, str]:
    return around(40 * piece_art.WIDTHS["airship"], piece_art.airship(lang, FACTIONS.index(parts[1])))


def _structure(lang: str, parts: list[str]) -> tuple[Box, str]:
    drawn = piece_art.structure(lang, STRUCTURES.index(parts[1]), FACTIONS.index(parts[2]))
    return around(40 * piece_art.WIDTHS["structure"], drawn)


def _flag(lang: str, parts: list[str]) -> tuple[Box, str]:
    return around(40 * piece_art.WIDTHS["flag"], piece_art.flag(lang, FACTIONS.index(parts[1])))


def _trap(lang: str, parts: list[str]) -> tuple[Box, str]:
    drawn = piece_art.trap(lang, FACTIONS.index(parts[2]), parts[1] == "armed")
    return around(40 * piece_art.WIDTHS["trap"], drawn)


def _resource(lang: str, parts: list[str]) -> tuple[Box, str]:
    amount = int(parts[2])
    return around(40 * piece_art.resource_width(amount), piece_art.resource(RESOURCES.index(parts[1]), amount))


def _encounter(lang: str, parts: list[str]) -> tuple[Box, str]:
    return around(40, piece_art.encounter())


def _emblem(lang: str, parts: list[str]) -> tuple[Box, str]:
    return around(EMBLEM, piece_art.emblem(lang, FACTIONS.index(parts[1])), EMBLEM)


def _icon(lang: str, parts: list[str]) -> tuple[Box, str]:
    return around(24, icon_art.icon(parts[1]), 24)


def _combat_card(lang: str, parts: list[str]) -> tuple[Box, str]:
    return around(32, icon_art.combat_card(int(parts[1])), 44)


def _automa_card(lang: str, parts: list[str]) -> tuple[Box, str]:
    drawn = card_art.automa_card(lang, int(parts[1]), int(parts[2]), AUTOMA_DECKS.index(parts[3]))
    return (0, 0, card_art.WIDE, card_art.HIGH), drawn


def _factory_card(lang: str, parts: list[str]) -> tuple[Box, str]:
    return (0, 0, card_art.WIDE, card_art.LOW), card_art.factory_card(int(parts[1]))


def _objective(lang: str, parts: list[str]) -> tuple[Box, str]:
    return (0, 0, card_art.WIDE, card_art.LOW), card_art.objective_card(lang, int(parts[1]))


def _layer(lang: str, parts: list[str]) -> tuple[Box, str]:
    return layers.BOX, layers.STILL[parts[1]](lang)


def _expeditions(lang: str, parts: list[str]) -> tuple[Box, str]:
    if parts[1] == "layer":
        return expeditions_layers.BOX, expeditions_layers.STILL[parts[2]](lang)
    return expeditions_art.piece(lang, parts[1:])


DRAWERS: Final[dict[str, Drawer]] = {
    "character": _unit, "mech": _unit, "worker": _unit, "airship": _airship,
    "structure": _structure, "flag": _flag, "trap": _trap, "resource": _resource, "encounter": _encounter,
    "emblem": _emblem, "icon": _icon, "combat_card": _combat_card, "automa": _automa_card, "factory": _factory_card,
    "objective": _objective, "layer": _layer, "expeditions": _expeditions,
}  # fmt: skip


def every_name() -> list[str]:
    """The name of all art there is."""
    found = ["encounter"]
    for faction in FACTIONS:
        for kind, most in piece_art.MOST_UNITS.items():
            found += [f"{kind}.{faction}.{amount}" for amount in range(1, most + 1)]
        found += [f"airship.{faction}", f"flag.{faction}", f"emblem.{faction}"]
        found += [f"trap.armed.{faction}", f"trap.sprung.{faction}"]
        found += [f"structure.{structure}.{faction}" for structure in STRUCTURES]
    found += [f"resource.{resource}.{amount}" for resource in RESOURCES for amount in range(1, MORE + 1)]
    found += [f"icon.{name}" for name in icon_art.NAMES]
    found += [f"combat_card.{value}" for value in (0, *icon_art.VALUES)]
    for number_ in range(1, AUTOMA_CARDS + 1):
        found += [f"automa.{number_}.{scheme}.{deck}" for scheme in (1, 2) for deck in AUTOMA_DECKS]
    found += [f"factory.{card.number}" for card in factory_cards()]
    found += [f"objective.{number_}" for number_ in range(1, OBJECTIVES + 1)]
    found += [f"layer.{name}" for name in layers.STILL]
    found += [f"expeditions.layer.{name}" for name in expeditions_layers.STILL]
    return found + [f"expeditions.{name}" for name in expeditions_art.NAMES]


_drawn: dict[str, str] = {}  # by hash
_kept: dict[str, str] = {}  # the same, of what changes with a game


@cache
def art_key(name: str, lang: str) -> str:
    """The hash of a drawing; what has no words or letters is the same in every language."""
    parts = name.split(".")
    if parts[0] in WORDLESS and lang != SOURCE:
        return art_key(name, SOURCE)
    box, drawn = DRAWERS[parts[0]](lang, parts)
    svg = element(
        "svg", drawn, xmlns="http://www.w3.org/2000/svg", viewBox=" ".join(number(side) for side in box),
        overflow="visible", font_family=FONT,
    )  # fmt: skip
    key = sha256(svg.encode()).hexdigest()[:HASH]
    _drawn[key] = svg
    return key


def art(key: str) -> str:
    """The drawing with this hash; KeyError if there is none."""
    if key in _kept:
        return _kept[key]
    if key not in _drawn:
        draw_all()
    return _drawn[key]


def together(drawings: list[str]) -> str:
    """Several drawings as one document."""
    return element("svg", "".join(drawings), xmlns="http://www.w3.org/2000/svg")


def keep(svg: str) -> str:
    """The hash of a drawing that belongs to one position, like a thumbnail; the last ones are remembered."""
    key = sha256(svg.encode()).hexdigest()[:HASH]
    _kept[key] = svg
    while len(_kept) > MOST_KEPT:
        del _kept[next(iter(_kept))]
    return key


def is_drawn(key: str) -> bool:
    """Whether a hash can be answered at once, also with no."""
    return key in _kept or key in _drawn or draw_all.cache_info().currsize > 0


@cache
def draw_all(pause: float = 0.0) -> None:
    """All there is; with a pause after each drawing whoever else has work to do is not kept waiting."""
    for lang in LANGUAGES:
        for name in every_name():
            art_key(name, lang)
            sleep(pause)
