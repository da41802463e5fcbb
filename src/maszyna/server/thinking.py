"""Opponents that think do so in a process of their own: compiled code lets no other thread answer meanwhile."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Final

from maszyna.app.kinds import restored
from maszyna.kernel.save import parse
from maszyna.lab.run.workers import DONE, Tell, Worker

TRIES: Final = 2  # a process may have been ended from outside


class Thinking:
    """One game after the other; the process is begun when somebody thinks for the first time."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "thinking")  # waits for the process
        self._worker: Worker[str, list[str]] | None = None

    async def about(self, save: str) -> list[str]:
        """What the opponents do in a game, up to the next decision of a person."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._answer, save)

    def _answer(self, save: str) -> list[str]:
        for _ in range(TRIES):
            if self._worker is None:
                self._worker = Worker(thought)
            self._worker.give(0, save)
            with suppress(EOFError, OSError):
                what, content = self._worker.connection.recv()
                if what != DONE:
                    raise content
                found: list[str] = content
                return found
            self._worker.end()
            self._worker = None
        return thought(save, lambda games: None)  # others wait, but the game goes on


def thought(save: str, tell: Tell) -> list[str]:
    kind, record = restored(parse(save))
    before = len(record.actions)
    kind.let_think(record)
    return record.actions[before:]
