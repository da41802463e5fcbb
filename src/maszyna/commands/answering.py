"""Requests answered line by line: what the commands of every game do alike."""

from collections.abc import Callable
from typing import Annotated, Protocol, TypeVar

import typer

from maszyna.commands.problems import Problems
from maszyna.commands.reading import requests
from maszyna.commands.saying import say, tell
from maszyna.kernel.errors import FormatError

Json = Annotated[
    bool, typer.Option("--json", help="One JSON document per line on standard output, nothing else there.")
]
Requests = Annotated[str, typer.Argument(metavar="FILE|-", help="One request on each line; - reads standard input.")]


A = TypeVar("A")


class Answer(Protocol):
    def document(self) -> dict[str, object]: ...


D = TypeVar("D", bound=Answer)


def answer_all(file: str, answer: Callable[[object], A], reply: Callable[[int, A], None]) -> None:
    """Answer after answer; a request that cannot be answered is told, and the others are answered all the same."""
    problems = Problems()
    for number, (where, request) in enumerate(requests(file, problems)):
        try:
            found = answer(request)
        except FormatError as error:
            problems.add(f"{where}: {error}")
            continue
        reply(number, found)
    raise typer.Exit(problems.exit_code())


def answer_in_words(file: str, answer: Callable[[object], D], lines: Callable[[D], list[str]], to_json: bool) -> None:
    """As JSON for programs, in sentences for people."""

    def reply(number: int, found: D) -> None:
        if to_json:
            say(found.document(), now=True)
        else:
            tell(apart(number, lines(found)))

    answer_all(file, answer, reply)


def apart(number: int, lines: list[str]) -> list[str]:
    """An answer in sentences, with an empty line before it if it is not the first."""
    return ["", *lines] if number else lines
