"""Requests about one's own games: figures and feats, the game of the day, a table of all results, BG Stats."""

from collections.abc import Iterable
from time import perf_counter
from typing import Final

from maszyna.app.base.documents import NOT_FOUND, OK, Answer, Problem
from maszyna.app.base.routed_request import RoutedRequest
from maszyna.app.base.storage import GameRow
from maszyna.app.game.kept_games import KeptGames
from maszyna.app.pages.day import day_view, days, today, tries
from maszyna.app.pages.exports import bg_stats_link, csv_text
from maszyna.app.pages.feats import feats_view
from maszyna.app.pages.results import EXPEDITIONS, SCYTHE, figures, finished_games, own_games, result_line
from maszyna.kernel.errors import MaszynaError

SECONDS: Final = 0.5  # of replays in one request: others wait meanwhile
TABLE_SEATS: Final = [{"player": "human", "faction": "human"}, {"player": "automa", "faction": "automa"}]


def me(kept: KeptGames, request: RoutedRequest) -> Answer:
    """Figures and feats. Games of older versions are replayed first, a few with every request."""
    rows, waiting = readable(kept, kept.listed_rows())
    games = finished_games(rows, kept.storage.kept)
    own = {name: own_games(games, name) for name in (SCYTHE, EXPEDITIONS)}
    document = {
        "format": "maszyna/me@1",
        "page": "me",
        "of": len(games),
        "done": len(games) - waiting,
        "left_out": len([game for game in games if not game["mine"]]),
        **{name: figures(found, request.words) for name, found in own.items()},
        "feats": feats_view(own[SCYTHE], request.words),
    }
    return Answer(OK, document)


def readable(kept: KeptGames, rows: Iterable[GameRow]) -> tuple[list[GameRow], int]:
    """The games that can be read, and how many finished ones are still to be replayed."""
    until, waiting, found = perf_counter() + SECONDS, 0, []
    for row in rows:
        meta = kept.readings.of(row)
        if not isinstance(meta, MaszynaError) and not kept.readings.is_whole(row):
            if perf_counter() < until:
                meta = kept.readings.read(row)
            else:
                waiting += 1
        if not isinstance(meta, MaszynaError):
            found.append(row._replace(meta=meta))
    return found, waiting


def my_csv(kept: KeptGames, request: RoutedRequest) -> Answer:
    """All finished games as a table for other programs."""
    rows, _ = readable(kept, kept.listed_rows())
    return Answer(OK, {"name": "maszyna-games.csv", "text": csv_text(finished_games(rows, kept.storage.kept))})


def bg_stats(kept: KeptGames, request: RoutedRequest) -> Answer:
    """A finished game as a link that BG Stats opens."""
    row, words = kept.row(request), request.words
    meta = kept.readings.of(row)
    if isinstance(meta, MaszynaError) or not meta["over"]:
        raise Problem(NOT_FOUND, words.say("problem_not_found"), words.say("not_finished"))
    game = result_line(row._replace(meta=meta))
    link = bg_stats_link(game, meta["result"], meta.get("seats", TABLE_SEATS), words)
    return Answer(OK, {"address": link, "checked": False, "say": words.say("bg_stats_unchecked")})


def day(kept: KeptGames, request: RoutedRequest) -> Answer:
    """The game of a day, today if none is named."""
    words, now = request.words, today()
    named = request.request.query.get("date", now.isoformat())
    wanted = next((one for one in days(now) if one.isoformat() == named), None)
    if wanted is None:
        raise Problem(NOT_FOUND, words.say("problem_not_found"), words.say("no_such_day"), "date")
    rows, _ = readable(kept, tries(kept.listed_rows(), now).values())
    return Answer(OK, day_view(wanted, rows, kept.storage.kept, words))
