"""Requests answered line by line: what the commands of every game do alike."""

from collections.abc import Callable
from typing import Annotated, TypeVar

import typer

from maszyna.commands.problems import Problems
from maszyna.commands.reading import requests
from maszyna.commands.saying import say
from maszyna.kernel.errors import FormatError

Json = Annotated[
    bool, typer.Option("--json", help="One JSON document per line on standard output, nothing else there.")
]
Requests = Annotated[str, typer.Argument(metavar="FILE|-", help="One request on each line; - reads standard input.")]


A = TypeVar("A")


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


def as_documents(_number: int, document: dict[str, object]) -> None:
    """An answer as JSON, at once."""
    say(document, now=True)
