"""`maszyna expeditions table`: the companion beside a real table of Expeditions."""

import secrets

from rich.console import Console

from maszyna.commands.keeping import keep_cards, kept_cards
from maszyna.commands.table import CardSeed, Language, New
from maszyna.expeditions.table import Session
from maszyna.speech.catalogue import LANGUAGES
from maszyna.speech.expeditions_voice import expeditions_voice
from maszyna.speech.screens import screen
from maszyna.terminal.beside import SEEDS
from maszyna.terminal.expeditions_companion import ExpeditionsCompanion
from maszyna.terminal.expeditions_dialogue import ExpeditionsDialogue
from maszyna.terminal.prompting import Prompt


def open_table(lang: str, seed: int | None = None, new: bool = False) -> None:
    """Sit down at a table: go on with the session left last, or set one up."""
    out = Console(highlight=False)
    screens, voice = screen(lang), expeditions_voice(lang)
    prompt = Prompt(screens)
    companion = ExpeditionsCompanion(out, prompt, voice)
    dialogue = ExpeditionsDialogue(out, prompt, voice, screens, keep_cards)

    def begin() -> Session:
        setup = dialogue.hold(kept_cards())
        return companion.begin(setup, secrets.randbelow(SEEDS) if seed is None else seed)

    companion.open(new, begin)


def table(seed: CardSeed = None, new: New = False, lang: Language = LANGUAGES[0]) -> None:
    """An Automa beside your own table: say what you did, it draws its card and says why; every step is saved."""
    open_table(lang, seed, new)
