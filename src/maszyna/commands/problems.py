"""What goes wrong is told on standard error, one line for each problem."""

import sys

from maszyna.kernel.errors import MaszynaError

BAD_INPUT = 2
OUR_FAULT = 1
MOST_SHOWN = 2000  # characters of one problem


class BadInput(MaszynaError):
    """Something a command was given and cannot use."""


def one_line(text: str) -> str:
    """A text that stays on its line and does nothing to a terminal, whatever it quotes."""
    shown = text if len(text) <= MOST_SHOWN else text[:MOST_SHOWN] + " ..."
    return "".join(sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in shown)


def complain(text: str) -> None:
    print(f"maszyna: {one_line(text)}", file=sys.stderr, flush=True)  # noqa: T201


class Problems:
    """The problems of one command: each is told at once, and the command goes on with the rest of its input."""

    def __init__(self) -> None:
        self.found = 0

    def add(self, text: str) -> None:
        self.found += 1
        complain(text)

    def exit_code(self) -> int:
        return BAD_INPUT if self.found else 0
