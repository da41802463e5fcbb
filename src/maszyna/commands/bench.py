"""`maszyna bench`: speed beside the peers, and whether memory stays flat."""

from collections.abc import Callable
from typing import Annotated

import typer
from rich.console import Console

from maszyna.build import kind
from maszyna.commands.saying import say, show
from maszyna.commands.tables import bench_table, memory_table
from maszyna.commands.watching import person_watches, watched
from maszyna.lab.bench import ROUNDS, SECONDS
from maszyna.lab.bench import bench as measured
from maszyna.lab.memory import CHECKPOINTS
from maszyna.lab.memory import memory as weighed


def bench(
    rounds: Annotated[int, typer.Option(min=1, help="How often everybody gets a turn.")] = ROUNDS,
    seconds: Annotated[float, typer.Option(min=0.01, max=3600, help="Length of a turn.")] = SECONDS,
    memory: Annotated[
        int | None, typer.Option(min=1, metavar="GAMES", help="Measure memory over so many games instead.")
    ] = None,
    to_json: Annotated[
        bool, typer.Option("--json", help="One JSON document on standard output, nothing else.")
    ] = False,
) -> None:
    """How much of everything is done per second on one core, ours and our peers' in one run."""
    if memory is not None:
        checkpoints = list(watched(weighed(memory), min(memory, CHECKPOINTS) + 1, "checkpoints", to_json))
        if to_json:
            say({"build": kind(), "memory": checkpoints})
        else:
            show(memory_table(kind(), checkpoints))
        return
    if person_watches(to_json):
        with Console(stderr=True).status("starting") as status:
            watch: Callable[[str], None] = status.update
            result = measured(rounds, seconds, watch)
    else:
        result = measured(rounds, seconds)
    if to_json:
        say(result)
    else:
        show(bench_table(result))
