"""What a companion beside a real table says around the steps, whichever the game."""

from collections.abc import Mapping
from typing import Final

from maszyna.speech.tongue import Many, Tongue, mark, mark_many

# By what it is for.
TABLE_TALK: Final[dict[str, str]] = {
    "spoilt": mark("The saved session cannot be read and was put aside: {problem}"),
    "not_saved": mark("This could not be saved: {problem}"),
    "undone": mark("Taken back: {step}"),
    "nothing_to_move": mark("No piece moves."),
    "all_possible": mark("Nothing looks impossible."),
    "wrong": mark("{count} ⚠ (details: {command})"),
    "no_choice_yet": mark("The Automa has not chosen anything yet."),
    "kept": mark("Kept in {path}"),
}
STEPS: Final[Many] = mark_many("{n} step", "{n} steps")


class TableTalk:
    """The texts of one companion in one language: those of every table, and its own."""

    def __init__(self, tongue: Tongue, talk: Mapping[str, str], helps: Mapping[str, str]) -> None:
        self._tongue = tongue
        self._talk = {**TABLE_TALK, **talk}
        self._helps = helps

    def say(self, key: str, **values: object) -> str:
        return self._tongue.say(self._talk[key], values)

    def help(self, key: str) -> str:
        """What a command does."""
        return self._tongue.say(self._helps[key])

    def steps(self, number: int) -> str:
        return self._tongue.count(STEPS, number)
