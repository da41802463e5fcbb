"""Processes that work for us: whatever happens to one of them, every task is done once."""

import os
import signal
from contextlib import closing
from multiprocessing import active_children
from pathlib import Path
from time import sleep

import pytest

from maszyna.kernel.errors import OurFault, SetupError
from maszyna.lab.run.workers import Finished, News, Tell, WorkersKilled, in_order, in_processes


def squared(task: int, tell: Tell) -> int:
    tell(task)
    return task * task


def killed_once(task: str, tell: Tell) -> str:
    """The first process that gets the task dies over it."""
    mark = Path(task)
    if not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return mark.name


def killed_always(task: int, tell: Tell) -> int:
    """Task 0 is done; the others are the signals that end the process."""
    if task:
        os.kill(os.getpid(), task)
    return task


def failing(task: int, tell: Tell) -> int:
    if task == 1:
        raise IndexError("nowhere")
    raise SetupError("own.py", "choose_failed", error="ValueError", text="no")


def late_first(task: int, tell: Tell) -> int:
    if task == 0:
        sleep(0.5)
    return task


def test_every_task_is_done_once_and_news_come_home() -> None:
    told: list[int] = []
    found = list(in_processes(range(6), squared, 2, told.append))
    assert sorted((each.task, each.result) for each in found) == [(task, task * task) for task in range(6)]
    assert sum(told) == sum(range(6))


def test_a_killed_process_is_replaced_and_its_task_is_done(tmp_path: Path) -> None:
    tasks = [str(tmp_path / str(number)) for number in range(3)]
    assert sorted(each.result for each in in_processes(tasks, killed_once, 2)) == ["0", "1", "2"]


@pytest.mark.parametrize(
    ("killed", "kind", "told"),
    [
        (signal.SIGKILL, WorkersKilled, r"were killed on the same task \(SIGKILL\), as happens when memory runs out"),
        (signal.SIGTERM, WorkersKilled, r"were killed on the same task \(SIGTERM\)"),
        (signal.SIGSEGV, OurFault, r"defect in the rules engine: 3 processes crashed on the same task \(SIGSEGV\)"),
    ],
)
def test_a_task_on_which_every_process_dies_ends_the_run_and_the_cause_is_named(
    killed: signal.Signals, kind: type[Exception], told: str
) -> None:
    with pytest.raises(kind, match=told):
        list(in_processes([0, int(killed)], killed_always, 1))


@pytest.mark.parametrize(("task", "kind", "told"), [(1, OurFault, "IndexError: nowhere"), (2, SetupError, "own.py")])
def test_what_goes_wrong_there_is_raised_here(task: int, kind: type[Exception], told: str) -> None:
    with pytest.raises(kind, match=told):
        list(in_processes([task], failing, 1))


def test_results_wait_until_those_before_them_are_there() -> None:
    assert list(in_order(in_processes(range(4), late_first, 2))) == [0, 1, 2, 3]
    shuffled = [Finished(2, "c", "C"), Finished(0, "a", "A"), Finished(1, "b", "B")]
    assert list(in_order(shuffled)) == ["A", "B", "C"]


def test_leaving_early_ends_the_processes() -> None:
    with closing(in_processes(range(100), squared, 2)) as running:
        next(running)
        assert len(active_children()) == 2
    assert active_children() == []


def test_news_are_told_in_heaps() -> None:
    told: list[int] = []
    news = News(told.append)
    for _ in range(1000):
        news.tell(1)
    news.flush()
    news.flush()
    assert sum(told) == 1000
    assert len(told) < 100
