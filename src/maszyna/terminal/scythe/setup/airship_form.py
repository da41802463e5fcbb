"""What a person wants of The Wind Gambit, and the part of the setup document that comes of it."""

from typing import Final

from maszyna.scythe.airships.airship_setup import ACTIVE, LAKE_DROPS, OWN_PAIRS, PAIR_FIELDS, PAIRS
from maszyna.scythe.facts.tiles import Tile
from maszyna.scythe.notation.own_tiles import own_tiles_document
from maszyna.scythe.resolutions.resolution_setup import RANDOM
from maszyna.scythe.setup.expansions import AIRSHIPS, RESOLUTION

Pair = list[str | None]  # an aggressive and a passive tile; None is drawn
EVERYBODY: Final = ""  # instead of a faction


class AirshipForm:
    """Tiles left open are drawn; without airships and resolution the game is as it was."""

    def __init__(self) -> None:
        self.airships = False
        self.own_pairs = False
        self.active = False
        self.lake_drops = False
        self.pairs: dict[str, Pair] = {}  # by faction, or everybody's
        self.resolution: str | None = None  # a tile, RANDOM, or none
        self.own: list[Tile] = []  # as the player's own copies have them

    def pair(self, faction: str) -> Pair:
        return self.pairs.get(faction, [None, None])

    def name_tile(self, faction: str, kind: int, tile: str | None) -> None:
        """Name one of the tiles of a faction, or of everybody."""
        named = list(self.pair(faction))
        named[kind] = tile
        self.pairs[faction] = named

    def document(self) -> dict[str, object]:
        document: dict[str, object] = {}
        if self.airships:
            named = {faction: _fields(pair) for faction, pair in self.pairs.items()}
            airships: dict[str, object] = {**named.pop(EVERYBODY, {}), OWN_PAIRS: self.own_pairs, ACTIVE: self.active}
            if self.lake_drops:
                airships[LAKE_DROPS] = True
            if named:
                airships[PAIRS] = named
            document[AIRSHIPS] = airships
        if self.resolution is not None:
            document[RESOLUTION] = self.resolution
        return {**document, **own_tiles_document(self.own)} if document else {}


def _fields(pair: Pair) -> dict[str, object]:
    return {field: tile for field, tile in zip(PAIR_FIELDS, pair, strict=True) if tile is not None}


def wind_gambit_form(
    airships: bool, aggressive: list[str], passive: list[str], own_pairs: bool, active: bool, lake_drops: bool,
    resolution: str | None,
) -> AirshipForm:  # fmt: skip
    """As the options name it: a tile for everybody, or FACTION=TILE; naming anything about airships asks for them."""
    form = AirshipForm()
    form.own_pairs = own_pairs
    form.active = active
    form.lake_drops = lake_drops
    for kind, named in enumerate((aggressive, passive)):
        for text in named:
            faction, _, tile = text.rpartition("=")
            form.name_tile(faction.strip(), kind, None if tile.strip() == RANDOM else tile.strip())
    form.airships = airships or own_pairs or active or lake_drops or bool(form.pairs)
    form.resolution = resolution
    return form
