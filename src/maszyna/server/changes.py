"""Who is told when a game has changed: open streams of events."""

import asyncio
from collections.abc import AsyncIterator
from typing import Final

from maszyna.app.application import Application
from maszyna.app.base.requester import Requester
from maszyna.app.game.seen_steps import revision_for

LOOK_AGAIN: Final = 3.0  # seconds after which a stream looks for itself: another process may have changed the game


class Changes:
    def __init__(self, application: Application) -> None:
        self.application = application
        self.closed = False
        self._waiting: dict[str, set[asyncio.Event]] = {}

    def tell(self, game: str) -> None:
        for waiting in self._waiting.get(game, ()):
            waiting.set()

    def close(self) -> None:
        """Let every stream end."""
        self.closed = True
        for waiting in self._waiting.values():
            for one in waiting:
                one.set()

    async def revisions(self, game: str, who: Requester, seen: int) -> AsyncIterator[int]:
        """Every revision of a game that has not been seen, as long as the asker may see it."""
        bell = asyncio.Event()
        self._waiting.setdefault(game, set()).add(bell)
        try:
            while not self.closed:
                bell.clear()
                row = self.application.storage.get(game)
                if row is None or not self.still(who):
                    return
                revision = revision_for(row, who)
                if revision != seen:
                    seen = revision
                    yield seen
                try:
                    await asyncio.wait_for(bell.wait(), LOOK_AGAIN)
                except TimeoutError:
                    continue
        finally:
            self._waiting[game].discard(bell)
            if not self._waiting[game]:
                del self._waiting[game]

    def still(self, who: Requester) -> bool:
        """Whether a link has not been revoked meanwhile."""
        return who.link is None or self.application.storage.link_with(who.link.digest) is not None
