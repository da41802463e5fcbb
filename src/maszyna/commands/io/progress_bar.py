"""A progress bar on standard error when a person watches, nothing otherwise."""

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.text import Text

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


class Rate(ProgressColumn):
    """How many a second."""

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        return Text("" if speed is None else f"{speed:,.0f}/s" if speed >= 10 else f"{speed:.1f}/s")


@contextmanager
def counting(total: int, what: str, to_json: bool) -> Iterator[Callable[[int], None]]:
    """A bar with the rate and the time left, told by how many it goes on."""
    if total == 0 or not person_watches(to_json):
        yield lambda more: None
        return
    columns = (
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), Rate(), TimeElapsedColumn(),
        TimeRemainingColumn(),
    )  # fmt: skip
    with Progress(*columns, console=Console(stderr=True), transient=True, speed_estimate_period=30) as progress:
        task = progress.add_task(what, total=total)
        yield lambda more: progress.advance(task, more)
