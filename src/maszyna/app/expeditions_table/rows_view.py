"""The two rows of Expeditions as a view shows them: layers, locations, tokens and mechs as drawn."""

from typing import Final

from maszyna.app.base.documents import Doc
from maszyna.app.base.language import Language
from maszyna.expeditions.ids import LOCATIONS, NORTH, ROWS, SOUTH, TWENTY, WALKED, place_text
from maszyna.expeditions.state import Position
from maszyna.kernel.bits import bit
from maszyna.pictures.draw.packing import Spot
from maszyna.pictures.expeditions.grid import HEIGHT, LARGEST_MECH, MAP, MECHS, PILE
from maszyna.pictures.screen.art import art_key
from maszyna.pictures.screen.expeditions_layers import BOX, STILL, places, south_point, tile_point
from maszyna.pictures.screen.piece_list import PieceDocument, spots
from maszyna.speech.expeditions.captions import CAPTIONS, YOUR_MECH, captions
from maszyna.speech.expeditions.captions import MECHS as MECH_NAMES
from maszyna.speech.expeditions.names import ONE_CORRUPTION, TILE_DOWN
from maszyna.speech.language.translator import Translator

SOUTH_KEY = ROWS[SOUTH]
PLACES = [place_text(row, at) for row in range(WALKED) for at in range(LOCATIONS)] + [SOUTH_KEY]

LARGEST_TOKEN: Final = 34.0
HUMAN_KEY: Final = "human.mech"


def board(position: Position, words: Language, marks: list[Doc]) -> Doc:
    return {
        "box": list(BOX),
        "layers": [
            {"key": "ground", "art": art_key("expeditions.layer.ground", words.lang)},
            {"key": "pieces"},
            *(
                {"key": name, "art": art_key(f"expeditions.layer.{name}", words.lang)}
                for name in STILL
                if name != "ground"
            ),
        ],
        "places": all_places(position, words),
        "pieces": [dict(piece) for piece in pieces(position, words.lang)],
        "marks": marks,
    }


def all_places(position: Position, words: Language) -> list[Doc]:
    texts = captions(words.lang)
    found: list[Doc] = []
    for number, one in enumerate(places()):
        key = str(one["key"])
        if key == SOUTH_KEY:
            name = words.expeditions.row(SOUTH)
            found.append(one | {"name": name, "short": name, "face_down": False, "says": []})
            continue
        row, at = divmod(number, LOCATIONS)
        says = words.place_text(texts.location(position, row, at))
        down = bool(position.maps[row] & bit(at))
        found.append(one | {"name": key, "short": key, "face_down": down, "says": says})
    return found


def pieces(position: Position, lang: str) -> list[PieceDocument]:
    """Tiles face down, their map tokens, corruption, mechs: location by location."""
    translator = Translator(lang)
    found: list[PieceDocument] = []
    for row in range(WALKED):
        for at in range(LOCATIONS):
            found += on_location(position, row, at, translator)
    if position.human_row == SOUTH:
        x, y = south_point()
        name = translator.say(YOUR_MECH)
        found.append(piece(HUMAN_KEY, ROWS[SOUTH], x, y, LARGEST_MECH, art_key("expeditions.mech.human", lang), name))
    return found


def piece(key: str, place: str, x: float, y: float, size: float, art: str, name: str) -> PieceDocument:
    return {
        "key": key, "of": [key], "place": place, "x": round(x, 1), "y": round(y, 1), "size": round(size, 1), "art": art,
        "amount": 1, "name": name,
    }  # fmt: skip


def on_location(position: Position, row: int, at: int, translator: Translator) -> list[PieceDocument]:
    place, (x, y) = place_text(row, at), tile_point(row, at)
    found: list[PieceDocument] = []

    def lay(key: str, spot: Spot, art: str, name: str) -> None:
        drawn = art_key(f"expeditions.{art}", translator.lang)
        found.append(piece(key, place, x + spot.x, y + spot.y, spot.size, drawn, name))

    if position.maps[row] & bit(at):
        lay(f"tile.{place}", Spot(0, 0, HEIGHT), "face_down", translator.say(TILE_DOWN))
        lay(f"map.{place}", MAP, "map", translator.say(CAPTIONS["map_token"]))
    pile = position.pile(row, at)
    where = spots((1.0,) * len(pile), PILE, LARGEST_TOKEN)
    for below in range(len(pile) - 1, -1, -1):  # the top one first, as one reads them
        value = pile[below]
        name = CAPTIONS["the_20"] if value == TWENTY else ONE_CORRUPTION
        spot = where[len(pile) - 1 - below]
        lay(f"corruption.{place}.{below + 1}", spot, f"corruption.{value}", translator.say(name, {"value": value}))
    here = [position.at[row] == at, position.human_in(row) == at]
    stands = list(spots((1.0,) * sum(here), MECHS, LARGEST_MECH))
    if here[0]:
        own = "north" if row == NORTH else "central"
        lay(f"automa.mech.{own}", stands.pop(0), f"mech.{own}", translator.say(MECH_NAMES[row]))
    if here[1]:
        lay(HUMAN_KEY, stands.pop(0), "mech.human", translator.say(YOUR_MECH))
    return found
