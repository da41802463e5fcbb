"""`maszyna bench`: speed beside other engines, memory over many games, and the time to start."""

from collections.abc import Callable
from typing import Annotated

import typer
from rich.console import Console

from maszyna.build import kind
from maszyna.commands.io.output import say, show
from maszyna.commands.io.problems import INSTALL_ENV, BadInput
from maszyna.commands.io.progress_bar import person_watches, with_progress
from maszyna.commands.scythe.result_tables import bench_table, memory_table, startup_table
from maszyna.lab.bench.cases import CASES, MORE, Case
from maszyna.lab.bench.memory import CHECKPOINTS
from maszyna.lab.bench.memory import memory as weighed
from maszyna.lab.bench.speed import ROUNDS, SECONDS
from maszyna.lab.bench.speed import bench as measured
from maszyna.lab.bench.startup import startup as started


def bench(
    rounds: Annotated[int, typer.Option(min=1)] = ROUNDS,
    seconds: Annotated[float, typer.Option(min=0.01, max=3600)] = SECONDS,
    memory: Annotated[int | None, typer.Option(min=1, metavar="GAMES")] = None,
    startup: Annotated[bool, typer.Option("--startup")] = False,
    everything: Annotated[bool, typer.Option("--all")] = False,
    to_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Measure speed on one core beside other open game engines, all in one run."""
    if seconds != seconds:
        raise BadInput("--seconds", "not_a_duration", possible="0.01..3600")
    if startup:
        times = list(started())
        if to_json:
            say({"build": kind(), "startup": times})
        else:
            show(startup_table(kind(), times))
        return
    if memory is not None:
        checkpoints = list(with_progress(weighed(memory), min(memory, CHECKPOINTS) + 1, "checkpoints", to_json))
        if to_json:
            say({"build": kind(), "memory": checkpoints})
        else:
            show(memory_table(kind(), checkpoints))
        return
    cases = all_cases() if everything else CASES
    if person_watches(to_json):
        with Console(stderr=True).status("starting") as status:
            watch: Callable[[str], None] = status.update
            result = measured(rounds, seconds, watch, cases)
    else:
        result = measured(rounds, seconds, cases=cases)
    if to_json:
        say(result)
    else:
        show(bench_table(result))


def all_cases() -> dict[str, Case]:
    try:
        from maszyna.env.bench_cases import ENVIRONMENTS
    except ImportError as error:
        raise BadInput("", "needs_environments", extra="env", command=INSTALL_ENV, reason=error.name) from None
    return {**CASES, **MORE, **ENVIRONMENTS}
