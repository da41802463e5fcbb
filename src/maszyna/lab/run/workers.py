"""Work in several processes: tasks go out, results come back, and a process that is killed is replaced.

A task whose process dies is given to another one; only a task that kills several ends the run. Processes end when
nobody asks them any more, however the asking program ended.
"""

import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from time import monotonic
from typing import Any, Final, Generic, NamedTuple, TypeVar

from maszyna.kernel.errors import MaszynaError, OurFault
from maszyna.messages.message import Message

T = TypeVar("T")
R = TypeVar("R")
Tell = Callable[[int], None]  # is told of so many games more
Work = Callable[[T, Tell], R]

MOST_DEATHS: Final = 3  # of one task
BETWEEN_NEWS: Final = 0.2  # seconds
SECONDS_TO_END: Final = 5.0
DONE: Final = "done"
NEWS: Final = "news"
REFUSAL: Final = "refusal"


# Signals of the processor and of libraries: the program did something impossible. Others come from outside.
CRASHES: Final = ["SIGSEGV", "SIGBUS", "SIGILL", "SIGFPE", "SIGABRT"]


class WorkersKilled(MaszynaError):
    """Processes were ended from outside, again and again over the same task."""


class Finished(NamedTuple, Generic[T, R]):
    number: int  # among the tasks, from 0
    task: T
    result: R


class Worker(Generic[T, R]):
    """One process and what it is doing."""

    def __init__(self, work: Work[T, R]) -> None:
        context = get_context("spawn")
        self.connection, theirs = context.Pipe()
        self.process = context.Process(target=work_on, args=(work, theirs), daemon=True)
        self.process.start()
        theirs.close()
        self.task: T | None = None
        self.index = 0

    def give(self, index: int, task: T) -> None:
        self.index = index
        self.task = task
        with suppress(OSError):  # it has died already: found out when its answer is awaited
            self.connection.send(task)

    def cause(self) -> str:
        """How the process ended: the signal, or its exit code."""
        code = self.process.exitcode or 0
        return signal.Signals(-code).name if -code in list(signal.Signals) else str(code)

    def end(self) -> None:
        self.connection.close()
        self.process.terminate()
        self.process.join(SECONDS_TO_END)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()


def work_on(work: Work[Any, Any], connection: Connection) -> None:
    """What a process does; Ctrl-C is the matter of the program that began it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    serve(work, connection)


def serve(work: Work[Any, Any], connection: Connection) -> None:
    """Work on tasks until nobody asks any more."""
    with suppress(EOFError, OSError):
        while True:
            task = connection.recv()
            news = News(lambda games: connection.send((NEWS, games)))
            try:
                result = (DONE, work(task, news.tell))
            except MaszynaError as refusal:
                result = (REFUSAL, refusal)
            except Exception as error:
                told = Message("raised", error=type(error).__name__, text=str(error))
                result = (REFUSAL, OurFault(told, ""))
            news.flush()
            connection.send(result)


class News:
    """Tells of games now and then, not of every one."""

    def __init__(self, tell: Tell) -> None:
        self._tell = tell
        self._games = 0
        self._next = monotonic() + BETWEEN_NEWS

    def tell(self, games: int) -> None:
        self._games += games
        if monotonic() >= self._next:
            self.flush()

    def flush(self) -> None:
        if self._games:
            self._tell(self._games)
        self._games = 0
        self._next = monotonic() + BETWEEN_NEWS


def in_processes(
    tasks: Iterable[T], work: Work[T, R], jobs: int, tell: Tell = lambda games: None
) -> Generator[Finished[T, R]]:
    """The results as they come; a task is fetched when a process is free for it."""
    todo = enumerate(tasks)
    again: deque[tuple[int, T]] = deque()  # tasks whose process has died
    deaths: dict[int, int] = {}
    workers: list[Worker[T, R]] = []
    try:
        while True:
            hand_out(workers, todo, again, work, jobs)
            busy = {worker.connection: worker for worker in workers if worker.task is not None}
            if not busy:
                return
            for connection in wait(list(busy)):
                assert isinstance(connection, Connection)
                worker = busy[connection]
                task, index = worker.task, worker.index
                assert task is not None
                try:
                    what, content = connection.recv()
                except (EOFError, OSError):
                    workers.remove(worker)
                    worker.process.join(SECONDS_TO_END)
                    worker.end()
                    deaths[index] = deaths.get(index, 0) + 1
                    if deaths[index] == MOST_DEATHS:
                        raise given_up(worker.cause()) from None
                    again.append((index, task))
                    continue
                if what == NEWS:
                    tell(content)
                elif what == REFUSAL:
                    raise content
                else:
                    worker.task = None
                    yield Finished(index, task, content)
    finally:
        for worker in workers:
            worker.end()


def given_up(cause: str) -> MaszynaError:
    if cause in CRASHES:
        return OurFault(Message("workers_crashed", deaths=MOST_DEATHS, cause=cause), "")
    return WorkersKilled("", "workers_killed", deaths=MOST_DEATHS, cause=cause, option="--jobs 1")


def hand_out(
    workers: list[Worker[T, R]],
    todo: Iterator[tuple[int, T]],
    again: deque[tuple[int, T]],
    work: Work[T, R],
    jobs: int,
) -> None:
    """Give every idle process a task; processes are begun as they are needed."""
    while True:
        idle = next((worker for worker in workers if worker.task is None), None)
        if idle is None and len(workers) == jobs:
            return
        following = again.popleft() if again else next(todo, None)
        if following is None:
            return
        if idle is None:
            idle = Worker(work)
            workers.append(idle)
        idle.give(*following)


def in_order(finished: Iterable[Finished[T, R]]) -> Iterator[R]:
    """The results in the order of the tasks."""
    early: dict[int, R] = {}
    following = 0
    for each in finished:
        early[each.number] = each.result
        while following in early:
            yield early.pop(following)
            following += 1
