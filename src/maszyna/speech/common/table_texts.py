"""What a companion beside a real table says around the steps, whichever the game."""

from collections.abc import Mapping
from typing import Final

from maszyna.speech.common.problems import KeyedTexts
from maszyna.speech.language.translator import Many, Translator, mark, mark_many

OPEN_ELSEWHERE: Final = mark("{path} is open in another window; close it there to continue it here.")
# By what it is for.
TABLE_TALK: Final[dict[str, str]] = {
    "spoilt": mark("The saved game cannot be read and has been set aside: {problem}"),
    "open_elsewhere": OPEN_ELSEWHERE,
    "not_saved": mark("This could not be saved: {problem}"),
    "undone": mark("Undone: {step}"),
    "nothing_to_move": mark("Nothing to move."),
    "all_possible": mark("No contradictions found."),
    "wrong": mark("{count} ⚠ (details: {command})"),
    "no_choice_yet": mark("The Automa has not chosen anything yet."),
    "kept": mark("Saved in {path}"),
}
STEPS: Final[Many] = mark_many("{n} step", "{n} steps")


class TableTexts(KeyedTexts):
    """The texts of one companion in one language: those of every table, and its own."""

    def __init__(self, translator: Translator, talk: Mapping[str, str], helps: Mapping[str, str]) -> None:
        super().__init__(translator, {**TABLE_TALK, **talk})
        self._helps = helps

    def help(self, key: str) -> str:
        """What a command does."""
        return self._translator.say(self._helps[key])

    def spoken(self, said: str) -> str:
        """Words of the game, a command or a step, as people of this language type them."""
        return said

    def form(self, form: str) -> str:
        """The form of a command with its words in this language."""
        return form

    def steps(self, number: int) -> str:
        return self._translator.count(STEPS, number)
