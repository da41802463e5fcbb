"""What would hold up the thread that answers: long games are replayed in another, opponents that think in a process.

In a process, because compiled code lets no other thread answer meanwhile.
"""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Final

from maszyna.app.application import Application
from maszyna.app.base.documents import Request
from maszyna.app.base.requester import Requester
from maszyna.app.base.storage import GameRow
from maszyna.app.game.readings import replayed
from maszyna.app.kinds import restored
from maszyna.app.requests.games import game_of_save
from maszyna.kernel.errors import MaszynaError
from maszyna.kernel.record import Record
from maszyna.kernel.save import parse
from maszyna.lab.run.workers import DONE, Tell, Worker

LONG: Final = 500  # actions of a save that is sent
LONG_TEXT: Final = 20_000  # characters of one that is kept
IMPORT: Final = ["games"]


class Replays:
    """One game after the other; whoever asks for the same one meanwhile waits for the same replay."""

    def __init__(self, application: Application) -> None:
        self.application = application
        self._thread = ThreadPoolExecutor(1, "replays")
        self._running: dict[tuple[str, int], asyncio.Future[Record[Any] | MaszynaError]] = {}

    async def prepared(self, asked: Request, who: Requester | None) -> Request:
        """A request whose game, if it is a long one, is in memory or stands in the request."""
        parts = [part for part in asked.path.split("/") if part][1:]
        if who is None or parts[:1] != IMPORT:
            return asked
        if len(parts) > 1:
            await self.remembered(parts[1])
        elif asked.method == "POST" and who.is_owner and is_long(asked.body):
            loop = asyncio.get_running_loop()
            return asked._replace(replayed=await loop.run_in_executor(self._thread, imported, asked.body))
        return asked

    async def remembered(self, game: str) -> None:
        row = self.application.storage.get(game)
        if row is None or len(row.save) < LONG_TEXT or not self.application.is_new(row):
            return
        key = (row.id, row.revision)
        running = self._running.get(key)
        if running is None:
            running = asyncio.get_running_loop().run_in_executor(self._thread, opened, row)
            self._running[key] = running
            running.add_done_callback(lambda _: self._running.pop(key))
        found = await asyncio.shield(running)
        if isinstance(found, MaszynaError):
            self.application.readings.refused(row, found)
        elif self.application.is_new(row):
            self.application.remember(row.id, row.revision, found)


def is_long(body: object) -> bool:
    save = body.get("save") if isinstance(body, dict) else None
    actions = save.get("actions") if isinstance(save, dict) else None
    return isinstance(actions, list) and len(actions) > LONG


def imported(body: Any) -> Any:
    """What becomes of a save that is sent; a body with more than that is refused when it is answered."""
    if len(body) > 1:
        return None
    try:
        return game_of_save(body["save"])
    except MaszynaError as error:
        return error


def opened(row: GameRow) -> Record[Any] | MaszynaError:
    try:
        return replayed(row)[1]
    except MaszynaError as error:
        return error


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
