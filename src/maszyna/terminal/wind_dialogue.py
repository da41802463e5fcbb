"""The part of the dialogue before a game that is about The Wind Gambit."""

from typing import Final

from rich.console import Console

from maszyna.scythe.facts.effects import AGGRESSIVE, PASSIVE, RESOLUTION
from maszyna.scythe.facts.tiles import TOLL_TILE, Tile, tile_set
from maszyna.scythe.resolutions.setup import RANDOM
from maszyna.scythe.words import FACTIONS
from maszyna.speech.screens import Screen
from maszyna.speech.voice import Voice
from maszyna.terminal.asking import Asking, Item
from maszyna.terminal.prompting import Prompt
from maszyna.terminal.wind_wishes import EVERYBODY, WindWishes

ASKED: Final = ["ask_aggressive", "ask_passive"]  # by kind


class WindDialogue(Asking):
    def __init__(self, out: Console, prompt: Prompt, voice: Voice, screen: Screen) -> None:
        super().__init__(out, prompt, screen)
        self.voice = voice

    def hold(self, wishes: WindWishes, factions: list[str], automas: int) -> None:
        """``factions`` are those already named; of the others nobody knows yet whose tiles they would be."""
        wished = wishes.airships or wishes.resolution is not None
        if not self.prompt.yes(self.screen.say("ask_wind"), wished):
            wishes.airships = False
            wishes.resolution = None
            return
        wishes.airships = self.prompt.yes(self.screen.say("ask_airships"), wishes.airships or not wished)
        if wishes.airships:
            self.tiles(wishes, factions, automas > 0)
            if automas:
                wishes.active = self.prompt.yes(self.screen.say("ask_active"), wishes.active)
        usual = [Item(None, self.screen.say("sixth_star")), Item(RANDOM, self.screen.say("random"))]
        items = usual + [self.item(wishes, tile) for tile in tile_set().tiles[RESOLUTION]]
        wishes.resolution = self.choose_line(self.screen.say("ask_resolution"), items, wishes.resolution)

    def tiles(self, wishes: WindWishes, factions: list[str], automa_plays: bool) -> None:
        wishes.own_pairs = self.prompt.yes(self.screen.say("ask_own_pairs"), wishes.own_pairs)
        whose = factions if wishes.own_pairs else [EVERYBODY]
        wishes.pairs = {faction: pair for faction, pair in wishes.pairs.items() if faction in whose}
        for faction in whose:
            for kind in (AGGRESSIVE, PASSIVE):
                asked = self.screen.say(ASKED[kind])
                if faction:
                    of = self.voice.of_faction(FACTIONS.index(faction))
                    asked = self.screen.say(f"{ASKED[kind]}_of", faction=of)
                # W5.1: Toll is never used with an Automa.
                tiles = [tile for tile in tile_set().tiles[kind] if not (automa_plays and tile.id == TOLL_TILE)]
                items = [self.any(), *(self.item(wishes, tile) for tile in tiles)]
                wishes.name_tile(faction, kind, self.choose_line(asked, items, wishes.pair(faction)[kind]))

    def item(self, wishes: WindWishes, tile: Tile) -> Item:
        """A tile as the player's own copy has it, if there is one; never without where its text is from."""
        own = [one for one in wishes.own if (one.kind, one.id) == (tile.kind, tile.id)]
        return Item(tile.id, self.voice.tile_lines(own[0] if own else tile, bool(own))[0])
