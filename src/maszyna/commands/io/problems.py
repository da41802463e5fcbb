"""Problems on standard error, one line each; those of a command line by its kinds of error."""

import sys
from difflib import get_close_matches

import typer

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

HELP = "--help"


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


def refuse_several(given: dict[str, bool], needed: bool = False) -> None:
    """Options of which each does something of its own: at most one, and at least one where nothing is done without."""
    chosen = [name for name, is_given in given.items() if is_given]
    if needed and not chosen:
        raise BadInput("", "one_of_these", possible=list(given))
    if len(chosen) > 1:
        raise BadInput("", "not_together", first=chosen[:-1], second=chosen[-1])


def usage_problem(error: typer.TyperException, arguments: list[str]) -> Message:
    return Message("usage", problem=problem_of(error, arguments), help=HELP)


def problem_of(error: typer.TyperException, arguments: list[str]) -> Message:
    parameter = getattr(error, "param", None)
    option = getattr(error, "option_name", None)
    context = getattr(error, "ctx", None)
    if parameter is not None:
        name = parameter.get_error_hint(context)
        if type(error).__name__ == "MissingParameter":
            return Message(f"missing_{parameter.param_type_name}", name=name)
        return Message("invalid_value", name=name, reason=reason_of(parameter.type))
    if option is not None:
        possible = sorted(getattr(error, "possibilities", None) or [])
        if possible:
            return Message("no_such_option_but", option=option, possible=possible)
        return Message("no_such_option" if hasattr(error, "possibilities") else "option_without_value", option=option)
    commands = getattr(context.command, "commands", None) if context is not None else None
    if commands and context is not None:
        groups = len(context.command_path.split()) - 1  # each is a word of the command line
        name = " ".join(arguments[groups : groups + 1])
        for guess in get_close_matches(name, commands, 1):
            return Message("no_such_command_but", name=name, guess=guess)
        return Message("no_such_command", name=name, possible=list(commands))
    return Message("unfit_arguments", command=" ".join(["maszyna", *arguments]))


def reason_of(kind: object) -> Message:
    """What a value must be, by the type of its option."""
    low, high = getattr(kind, "min", None), getattr(kind, "max", None)
    if low is not None:
        return Message("not_in_range", low=low, high=high) if high is not None else Message("below_range", low=low)
    if hasattr(kind, "choices"):
        return Message("not_a_choice", possible=list(kind.choices))
    if getattr(kind, "name", "") in ("integer", "float"):
        return Message("not_a_number")
    return Message("not_accepted")
