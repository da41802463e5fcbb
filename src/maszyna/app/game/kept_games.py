"""The games that are kept, and who may do what with them: found, shown, and changed only if nobody was faster."""

import secrets
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any, Final

from maszyna.app.base.documents import (
    CONFLICT,
    CREATED,
    FORBIDDEN,
    NOT_FOUND,
    Answer,
    Doc,
    Problem,
    ThoughtNeeded,
)
from maszyna.app.base.game_kind import AnyKind
from maszyna.app.base.requester import Viewer, viewer
from maszyna.app.base.revisions import UNSEEN, revision_for, unseen_after, unseen_but_by
from maszyna.app.base.routed_request import RoutedRequest
from maszyna.app.base.storage import PUZZLE, GameRow, Storage
from maszyna.app.base.transaction import refusal
from maszyna.app.game.readings import Readings, kind_of, meta_of, replayed, signed
from maszyna.app.game.seen_steps import SeenSteps
from maszyna.app.game.views import ViewExtras, view_of
from maszyna.app.kinds import KINDS
from maszyna.kernel.document import Part
from maszyna.kernel.errors import FormatError, MaszynaError
from maszyna.kernel.record import Entry, Record
from maszyna.players.puzzles.judging import Judging
from maszyna.players.puzzles.lone_best import LoneBest
from maszyna.players.review.review import Review

MOST_GAMES: Final = 2000
MOST_CACHED: Final = 512
MOST_STEPS: Final = 20_000  # actions of one game: ten times as many as a long one has
MOST_REVISION: Final = 1 << 53
NEWEST_LINKS: Final = "newest_links"  # in a row's meta, by seat: of links for a seat that somebody had one for
TRIES: Final = 20  # while others change the game
UNDONE: Final = "undone"  # how many actions each undo left, and its number; a later one hides earlier ones
REDO: Final = "redo"  # the actions that an undo took back, until something else is done; the next one first
PLACES: Final = "places"  # in a query: the key of the places that the asker has already


class KeptGames:
    def __init__(self, storage: Storage, most_games: int = MOST_GAMES) -> None:
        self.storage = storage
        self.most_games = most_games
        self.cache: dict[str, tuple[int, Record[Any]]] = {}  # an accelerator: by game its revision and the game
        self.readings = Readings()
        self.thinks_aside = False  # whether somebody else lets opponents think, and asks again with what they do
        self.reviews: dict[tuple[str, str, int], Review] = {}  # open ones, by game, its actions and seat
        self.judgings: dict[tuple[str, int], Judging] = {}  # of answers to puzzles, by game and revision
        # By game, revision, seat and turn: whether that is a puzzle, and what goes on with finding it out.
        self.checks: dict[tuple[str, int, int, int], tuple[LoneBest, Iterator[None]]] = {}

    def row(self, request: RoutedRequest) -> GameRow:
        """The game a request is about, if the asker may know of it."""
        game = request.parts[1]
        who = request.who
        if who is not None and who.link is not None and who.link.game != game:
            raise Problem(FORBIDDEN, request.words.say("problem_forbidden"))
        row = self.storage.get(game)
        if row is None:
            raise Problem(NOT_FOUND, request.words.say("problem_not_found"))
        return row

    def listed_rows(self) -> list[GameRow]:
        """The games that lists show."""
        return [row for row in self.storage.rows() if row.is_listed()]

    def kind(self, row: GameRow) -> AnyKind:
        return kind_of(row)

    def record(self, row: GameRow) -> Record[Any]:
        found = self.cache.get(row.id)
        if found is not None and found[0] == row.revision:
            return found[1]
        refused = self.readings.problem(row)
        if refused is not None:
            raise refused
        try:
            _, record = replayed(row)
        except MaszynaError as error:
            self.readings.refused(row, error)
            raise
        self.remember(row.id, row.revision, record)
        return record

    def is_new(self, row: GameRow) -> bool:
        """Whether a game would have to be replayed."""
        found = self.cache.get(row.id)
        return (found is None or found[0] != row.revision) and self.readings.problem(row) is None

    def remember(self, game: str, revision: int, record: Record[Any]) -> None:
        self.cache.pop(game, None)
        self.cache[game] = (revision, record)
        if len(self.cache) > MOST_CACHED:
            del self.cache[next(iter(self.cache))]

    def forget(self, game: str) -> None:
        self.cache.pop(game, None)
        self.readings.forget(game)

    def let_think(self, request: RoutedRequest, kind: AnyKind, record: Record[Any]) -> list[Entry]:
        """Opponents that think decide until a person is asked; what they did."""
        if not kind.is_thinking(record):
            return []
        if not self.thinks_aside:
            return kind.let_think(record)
        save, thought = kind.rules.dump(record), request.request.thought
        if thought is None or thought[0] != save:
            raise ThoughtNeeded(save)
        return record.say_all(thought[1])

    def viewer(self, request: RoutedRequest, row: GameRow, record: Record[Any]) -> Viewer:
        """What the asker has to do with a game, as it stands in the record."""
        assert request.who is not None
        if request.links is None:
            request.links = self.storage.links(row.id)
        kind = KINDS[row.kind]
        return viewer(request.who, kind.seat_names(record), kind.people(record), kind.deciding(record), request.links)

    def acting(self, request: RoutedRequest, row: GameRow, record: Record[Any]) -> Viewer:
        """The same, of somebody who plays."""
        found = self.viewer(request, row, record)
        if not found.acts:
            raise Problem(FORBIDDEN, request.words.say("problem_forbidden"), request.words.say("not_asked"))
        return found

    def steps(self, request: RoutedRequest, row: GameRow, record: Record[Any]) -> SeenSteps:
        """The actions of a game as the asker counts them."""
        return SeenSteps(KINDS[row.kind], record, self.viewer(request, row, record))

    def extras(self, request: RoutedRequest, row: GameRow, record: Record[Any]) -> ViewExtras:
        return ViewExtras(row.id, revision_for(row, request.who), self.steps(request, row, record))

    def view_for(
        self, request: RoutedRequest, row: GameRow, record: Record[Any], screen: ViewExtras | None = None
    ) -> Doc:
        return self.view_as(self.viewer(request, row, record), request, row, record, screen)

    def view_as(
        self, viewer: Viewer, request: RoutedRequest, row: GameRow, record: Record[Any], screen: ViewExtras | None
    ) -> Doc:
        screen = screen or self.extras(request, row, record)
        screen.undone, screen.redo = row.meta.get(UNDONE, []), row.meta.get(REDO, [])
        view = view_of(KINDS[row.kind], record, viewer, request.words, screen)
        link = request.who.link if request.who else None
        if link is not None and link.number < row.meta.get(NEWEST_LINKS, {}).get(link.seat, 0):
            view["problems"] = [*view["problems"], request.words.spans_for("another_link")]
        view |= KINDS[row.kind].exercise(row, record, request.words, self.storage)
        if request.text(PLACES) and request.text(PLACES) == view["board"].get("places_key"):
            del view["board"]["places"]
        return view

    def begin(self, request: RoutedRequest, kind: AnyKind, record: Record[Any], meta: Doc | None = None) -> GameRow:
        """A new game."""
        row = self.new_row(request, kind, record, GameRow(secrets.token_urlsafe(9), kind.key, -1, "", meta or {}))
        self.storage.add(row)
        self.remember(row.id, row.revision, record)
        return row

    def begun(self, request: RoutedRequest, row: GameRow, record: Record[Any]) -> Answer:
        view = self.view_for(request, row, record)
        return Answer(CREATED, {"id": row.id, "kind": row.kind, "revision": row.revision, "view": view})

    def commit(
        self, request: RoutedRequest, row: GameRow, record: Record[Any], left: int | None = None,
        redo: list[str] | None = None,
    ) -> GameRow:  # fmt: skip
        """The game after a change, if nobody was faster; ``left``: how many actions an undo has left, ``redo``: those
        that can be taken again."""
        if len(record.actions) > MOST_STEPS:
            raise refusal(request.words, "game_too_long", most=MOST_STEPS)
        kind = KINDS[row.kind]
        unseen = unseen_after(kind, row, self.record(row), record, request.who)
        undone = row.meta.get(UNDONE, [])
        if left is not None:
            number = 1 + max((number for _, number in undone), default=0)
            undone = [*(one for one in undone if one[0] < left), [left, number]]
        new = self.new_row(request, kind, record, row, {UNSEEN: unseen, UNDONE: undone, REDO: redo or []})
        if not self.storage.put(new):
            raise self.stale(request)
        self.remember(new.id, new.revision, record)
        return new

    def tell_holder(self, request: RoutedRequest, seat: str, number: int) -> None:
        """Another link opens a seat that somebody has one for: a new revision, which that seat alone sees."""
        for _ in range(TRIES):
            row = self.row(request)
            kind, record = KINDS[row.kind], self.record(row)
            newest = {**row.meta.get(NEWEST_LINKS, {}), seat: number}
            meta = {**row.meta, NEWEST_LINKS: newest, UNSEEN: unseen_but_by(seat, kind, row, record)}
            if self.storage.put(row._replace(revision=row.revision + 1, meta=signed(kind, row.save, meta))):
                self.remember(row.id, row.revision + 1, record)
                return
        raise self.stale(request)

    def new_row(
        self, request: RoutedRequest, kind: AnyKind, record: Record[Any], before: GameRow, more: Doc | None = None
    ) -> GameRow:
        """The row that follows another, with all that a list of games shows."""
        now = datetime.now(UTC).isoformat(timespec="seconds")
        last = {"lang": request.words.lang, **kind.last_shown(record, request.words)}
        kept: Doc = {key: before.meta[key] for key in (UNSEEN, NEWEST_LINKS, PUZZLE) if key in before.meta}
        times = {"created": before.meta.get("created", now), "changed": now}
        meta = {**meta_of(kind, record), **kept, **times, "last": last, **(more or {})}
        save = kind.rules.dump(record)
        return GameRow(before.id, kind.key, before.revision + 1, save, signed(kind, save, meta))

    def stale(self, request: RoutedRequest) -> Problem:
        row = self.row(request)
        more = {"revision": revision_for(row, request.who), "view": self.view_for(request, row, self.record(row))}
        return Problem(CONFLICT, request.words.say("problem_stale"), "", "revision", **more)

    def check_revision(self, request: RoutedRequest, row: GameRow, fields: dict[str, Part]) -> None:
        if "revision" not in fields:
            raise FormatError("body.revision", "revision_missing")
        if fields["revision"].number(0, MOST_REVISION) != revision_for(row, request.who):
            raise self.stale(request)
