"""One symbol, or the move of the Automa's airship, on a position document with airships (for `compare`)."""

import copy
from typing import Any

from maszyna.kernel.bits import members
from maszyna.kernel.part import Part
from maszyna.scythe.airships.automa_flight import flies_to, in_range
from maszyna.scythe.airships.setup import read_airships
from maszyna.scythe.airships.sky import AirshipSky
from maszyna.scythe.automa.choosing import choose
from maszyna.scythe.automa.sight import Sight
from maszyna.scythe.automa.symbols import SYMBOLS
from maszyna.scythe.board import base_of
from maszyna.scythe.facts.automa import SYMBOLS as NAMES
from maszyna.scythe.facts.tiles import tile_set
from maszyna.scythe.notation.deciding import write_choice
from maszyna.scythe.notation.layout import Layout
from maszyna.scythe.notation.places import write_place
from maszyna.scythe.notation.reading import read_position
from maszyna.scythe.words import ABOARD, FACTIONS, FIRST_WORKER

Document = dict[str, Any]


def answer(request: Document) -> Document:
    layout = read(request["position"])
    document = request["position"]
    automa = document["automas"][0] if "automas" in document else document["automa"]
    faction = FACTIONS.index(automa["faction"])
    seat = next(index for index, own in enumerate(layout.position.seats) if own.faction == faction)
    sight = Sight(layout.position, layout.sides, seat)
    if request["action"] in NAMES:
        symbol = SYMBOLS[NAMES.index(request["action"])]
        return write_choice(choose(sight, symbol, request.get("min_power", 0), []), faction)
    sky = layout.position.sky
    assert isinstance(sky, AirshipSky)
    card = sky.fleet.wings[seat].card
    assert card is not None
    start = write_place(sight.own.airship, faction)
    return {"from": start, "to": flies_to(sight, card, []), "range": members(in_range(sight))}


def read(document: Document) -> Layout:
    """The base game's part of the document by its own reader, the airships put over it."""
    ground = copy.deepcopy(document)
    airships = ground.pop("airships")
    seats = {seat["faction"]: seat for one in ("automa", "human") for seat in _seats(ground, one)}
    places = {name: seat.pop("airship") for name, seat in seats.items()}
    aboard: dict[str, list[int]] = {}
    for name, seat in seats.items():
        aboard[name] = [index for index, place in enumerate(seat["workers"]) if place == "aboard"]
        seat["workers"] = ["mat" if place == "aboard" else place for place in seat["workers"]]
    layout = read_position(ground)
    sitting = layout.position.seats
    for own in sitting:
        name = FACTIONS[own.faction]
        own.airship = base_of(own.faction) if places[name] == "base" else places[name]
        for index in aboard[name]:
            own.at[FIRST_WORKER + index] = ABOARD
        own.muster()
    factions, players = [own.faction for own in sitting], [own.player for own in sitting]
    fleet = read_airships(Part(airships, "airships"), players, tile_set()).fleet(factions, players)
    fleet.cooperative = layout.house.cooperative
    layout.position.sky = AirshipSky(fleet)
    return layout


def _seats(document: Document, one: str) -> list[Document]:
    seats: list[Document] = document.get(f"{one}s") or ([document[one]] if one in document else [])
    return seats
