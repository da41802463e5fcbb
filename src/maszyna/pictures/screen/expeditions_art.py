"""The pieces of Expeditions as art: mechs, map and corruption tokens, glory, tiles face down."""

from typing import Final

from maszyna.expeditions.words import CENTRAL, LEAST_VALUE, MOST_VALUE, NORTH, TWENTY
from maszyna.pictures.draw import palette
from maszyna.pictures.draw.packing import Spot
from maszyna.pictures.draw.svg import element
from maszyna.pictures.expeditions.grid import CORNER, HEIGHT, TILE
from maszyna.pictures.expeditions.tokens import automa_mech, corruption, glory_token, human_mech, map_token
from maszyna.speech.expeditions.captions import AUTOMAS_LETTER, YOUR_LETTER
from maszyna.speech.language.translator import Translator

MIDDLE: Final = Spot(0, 0, 40)
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
