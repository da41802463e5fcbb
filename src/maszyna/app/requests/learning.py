"""Requests of somebody who learns: the lessons, a stage to play, and what playing it has earned."""

import secrets

from maszyna.app.base.documents import CREATED, NOT_FOUND, OK, UNPROCESSABLE, Answer, Problem
from maszyna.app.base.routed_request import RoutedRequest
from maszyna.app.base.storage import LESSON, GameRow
from maszyna.app.game.kept_games import KeptGames
from maszyna.app.kinds import KINDS
from maszyna.app.scythe.lessons import (
    Course,
    after,
    keep_stars,
    kept_stars,
    learn_page,
    stage_named,
    stage_of,
    stages,
)


def learn(kept: KeptGames, request: RoutedRequest) -> Answer:
    return Answer(OK, learn_page(kept.storage, request.words))


def begin_stage(kept: KeptGames, request: RoutedRequest) -> Answer:
    """A new game of a stage; those that were begun before it go."""
    request.body([])
    stage = stage_named(request.parts[1])
    if stage is None:
        keys = ", ".join(one.key for one in stages())
        raise Problem(NOT_FOUND, request.words.say("problem_not_found"), keys, "stage")
    for old in kept.storage.rows():
        if LESSON in old.meta:
            kept.storage.delete(old.id)
            kept.forget(old.id)
    kind = KINDS["scythe"]
    record = kind.begin(stage.setup, stage.seed)
    row = kept.new_row(request, kind, record, GameRow(secrets.token_urlsafe(9), kind.key, -1, "", {}))
    kept.storage.add(row)
    kept.remember(row.id, row.revision, record)
    view = kept.view_for(request, row, record)
    return Answer(CREATED, {"id": row.id, "kind": row.kind, "revision": row.revision, "view": view})


def finish_stage(kept: KeptGames, request: RoutedRequest) -> Answer:
    """The stars of a game whose goals are reached, and the stage that follows."""
    fields = request.body(["hint"])
    row, words = kept.row(request), request.words
    record = kept.record(row)
    stage = stage_of(record)
    if stage is None:
        raise Problem(NOT_FOUND, words.say("problem_not_found"), words.say("no_lesson"))
    course = Course(record, stage)
    if not course.done:
        raise Problem(UNPROCESSABLE, words.say("problem_refused"), words.say("lesson_open"), "", code="lesson_open",
                      say=words.spans_for("lesson_open"), at=None, legal=[])  # fmt: skip
    stars = course.stars("hint" in fields and fields["hint"].flag())
    keep_stars(kept.storage, stage, stars)
    document = {"key": stage.key, "stars": stars, "best": kept_stars(kept.storage)[stage.key], "next": after(stage)}
    return Answer(OK, document)
