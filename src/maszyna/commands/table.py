"""`maszyna scythe table`: the companion beside a real board."""

import secrets
from typing import Annotated

import typer
from rich.console import Console

from maszyna.commands.keeping import kept_tiles
from maszyna.kernel.errors import MaszynaError
from maszyna.kernel.record import Setup
from maszyna.kernel.save import MOST_SEED
from maszyna.scythe.table import Session, new_table
from maszyna.scythe.table.desk import CARDS
from maszyna.speech.catalogue import LANGUAGES
from maszyna.speech.companion import aside
from maszyna.speech.screens import screen
from maszyna.speech.voice import voice
from maszyna.terminal.asking import Item
from maszyna.terminal.beside import SEEDS
from maszyna.terminal.companion import Companion
from maszyna.terminal.dialogue import Dialogue
from maszyna.terminal.prompting import Prompt
from maszyna.terminal.wishes import Wishes

CardSeed = Annotated[
    int | None, typer.Option(min=0, max=MOST_SEED - 1, help="Seed of the Automa's cards; random without it.")
]
New = Annotated[bool, typer.Option("--new", help="Do not offer the session left last.")]
Language = Annotated[str, typer.Option(help=f"Language: {', '.join(LANGUAGES)}.")]


def table(seed: CardSeed = None, new: New = False, lang: Language = LANGUAGES[0]) -> None:
    """An Automa beside your own board: say what you did, it says which piece goes where; every step is saved."""
    out = Console(highlight=False)
    screens, voices = screen(lang), voice(lang)
    prompt = Prompt(screens)
    companion = Companion(out, prompt, voices, screens, aside(lang))
    dialogue = Dialogue(out, prompt, voices, screens)

    def begin() -> Session:
        wishes, setup = asked(dialogue, companion)
        chosen = wishes.seed if wishes.seed is not None else seed
        return companion.begin(setup, secrets.randbelow(SEEDS) if chosen is None else chosen)

    companion.open(new, begin)


def asked(dialogue: Dialogue, companion: Companion) -> tuple[Wishes, Setup]:
    """The setup of a table: that of a game, and who draws the Automa's cards."""
    wishes = Wishes()
    wishes.wind.own = kept_tiles()
    while True:
        dialogue.hold(wishes)
        if not wishes.automas:
            companion.teller.line(companion.aside.say("needs_automa"), "yellow")
            wishes.automas = 1
            continue
        items = [Item(way, companion.aside.say(f"cards_{way}")) for way in CARDS]
        setup = {**wishes.document(), "cards": dialogue.choose(companion.aside.say("ask_cards"), items, CARDS[0])}
        try:
            new_table(setup, 0)
            return wishes, setup
        except MaszynaError as error:
            companion.teller.line(str(error), "yellow")
