"""One impossible thing."""

from typing import Final

NOBODY: Final = -1  # a thing of the board


class Problem:
    """``code`` says what ``first`` and ``second`` are: a number there and the most possible, or a place, or a seat."""

    def __init__(self, code: str, seat: int, first: int = 0, second: int = 0) -> None:
        self.code = code
        self.seat = seat
        self.first = first
        self.second = second
