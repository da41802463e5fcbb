"""The dialogue before a game: everything has a default, so Enter all the way gives a game."""

from rich.console import Console
from rich.text import Text

from maszyna.kernel.errors import FormatError, SetupError
from maszyna.kernel.save import MOST_SEED
from maszyna.scythe.automa_options import MODES, MOST_CHANGE, MOST_WITH_AUTOMA, OPTIONS, RULINGS, WAYS
from maszyna.scythe.facts.automa import LEVELS
from maszyna.scythe.facts.editions import EDITIONS
from maszyna.scythe.facts.factions import factions
from maszyna.scythe.facts.mats import mats
from maszyna.scythe.facts.world import HomeBase, world
from maszyna.scythe.ids import FACTIONS, FIRST_BASE
from maszyna.scythe.setup.plan import DEFAULT_EDITIONS, STRENGTHS, TILE_IDS, read_plan
from maszyna.scythe.variants import VARIANTS
from maszyna.speech.scythe.screens.screen_texts import ScreenTexts
from maszyna.speech.scythe.texts import ScytheTexts
from maszyna.terminal.scythe.setup.airship_form import AirshipDialogue
from maszyna.terminal.scythe.setup.setup_form import SetupForm, put
from maszyna.terminal.shell.prompt import Prompt
from maszyna.terminal.shell.questions import Item, Questions

NUMBERED = ["coins", "power"]  # options that change an amount
SETS = {"edition_base": ["base"], "edition_invaders": DEFAULT_EDITIONS, "edition_all": EDITIONS}


def most_distant(faction: int) -> int:
    """The faction whose base is farthest from this one's on the board."""
    bases = world().bases
    own = bases[faction]

    def hexes(other: HomeBase) -> int:
        """Steps on the grid: a row down leads half a hex to either side."""
        rows, halves = abs(other.row - own.row), abs(other.x2 - own.x2)
        return rows + max(0, halves - rows) // 2

    return max(bases, key=lambda base: (hexes(base), -base.place)).place - FIRST_BASE


class Dialogue(Questions):
    def __init__(self, out: Console, prompt: Prompt, texts: ScytheTexts, screen: ScreenTexts) -> None:
        super().__init__(out, prompt, screen)
        self.texts = texts

    def hold(self, form: SetupForm) -> SetupForm:
        """Ask until the answers make a game that can be set up."""
        self.out.print(Text(self.screen.say("setup"), style="bold"))
        while True:
            self.seats(form)
            self.airships(form)
            if self.prompt.yes(self.screen.say("ask_more"), False):
                self.more(form)
            try:
                read_plan(form.document())
                return form
            except (SetupError, FormatError) as error:
                self.out.print(Text(self.screen.say("setup_wrong", problem=error), style="yellow"))

    def seats(self, form: SetupForm) -> None:
        form.people = self.number(self.screen.say("ask_people"), 1, len(FACTIONS), form.people)
        most = max(0, MOST_WITH_AUTOMA - form.people)
        if most:
            form.automas = self.number(self.screen.say("ask_automas"), 0, most, min(form.automas, most))
        else:
            form.automas = 0
        for line in self.texts.advice_on_players(form.people, form.automas):
            self.out.print(Text(line, style="dim"))
        document = form.document()["seats"]
        assert isinstance(document, list)
        for number in range(form.people):
            alone = form.people == 1
            asked = self.screen.say("ask_faction" if alone else "ask_faction_of", number=number + 1)
            put(form.factions, number, self.faction(asked, document[number]["faction"]))
            asked = self.screen.say("ask_mat" if alone else "ask_mat_of", number=number + 1)
            items = [Item(mat.id, self.texts.name("mat", mat.index)) for mat in mats()]
            put(form.mats, number, self.choose(asked, [self.any(), *items], document[number]["mat"]))
        levels: list[str] = []
        for number in range(form.automas):
            alone = form.automas == 1
            asked = self.screen.say("ask_automa" if alone else "ask_automa_of", number=number + 1)
            seat = document[form.people + number]
            self.advise(form, number)
            put(form.opponents, number, self.faction(asked, form.opponents[number] or seat["faction"]))
            asked = self.screen.say("ask_level" if alone else "ask_level_of", number=number + 1)
            items = [
                Item(name, self.texts.name("level", index), self.texts.level_purpose(index))
                for index, name in enumerate(LEVELS)
            ]
            items += [Item(name, self.screen.say(name), self.screen.say(f"about_{name}")) for name in STRENGTHS]
            usual = LEVELS[0] if form.first_game else form.level(number)
            levels.append(self.choose_line(asked, items, usual) or LEVELS[0])
        form.levels = levels

    def advise(self, form: SetupForm, number: int) -> None:
        """The books advise a first game against Autometta, whose base is the most distant one."""
        put(form.opponents, number, form.opponents[number] if number < len(form.opponents) else None)
        mine = form.factions[0] if form.factions else None
        if number or not form.first_game:
            return
        self.out.print(Text(self.texts.advice_first(), style="dim"))
        if mine is not None and form.opponents[0] is None:
            form.opponents[0] = FACTIONS[most_distant(FACTIONS.index(mine))]

    def faction(self, asked: str, default: str | None) -> str | None:
        items = [Item(one.id, self.texts.name("faction", one.index)) for one in factions()]
        return self.choose(asked, [self.any(), *items], default)

    def airships(self, form: SetupForm) -> None:
        """The Wind Gambit: one question for those who have no airships."""
        people = [faction for faction in form.factions[: form.people] if faction is not None]
        automas = [faction for faction in form.opponents[: form.automas] if faction is not None]
        dialogue = AirshipDialogue(self.out, self.prompt, self.texts, self.screen)
        dialogue.hold(form.airships, people, automas, form.people + form.automas, form.automas > 0)

    def more(self, form: SetupForm) -> None:
        """What a first game leaves alone."""
        for number, name in enumerate(OPTIONS if form.automas else []):
            self.option(form, number, name)
        for number, name in enumerate(RULINGS if form.automas else []):
            items = [Item(way, self.texts.name(name, index)) for index, way in enumerate(WAYS[name])]
            asked = f"{name}, {self.texts.name('ruling', number)}"
            chosen = self.choose(asked, items, str(form.rulings.get(name, WAYS[name][0])))
            form.rulings[name] = chosen
        form.variants = [
            name
            for name in VARIANTS
            if self.prompt.yes(self.screen.say("ask_variant", variant=self.screen.say(name)), name in form.variants)
        ]
        if form.airships.airships:
            form.airships.lake_drops = self.prompt.yes(self.screen.say("ask_lake_drops"), form.airships.lake_drops)
        sets = [Item(key, self.screen.say(key)) for key in SETS]
        before = next((key for key, names in SETS.items() if names == form.editions), None)
        chosen = self.choose(self.screen.say("ask_edition"), sets, before)
        form.editions = SETS[chosen] if chosen else form.editions
        tiles = [Item(name, self.texts.name("tile", index)) for index, name in enumerate(TILE_IDS)]
        form.bonus_tile = self.choose(self.screen.say("ask_tile"), [self.any(), *tiles], form.bonus_tile)
        usual = self.screen.say("random") if form.seed is None else form.seed
        seed = self.number_or_random(f"{self.screen.say('ask_seed')} [{usual}] ", 0, MOST_SEED - 1)
        form.seed = form.seed if seed is None else seed

    def option(self, form: SetupForm, number: int, name: str) -> None:
        text = f"A19: {self.texts.name('option', number)}"
        if name in NUMBERED:
            asked = self.screen.say("ask_number", what=text, least=-MOST_CHANGE, most=MOST_CHANGE)
            before = form.options.get(name, 0)
            form.options[name] = self.number(asked, -MOST_CHANGE, MOST_CHANGE, before if isinstance(before, int) else 0)
        elif name == "mode":
            if form.automas + form.people > 2:
                items = [Item(mode, self.texts.name("mode", index)) for index, mode in enumerate(MODES)]
                asked = self.texts.name("option", number)
                form.options[name] = self.choose(asked, items, str(form.options.get(name, MODES[0])))
        else:
            form.options[name] = self.prompt.yes(f"{text}?", bool(form.options.get(name, False)))
