"""What is still to be done: steps on a stack, of which some are decisions of a seat.

A step never changes once made, so copies of a game share their steps.
"""

from typing import Any, Final, Generic, TypeVar

from maszyna.kernel.native import mypyc_attr

G = TypeVar("G")
NOTHING: Final = -1  # no action: the decision cannot be declined


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[G]):
    """Something the rules do by themselves when it comes to the top of the stack."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def __reduce__(self) -> tuple[Any, ...]:
        return made_again, (type(self), self.__getstate__())

    def run(self, game: G) -> None:
        raise NotImplementedError

    def begins_turn(self) -> bool:
        """Whether this is the turn of a seat, the one before being over."""
        return False


def made_again(kind: type, fields: dict[str, Any]) -> object:
    """A step out of a pickle: its fields are what it is made with, by name."""
    return kind(**fields)


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step[G]):
    """A choice of one seat among numbered actions."""

    def kind(self) -> str:
        raise NotImplementedError

    def context(self, game: G) -> list[int]:
        """What the question is about beyond its kind: first the place, or 0, then numbers of its own."""
        return []

    def options(self, game: G) -> list[int]:
        """The legal actions, ascending, each once."""
        raise NotImplementedError

    def take(self, game: G, action: int) -> None:
        """Carry out a legal action; the decision itself is off the stack already."""
        raise NotImplementedError

    def span(self) -> int:
        """Actions of this kind of decision are numbers below this."""
        raise NotImplementedError

    def text(self, action: int) -> str:
        """The action in words, or nothing for a number that is no action of this kind."""
        raise NotImplementedError

    def nothing(self) -> int:
        """The action that takes nothing, or nothing more, of a choice of several parts (see kernel.series)."""
        return NOTHING

    def asks_by_kind(self) -> bool:
        """Whether the next question is about another kind of thing, and not about more of the same."""
        return False

    def parts(self) -> int:
        """How many answers this choice still takes, in whatever order they are given."""
        return 1

    def why_not(self, game: G, action: int) -> str:
        """The reason code for an action of this kind that is not legal now."""
        return "not_now"
