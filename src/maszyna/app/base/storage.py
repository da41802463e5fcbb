"""Where games are kept, as far as the application knows: rows of text behind a few methods.

The server has a database behind them, a page without a server the browser's own; ``Memory`` keeps all in this process.
"""

from typing import Any, Final, NamedTuple, Protocol

REVIEW: Final = "review/"


def review_name(game: str) -> str:
    """The name of the document with the review of a game; it goes when the game is deleted."""
    return f"{REVIEW}{game}"


class Link(NamedTuple):
    """A key that was handed out: for one seat, or only to look on (``seat`` empty). The key itself is not kept."""

    game: str
    number: int
    seat: str
    digest: str


# In a row's meta, for a game that is only an exercise and that no list shows.
LESSON: Final = "lesson"  # the key of its stage
PUZZLE: Final = "puzzle"  # the key of the puzzle


class GameRow(NamedTuple):
    """One game. ``meta`` is what a list of games shows without replaying them."""

    id: str
    kind: str
    revision: int
    save: str
    meta: dict[str, Any]

    def is_listed(self) -> bool:
        return LESSON not in self.meta and PUZZLE not in self.meta


class Storage(Protocol):
    def get(self, game: str) -> GameRow | None: ...

    def add(self, row: GameRow) -> None: ...

    def put(self, row: GameRow) -> bool:
        """Keep the row if the one kept has the revision just before it; otherwise nothing changes."""
        ...

    def delete(self, game: str) -> None: ...

    def rows(self) -> list[GameRow]:
        """All games, the last changed first."""
        ...

    def count(self) -> int:
        """How many games there are."""
        ...

    def links(self, game: str) -> list[Link]:
        """The live links of a game, by number."""
        ...

    def link_with(self, digest: str) -> Link | None: ...

    def add_link(self, game: str, seat: str, digest: str) -> int:
        """The number of the new link."""
        ...

    def revoke(self, game: str, number: int) -> bool: ...

    def kept(self, name: str) -> str | None:
        """A document of the owner's own, such as the tiles typed in."""
        ...

    def keep(self, name: str, text: str) -> None: ...
