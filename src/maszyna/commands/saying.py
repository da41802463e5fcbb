"""Answers on standard output: one JSON document a line for programs, a table or sentences for people."""

import json
import os
import sys
from collections.abc import Mapping
from typing import NamedTuple

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from maszyna.commands.problems import one_line

READER_GONE = 141  # as if the signal had ended us: 128 + SIGPIPE


def say(document: Mapping[str, object], *, now: bool = False) -> None:
    """One document on one line; ``now`` for somebody who waits for it before asking on."""
    try:
        sys.stdout.write(json.dumps(document) + "\n")
        if now:
            sys.stdout.flush()
    except BrokenPipeError:
        raise reader_gone() from None


def tell(lines: list[str]) -> None:
    """Sentences for people, each on its line; a sign the terminal does not know becomes a question mark."""
    encoding = sys.stdout.encoding or "utf-8"
    text = "".join(line + "\n" for line in lines).encode(encoding, "replace").decode(encoding)
    try:
        sys.stdout.write(text)
        sys.stdout.flush()
    except BrokenPipeError:
        raise reader_gone() from None


class Titled(NamedTuple):
    """A table and what stands above it."""

    title: str
    table: Table


def show(answer: Titled) -> None:
    console = Console()
    try:
        console.print(Text(one_line(answer.title)), soft_wrap=True)
        console.print(answer.table)
    except BrokenPipeError:
        raise reader_gone() from None


def reader_gone() -> typer.Exit:
    """Whoever read our output has left (`| head`): end without a word."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return typer.Exit(READER_GONE)


def help_if_alone(context: typer.Context) -> None:
    """A command that only holds others shows them when none is named."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())
