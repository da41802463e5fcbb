"""Games kept in memory, where a test needs no database."""

from maszyna.app.base.storage import GameRow, Link


class MemoryStorage:
    """Games of one process."""

    def __init__(self) -> None:
        self._rows: dict[str, GameRow] = {}
        self._links: list[Link] = []
        self._kept: dict[str, str] = {}
        self._numbers = 0

    def get(self, game: str) -> GameRow | None:
        return self._rows.get(game)

    def add(self, row: GameRow) -> None:
        self._rows[row.id] = row

    def put(self, row: GameRow) -> bool:
        before = self._rows.get(row.id)
        if before is None or before.revision != row.revision - 1:
            return False
        del self._rows[row.id]
        self._rows[row.id] = row
        return True

    def delete(self, game: str) -> None:
        self._rows.pop(game, None)
        self._links = [link for link in self._links if link.game != game]

    def rows(self) -> list[GameRow]:
        return list(reversed(self._rows.values()))

    def count(self) -> int:
        return len(self._rows)

    def links(self, game: str) -> list[Link]:
        return [link for link in self._links if link.game == game]

    def link_with(self, digest: str) -> Link | None:
        return next((link for link in self._links if link.digest == digest), None)

    def add_link(self, game: str, seat: str, digest: str) -> int:
        self._numbers += 1
        self._links.append(Link(game, self._numbers, seat, digest))
        return self._numbers

    def revoke(self, game: str, number: int) -> bool:
        before = len(self._links)
        self._links = [link for link in self._links if link.game != game or link.number != number]
        return len(self._links) < before

    def kept(self, name: str) -> str | None:
        return self._kept.get(name)

    def keep(self, name: str, text: str) -> None:
        self._kept[name] = text
