"""What can be wrong with an action or a file, each its own kind of error.

The three refusals of an action follow python-chess: not readable, not legal now, not the only one it could mean.
"""


class MaszynaError(Exception):
    """Anything this project refuses; its text is one line for a person."""


class ActionError(MaszynaError):
    """An action that is not taken."""


class UnreadableAction(ActionError):
    """The text is no action of this kind of decision at all."""

    def __init__(self, text: str, decision: str, legal: list[str]) -> None:
        super().__init__(f"cannot read {text!r} as an answer to {decision!r}; possible now: {', '.join(legal)}")
        self.text = text
        self.decision = decision
        self.legal = legal


class IllegalAction(ActionError):
    """A well-formed action that the rules do not allow now."""

    def __init__(self, text: str, decision: str, reason: str, legal: list[str]) -> None:
        super().__init__(f"{text!r} is not possible now ({reason}) for {decision!r}; possible: {', '.join(legal)}")
        self.text = text
        self.decision = decision
        self.reason = reason
        self.legal = legal


class AmbiguousAction(ActionError):
    """A shortened action that could mean several."""

    def __init__(self, text: str, decision: str, matches: list[str]) -> None:
        super().__init__(f"{text!r} could mean any of: {', '.join(matches)}")
        self.text = text
        self.decision = decision
        self.matches = matches


class GameIsOver(ActionError):
    """An action after the end."""

    def __init__(self) -> None:
        super().__init__("the game is over: no more actions are possible")


class TurnNotBegun(ActionError):
    """An action while the game stands between two turns."""

    def __init__(self) -> None:
        super().__init__("the next turn has not begun: no action is possible yet")


class SetupError(MaszynaError):
    """A game that cannot be set up as asked."""


class FormatError(MaszynaError):
    """A file or document that is not what it should be; ``where`` names the place in it."""

    def __init__(self, where: str, problem: str) -> None:
        super().__init__(f"{where}: {problem}")
        self.where = where
        self.problem = problem


class OurFault(MaszynaError):
    """A defect of the engine; carries the save that shows it."""

    def __init__(self, problem: str, save: str) -> None:
        super().__init__(f"a defect in the rules engine: {problem}; please report it with the save file")
        self.problem = problem
        self.save = save
