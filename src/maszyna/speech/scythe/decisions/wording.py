"""What a decision is in words: its question, what the question says of it, and the label of each option."""

from collections.abc import Callable
from typing import Any, NamedTuple

from maszyna.kernel.steps import Decision
from maszyna.scythe.game import Scythe
from maszyna.speech.language.translator import Translator

Label = Callable[[Translator, Scythe, Any, int], str]
Details = Callable[[Translator, Scythe, Any], dict[str, object]]


def no_details(translator: Translator, game: Scythe, decision: object) -> dict[str, object]:
    return {}


def either(no: str, yes: str) -> Label:
    """The labels of a plain offer."""

    def label(translator: Translator, game: Scythe, decision: object, action: int) -> str:
        return translator.say(yes if action else no)

    return label


class Wording(NamedTuple):
    """One kind of decision; ``details`` are what its question names in braces."""

    decision: type[Decision[Any]]
    question: str
    label: Label
    details: Details = no_details

    def ask(self, translator: Translator, game: Scythe) -> str:
        """The pending decision as a question."""
        return translator.say(self.question, self.details(translator, game, game.pending()))
