"""Problems on standard error, one line each."""

import sys

from maszyna.kernel.errors import MaszynaError
from maszyna.messages.message import Message
from maszyna.speech.common.problems import error_text, message_text
from maszyna.speech.language.catalogue import SOURCE
from maszyna.speech.language.translator import Translator

BAD_INPUT = 2
OUR_FAULT = 1
MOST_SHOWN = 2000  # characters of one problem
INSTALL = "pip install '.[web]'"  # in the folder of the project: no package index has it
INSTALL_ENV = "pip install '.[env]'"


class BadInput(MaszynaError):
    """An input that a command cannot use; ``where`` is the option or the file."""


def of_error(error: MaszynaError, where: str = "") -> BadInput:
    """What another room has refused, as a refusal of the command's input."""
    return BadInput(where or error.where, error.code, **error.values)


def one_line(text: str) -> str:
    """The text on one line, without characters that would control a terminal."""
    shown = text if len(text) <= MOST_SHOWN else text[:MOST_SHOWN] + " ..."
    return "".join(sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in shown)


class ProblemLanguage:
    """The language in which problems are said: English for programs, the person's otherwise."""

    lang: str = SOURCE


def complain(problem: MaszynaError | Message) -> None:
    translator = Translator(ProblemLanguage.lang)
    said = error_text(translator, problem) if isinstance(problem, MaszynaError) else message_text(translator, problem)
    print(f"maszyna: {one_line(said)}", file=sys.stderr, flush=True)  # noqa: T201


class Problems:
    """The problems of one command: each is reported at once, then the command goes on with its input."""

    def __init__(self) -> None:
        self.found = 0

    def add(self, problem: MaszynaError) -> None:
        self.found += 1
        complain(problem)

    def exit_code(self) -> int:
        return BAD_INPUT if self.found else 0
