"""A progress bar on standard error when a person watches, nothing otherwise."""

import sys
from collections.abc import Iterable, Iterator
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

T = TypeVar("T")


def person_watches(to_json: bool) -> bool:
    """Whether a person sees standard error, without JSON on the same screen."""
    return sys.stderr.isatty() and not (to_json and sys.stdout.isatty())


def with_progress(items: Iterable[T], total: int, what: str, to_json: bool) -> Iterator[T]:
    """The items as they come, with a progress bar."""
    if total < 2 or not person_watches(to_json):
        yield from items
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(what, total=total)
        for item in items:
            yield item
            progress.advance(task)
