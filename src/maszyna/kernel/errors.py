"""What can be wrong with an action or a file, each its own kind of error.

An error carries the code of its sentence and the values that the sentence names, never a sentence of its own:
``str(error)`` is the English one (maszyna.messages), and speech words the same code in every language.

The three refusals of an action follow python-chess: not readable, not legal now, not the only one it could mean.
"""

from maszyna.messages.message import Message, english


class MaszynaError(Exception):
    """Anything this project refuses; ``where`` names the place it is about: a field, a file, an option, or nothing."""

    def __init__(self, where: str, code: str, **values: object) -> None:
        super().__init__(where, code)
        self.where = where
        self.code = code
        self.values = values

    @property
    def problem(self) -> str:
        """What is wrong, in English, without the place."""
        return english(self.code, self.values)

    def __str__(self) -> str:
        return f"{self.where}: {self.problem}" if self.where else self.problem

    def message(self) -> Message:
        """What is wrong, to stand in another sentence."""
        return Message(self.code, **self.values)

    def __reduce__(self) -> tuple[object, ...]:
        return unfilled, (type(self),), self.__dict__


def unfilled(kind: type[MaszynaError]) -> MaszynaError:
    """An error as another process sends it, before it gets its attributes."""
    return kind.__new__(kind)


class ActionError(MaszynaError):
    """An action that is not taken."""


class UnreadableAction(ActionError):
    """The text is no action of this kind of decision at all."""

    def __init__(self, text: str, decision: str, legal: list[str]) -> None:
        super().__init__("", "unreadable_action", text=text, decision=decision, legal=legal)
        self.text = text
        self.decision = decision
        self.legal = legal


class IllegalAction(ActionError):
    """A well-formed action that the rules do not allow now."""

    def __init__(self, text: str, decision: str, reason: str, legal: list[str]) -> None:
        super().__init__("", "illegal_action", text=text, decision=decision, reason=reason, legal=legal)
        self.text = text
        self.decision = decision
        self.reason = reason
        self.legal = legal


class AmbiguousAction(ActionError):
    """A shortened action that could mean several."""

    def __init__(self, text: str, decision: str, matches: list[str]) -> None:
        super().__init__("", "ambiguous_action", text=text, possible=matches)
        self.text = text
        self.decision = decision
        self.matches = matches


class GameIsOver(ActionError):
    """An action after the end."""

    def __init__(self) -> None:
        super().__init__("", "game_is_over")


class TurnNotBegun(ActionError):
    """An action while the game stands between two turns."""

    def __init__(self) -> None:
        super().__init__("", "turn_not_begun")


class SetupError(MaszynaError):
    """A game that cannot be set up as requested."""


class FormatError(MaszynaError):
    """A file or document that is not what it should be; ``where`` names the place in it."""

    def moved(self, where: str) -> "FormatError":
        """The same problem, its place named from further outside."""
        return FormatError(where, self.code, **self.values)


class OurFault(MaszynaError):
    """A defect of the engine; carries the save that shows it."""

    def __init__(self, fault: Message, save: str) -> None:
        super().__init__("", "engine_fault", fault=fault)
        self.fault = fault
        self.save = save
