"""Many changes, one commit: what is accepted while the disk is busy waits, and is then written together.

An answer is sent only when its change is on the disk. Until then the change is seen by this process alone, so that the
next request about the same game builds on it.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from maszyna.app.base.storage import GameRow, Link, Storage
from maszyna.server.database import Database


class Commits(Storage):
    """The storage of a served application. ``lost`` hears of a game whose change was not kept."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.lost: Callable[[str], None] = lambda game: None
        self._pending: dict[str, GameRow] = {}  # accepted and not written yet, the last of each game
        self._waiting: list[tuple[GameRow, asyncio.Future[bool]]] = []
        self._writer: asyncio.Task[None] | None = None
        self._accepted: asyncio.Future[bool] | None = None
        self._thread = ThreadPoolExecutor(1, "commits")

    def put(self, row: GameRow) -> bool:
        """Accept a change; whether it was kept is known when ``accepted`` is done."""
        before = self._pending.get(row.id)
        if before is not None and before.revision != row.revision - 1:
            return False
        self._pending[row.id] = row
        self._accepted = asyncio.get_running_loop().create_future()
        self._waiting.append((row, self._accepted))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.get_running_loop().create_task(self._write())
        return True

    def accepted(self) -> asyncio.Future[bool] | None:
        """What the request that was just answered has to wait for: true if its change was kept."""
        found, self._accepted = self._accepted, None
        return found

    async def _write(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            rows = [row for row, _ in batch]
            try:
                kept = await self._put(rows)
            except Exception as error:
                for row, future in batch:
                    self._drop(row, future, error)
                continue
            for (row, future), well in zip(batch, kept, strict=True):
                if not well:
                    self._drop(row, future, None)
                    continue
                if self._pending.get(row.id) is row:
                    del self._pending[row.id]
                if not future.done():
                    future.set_result(True)

    async def _put(self, rows: list[GameRow]) -> list[bool]:
        """In a thread of its own, which waits for the disk; a database in memory has one connection only."""
        if self.database.in_memory:
            return self.database.put_all(rows)
        return await asyncio.get_running_loop().run_in_executor(self._thread, self.database.put_all, rows)

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
