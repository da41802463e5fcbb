"""What a person wants of The Wind Gambit: asked before a game, and the part of the setup document that comes of it."""

from typing import Final

from rich.console import Console
from rich.text import Text

from maszyna.scythe.airships.airship_setup import ACTIVE, LAKE_DROPS, OWN_PAIRS, PAIR_FIELDS, PAIRS
from maszyna.scythe.facts.effects import AGGRESSIVE, AUTOMA_SYMBOLS, PASSIVE, RESOLUTION
from maszyna.scythe.facts.symbol_rows import ACTIVE_AIRSHIP
from maszyna.scythe.facts.tile_documents import tile_set
from maszyna.scythe.facts.tiles import TOLL_TILE, Tile
from maszyna.scythe.ids import FACTIONS
from maszyna.scythe.notation.own_tiles import own_tiles_document
from maszyna.scythe.resolutions.resolution_setup import RANDOM
from maszyna.scythe.setup.expansions import AIRSHIPS
from maszyna.scythe.setup.expansions import RESOLUTION as RESOLUTION_FIELD
from maszyna.speech.scythe.screens.screen_texts import ScreenTexts
from maszyna.speech.scythe.texts import ScytheTexts
from maszyna.terminal.shell.prompt import Prompt
from maszyna.terminal.shell.questions import Item, Questions

Pair = list[str | None]  # an aggressive and a passive tile; None is drawn
EVERYBODY: Final = ""  # instead of a faction

ASKED: Final = ["ask_aggressive", "ask_passive"]  # by kind


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
            document[RESOLUTION_FIELD] = self.resolution
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
