"""Who is told when a game has changed: open streams of events."""

import asyncio
from collections.abc import AsyncIterator
from typing import Final

from maszyna.app.application import Application
from maszyna.app.base.requester import Requester
from maszyna.app.base.revisions import revision_for
from maszyna.server.storage_trouble import DATABASE_ERRORS

# Streams of events that one key, and the owner, may hold open: one for each page.
MOST_OF_KEY: Final = 50
MOST_OF_OWNER: Final = 500
LOOK_AGAIN: Final = 3.0  # seconds after which a stream looks for itself: another process may have changed the game


class Changes:
    def __init__(self, application: Application) -> None:
        self.application = application
        self.closed = False
        self._waiting: dict[str, set[asyncio.Event]] = {}
        self._streams: dict[str, int] = {}  # by the digest of a key; the owner's by nothing

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
        if self.crowded(who):
            return
        key = key_of(who)
        self._streams[key] = self._streams.get(key, 0) + 1
        bell = asyncio.Event()
        self._waiting.setdefault(game, set()).add(bell)
        try:
            while not self.closed:
                bell.clear()
                try:
                    row = self.application.storage.get(game)
                    still = row is not None and self.still(who)
                except DATABASE_ERRORS:  # looked up again a little later
                    await asyncio.sleep(LOOK_AGAIN)
                    continue
                if row is None or not still:
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
            self._streams[key] -= 1
            if not self._streams[key]:
                del self._streams[key]
            self._waiting[game].discard(bell)
            if not self._waiting[game]:
                del self._waiting[game]

    def crowded(self, who: Requester) -> bool:
        """Whether an asker has as many streams as it may have."""
        return self._streams.get(key_of(who), 0) >= (MOST_OF_OWNER if who.is_owner else MOST_OF_KEY)

    def still(self, who: Requester) -> bool:
        """Whether a link has not been revoked meanwhile."""
        return who.link is None or self.application.storage.link_with(who.link.digest) is not None


def key_of(who: Requester) -> str:
    return "" if who.link is None else who.link.digest
