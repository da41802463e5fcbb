"""Does memory stay flat over many games: the resident size at checkpoints of one long simulation."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, TypedDict

from maszyna.lab.simulate import Order, simulate
from maszyna.lab.summary import Summary

CHECKPOINTS: Final = 10
STATM: Final = Path("/proc/self/statm")


class Checkpoint(TypedDict):
    games: int
    rss_mib: float


def resident() -> float:
    """MiB in memory now; where the system does not tell, the most there ever was."""
    if STATM.exists():
        return int(STATM.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20
    import resource  # not on Windows

    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / (2**20 if sys.platform == "darwin" else 2**10)


def memory(games: int, seed: int = 1) -> Iterator[Checkpoint]:
    """The size before the first game and after every tenth part of them."""
    summary = Summary(seed)
    yield Checkpoint(games=0, rss_mib=round(resident(), 1))
    step = max(1, games // CHECKPOINTS)
    for result in simulate(Order(games, seed, {"seats": 2})):
        summary.add(result)
        if summary.games % step == 0 or summary.games == games:
            yield Checkpoint(games=summary.games, rss_mib=round(resident(), 1))
