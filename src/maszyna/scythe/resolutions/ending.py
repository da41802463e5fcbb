"""A game that ends by a resolution tile (W3, W8)."""

from maszyna.scythe.facts.tiles import Tile
from maszyna.scythe.game import Ending


class Resolution(Ending):
    def __init__(self, tile: Tile) -> None:
        self.tile = tile
