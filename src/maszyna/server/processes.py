"""Several processes that answer at one address: each takes the next connection, and one that dies is replaced."""

import os
import signal
import sys
import time
from collections.abc import Callable
from threading import Thread
from types import FrameType
from typing import Final

SHORT_LIFE: Final = 5.0  # seconds: whoever dies sooner failed to start
MOST_FAILURES: Final = 3  # in a row, then all end


class Processes:
    """``work`` is what a process does until SIGTERM, given its number; it is called in a child and never returns."""

    def __init__(self, number: int, work: Callable[[int], None]) -> None:
        self.number = number
        self.work = work
        self.children: dict[int, tuple[int, float]] = {}  # by process id: its number, and when it was started
        self.ending = False
        self.failures = 0
        self.parent_is_gone, self.parent_lives = os.pipe()  # the writing end is closed when this process ends, however

    def run(self) -> int:
        """Until SIGTERM or Ctrl-C; the exit code is 0 then, and 1 if the processes could not be kept running."""
        for name in (signal.SIGTERM, signal.SIGINT):
            signal.signal(name, self.end)
        for number in range(self.number):
            self.start(number)
        while self.children:
            try:
                child, status = os.wait()
            except InterruptedError:
                continue
            self.replace(child, status)
        return 0 if self.failures < MOST_FAILURES else 1

    def start(self, number: int) -> None:
        child = os.fork()
        if child:
            self.children[child] = (number, time.monotonic())
            return
        os.close(self.parent_lives)
        Thread(target=self.end_with_parent, daemon=True).start()
        for name in (signal.SIGTERM, signal.SIGINT):
            signal.signal(name, signal.default_int_handler)
        try:
            self.work(number)
        except KeyboardInterrupt:
            os._exit(0)
        except BaseException as error:
            sys.stderr.write(f"{type(error).__name__}: {error}\n")
        os._exit(1)

    def end_with_parent(self) -> None:
        """A child that nobody would replace or end does not go on by itself."""
        os.read(self.parent_is_gone, 1)
        os.kill(os.getpid(), signal.SIGTERM)

    def replace(self, child: int, status: int) -> None:
        number, started = self.children.pop(child, (-1, 0.0))
        if self.ending or number < 0:
            return
        self.failures = self.failures + 1 if time.monotonic() - started < SHORT_LIFE else 0
        sys.stderr.write(f"process {number + 1} of {self.number} ended ({os.waitstatus_to_exitcode(status)})\n")
        if self.failures >= MOST_FAILURES:
            self.end(signal.SIGTERM, None)
        else:
            self.start(number)

    def end(self, name: int, frame: FrameType | None) -> None:
        self.ending = True
        for child in list(self.children):
            os.kill(child, signal.SIGTERM)
