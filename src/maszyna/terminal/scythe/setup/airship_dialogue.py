"""The part of the dialogue before a game that is about The Wind Gambit."""

from typing import Final

from rich.console import Console
from rich.text import Text

from maszyna.scythe.facts.effects import AGGRESSIVE, AUTOMA_SYMBOLS, PASSIVE, RESOLUTION
from maszyna.scythe.facts.symbol_rows import ACTIVE_AIRSHIP
from maszyna.scythe.facts.tile_documents import tile_set
from maszyna.scythe.facts.tiles import TOLL_TILE, Tile
from maszyna.scythe.ids import FACTIONS
from maszyna.scythe.resolutions.resolution_setup import RANDOM
from maszyna.speech.scythe.screens.screen_texts import ScreenTexts
from maszyna.speech.scythe.texts import ScytheTexts
from maszyna.terminal.scythe.setup.airship_form import EVERYBODY, AirshipForm
from maszyna.terminal.shell.prompt import Prompt
from maszyna.terminal.shell.questions import Item, Questions

ASKED: Final = ["ask_aggressive", "ask_passive"]  # by kind


class AirshipDialogue(Questions):
    def __init__(self, out: Console, prompt: Prompt, texts: ScytheTexts, screen: ScreenTexts) -> None:
        super().__init__(out, prompt, screen)
        self.texts = texts

    def hold(self, form: AirshipForm, people: list[str], automas: list[str], players: int, automa_plays: bool) -> None:
        """The factions already named; of the others nobody knows yet whose tiles they would be."""
        wished = form.airships or form.resolution is not None
        if not self.prompt.yes(self.screen.say("ask_wind"), wished):
            form.airships = False
            form.resolution = None
            return
        form.airships = self.prompt.yes(self.screen.say("ask_airships"), form.airships or not wished)
        if form.airships:
            self.tiles(form, people, automas, players, automa_plays)
            if automa_plays:
                active = self.own_or_ours(form, tile_set().tile(AUTOMA_SYMBOLS, ACTIVE_AIRSHIP))
                for line in self.texts.tile_lines(active, active in form.own):
                    self.out.print(Text(line))
                form.active = self.prompt.yes(self.screen.say("ask_active"), form.active)
        usual = [Item(None, self.screen.say("sixth_star")), Item(RANDOM, self.screen.say("random"))]
        items = usual + [self.item(form, tile) for tile in tile_set().tiles[RESOLUTION]]
        form.resolution = self.choose_line(self.screen.say("ask_resolution"), items, form.resolution)

    def tiles(self, form: AirshipForm, people: list[str], automas: list[str], players: int, automa_plays: bool) -> None:
        for line in self.texts.advice_on_own_pairs(players):
            self.out.print(Text(line))
        form.own_pairs = self.prompt.yes(self.screen.say("ask_own_pairs"), form.own_pairs)
        whose = [*people, *automas] if form.own_pairs else [EVERYBODY]
        form.pairs = {faction: pair for faction, pair in form.pairs.items() if faction in whose}
        for faction in whose:
            for kind in [AGGRESSIVE] if faction in automas else [AGGRESSIVE, PASSIVE]:  # W5.1
                asked = self.screen.say(ASKED[kind])
                if faction:
                    of = self.texts.of_faction(FACTIONS.index(faction))
                    asked = self.screen.say(f"{ASKED[kind]}_of", faction=of)
                # W5.1: Toll is never used with an Automa.
                tiles = [tile for tile in tile_set().tiles[kind] if not (automa_plays and tile.id == TOLL_TILE)]
                items = [self.any(), *(self.item(form, tile) for tile in tiles)]
                form.name_tile(faction, kind, self.choose_line(asked, items, form.pair(faction)[kind]))

    def item(self, form: AirshipForm, tile: Tile) -> Item:
        """A tile as the player's own copy has it, if there is one; never without where its text is from."""
        shown = self.own_or_ours(form, tile)
        return Item(tile.id, self.texts.tile_lines(shown, shown in form.own)[0])

    def own_or_ours(self, form: AirshipForm, tile: Tile) -> Tile:
        own = [one for one in form.own if (one.kind, one.id) == (tile.kind, tile.id)]
        return own[0] if own else tile
