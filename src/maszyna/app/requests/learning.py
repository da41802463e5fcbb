"""Requests of somebody who learns: the lessons, a stage to play, and what playing it has earned."""

from maszyna.app.base.documents import NOT_FOUND, OK, Answer, Problem
from maszyna.app.base.routed_request import RoutedRequest
from maszyna.app.base.storage import LESSON
from maszyna.app.base.transaction import refusal
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
    return kept.begun(request, kept.begin(request, kind, record), record)


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
        raise refusal(words, "lesson_open")
    stars = course.stars("hint" in fields and fields["hint"].flag())
    keep_stars(kept.storage, stage, stars)
    document = {"key": stage.key, "stars": stars, "best": kept_stars(kept.storage)[stage.key], "next": after(stage)}
    return Answer(OK, document)
