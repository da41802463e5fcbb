"""The speed of two builds beside each other: ``python -m tools.compare_speed BEFORE NOW [CONTESTANT ...]``.

Both are folders with an installed or a built package (``pip install --no-deps --target``, ``setup.py build``).
Each contestant of the benchmark works in turn with the one and with the other, so that a busy machine slows both.
"""

import argparse
import os
import subprocess
import sys
from statistics import median
from typing import Final, NamedTuple

CONTESTANTS: Final = ["games_2_random", "games_vs_automa", "automa_turns", "decisions", "copies"]
ROUNDS: Final = 15
SECONDS: Final = 0.4
WORKER: Final = """
import sys
from maszyna.lab import contestants
work = getattr(contestants, sys.argv[1])()
work(0.1)
for line in sys.stdin:
    done, seconds = work(float(line))
    print(done / seconds, flush=True)
"""


class Comparison(NamedTuple):
    """How many times as fast the second build is: in the middle of all rounds, and by the best round of each."""

    pairs: float
    best: float


def compared(before: list[float], now: list[float]) -> Comparison:
    """From how much each did per second, round by round."""
    pairs = median(second / first for first, second in zip(before, now, strict=True))
    return Comparison(pairs, max(now) / max(before))


class Build:
    """A process that works for one contestant with the package of one folder."""

    def __init__(self, folder: str, contestant: str) -> None:
        command = [sys.executable, "-P", "-c", WORKER, contestant]
        self.process = subprocess.Popen(
            command, env={**os.environ, "PYTHONPATH": os.path.abspath(folder)}, text=True,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        )  # fmt: skip

    def rate(self, seconds: float) -> float:
        """How much it does per second."""
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(f"{seconds}\n")
        self.process.stdin.flush()
        return float(self.process.stdout.readline())

    def end(self) -> None:
        self.process.communicate()


def compare(before: str, now: str, contestant: str, rounds: int, seconds: float) -> Comparison:
    builds = [Build(before, contestant), Build(now, contestant)]
    rates: list[list[float]] = [[], []]
    for turn in range(rounds):
        for number in (0, 1) if turn % 2 else (1, 0):  # whoever is first in one round is second in the next
            rates[number].append(builds[number].rate(seconds))
    for build in builds:
        build.end()
    return compared(*rates)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("before")
    parser.add_argument("now")
    parser.add_argument("contestants", nargs="*", default=CONTESTANTS)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    given = parser.parse_args()
    for contestant in given.contestants:
        found = compare(given.before, given.now, contestant, given.rounds, given.seconds)
        sys.stdout.write(f"{contestant}: {found.pairs:.3f} (best against best {found.best:.3f})\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
