"""What is still to be done: steps on a stack, of which some are decisions of a seat.

A step never changes once made, so copies of a game share their steps.
"""

from typing import Any, ClassVar, Final, Generic, TypeVar

from maszyna.kernel.native import mypyc_attr

G = TypeVar("G")
NOTHING: Final = -1  # no action: the decision cannot be declined

# How a decision is answered: what the number of an action means. A game may have answers of its own.
BY_PLACE: Final = "place"  # the action is a place on the board
BY_AMOUNT: Final = "amount"  # so much of something
BY_NUMBER: Final = "number"  # a number that stands on a card or a piece
BY_LIST: Final = "list"  # one of several; the number tells nothing by itself


class DecisionKind:
    """What is the same in all decisions of a kind: whoever shows, answers or encodes them reads it here."""

    def __init__(
        self,
        name: str,
        subject: str,
        answer: str,
        *,
        from_zero: bool = False,
        secret: bool = False,
        continues: bool = False,
        ends_turn: bool = False,
    ) -> None:
        self.name = name
        self.subject = subject  # what it is about, in the game's own list
        self.answer = answer
        self.from_zero = from_zero  # action 0 is as good as the others; elsewhere it leaves the matter
        self.secret = secret  # nobody else at the table may see what is chosen
        self.continues = continues  # it goes on with what the decision before it began
        self.ends_turn = ends_turn  # who leaves it has ended the turn, apart from what may be shown then


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

    about: ClassVar[DecisionKind]

    def kind(self) -> str:
        """The name of its kind."""
        return self.about.name

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

    def declined_by(self, action: int) -> bool:
        """Whether an action leaves the matter as it is: nothing is chosen, or nothing more."""
        return action == 0 and not self.about.from_zero

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
