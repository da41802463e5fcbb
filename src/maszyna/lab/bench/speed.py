"""The benchmark: ours and our peers in alternation, each per second on one core.

The cases take turns, one slice each, round after round; only one of them runs at a time. The result is the
median of the rounds, so that something else waking up on the machine for a moment changes little.
"""

from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection
from statistics import median
from typing import Final, TypedDict

from maszyna.build import kind
from maszyna.lab.bench.cases import CASES, Case

ROUNDS: Final = 5
SECONDS: Final = 1.0  # of one slice
SECONDS_TO_START: Final = 120.0
# Ours beside theirs: the same kind of work, as far as two games allow.
RATIOS: Final = [
    ("scythe.games_2_random", "catanatron.games_4_random"),
    ("scythe.decisions", "openspiel.backgammon_steps"),
    ("env.gymnasium_steps", "catanatron.gymnasium_steps"),
    ("env.vector_vs_automa_steps", "catanatron.gymnasium_steps"),
    ("env.vector_2_people_steps", "catanatron.gymnasium_steps"),
]


class BenchResult(TypedDict):
    build: str
    results: dict[str, float]


Watch = Callable[[str], None]  # is told which case begins a slice


def bench(
    rounds: int = ROUNDS,
    seconds: float = SECONDS,
    watch: Watch = lambda name: None,
    cases: Mapping[str, Case] = CASES,
) -> BenchResult:
    rates: dict[str, list[float]] = {name: [] for name in cases}
    with ExitStack() as stack:
        benches: dict[str, Connection] = {}
        for name, case in cases.items():
            connection = stack.enter_context(worker(case))
            if connection is not None:
                benches[name] = connection
        for _ in range(rounds):
            for name, connection in benches.items():
                watch(name)
                connection.send(seconds)
                done, taken = connection.recv()
                rates[name].append(done / taken)
    results = {name: round(median(found), 1) for name, found in rates.items() if found}
    return BenchResult(build=kind(), results=results)


@contextmanager
def worker(case: Case) -> Iterator[Connection | None]:
    """A process with one case ready to work; None if what it needs is not installed."""
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=serve, args=(case, theirs), daemon=True)
    process.start()
    theirs.close()
    try:
        ready = ours.poll(SECONDS_TO_START) and ours.recv()
        yield ours if ready else None
    finally:
        ours.close()
        process.join()


def serve(case: Case, connection: Connection) -> None:
    """Work whenever asked, until nobody asks any more."""
    try:
        work = case()
    except ImportError:
        connection.send(False)
        return
    connection.send(True)
    try:
        while True:
            connection.send(work(connection.recv()))
    except (EOFError, KeyboardInterrupt, BrokenPipeError):
        return


def ratios(results: dict[str, float]) -> list[tuple[str, str, float]]:
    """Ours, theirs, how many times theirs ours is; only for peers that are installed."""
    return [
        (ours, theirs, results[ours] / results[theirs]) for ours, theirs in RATIOS if {ours, theirs} <= set(results)
    ]
