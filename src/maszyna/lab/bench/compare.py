"""Two builds measured in alternation: which of them is slower, and is that more than noise.

Each case runs in a process of its own on either build; slice by slice they take turns, and who begins changes
every round. What counts is the ratio within a round, so that whatever slows the machine for a while slows both.
"""

import json
import subprocess
from collections.abc import Callable
from contextlib import ExitStack
from math import exp, log
from statistics import median
from typing import IO, Final, NamedTuple, TypedDict

from maszyna.kernel.dice import dice
from maszyna.lab.bench.builds import Build, NoBuild

ROUNDS: Final = 15
SECONDS: Final = 0.5
MOST_LOSS: Final = 0.03  # a slowdown of less is not called one
DRAWS: Final = 2000
TAIL: Final = 0.025
SLOWER: Final = "slower"
FASTER: Final = "faster"
SAME: Final = "same"
# What runs on a build; it may be an older one, which has its cases elsewhere.
PROGRAM: Final = """
import json, sys
from maszyna.build import kind
try:
    from maszyna.lab.bench.cases import CASES
except ImportError:
    from maszyna.lab.contestants import CONTESTANTS as CASES
work = CASES[sys.argv[1]]()
print(json.dumps(kind()), flush=True)
for line in sys.stdin:
    done, taken = work(float(line))
    print(json.dumps(done / taken), flush=True)
"""
Watch = Callable[[str], None]


class Verdict(TypedDict):
    """One case on both builds, per second; the ratio is that of the second to the first."""

    first: float
    second: float
    ratio: float
    low_95: float
    high_95: float
    verdict: str


class BuildComparison(TypedDict):
    first: str
    second: str
    builds: list[str]  # compiled or interpreted
    results: dict[str, Verdict]


class Runner(NamedTuple):
    process: "subprocess.Popen[str]"
    asks: IO[str]
    answers: IO[str]

    def rate(self, seconds: float) -> float:
        self.asks.write(f"{seconds}\n")
        self.asks.flush()
        return float(json.loads(self.answers.readline() or "0"))


def started(stack: ExitStack, build: Build, case: str) -> tuple[Runner, str]:
    """A process that waits to be asked, and which kind of build it runs."""
    process = stack.enter_context(
        subprocess.Popen(
            [build.python, "-c", PROGRAM, case], env=build.environment(), text=True,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
        )
    )  # fmt: skip
    assert process.stdin is not None and process.stdout is not None
    stack.callback(process.terminate)
    runner = Runner(process, process.stdin, process.stdout)
    ready = runner.answers.readline()
    if not ready:
        raise NoBuild(build.name, "cannot_run_case", case=case)
    return runner, str(json.loads(ready))


def compare(
    first: Build,
    second: Build,
    cases: list[str],
    rounds: int = ROUNDS,
    seconds: float = SECONDS,
    watch: Watch = lambda case: None,
) -> BuildComparison:
    results: dict[str, Verdict] = {}
    kinds = ["", ""]
    for name in cases:
        watch(name)
        with ExitStack() as stack:
            (one, kinds[0]), (other, kinds[1]) = (started(stack, build, name) for build in (first, second))
            rates: list[tuple[float, float]] = []
            for number in range(rounds + 1):
                if number % 2:
                    later = other.rate(seconds)
                    rates.append((one.rate(seconds), later))
                else:
                    rates.append((one.rate(seconds), other.rate(seconds)))
            results[name] = verdict(rates[1:])  # the first round warms up
    return BuildComparison(first=first.name, second=second.name, builds=kinds, results=results)


def verdict(rates: list[tuple[float, float]]) -> Verdict:
    """The median of the ratios with its bootstrap interval; it is a difference if all of that lies beyond the limit."""
    ratios = [log(second / first) for first, second in rates]
    low, high = interval(ratios)
    found = SAME
    if high < log(1 - MOST_LOSS):
        found = SLOWER
    elif low > log(1 + MOST_LOSS):
        found = FASTER
    return Verdict(
        first=round(median(first for first, _ in rates), 1),
        second=round(median(second for _, second in rates), 1),
        ratio=round(exp(median(ratios)), 4),
        low_95=round(exp(low), 4),
        high_95=round(exp(high), 4),
        verdict=found,
    )


def interval(values: list[float]) -> tuple[float, float]:
    """The middle 95 % of the medians of samples drawn anew."""
    chance = dice(1, ["bootstrap"])
    medians = sorted(median(values[chance.below(0, len(values))] for _ in values) for _ in range(DRAWS))
    return medians[int(TAIL * DRAWS)], medians[int((1 - TAIL) * DRAWS) - 1]
