"""Several processes on one PostgreSQL: each hears at once which games another has changed.

A change and its notice are one transaction, so a notice comes when the change can be read, and never without it. SQLite
has no such thing: there an open page looks every few seconds (``changes.LOOK_AGAIN``).
"""

import asyncio
from collections.abc import Callable
from typing import Final

from sqlalchemy import Select, func, select
from sqlalchemy.engine import URL

CHANNEL: Final = "maszyna_games"
AGAIN: Final = 1.0  # seconds before a lost connection is opened again; open pages look for themselves meanwhile


def notice_of(game: str) -> Select[tuple[str]]:
    """The statement that tells all processes, itself included, when its transaction is committed."""
    return select(func.pg_notify(CHANNEL, game))


async def hear_notices(url: URL, tell: Callable[[str], None]) -> None:
    """Tell of every game that any process changes, until cancelled."""
    import psycopg

    address = url.set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(address, autocommit=True) as connection:
                await connection.execute(f"LISTEN {CHANNEL}".encode())
                async for notice in connection.notifies():
                    tell(notice.payload)
        except psycopg.Error:
            await asyncio.sleep(AGAIN)
