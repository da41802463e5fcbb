"""The units of an experiment played one after the other, in several processes or on a cluster: the same bytes."""

from array import array
from collections.abc import Callable, Iterable, Iterator

import numpy as np

from maszyna.kernel.errors import OurFault, SetupError
from maszyna.lab.experiment.columns import row_of
from maszyna.lab.experiment.experiment import Unit
from maszyna.lab.experiment.final_results import OPENING_TURNS, played_out
from maszyna.lab.experiment.rows import Rows, parquet_bytes, table_of
from maszyna.lab.run.workers import Finished, News, Tell, in_processes
from maszyna.lab.seating import RANDOM, players_for
from maszyna.messages.message import Message
from maszyna.scythe.setup.new_game import begin
from maszyna.scythe.setup.plan import read_plan

Runner = Callable[[Iterable[Unit], Tell], Iterator[Finished[Unit, bytes]]]


def played(unit: Unit, tell: Tell) -> bytes:
    """Play a unit: the bytes of its file."""
    plan = read_plan(unit.arm.setup)
    seats = len(plan.seats)
    names = [] if unit.arm.human == RANDOM else [unit.arm.human] * seats
    cells = array("q")
    for seed in range(unit.first_seed, unit.first_seed + unit.games):
        try:
            cells.extend(row_of(played_out(begin(plan, seed), seed, players_for(names, seed), OPENING_TURNS)))
        except SetupError:
            raise  # of somebody's own player
        except Exception as fault:
            told = Message(
                "raised_in_arm", arm=unit.arm.number, name=unit.arm.name, seed=seed, error=type(fault).__name__,
                text=str(fault),
            )  # fmt: skip
            raise OurFault(told, "") from fault
        tell(1)
    rows: Rows = np.frombuffer(cells, dtype=np.int64).reshape(unit.games, -1)
    return parquet_bytes(table_of(unit, seats, rows))


def here(units: Iterable[Unit], tell: Tell) -> Iterator[Finished[Unit, bytes]]:
    """In this process."""
    for index, unit in enumerate(units):
        news = News(tell)
        yield Finished(index, unit, played(unit, news.tell))
        news.flush()


def on_this_machine(jobs: int) -> Runner:
    if jobs == 1:
        return here
    return lambda units, tell: in_processes(units, played, jobs, tell)
