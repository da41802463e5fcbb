"""`maszyna scythe table`: the companion beside a real board."""

import secrets
from typing import Annotated

import typer
from rich.console import Console

from maszyna.commands.io.language import Lang, language_of
from maszyna.commands.io.own_data import kept_tiles
from maszyna.commands.scythe.airship_options import Deck, house_rules_of
from maszyna.kernel.errors import MaszynaError
from maszyna.kernel.record import Record, Setup
from maszyna.kernel.save import DRAWN_SEEDS, MOST_SEED
from maszyna.scythe.table import PlayedTable, new_table
from maszyna.scythe.table.table import CARDS
from maszyna.speech.scythe.companion.companion_texts import companion_texts
from maszyna.speech.scythe.screens.screen_texts import screen_texts
from maszyna.speech.scythe.texts import scythe_texts
from maszyna.storage import saves
from maszyna.terminal.scythe.companion.companion import Companion
from maszyna.terminal.scythe.setup.dialogue import Dialogue
from maszyna.terminal.scythe.setup.setup_form import SetupForm
from maszyna.terminal.shell.prompt import Prompt
from maszyna.terminal.shell.questions import Item

CardSeed = Annotated[int | None, typer.Option(min=0, max=MOST_SEED - 1)]
New = Annotated[bool, typer.Option("--new")]


def table(seed: CardSeed = None, new: New = False, deck: Deck = None, lang: Lang = None) -> None:
    """Run the Automa beside your own board: you say what you did, it says which piece goes where and why."""
    house_rules = house_rules_of(deck)
    out = Console(highlight=False)
    lang = language_of(lang)
    screen, game_texts = screen_texts(lang), scythe_texts(lang)
    prompt = Prompt(screen)
    companion = Companion(out, prompt, game_texts, screen, companion_texts(lang))

    def begin() -> Record[PlayedTable]:
        dialogue = Dialogue(out, prompt, companion.game_texts, companion.screen)
        form = SetupForm()
        form.airships.own = kept_tiles()
        form.house_rules = house_rules
        form.first_game = saves.is_first_game()
        setup = prompt.set_up(out, lambda: asked_setup(dialogue, companion, form))
        chosen = form.seed if form.seed is not None else seed
        return companion.begin(setup, secrets.randbelow(DRAWN_SEEDS) if chosen is None else chosen)

    companion.open(new, begin)


def asked_setup(dialogue: Dialogue, companion: Companion, form: SetupForm) -> Setup:
    """The setup of a table: that of a game, and who draws the Automa's cards."""
    while True:
        dialogue.hold(form)
        if not form.automas:
            companion.printer.line(companion.texts.say("needs_automa"), "yellow")
            form.automas = 1
            continue
        items = [Item(way, companion.texts.say(f"cards_{way}")) for way in CARDS]
        setup = {**form.document(), "cards": dialogue.choose(companion.texts.say("ask_cards"), items, CARDS[0])}
        try:
            new_table(setup, 0)
            return setup
        except MaszynaError as error:
            companion.printer.line(companion.texts.trouble(error), "yellow")
