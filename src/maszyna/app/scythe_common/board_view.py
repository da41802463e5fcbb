"""The board of Scythe as a view shows it: layers, places, pieces as drawn, marks."""

import json
from functools import cache
from hashlib import sha256

from maszyna.app.base.documents import Doc
from maszyna.app.base.language import Language
from maszyna.pictures.screen.art import HASH, art_key
from maszyna.pictures.screen.layers import BOX, STILL, homes, places
from maszyna.pictures.screen.piece_list import owners, pieces
from maszyna.pictures.screen.travel_arrows import AUTOMA, OWN, route_arrow
from maszyna.scythe.ids import FIRST_BASE, MAT
from maszyna.scythe.state import Position
from maszyna.speech.common.keys import PLACES_BY_KEY, place_of


@cache
def arrow(start: str, end: str, automa: bool) -> str | None:
    """None where one of them is not on the board."""
    if start == end or start not in PLACES_BY_KEY or end not in PLACES_BY_KEY:
        return None
    return route_arrow([start, end], AUTOMA if automa else OWN, [])


def board(position: Position, words: Language, marks: list[Doc], over: bool) -> Doc:
    factions = tuple(sorted(seat.faction for seat in position.seats))
    return {
        "box": list(BOX),
        "layers": [
            {"key": "ground", "art": art_key("layer.ground", words.lang)},
            {"key": "homes", "svg": homes(words.lang, factions)},
            {"key": "owners", "svg": owners(position, over)},
            *({"key": name, "art": art_key(f"layer.{name}", words.lang)} for name in STILL if name != "ground"),
            {"key": "pieces"},
        ],
        **places_of(words),
        "pieces": pieces(position, words.lang),
        "marks": marks,
    }


def places_of(words: Language) -> Doc:
    """The places with their key; who names the key of those it has gets only the key."""
    key: str | None = words.remembered.get("places_key")
    if key is None:
        text = json.dumps(all_places(words), ensure_ascii=False)
        key = words.remembered["places_key"] = sha256(text.encode()).hexdigest()[:HASH]
    return {"places_key": key, "places": all_places(words)}


def all_places(words: Language) -> list[Doc]:
    """Every territory and base with its names; the same for every game in one language."""
    found: list[Doc] | None = words.remembered.get("places")
    if found is None:
        found = [one | place_names(place_of(str(one["key"])), words) for one in places()]
        words.remembered["places"] = found
    return found


def place_names(place: int, words: Language) -> Doc:
    number = place if MAT < place < FIRST_BASE else None
    return {"name": words.place(place), "short": words.short_place(place), "number": number}
