"""The resolution of a setup (W3.1): ``"resolution": "land_rush"``, or ``"random"`` for one drawn."""

from typing import Final

from maszyna.kernel.dice import Dice
from maszyna.kernel.document import Part
from maszyna.scythe.automa.camp import know_of_camps, pitch_camps
from maszyna.scythe.facts.effects import AUTOMA_RESOLUTION, RESOLUTION
from maszyna.scythe.facts.tiles import TILE_IDS, TileSet
from maszyna.scythe.game import Scythe
from maszyna.scythe.modules import Module
from maszyna.scythe.resolutions.ending import Resolution
from maszyna.scythe.resolutions.missions import grant_first, open_missions
from maszyna.scythe.resolutions.terms import Terms
from maszyna.scythe.state import AUTOMA
from maszyna.scythe.turn_state import SETUP_STREAM

RANDOM: Final = "random"
IDS: Final = TILE_IDS[RESOLUTION]


class PlannedResolution(Module):
    """The resolution module as planned."""

    def __init__(self, name: str, tiles: TileSet) -> None:
        self.name = name
        self.tiles = tiles

    def document(self) -> dict[str, object]:
        return {"resolution": self.name}

    def deal(self, factions: list[int], players: list[int], dice: Dice) -> "PlannedResolution":
        name = IDS[dice.below(SETUP_STREAM, len(IDS))] if self.name == RANDOM else self.name
        return PlannedResolution(name, self.tiles)

    def lay_out(self, game: Scythe) -> None:
        """W8.6: open objectives are drawn after everybody's hand."""
        tile = self.tiles.tile(RESOLUTION, self.name)
        automas = any(seat.player == AUTOMA for seat in game.position.seats)
        card = self.tiles.tile(AUTOMA_RESOLUTION, self.name) if automas else None
        terms = Terms(tile, card)
        missions = open_missions(game, terms.open_objectives)
        grant_first(game, missions, terms)
        game.ending = Resolution(tile, missions, card)
        know_of_camps(game)
        pitch_camps(game.hidden, self.tiles)


def read_resolution(part: Part, tiles: TileSet) -> PlannedResolution:
    names = [RANDOM, *IDS]
    return PlannedResolution(names[part.name(names)], tiles)
