"""What every request asks of SQLite, given to it directly: through SQLAlchemy the same takes ten times as long."""

from typing import Any, Final

from sqlalchemy import Engine, bindparam, select
from sqlalchemy.dialects import sqlite
from sqlalchemy.sql.expression import ClauseElement

from maszyna.app.base.storage import GameRow, Link
from maszyna.server import database_tables as tables
from maszyna.server.database_tables import GAMES, change_to, row_of

MOST_ROWS: Final = 512  # kept in memory, an accelerator


def text_of(statement: ClauseElement) -> str:
    return str(statement.compile(dialect=sqlite.dialect(paramstyle="named")))


REVISION: Final = text_of(select(GAMES.c.revision).where(GAMES.c.id == bindparam("wanted")))
ONE_GAME: Final = text_of(tables.ONE_GAME)
LINKS_OF_GAME: Final = text_of(tables.LINKS_OF_GAME)
LINK_WITH: Final = text_of(tables.LINK_WITH)
CHANGE: Final = text_of(tables.CHANGE)


class QuickSqlite:
    """Reads from one connection, which only the thread that answers requests uses. A row is read again only when its
    revision has changed: another process may share the file."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._rows: dict[str, GameRow] = {}
        self._kept: Any = None

    def _asked(self, statement: str, wanted: str) -> list[Any]:
        if self._kept is None:
            self._kept = self.engine.raw_connection()
        found: list[Any] = self._kept.driver_connection.execute(statement, {"wanted": wanted}).fetchall()
        return found

    def get(self, game: str) -> GameRow | None:
        known = self._rows.get(game)
        if known is not None and self._asked(REVISION, game) == [(known.revision,)]:
            return known
        self._rows.pop(game, None)
        found = self._asked(ONE_GAME, game)
        if not found:
            return None
        row = row_of(found[0])
        self.remember(row)
        return row

    def remember(self, row: GameRow) -> None:
        """A row as it is kept; whether it still stands is looked up when it is asked for."""
        self._rows.pop(row.id, None)
        self._rows[row.id] = row
        if len(self._rows) > MOST_ROWS:
            del self._rows[next(iter(self._rows))]

    def links(self, game: str) -> list[Link]:
        return [Link(*one) for one in self._asked(LINKS_OF_GAME, game)]

    def link_with(self, digest: str) -> Link | None:
        return next((Link(*one) for one in self._asked(LINK_WITH, digest)), None)

    def change(self, connection: Any, row: GameRow) -> bool:
        """Whether a change holds, in the transaction of this connection."""
        held: int = connection.driver_connection.execute(CHANGE, change_to(row)).rowcount
        return held == 1

    def close(self) -> None:
        if self._kept is not None:
            self._kept.close()
            self._kept = None
