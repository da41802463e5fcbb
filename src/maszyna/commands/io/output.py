"""Answers on standard output: one JSON document per line for programs, a table or sentences for people."""

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer

from maszyna.commands.io.problems import BadInput, one_line
from maszyna.commands.io.streams import READER_GONE, let_go
from maszyna.storage.files import FileTrouble, write

if TYPE_CHECKING:
    from rich.table import Table


Output = Annotated[str | None, typer.Option("--output", "-o", metavar="FILE")]


def say(document: Mapping[str, object], *, now: bool = False) -> None:
    """Print one document on one line; ``now`` sends it at once, for a program that waits for it."""
    try:
        sys.stdout.write(json.dumps(document) + "\n")
        if now:
            sys.stdout.flush()
    except BrokenPipeError:
        raise reader_gone() from None


def tell(lines: list[str]) -> None:
    """Print lines for people."""
    try:
        sys.stdout.write("".join(line + "\n" for line in lines))
        sys.stdout.flush()
    except BrokenPipeError:
        raise reader_gone() from None


class TitledTable(NamedTuple):
    """A table with a title."""

    title: str
    table: "Table"


def show(answer: TitledTable) -> None:
    from rich.console import Console
    from rich.text import Text

    console = Console()
    try:
        console.print(Text(one_line(answer.title)), soft_wrap=True)
        console.print(answer.table)
    except BrokenPipeError:
        raise reader_gone() from None


def reader_gone() -> typer.Exit:
    """End quietly: the reader of our output has left (`| head`)."""
    let_go()
    return typer.Exit(READER_GONE)


def help_if_alone(context: typer.Context) -> None:
    """Show the help of a group when no command is named."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def write_picture(picture: str, path: str | None) -> None:
    """Write the picture to a file or to standard output."""
    if path is None:
        sys.stdout.write(picture)
        return
    try:
        write(Path(path), picture)
    except FileTrouble as error:
        raise BadInput(f"--output: {path}", "cannot_write", reason=error.message()) from None
