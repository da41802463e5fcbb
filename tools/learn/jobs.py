"""Several processes practise one model: each plays games of its own, and all take the same steps down the mean slope.

Every process has a copy of the model. All begin with the same numbers and take the same steps, so the copies stay
equal.
"""

import multiprocessing
from collections.abc import Callable
from multiprocessing.sharedctypes import RawArray
from typing import Any

import numpy as np
from tools.learn.model import Numbers

PATIENCE = 600.0  # seconds: a job that has not come by then is lost, and so are the others


class Jobs:
    """What the processes share. Two rows for each: while one is read the next is written."""

    def __init__(self, number: int, size: int) -> None:
        context = multiprocessing.get_context("fork")
        self.number = number
        self.shared = RawArray("f", 2 * number * size)
        self.barrier = context.Barrier(number)
        self.queue: Any = context.Queue()
        self.context = context
        self.turn = 0

    def mean(self, job: int, gradients: Numbers) -> Numbers:
        """Of the gradients of all jobs, the same in each."""
        if self.number == 1:
            return gradients
        rows = np.frombuffer(self.shared, np.float32).reshape(2, self.number, -1)[self.turn]
        self.turn = 1 - self.turn
        rows[job] = gradients
        self.barrier.wait(PATIENCE)
        found: Numbers = rows.mean(axis=0)
        return found

    def gathered(self, job: int, own: list[Any]) -> list[Any]:
        """Job 0 gets what all have, the others nothing."""
        if job:
            self.queue.put(own)
            return []
        for _ in range(self.number - 1):
            own = own + self.queue.get(timeout=PATIENCE)
        return own

    def run(self, work: Callable[[int], None]) -> None:
        """The work of every job, job 0 in this process."""
        helpers = [self.context.Process(target=work, args=(job,), daemon=True) for job in range(1, self.number)]
        for helper in helpers:
            helper.start()
        work(0)
        for helper in helpers:
            helper.join()
