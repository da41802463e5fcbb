"""The dialogue before a game: everything has a default, so Enter all the way gives a game."""

from rich.console import Console
from rich.text import Text

from maszyna.kernel.errors import FormatError, SetupError
from maszyna.kernel.save import MOST_SEED
from maszyna.scythe.automa.house import MODES, MOST_CHANGE, OPTIONS, R2_WAYS, R3_WAYS, R13_WAYS, RULINGS
from maszyna.scythe.automa.levels import LEVELS
from maszyna.scythe.facts.editions import EDITIONS
from maszyna.scythe.facts.factions import factions
from maszyna.scythe.facts.mats import mats
from maszyna.scythe.play.plan import DEFAULT_EDITIONS, TILE_IDS, read_plan
from maszyna.scythe.variants import VARIANTS
from maszyna.scythe.words import FACTIONS
from maszyna.speech.screens import Screen
from maszyna.speech.voice import Voice
from maszyna.terminal.asking import Asking, Item
from maszyna.terminal.prompting import Prompt
from maszyna.terminal.wind_dialogue import WindDialogue
from maszyna.terminal.wishes import Wishes, put

NUMBERED = ["coins", "power"]  # options that change an amount
SETS = {"edition_base": ["base"], "edition_invaders": DEFAULT_EDITIONS, "edition_all": EDITIONS}
WAYS = {"R2": R2_WAYS, "R3": R3_WAYS, "R13": R13_WAYS}


class Dialogue(Asking):
    def __init__(self, out: Console, prompt: Prompt, voice: Voice, screen: Screen) -> None:
        super().__init__(out, prompt, screen)
        self.voice = voice

    def hold(self, wishes: Wishes) -> Wishes:
        """Ask until the answers make a game that can be set up."""
        self.out.print(Text(self.screen.say("setup"), style="bold"))
        while True:
            self.seats(wishes)
            self.wind(wishes)
            if self.prompt.yes(self.screen.say("ask_more"), False):
                self.more(wishes)
            try:
                read_plan(wishes.document())
                return wishes
            except (SetupError, FormatError) as error:
                self.out.print(Text(self.screen.say("setup_wrong", problem=error), style="yellow"))

    def seats(self, wishes: Wishes) -> None:
        wishes.people = self.number(self.screen.say("ask_people"), 1, len(FACTIONS), wishes.people)
        most = len(FACTIONS) - wishes.people
        if most:
            wishes.automas = self.number(self.screen.say("ask_automas"), 0, most, min(wishes.automas, most))
        else:
            wishes.automas = 0
        document = wishes.document()["seats"]
        assert isinstance(document, list)
        for number in range(wishes.people):
            alone = wishes.people == 1
            asked = self.screen.say("ask_faction" if alone else "ask_faction_of", number=number + 1)
            put(wishes.factions, number, self.faction(asked, document[number]["faction"]))
            asked = self.screen.say("ask_mat" if alone else "ask_mat_of", number=number + 1)
            items = [Item(mat.id, self.voice.name("mat", mat.index)) for mat in mats()]
            put(wishes.mats, number, self.choose(asked, [self.any(), *items], document[number]["mat"]))
        levels: list[str] = []
        for number in range(wishes.automas):
            alone = wishes.automas == 1
            asked = self.screen.say("ask_automa" if alone else "ask_automa_of", number=number + 1)
            seat = document[wishes.people + number]
            put(wishes.opponents, number, self.faction(asked, seat["faction"]))
            asked = self.screen.say("ask_level" if alone else "ask_level_of", number=number + 1)
            items = [Item(name, self.voice.name("level", index)) for index, name in enumerate(LEVELS)]
            levels.append(self.choose(asked, items, seat["level"]) or LEVELS[0])
        wishes.levels = levels

    def faction(self, asked: str, default: str | None) -> str | None:
        items = [Item(one.id, self.voice.name("faction", one.index)) for one in factions()]
        return self.choose(asked, [self.any(), *items], default)

    def wind(self, wishes: Wishes) -> None:
        """The Wind Gambit: one question for those who have no airships."""
        seats = [*wishes.factions[: wishes.people], *wishes.opponents[: wishes.automas]]
        named = [faction for faction in seats if faction is not None]
        WindDialogue(self.out, self.prompt, self.voice, self.screen).hold(wishes.wind, named, wishes.automas)

    def more(self, wishes: Wishes) -> None:
        """What a first game leaves alone."""
        for number, name in enumerate(OPTIONS if wishes.automas else []):
            self.option(wishes, number, name)
        for number, name in enumerate(RULINGS if wishes.automas else []):
            items = [Item(way, self.voice.name(name, index)) for index, way in enumerate(WAYS[name])]
            asked = f"{name}, {self.voice.name('ruling', number)}"
            chosen = self.choose(asked, items, str(wishes.rulings.get(name, WAYS[name][0])))
            wishes.rulings[name] = chosen
        wishes.variants = [
            name
            for name in VARIANTS
            if self.prompt.yes(self.screen.say("ask_variant", variant=self.screen.say(name)), name in wishes.variants)
        ]
        sets = [Item(key, self.screen.say(key)) for key in SETS]
        before = next((key for key, names in SETS.items() if names == wishes.editions), None)
        chosen = self.choose(self.screen.say("ask_edition"), sets, before)
        wishes.editions = SETS[chosen] if chosen else wishes.editions
        tiles = [Item(name, self.voice.name("tile", index)) for index, name in enumerate(TILE_IDS)]
        wishes.bonus_tile = self.choose(self.screen.say("ask_tile"), [self.any(), *tiles], wishes.bonus_tile)
        usual = self.screen.say("random") if wishes.seed is None else wishes.seed
        seed = self.number_or_random(f"{self.screen.say('ask_seed')} [{usual}] ", 0, MOST_SEED - 1)
        wishes.seed = wishes.seed if seed is None else seed

    def option(self, wishes: Wishes, number: int, name: str) -> None:
        text = f"A19: {self.voice.name('option', number)}"
        if name in NUMBERED:
            asked = self.screen.say("ask_number", what=text, least=-MOST_CHANGE, most=MOST_CHANGE)
            before = wishes.options.get(name, 0)
            wishes.options[name] = self.number(
                asked, -MOST_CHANGE, MOST_CHANGE, before if isinstance(before, int) else 0
            )
        elif name == "mode":
            if wishes.automas + wishes.people > 2:
                items = [Item(mode, self.voice.name("mode", index)) for index, mode in enumerate(MODES)]
                asked = self.voice.name("option", number)
                wishes.options[name] = self.choose(asked, items, str(wishes.options.get(name, MODES[0])))
        else:
            wishes.options[name] = self.prompt.yes(f"{text}?", bool(wishes.options.get(name, False)))
