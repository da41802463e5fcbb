"""Answering requests line by line, for both games: every request line gets exactly one answer line."""

from collections.abc import Callable
from typing import Annotated, Final, Protocol, TypeVar

import typer

from maszyna.commands.io.output import say, tell
from maszyna.commands.io.problems import Problems
from maszyna.commands.io.read_files import RequestLine, in_file, requests
from maszyna.kernel.errors import FormatError

Json = Annotated[bool, typer.Option("--json")]
Requests = Annotated[str, typer.Argument(metavar="FILE|-")]
WHOLE: Final = "request"
MOST_REFUSED: Final = 100  # in a row: whatever comes next is no better


A = TypeVar("A")


class LineAnswer(Protocol):
    def document(self) -> dict[str, object]: ...


D = TypeVar("D", bound=LineAnswer)


def answer_all(file: str, answer: Callable[[object], A], reply: Callable[[int, A], None], to_json: bool) -> None:
    """Answer every request; what cannot be answered is refused in its place, and the next one follows."""
    problems = Problems()
    answered = refused = 0
    for request in requests(file):
        try:
            found = answer(request.content())
        except FormatError as error:
            refused += 1
            refuse(request, error, problems, to_json)
            if refused == MOST_REFUSED:
                problems.add(in_file(request.file, "stopped_at_line", number=request.number, count=refused))
                break
            continue
        refused = 0
        reply(answered, found)
        answered += 1
    raise typer.Exit(problems.exit_code())


def refuse(request: RequestLine, error: FormatError, problems: Problems, to_json: bool) -> None:
    """For people on standard error; for programs also as the answer to this line."""
    problems.add(in_file(request.file, "in_line", number=request.number, problem=error))
    if to_json:
        say({"error": {"line": request.number, "where": in_request(error.where), "problem": error.problem}}, now=True)


def in_request(where: str) -> str:
    """The path to what is wrong, from the request on."""
    if not where or where == WHOLE or where.startswith((f"{WHOLE}.", f"{WHOLE}[")):
        return where or WHOLE
    return f"{WHOLE}.{where}"


def answer_in_words(file: str, answer: Callable[[object], D], lines: Callable[[D], list[str]], to_json: bool) -> None:
    """Answer in JSON for programs, in sentences for people."""

    def reply(number: int, found: D) -> None:
        if to_json:
            say(found.document(), now=True)
        else:
            tell(separated(number, lines(found)))

    answer_all(file, answer, reply, to_json)


def separated(number: int, lines: list[str]) -> list[str]:
    """The lines of an answer, with an empty line before all but the first answer."""
    return ["", *lines] if number else lines
