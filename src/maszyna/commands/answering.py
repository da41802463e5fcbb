"""Requests answered line by line: what the commands of every game do alike."""

from collections.abc import Callable
from typing import Annotated

import typer

from maszyna.commands.problems import Problems
from maszyna.commands.reading import requests
from maszyna.commands.saying import say
from maszyna.kernel.errors import FormatError

Json = Annotated[
    bool, typer.Option("--json", help="One JSON document per line on standard output, nothing else there.")
]
Requests = Annotated[str, typer.Argument(metavar="FILE|-", help="One request on each line; - reads standard input.")]


def answer_all(file: str, answer: Callable[[object], dict[str, object]]) -> None:
    """One answer a line; a request that cannot be answered is told, and the others are answered all the same."""
    problems = Problems()
    for where, request in requests(file, problems):
        try:
            document = answer(request)
        except FormatError as error:
            problems.add(f"{where}: {error}")
            continue
        say(document, now=True)
    raise typer.Exit(problems.exit_code())
