"""Why a step at the table is not taken, and what is wrong with a position; speech has a sentence for every code."""

from maszyna.kernel.errors import ActionError
from maszyna.kernel.native import mypyc_attr


class Refusal(ActionError):
    """A step that cannot be read or carried out; ``about`` is what its sentence speaks of."""

    def __init__(self, code: str, about: str = "") -> None:
        super().__init__("", code, about=about)
        self.about = about

    def __str__(self) -> str:
        said = self.code.replace("_", " ")
        return f"{said}: {self.about}" if self.about else said


class Missing(ActionError):
    """A step needs something only the people at the table know.

    The step said again with `` {field} {answer}`` at its end goes on from there.
    """

    def __init__(self, field: str, seat: int, most: int) -> None:
        super().__init__("", "needs_telling", field=field, most=most)
        self.field = field
        self.seat = seat  # whose it is
        self.most = most  # the highest number, or how many


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class TableProblem:
    """Something impossible in a position.

    ``code`` says what ``first`` and ``second`` are: a number there and the most possible, or a place, or a seat.
    """

    def __init__(self, code: str, seat: int, first: int = 0, second: int = 0) -> None:
        self.code = code
        self.seat = seat
        self.first = first
        self.second = second
