"""How long the command takes to start, beside a Python that does nothing: the best of several, in alternation."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter
from typing import Final, NamedTuple, TypedDict

import maszyna.lab
from maszyna.pictures.handbook.examples import EXAMPLES

ROUNDS: Final = 10
COMMAND: Final = "from maszyna.cli import main; main()"  # as the installed script does
NOTHING: Final = "python -c pass"


class Started(NamedTuple):
    """A program, its arguments, and what it reads."""

    code: str
    arguments: list[str]
    stdin: str


PROGRAMS: Final = {
    NOTHING: Started("pass", [], ""),
    "import maszyna": Started("import maszyna", [], ""),
    "maszyna --version": Started(COMMAND, ["--version"], ""),
    "maszyna scythe decide -": Started(
        COMMAND, ["scythe", "decide", "-", "--json"], json.dumps(EXAMPLES["move_mech"][1]) + "\n"
    ),
}


class StartupTime(TypedDict):
    what: str
    seconds: float
    times_python: float  # how many times as long as a Python that does nothing


def startup(rounds: int = ROUNDS) -> Iterator[StartupTime]:
    """Every program's best time."""
    best = dict.fromkeys(PROGRAMS, float("inf"))
    for _ in range(rounds):
        for name, program in PROGRAMS.items():
            best[name] = min(best[name], seconds_of(program))
    for name, seconds in best.items():
        yield StartupTime(what=name, seconds=round(seconds, 4), times_python=round(seconds / best[NOTHING], 1))


def seconds_of(program: Started) -> float:
    """One run in a process of its own, with the build that runs here."""
    packages = str(Path(maszyna.lab.__file__).parents[2])
    command = [sys.executable, "-c", program.code, *program.arguments]
    start = perf_counter()
    subprocess.run(
        command, input=program.stdin.encode(), env={**os.environ, "PYTHONPATH": packages},
        stdout=subprocess.DEVNULL, check=True,
    )  # fmt: skip
    return perf_counter() - start
