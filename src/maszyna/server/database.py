"""Games in a database: one row each, changed only if nobody changed it meanwhile. SQLite, or any URL of SQLAlchemy."""

import json
from typing import Any

from sqlalchemy import (
    Column,
    Connection,
    Engine,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    bindparam,
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

from maszyna.app.base.storage import GameRow, Link
from maszyna.kernel.errors import MaszynaError

PAGES_AHEAD = 8000  # written ahead before they go to their places, 32 MB: that takes long, and is seldom then
TABLES = MetaData()
GAMES = Table(
    "games",
    TABLES,
    Column("id", String(64), primary_key=True),
    Column("kind", String(32), nullable=False),
    Column("revision", Integer, nullable=False),
    Column("save", Text, nullable=False),
    Column("meta", Text, nullable=False),
    Column("changed", String(40), nullable=False, index=True),
    Column("number", Integer, nullable=False, default=0),
)
LINKS = Table(
    "links",
    TABLES,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("game", String(64), nullable=False, index=True),
    Column("seat", String(32), nullable=False),
    Column("digest", String(64), nullable=False, unique=True),
)
KEPT = Table("kept", TABLES, Column("name", String(64), primary_key=True), Column("text", Text, nullable=False))

# Asked for with every request, so made once.
ONE_GAME = select(GAMES).where(GAMES.c.id == bindparam("wanted"))
LINKS_OF_GAME = select(LINKS).where(LINKS.c.game == bindparam("wanted")).order_by(LINKS.c.number)
LINK_WITH = select(LINKS).where(LINKS.c.digest == bindparam("wanted"))
CHANGE = (
    update(GAMES)
    .where(GAMES.c.id == bindparam("wanted"), GAMES.c.revision == bindparam("before"))
    .values({name: bindparam(name) for name in ("revision", "save", "meta", "changed")})
)
ADD = insert(GAMES).values(number=select(func.coalesce(func.max(GAMES.c.number), 0) + 1).scalar_subquery())


class NoDatabase(MaszynaError):
    """A database that cannot be opened."""


def open_database(url: str) -> "Database":
    """The database of an address, with its tables made where they are missing."""
    try:
        in_memory = url in ("sqlite://", "sqlite:///:memory:")
        more: dict[str, Any] = {"poolclass": StaticPool} if in_memory else {}
        if url.startswith("sqlite"):
            more["connect_args"] = {"check_same_thread": False, "timeout": 15}
        engine = create_engine(url, **more)
        if url.startswith("sqlite"):
            event.listen(engine, "connect", prepare_sqlite)
        TABLES.create_all(engine)
    except (ArgumentError, NoSuchModuleError, ImportError) as error:
        raise NoDatabase(f"--db: not the address of a database: {first_line(error)}") from None
    except SQLAlchemyError as error:
        raise NoDatabase(f"--db: cannot be opened: {first_line(error)}") from None
    return Database(engine)


def first_line(error: Exception) -> str:
    return str(error).splitlines()[0] if str(error) else type(error).__name__


def prepare_sqlite(connection: Any, record: object) -> None:
    """Written ahead, so that readers never wait and a killed process loses nothing it has answered."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute(f"PRAGMA wal_autocheckpoint={PAGES_AHEAD}")
    cursor.close()


class Changing:
    """A transaction that only has to be committed, from any thread; ``kept`` says which of its changes hold."""

    def __init__(self, connection: Connection, kept: list[bool]) -> None:
        self.connection = connection
        self.kept = kept

    def commit(self) -> list[bool]:
        with self.connection:
            self.connection.commit()
        return self.kept


class Database:
    """Keeps what the application's storage promises."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.in_memory = isinstance(engine.pool, StaticPool)
        self.in_file = engine.dialect.name == "sqlite" and not self.in_memory

    def close(self) -> None:
        self.engine.dispose()

    def get(self, game: str) -> GameRow | None:
        with self.engine.connect() as connection:
            found = connection.execute(ONE_GAME, {"wanted": game}).first()
        return GameRow(found.id, found.kind, found.revision, found.save, json.loads(found.meta)) if found else None

    def add(self, row: GameRow) -> None:
        with self.engine.begin() as connection:
            connection.execute(ADD, {**fields(row), "id": row.id, "kind": row.kind})

    def put(self, row: GameRow) -> bool:
        return self.put_all([row])[0]

    def put_all(self, rows: list[GameRow]) -> list[bool]:
        """Changes of several games in one transaction; each is kept if nobody changed that game meanwhile."""
        return self.changing(rows).commit()

    def changing(self, rows: list[GameRow]) -> "Changing":
        """The same, up to the commit."""
        connection = self.engine.connect()
        try:
            changes = [{**fields(row), "wanted": row.id, "before": row.revision - 1} for row in rows]
            return Changing(connection, [connection.execute(CHANGE, change).rowcount == 1 for change in changes])
        except BaseException:
            connection.close()
            raise

    def delete(self, game: str) -> None:
        with self.engine.begin() as connection:
            connection.execute(delete(LINKS).where(LINKS.c.game == game))
            connection.execute(delete(GAMES).where(GAMES.c.id == game))

    def rows(self) -> list[GameRow]:
        columns = (GAMES.c.id, GAMES.c.kind, GAMES.c.revision, GAMES.c.meta)
        newest = select(*columns).order_by(GAMES.c.changed.desc(), GAMES.c.number.desc())
        with self.engine.connect() as connection:
            found = connection.execute(newest).all()
        return [GameRow(one.id, one.kind, one.revision, "", json.loads(one.meta)) for one in found]

    def count(self) -> int:
        with self.engine.connect() as connection:
            return connection.execute(select(func.count()).select_from(GAMES)).scalar() or 0

    def links(self, game: str) -> list[Link]:
        with self.engine.connect() as connection:
            found = connection.execute(LINKS_OF_GAME, {"wanted": game}).all()
        return [Link(one.game, one.number, one.seat, one.digest) for one in found]

    def link_with(self, digest: str) -> Link | None:
        with self.engine.connect() as connection:
            found = connection.execute(LINK_WITH, {"wanted": digest}).first()
        return Link(found.game, found.number, found.seat, found.digest) if found else None

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
        with self.engine.connect() as connection:
            return connection.execute(select(KEPT.c.text).where(KEPT.c.name == name)).scalar()

    def keep(self, name: str, text: str) -> None:
        with self.engine.begin() as connection:
            if connection.execute(update(KEPT).where(KEPT.c.name == name).values(text=text)).rowcount == 0:
                connection.execute(insert(KEPT).values(name=name, text=text))


def fields(row: GameRow) -> dict[str, Any]:
    return {
        "revision": row.revision,
        "save": row.save,
        "meta": json.dumps(row.meta, ensure_ascii=False),
        "changed": row.meta.get("changed", ""),
    }
