"""A turn that was taken, told and explained."""

from collections.abc import Callable

from maszyna.library.events import Event
from maszyna.library.name_types import Language

Lines = Callable[[str], list[str]]  # a turn told in a language


class Turn:
    """A turn of a human; ``story()`` tells it, ``events`` has what happened.

    ``number`` counts the turns of all, ``who`` is a faction or a side of Expeditions, ``player`` human or automa.
    """

    player: str = "human"

    def __init__(self, number: int, who: str, events: list[Event], lines: Lines, lang: Language) -> None:
        self.number = number
        self.who = who  # a faction, or a side of Expeditions
        self.events = events
        self.lang = lang
        self._lines = lines

    def story(self, lang: Language | None = None) -> str:
        """What happened, a line for each event, in the game's language or in ``lang``; raises UnknownLanguage."""
        return "\n".join(self._lines(lang or self.lang))

    def __str__(self) -> str:
        return self.story()

    def __repr__(self) -> str:
        who = self.who if self.who == self.player else f"{self.who} ({self.player})"
        return f"<turn {self.number}: {who}>"


class AutomaTurn(Turn):
    """A turn of an Automa; ``why()`` tells it with the narrowing behind every choice."""

    player: str = "automa"

    def why(self, lang: Language | None = None) -> str:
        """The turn with the narrowing behind every choice, in the game's language or in ``lang``.

        Raises UnknownLanguage.
        """
        return self.story(lang)
