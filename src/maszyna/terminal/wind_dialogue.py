"""The part of the dialogue before a game that is about The Wind Gambit."""

from collections.abc import Callable, Sequence

from maszyna.scythe.facts.effects import AGGRESSIVE, PASSIVE, RESOLUTION
from maszyna.scythe.facts.tiles import TOLL_TILE, tile_set
from maszyna.scythe.resolutions.setup import RANDOM
from maszyna.scythe.words import FACTIONS
from maszyna.speech.screens import Screen
from maszyna.speech.voice import Voice
from maszyna.terminal.prompting import Prompt
from maszyna.terminal.tiles import tile_label
from maszyna.terminal.wind_wishes import EVERYBODY, WindWishes

Labelled = tuple[str | None, str]
Choose = Callable[[str, Sequence[Labelled], str | None], str | None]
ASKED = ["ask_aggressive", "ask_passive"]


class WindDialogue:
    def __init__(self, prompt: Prompt, voice: Voice, screen: Screen, choose: Choose) -> None:
        self.prompt = prompt
        self.voice = voice
        self.screen = screen
        self.choose = choose

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
        usual: Labelled = (None, self.screen.say("sixth_star"))
        resolutions = [(tile.id, tile_label(self.voice, tile)) for tile in tile_set().tiles[RESOLUTION]]
        items = [usual, (RANDOM, self.screen.say("random")), *resolutions]
        wishes.resolution = self.choose(self.screen.say("ask_resolution"), items, wishes.resolution)

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
                default = wishes.pair(faction)[kind]
                wishes.name_tile(faction, kind, self.choose(asked, self.items(kind, automa_plays), default))

    def items(self, kind: int, automa_plays: bool) -> list[Labelled]:
        """W5.1: Toll is never used with an Automa."""
        tiles = [tile for tile in tile_set().tiles[kind] if not (automa_plays and tile.id == TOLL_TILE)]
        return [(None, self.screen.say("random")), *((tile.id, tile_label(self.voice, tile)) for tile in tiles)]
