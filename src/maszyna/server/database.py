"""Games in a database: one row each, changed only if nobody changed it meanwhile. SQLite, or any URL of SQLAlchemy."""

import contextlib
import os
from typing import Any

from sqlalchemy import (
    Connection,
    Engine,
    PoolProxiedConnection,
    create_engine,
    delete,
    event,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.pool import StaticPool

from maszyna.app.base.storage import GameRow, Link, review_name
from maszyna.kernel.errors import MaszynaError
from maszyna.server.database_tables import (
    CHANGE,
    GAMES,
    KEPT,
    LINK_WITH,
    LINKS,
    LINKS_OF_GAME,
    NEWEST_GAMES,
    ONE_GAME,
    TABLES,
    change_to,
    fields,
    row_of,
)
from maszyna.server.notices import notice_of
from maszyna.server.quick_sqlite import QuickSqlite

FIRST_WAIT = 5.0  # seconds for another process that has the file, at the start
WAIT = 20  # milliseconds for it later: everybody waits for the thread that answers, and the server tries again
POSTGRESQL = "-c lock_timeout=5000 -c statement_timeout=15000"  # milliseconds
PRIVATE = 0o600
NOT_FOR_ALL = 0o770
PAGES_AHEAD = 8000  # written ahead, 32 MB, before a commit itself puts them to their places, which takes long
ADD = insert(GAMES).values(number=select(func.coalesce(func.max(GAMES.c.number), 0) + 1).scalar_subquery())


class NoDatabase(MaszynaError):
    """A database that cannot be opened."""


def open_database(url: str) -> "Database":
    """The database of an address, with its tables made where they are missing."""
    try:
        in_memory = url in ("sqlite://", "sqlite:///:memory:")
        more: dict[str, Any] = {"poolclass": StaticPool} if in_memory else {}
        if url.startswith("sqlite"):
            more["connect_args"] = {"check_same_thread": False, "timeout": FIRST_WAIT}
        elif url.startswith("postgresql"):
            more["connect_args"] = {"connect_timeout": 5, "options": POSTGRESQL}
        engine = create_engine(url, pool_pre_ping=not url.startswith("sqlite"), **more)
        if url.startswith("sqlite"):
            event.listen(engine, "connect", prepare_sqlite)
            if not in_memory:
                keep_private(engine.url.database or "")
        with engine.begin() as connection:
            if url.startswith("sqlite"):
                connection.exec_driver_sql(f"PRAGMA busy_timeout={int(1000 * FIRST_WAIT)}")
            TABLES.create_all(connection)
            if url.startswith("sqlite"):
                connection.exec_driver_sql(f"PRAGMA busy_timeout={WAIT}")
    except (ArgumentError, NoSuchModuleError, ImportError) as error:
        raise NoDatabase("--db", "no_database_address", reason=first_line(error)) from None
    except SQLAlchemyError as error:
        raise NoDatabase("--db", "database_not_opened", reason=first_line(error)) from None
    return Database(engine)


def keep_private(name: str) -> None:
    """The file holds seeds and hands: it is made for its owner alone, and an older one is closed to all others."""
    with contextlib.suppress(OSError):  # SQLite says what is wrong with the place
        os.close(os.open(name, os.O_CREAT | os.O_RDWR, PRIVATE))
    for path in (name, f"{name}-wal", f"{name}-shm"):
        with contextlib.suppress(OSError):
            os.chmod(path, os.stat(path).st_mode & NOT_FOR_ALL)


def first_line(error: Exception) -> str:
    return str(error).splitlines()[0] if str(error) else type(error).__name__


def prepare_sqlite(connection: Any, record: object) -> None:
    """Written ahead, so that readers never wait and a killed process loses nothing it has answered."""
    connection.text_factory = readable
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute(f"PRAGMA wal_autocheckpoint={PAGES_AHEAD}")
    cursor.execute(f"PRAGMA busy_timeout={WAIT}")
    cursor.close()


def readable(text: bytes) -> str:
    """A damaged letter spoils its own row alone."""
    return text.decode("utf-8", "replace")


class Changing:
    """A transaction that only has to be committed, from any thread; ``kept`` says which of its changes hold."""

    def __init__(self, connection: Connection | PoolProxiedConnection) -> None:
        self.connection = connection
        self.kept: list[bool] = []

    def commit(self) -> list[bool]:
        try:
            self.connection.commit()
        finally:
            self.connection.close()
        return self.kept


class Database:
    """Keeps what the application's storage promises."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.in_memory = isinstance(engine.pool, StaticPool)
        self.in_file = engine.dialect.name == "sqlite" and not self.in_memory
        self.gives_notice = engine.dialect.name == "postgresql"
        self.quick = QuickSqlite(engine) if self.in_file else None
        # A single reading statement needs no transaction: begin and rollback would be two more ways to the database.
        self.reading = engine.execution_options(isolation_level="AUTOCOMMIT") if self.gives_notice else engine

    def close(self) -> None:
        if self.quick:
            self.quick.close()
        self.engine.dispose()

    def get(self, game: str) -> GameRow | None:
        if self.quick:
            return self.quick.get(game)
        with self.reading.connect() as connection:
            found = connection.execute(ONE_GAME, {"wanted": game}).first()
        return row_of(found) if found else None

    def remember(self, row: GameRow) -> None:
        """What was just committed will be asked for again."""
        if self.quick:
            self.quick.remember(row)

    def add(self, row: GameRow) -> None:
        with self.engine.begin() as connection:
            connection.execute(ADD, {**fields(row), "id": row.id, "kind": row.kind})

    def put(self, row: GameRow) -> bool:
        return self.put_all([row])[0]

    def put_all(self, rows: list[GameRow]) -> list[bool]:
        """Changes of several games in one transaction; each is kept if nobody changed that game meanwhile."""
        return self.changing(rows).commit()

    def changing(self, rows: list[GameRow]) -> Changing:
        """The same, up to the commit."""
        connection = self.engine.raw_connection() if self.quick else self.engine.connect()
        changing = Changing(connection)
        try:
            for row in rows:
                if self.quick:
                    changing.kept.append(self.quick.change(connection, row))
                else:
                    assert isinstance(connection, Connection)
                    changing.kept.append(connection.execute(CHANGE, change_to(row)).rowcount == 1)
                    if self.gives_notice and changing.kept[-1]:
                        connection.execute(notice_of(row.id))
        except BaseException:
            connection.close()
            raise
        return changing

    def tidy(self) -> None:
        """Put what was written ahead to its place in the file; changes go on meanwhile."""
        with self.engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")

    def delete(self, game: str) -> None:
        with self.engine.begin() as connection:
            connection.execute(delete(LINKS).where(LINKS.c.game == game))
            connection.execute(delete(GAMES).where(GAMES.c.id == game))
            connection.execute(delete(KEPT).where(KEPT.c.name == review_name(game)))
            if self.gives_notice:
                connection.execute(notice_of(game))

    def rows(self) -> list[GameRow]:
        with self.reading.connect() as connection:
            return [row_of(found) for found in connection.execute(NEWEST_GAMES).all()]

    def count(self) -> int:
        with self.reading.connect() as connection:
            return connection.execute(select(func.count()).select_from(GAMES)).scalar() or 0

    def links(self, game: str) -> list[Link]:
        if self.quick:
            return self.quick.links(game)
        with self.reading.connect() as connection:
            return [Link(*one) for one in connection.execute(LINKS_OF_GAME, {"wanted": game}).all()]

    def link_with(self, digest: str) -> Link | None:
        if self.quick:
            return self.quick.link_with(digest)
        with self.reading.connect() as connection:
            found = connection.execute(LINK_WITH, {"wanted": digest}).first()
        return Link(*found) if found else None

    def add_link(self, game: str, seat: str, digest: str) -> int:
        with self.engine.begin() as connection:
            done = connection.execute(insert(LINKS).values(game=game, seat=seat, digest=digest))
            key = done.inserted_primary_key
            assert key is not None
            return int(key[0])

    def revoke(self, game: str, number: int) -> bool:
        with self.engine.begin() as connection:
            gone = delete(LINKS).where(LINKS.c.game == game, LINKS.c.number == number)
            return connection.execute(gone).rowcount == 1

    def kept(self, name: str) -> str | None:
        with self.reading.connect() as connection:
            return connection.execute(select(KEPT.c.text).where(KEPT.c.name == name)).scalar()

    def keep(self, name: str, text: str) -> None:
        with self.engine.begin() as connection:
            if connection.execute(update(KEPT).where(KEPT.c.name == name).values(text=text)).rowcount == 0:
                connection.execute(insert(KEPT).values(name=name, text=text))

    def documents(self) -> dict[str, str]:
        """All of them by name."""
        with self.engine.connect() as connection:
            found = connection.execute(select(KEPT.c.name, KEPT.c.text)).all()
        return {str(name): str(text) for name, text in found}

    def clear(self) -> None:
        """Everything goes: games, links and documents."""
        with self.engine.begin() as connection:
            for table in (LINKS, GAMES, KEPT):
                connection.execute(delete(table))
