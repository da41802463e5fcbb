"""The tables of the database: games, links to them, and documents of the owner's own."""

from typing import Any

import orjson
from sqlalchemy import Column, Integer, MetaData, String, Table, Text, bindparam, select, update

from maszyna.app.base.storage import GameRow

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

# Asked for with every request, so made once. Their columns stand in the order of GameRow and Link.
GAME_COLUMNS = (GAMES.c.id, GAMES.c.kind, GAMES.c.revision, GAMES.c.save, GAMES.c.meta)
ONE_GAME = select(*GAME_COLUMNS).where(GAMES.c.id == bindparam("wanted"))
NEWEST_GAMES = select(*GAME_COLUMNS).order_by(GAMES.c.changed.desc(), GAMES.c.number.desc())
ANY_LINK = select(LINKS.c.game, LINKS.c.number, LINKS.c.seat, LINKS.c.digest)
LINKS_OF_GAME = ANY_LINK.where(LINKS.c.game == bindparam("wanted")).order_by(LINKS.c.number)
LINK_WITH = ANY_LINK.where(LINKS.c.digest == bindparam("wanted"))
CHANGE = (
    update(GAMES)
    .where(GAMES.c.id == bindparam("wanted"), GAMES.c.revision == bindparam("before"))
    .values({name: bindparam(name) for name in ("revision", "save", "meta", "changed")})
)


def fields(row: GameRow) -> dict[str, Any]:
    """What a change writes."""
    return {
        "revision": row.revision,
        "save": row.save,
        "meta": orjson.dumps(row.meta).decode(),
        "changed": row.meta.get("changed", ""),
    }


def change_to(row: GameRow) -> dict[str, Any]:
    """The same with what has to stand there before."""
    return {**fields(row), "wanted": row.id, "before": row.revision - 1}


def row_of(columns: Any) -> GameRow:
    game, kind, revision, save, meta = columns
    return GameRow(game, kind, revision, save if isinstance(save, str) else "", read_meta(meta))


def read_meta(text: object) -> dict[str, Any]:
    """What a list shows of a game; where that is damaged, nothing is known of it."""
    try:
        found = orjson.loads(text if isinstance(text, str) else "")
    except orjson.JSONDecodeError:
        return {}
    return found if isinstance(found, dict) else {}
