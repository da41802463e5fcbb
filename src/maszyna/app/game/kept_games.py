"""The games that are kept, and who may do what with them: found, shown, and changed only if nobody was faster."""

from datetime import UTC, datetime
from typing import Any, Final

from maszyna.app.base.documents import FORBIDDEN, NOT_FOUND, STALE, Doc, Problem
from maszyna.app.base.live_games import LiveGame, restored
from maszyna.app.base.meta import meta_of
from maszyna.app.base.requester import Viewer, viewer
from maszyna.app.base.routed_request import RoutedRequest
from maszyna.app.base.storage import GameRow, Storage
from maszyna.app.game.views import ViewExtras, last_told, view_of
from maszyna.kernel.document import Part
from maszyna.kernel.errors import FormatError
from maszyna.kernel.save import parse

MOST_GAMES: Final = 2000
MOST_CACHED: Final = 512
MOST_REVISION: Final = 1 << 53
PLACES: Final = "places"  # in a query: the key of the places that the asker has already


class KeptGames:
    def __init__(self, storage: Storage, most_games: int = MOST_GAMES) -> None:
        self.storage = storage
        self.most_games = most_games
        self.cache: dict[str, tuple[int, LiveGame[Any]]] = {}  # an accelerator: by game its revision and the game

    def row(self, asked: RoutedRequest) -> GameRow:
        """The game a request is about, if the asker may know of it."""
        game = asked.parts[1]
        who = asked.who
        if who is not None and who.link is not None and who.link.game != game:
            raise Problem(FORBIDDEN, asked.words.say("problem_forbidden"))
        row = self.storage.get(game)
        if row is None:
            raise Problem(NOT_FOUND, asked.words.say("problem_not_found"))
        return row

    def live(self, row: GameRow) -> LiveGame[Any]:
        found = self.cache.get(row.id)
        if found is not None and found[0] == row.revision:
            return found[1]
        live = restored(parse(row.save))
        self.remember(row.id, row.revision, live)
        return live

    def remember(self, game: str, revision: int, live: LiveGame[Any]) -> None:
        self.cache.pop(game, None)
        self.cache[game] = (revision, live)
        if len(self.cache) > MOST_CACHED:
            del self.cache[next(iter(self.cache))]

    def forget(self, game: str) -> None:
        self.cache.pop(game, None)

    def viewer(self, asked: RoutedRequest, row: GameRow, live: LiveGame[Any]) -> Viewer:
        """What the asker has to do with a game, as it stands in ``live``."""
        assert asked.who is not None
        if asked.links is None:
            asked.links = self.storage.links(row.id)
        return viewer(asked.who, live.seat_names(), live.people(), live.deciding(), asked.links)

    def acting(self, asked: RoutedRequest, row: GameRow, live: LiveGame[Any]) -> Viewer:
        """The same, of somebody who plays."""
        found = self.viewer(asked, row, live)
        if not found.acts:
            raise Problem(FORBIDDEN, asked.words.say("problem_forbidden"), asked.words.say("not_asked"))
        return found

    def shown(self, asked: RoutedRequest, row: GameRow, live: LiveGame[Any], screen: ViewExtras | None = None) -> Doc:
        actions = len(live.entries)
        screen = screen or ViewExtras(row.id, row.revision, actions, actions)
        view = view_of(live, self.viewer(asked, row, live), asked.words, screen)
        if asked.text(PLACES) and asked.text(PLACES) == view["board"].get("places_key"):
            del view["board"]["places"]
        return view

    def keep(self, asked: RoutedRequest, row: GameRow, live: LiveGame[Any]) -> GameRow:
        """The game after a change, if nobody was faster."""
        meta = self.meta(live, row.meta) | {"last": last_told(live, asked.words)}
        new = GameRow(row.id, row.kind, row.revision + 1, live.save(), meta)
        if not self.storage.put(new):
            raise self.stale(asked)
        self.remember(new.id, new.revision, live)
        return new

    def meta(self, live: LiveGame[Any], before: Doc) -> Doc:
        now = datetime.now(UTC).isoformat(timespec="seconds")
        return {**meta_of(live), "created": before.get("created", now), "changed": now}

    def stale(self, asked: RoutedRequest) -> Problem:
        row = self.row(asked)
        live = self.live(row)
        more = {"revision": row.revision, "view": self.shown(asked, row, live)}
        return Problem(STALE, asked.words.say("problem_stale"), "", "revision", **more)

    def check_revision(self, asked: RoutedRequest, row: GameRow, fields: dict[str, Part]) -> None:
        if "revision" not in fields:
            raise FormatError("body.revision", "revision_missing")
        if fields["revision"].number(0, MOST_REVISION) != row.revision:
            raise self.stale(asked)
