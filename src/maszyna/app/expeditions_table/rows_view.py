"""The two rows of Expeditions as a view shows them: layers, locations, tokens and mechs as drawn."""

from maszyna.app.base.documents import Doc
from maszyna.app.base.language import Language
from maszyna.expeditions.ids import LOCATIONS, ROWS, SOUTH, WALKED, place_text
from maszyna.expeditions.state import Position
from maszyna.kernel.bits import bit
from maszyna.pictures.screen.art import art_key
from maszyna.pictures.screen.expeditions_layers import BOX, STILL, places
from maszyna.pictures.screen.expeditions_piece_list import pieces
from maszyna.speech.expeditions.captions import captions

SOUTH_KEY = ROWS[SOUTH]
PLACES = [place_text(row, at) for row in range(WALKED) for at in range(LOCATIONS)] + [SOUTH_KEY]


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
