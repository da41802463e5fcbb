"""The dialogue before a game: everything has a default, so Enter all the way gives a game."""

from collections.abc import Sequence
from typing import NamedTuple

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
from maszyna.terminal.prompting import Leaving, Prompt
from maszyna.terminal.wind_dialogue import WindDialogue
from maszyna.terminal.wishes import Wishes, put

NUMBERED = ["coins", "power"]  # options that change an amount
SETS = {"edition_base": ["base"], "edition_invaders": DEFAULT_EDITIONS, "edition_all": EDITIONS}
HARD = "\u00a0"  # a space where no line is broken
WAYS = {"R2": R2_WAYS, "R3": R3_WAYS, "R13": R13_WAYS}


class Item(NamedTuple):
    value: str | None
    label: str


class Dialogue:
    def __init__(self, out: Console, prompt: Prompt, voice: Voice, screen: Screen) -> None:
        self.out = out
        self.prompt = prompt
        self.voice = voice
        self.screen = screen

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

    def any(self) -> Item:
        return Item(None, self.screen.say("random"))

    def wind(self, wishes: Wishes) -> None:
        """The Wind Gambit: one question for those who have no airships."""
        seats = [*wishes.factions[: wishes.people], *wishes.opponents[: wishes.automas]]
        named = [faction for faction in seats if faction is not None]
        asking = WindDialogue(self.prompt, self.voice, self.screen, self.choose_labelled)
        asking.hold(wishes.wind, named, wishes.automas)

    def choose_labelled(self, asked: str, items: Sequence[tuple[str | None, str]], default: str | None) -> str | None:
        return self.choose(asked, [Item(value, label) for value, label in items], default)

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

    def number(self, asked: str, least: int, most: int, default: int) -> int:
        found = self.number_or_random(f"{asked} [{default}] ", least, most)
        return default if found is None else found

    def number_or_random(self, asked: str, least: int, most: int) -> int | None:
        while True:
            typed = self.asked(asked)
            if not typed:
                return None
            digits = typed.removeprefix("-").removeprefix("+")
            if digits.isascii() and digits.isdigit() and len(digits) < 21 and least <= int(typed) <= most:
                return int(typed)
            self.out.print(Text(self.screen.say("number_between", least=least, most=most), style="yellow"))

    def choose(self, asked: str, items: Sequence[Item], default: str | None) -> str | None:
        """One of a short list, by number or the beginning of its name."""
        labels = [item.label for item in items]
        usual = next((item.label for item in items if item.value == default), "—")
        line = Text(f"{asked}: ", style="bold")
        for number, label in enumerate(labels):
            line.append(f"{'' if not number else ' · '}{number}{HARD}", style="bold cyan")
            line.append(label.replace(" ", HARD), style="not bold")
        self.out.print(line)
        while True:
            typed = self.asked(f"[{usual}] ", labels).casefold()
            if not typed:
                return default
            found = [number for number, label in enumerate(labels) if label.casefold().startswith(typed)]
            found = found or [number for number, item in enumerate(items) if (item.value or "").startswith(typed)]
            if typed.isascii() and typed.isdigit() and len(typed) < 3 and int(typed) < len(items):
                found = [int(typed)]
            if len(found) == 1:
                return items[found[0]].value
            self.out.print(Text(self.screen.say("choose_number"), style="yellow"))

    def asked(self, text: str, words: Sequence[str] = ()) -> str:
        typed = self.prompt.ask(text, words)
        if typed.lower() in ("quit", *self.screen.orders("quit")):
            raise Leaving
        return typed
