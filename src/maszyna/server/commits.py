"""Many changes, one commit: what is accepted while the disk is busy waits, and is then written together.

An answer is sent only when its change is on the disk. Until then the change is seen by this process alone, so that the
next request about the same game builds on it.
"""

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from maszyna.app.base.storage import GameRow, Link, Storage
from maszyna.server.database import Database
from maszyna.server.storage_trouble import AGAIN, BUSY, DATABASE_ERRORS, PATIENCE, trouble_of

BETWEEN: Final = 0.02  # seconds from one commit to the next: each costs as much as ten changes
TIDY_AFTER: Final = 2000  # changes after which what was written ahead is put to its place in the file


class Commits(Storage):
    """The storage of a served application. ``lost`` hears of a game whose change was not kept."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.lost: Callable[[str], None] = lambda game: None
        self._pending: dict[str, GameRow] = {}  # accepted and not written yet, the last of each game
        self._waiting: list[tuple[GameRow, asyncio.Future[bool]]] = []
        self._writer: asyncio.Task[None] | None = None
        self._change: asyncio.Future[bool] | None = None
        self.rest: Callable[[float], Awaitable[None]] = asyncio.sleep
        self.due = 0.0  # when the next commit may begin
        self._thread = ThreadPoolExecutor(1, "commits")
        self._aside = ThreadPoolExecutor(1, "tidying")
        self.tidy_after = TIDY_AFTER
        self._untidy = 0  # changes written ahead
        self.tidying: asyncio.Task[None] | None = None

    def put(self, row: GameRow) -> bool:
        """Accept a change; whether it was kept is known when what ``take_pending`` gives is done."""
        before = self._pending.get(row.id)
        if before is not None and before.revision != row.revision - 1:
            return False
        self._pending[row.id] = row
        self._change = asyncio.get_running_loop().create_future()
        self._waiting.append((row, self._change))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.get_running_loop().create_task(self._write())
        return True

    def take_pending(self) -> asyncio.Future[bool] | None:
        """What the request that was just answered has to wait for: true if its change was kept."""
        found, self._change = self._change, None
        return found

    async def _write(self) -> None:
        while self._waiting:
            await self._until_due()
            batch, self._waiting = self._waiting, []
            rows = [row for row, _ in batch]
            try:
                kept = await self._put_patiently(rows)
            except Exception as error:
                if trouble_of(error) == BUSY:  # what came meanwhile would only wait longer
                    batch, self._waiting = batch + self._waiting, []
                for row, future in batch:
                    self._drop(row, future, error)
                continue
            for (row, future), well in zip(batch, kept, strict=True):
                if not well:
                    self._drop(row, future, None)
                    continue
                if self._pending.get(row.id) is row:
                    del self._pending[row.id]
                    self.database.remember(row)
                if not future.done():
                    future.set_result(True)
            self._untidy += len(batch)
            if self._untidy >= self.tidy_after and self.database.in_file and self.tidying is None:
                self._untidy = 0
                self.tidying = asyncio.get_running_loop().create_task(self._tidy())

    async def _tidy(self) -> None:
        """What was written ahead goes to its place beside the commits, what came meanwhile between two of them. Left to
        SQLite, a commit does all of it now and then, and every answer waits for that."""
        loop = asyncio.get_running_loop()
        try:
            await loop.run_in_executor(self._aside, self.database.tidy)
            await loop.run_in_executor(self._thread, self.database.tidy)
        except Exception:  # a full disk is told by the next commit, and SQLite tries again by itself
            return
        finally:
            self.tidying = None

    async def _until_due(self) -> None:
        """A change after a pause is written at once; of many, those of a moment go together."""
        clock = asyncio.get_running_loop().time
        pause = self.due - clock()
        if pause > 0:
            await self.rest(pause)
        self.due = clock() + BETWEEN

    async def _put_patiently(self, rows: list[GameRow]) -> list[bool]:
        """Another program may have the database: what does not touch it goes on meanwhile."""
        clock = asyncio.get_running_loop().time
        until = clock() + PATIENCE
        while True:
            try:
                return await self._put(rows)
            except DATABASE_ERRORS as error:
                if trouble_of(error) != BUSY or clock() > until:
                    raise
            await asyncio.sleep(AGAIN)

    async def _put(self, rows: list[GameRow]) -> list[bool]:
        """A thread of its own waits for the disk. In a file rows are changed here already: two threads that ask for the
        interpreter at every row keep each other waiting. A database in memory has one connection only."""
        if self.database.in_memory:
            return self.database.put_all(rows)
        loop = asyncio.get_running_loop()
        if not self.database.in_file:
            return await loop.run_in_executor(self._thread, self.database.put_all, rows)
        return await loop.run_in_executor(self._thread, self.database.changing(rows).commit)

    def _drop(self, row: GameRow, future: asyncio.Future[bool], error: Exception | None) -> None:
        self._pending.pop(row.id, None)
        self.lost(row.id)
        if future.done():
            return
        if error is None:
            future.set_result(False)
        else:
            future.set_exception(error)

    def get(self, game: str) -> GameRow | None:
        return self._pending.get(game) or self.database.get(game)

    def rows(self) -> list[GameRow]:
        return [self._pending.get(row.id, row) for row in self.database.rows()]

    def add(self, row: GameRow) -> None:
        self.database.add(row)

    def delete(self, game: str) -> None:
        self._pending.pop(game, None)
        self.database.delete(game)

    def count(self) -> int:
        return self.database.count()

    def links(self, game: str) -> list[Link]:
        return self.database.links(game)

    def link_with(self, digest: str) -> Link | None:
        return self.database.link_with(digest)

    def add_link(self, game: str, seat: str, digest: str) -> int:
        return self.database.add_link(game, seat, digest)

    def revoke(self, game: str, number: int) -> bool:
        return self.database.revoke(game, number)

    def kept(self, name: str) -> str | None:
        return self.database.kept(name)

    def keep(self, name: str, text: str) -> None:
        self.database.keep(name, text)
