"""Requests for the review of a game: what is known of it, and a little more of it with every POST.

It is stored with the game, so a review that was left goes on later, here or after a restart.
"""

import json
from hashlib import sha256
from time import perf_counter
from typing import Final

from maszyna.app.base.documents import FORBIDDEN, NOT_FOUND, OK, Answer, Doc, Problem
from maszyna.app.base.routed_request import RoutedRequest
from maszyna.app.base.storage import GameRow, review_name
from maszyna.app.game.kept_games import KeptGames
from maszyna.app.scythe.review import review_view
from maszyna.build import kind as build
from maszyna.kernel.game import NOBODY
from maszyna.kernel.record import Record
from maszyna.players.review.review import Review
from maszyna.players.review.screen import WORLDS
from maszyna.scythe.game import Scythe

SECONDS: Final = {"compiled": 0.12, "interpreted": 0.5}  # of one POST: others wait meanwhile
MOST_OPEN: Final = 16  # reviews that go on without being read again
FORMAT: Final = "maszyna/review-state@1"


def review(kept: KeptGames, request: RoutedRequest) -> Answer:
    """What is known of the review."""
    row = kept.row(request)
    record = kept.record(row)
    return answer(kept, request, row, record, opened(kept, request, row, record))


def go_on(kept: KeptGames, request: RoutedRequest) -> Answer:
    """A little more of it."""
    request.body([])
    row = kept.row(request)
    record = kept.record(row)
    found = opened(kept, request, row, record)
    until = perf_counter() + SECONDS[build()]
    for _ in found.steps():
        if perf_counter() >= until:
            break
    keep(kept, row, record, found)
    return answer(kept, request, row, record, found)


def answer(kept: KeptGames, request: RoutedRequest, row: GameRow, record: Record[Scythe], found: Review) -> Answer:
    page, steps = review_view(found, request.words), kept.steps(request, row, record)
    return Answer(OK, steps.renumber(page))


def opened(kept: KeptGames, request: RoutedRequest, row: GameRow, record: Record[Scythe]) -> Review:
    """The review of a seat that the asker plays, as far as it is known; of a finished game any person's."""
    kind, words = kept.kind(row), request.words
    if not kind.has_review:
        raise Problem(NOT_FOUND, words.say("problem_not_found"), words.say("no_review"))
    viewer, names = kept.viewer(request, row, record), kind.seat_names(record)
    people = kind.people(record) if kind.over(record) and viewer.owns else list(viewer.acts)
    named = request.text("seat")
    seat = viewer.sees
    if named:
        seat = names.index(named) if named in names else NOBODY
    elif seat == NOBODY and people:
        seat = people[0]
    if seat not in people:
        raise Problem(FORBIDDEN, words.say("problem_forbidden"), words.say("not_asked"), "seat")
    key = (row.id, signature(record), seat)
    found = kept.reviews.get(key)
    if found is None:
        found = kept.reviews[key] = Review(record, seat, WORLDS)
        known = stored(kept, row)
        if known.get("save") == signature(record):
            found.restore(known["seats"].get(names[seat], []))
        if len(kept.reviews) > MOST_OPEN:
            del kept.reviews[next(iter(kept.reviews))]
    return found


def stored(kept: KeptGames, row: GameRow) -> Doc:
    """What was stored with a game; nothing where that cannot be read."""
    try:
        found = json.loads(kept.storage.kept(review_name(row.id)) or "{}")
    except ValueError:
        return {}
    fits = isinstance(found, dict) and found.get("format") == FORMAT and isinstance(found.get("seats"), dict)
    return found if fits else {}


def keep(kept: KeptGames, row: GameRow, record: Record[Scythe], found: Review) -> None:
    known = stored(kept, row)
    seats = known["seats"] if known.get("save") == signature(record) else {}
    name = kept.kind(row).seat_names(record)[found.seat]
    document = {"format": FORMAT, "save": signature(record), "seats": {**seats, name: found.state()}}
    kept.storage.keep(review_name(row.id), json.dumps(document, separators=(",", ":")))


def signature(record: Record[Scythe]) -> str:
    """Which game it is the review of, as it stood: an undo makes it another."""
    return sha256("\n".join(record.actions).encode()).hexdigest()
