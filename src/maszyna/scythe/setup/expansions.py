"""The registry of modules that a setup may ask for; the base rules know only the hooks they use."""

from typing import Final

from maszyna.kernel.document import Part
from maszyna.scythe.airships.airship_setup import read_airships
from maszyna.scythe.facts.tile_documents import read_own_tiles, tile_set, write_own_tiles
from maszyna.scythe.facts.tiles import Tile
from maszyna.scythe.modules import Module
from maszyna.scythe.resolutions.resolution_setup import read_resolution

AIRSHIPS: Final = "airships"
RESOLUTION: Final = "resolution"
OWN_TILES: Final = "own_tiles"  # tiles as the player's own copy has them
MODULE_FIELDS: Final = [AIRSHIPS, RESOLUTION, OWN_TILES]


class Modules:
    """The modules of a game, and the player's own tiles they use."""

    def __init__(self, chosen: list[Module], own: list[Tile]) -> None:
        self.chosen = chosen
        self.own = own

    def document(self) -> dict[str, object]:
        document: dict[str, object] = {}
        for module in self.chosen:
            document.update(module.document())
        if self.own:
            document[OWN_TILES] = write_own_tiles(self.own)
        return document


def read_modules(document: dict[str, object], players: list[int]) -> Modules:
    """The modules a setup document asks for; ``players`` says who sits at each seat."""
    if not any(field in document for field in MODULE_FIELDS):
        return Modules([], [])
    own = read_own_tiles(Part(document[OWN_TILES], f"setup.{OWN_TILES}")) if OWN_TILES in document else []
    tiles = tile_set().with_own(own)
    chosen: list[Module] = []
    if document.get(AIRSHIPS) is not None:
        chosen.append(read_airships(Part(document[AIRSHIPS], f"setup.{AIRSHIPS}"), players, tiles))
    if document.get(RESOLUTION) is not None:
        chosen.append(read_resolution(Part(document[RESOLUTION], f"setup.{RESOLUTION}"), tiles))
    return Modules(chosen, own)
