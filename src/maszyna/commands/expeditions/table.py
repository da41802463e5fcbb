"""`maszyna expeditions table`: the companion beside a real table of Expeditions."""

import secrets

from rich.console import Console

from maszyna.commands.io.language import Lang, language_of
from maszyna.commands.io.own_data import expeditions_deck_in, keep_cards, kept_cards
from maszyna.commands.scythe.airship_options import Deck
from maszyna.commands.scythe.table import CardSeed, New
from maszyna.expeditions.game import Expedition
from maszyna.kernel.record import Record
from maszyna.kernel.save import DRAWN_SEEDS
from maszyna.speech.expeditions.texts import expeditions_texts
from maszyna.speech.scythe.screens.screen_texts import screen_texts
from maszyna.terminal.expeditions.companion import ExpeditionsCompanion
from maszyna.terminal.expeditions.dialogue import ExpeditionsDialogue
from maszyna.terminal.shell.prompt import Prompt


def open_table(lang: str, seed: int | None = None, new: bool = False, deck: str | None = None) -> None:
    """Continue the last session or set up a new one."""
    house_rules = expeditions_deck_in(deck)
    out = Console(highlight=False)
    screen, texts = screen_texts(lang), expeditions_texts(lang)
    prompt = Prompt(screen)
    companion = ExpeditionsCompanion(out, prompt, texts)

    def begin() -> Record[Expedition]:
        dialogue = ExpeditionsDialogue(out, prompt, companion.texts, prompt.screen, keep_cards, house_rules)
        setup = prompt.set_up(out, lambda: dialogue.hold(kept_cards()))
        return companion.begin(setup, secrets.randbelow(DRAWN_SEEDS) if seed is None else seed)

    companion.open(new, begin)


def table(seed: CardSeed = None, new: New = False, deck: Deck = None, lang: Lang = None) -> None:
    """Run the Automa beside your own table: you say what you did, it plays its card and says why."""
    open_table(language_of(lang), seed, new, deck)
