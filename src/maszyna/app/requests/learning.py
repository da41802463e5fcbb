"""Requests of somebody who learns: lessons, their stages and what playing one has earned; puzzles.

An answer to a puzzle is judged, and a marked turn looked at before it becomes one, a little with every POST, as a
review grows.
"""

from collections.abc import Iterator
from time import perf_counter
from typing import Any, Final

from maszyna.app.base.documents import NOT_FOUND, OK, Answer, Problem
from maszyna.app.base.routed_request import RoutedRequest
from maszyna.app.base.storage import LESSON, PUZZLE, GameRow
from maszyna.app.base.transaction import refusal
from maszyna.app.game.kept_games import KeptGames
from maszyna.app.kinds import KINDS
from maszyna.app.requests.reviews import SECONDS, opened
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
from maszyna.app.scythe.own_puzzles import OwnPuzzles, own_puzzles
from maszyna.app.scythe.puzzles import judged_view, puzzle_line
from maszyna.build import kind as build
from maszyna.kernel.record import Record
from maszyna.players.puzzles.judging import RIGHT, WORLDS, Judging, has_answer
from maszyna.players.puzzles.lone_best import THOROUGH, LoneBest
from maszyna.players.puzzles.puzzle import Puzzle, packed_puzzles
from maszyna.players.review.review import Review
from maszyna.scythe.game import Scythe
from maszyna.speech.scythe.puzzle_texts import PuzzleTexts

MOST_OPEN: Final = 16


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


def puzzles(kept: KeptGames, request: RoutedRequest) -> Answer:
    found = own_puzzles(kept.storage)
    groups = {"own": found.own, "packed": list(packed_puzzles().values())}
    page = {
        name: [puzzle_line(puzzle, number, found.solved) for number, puzzle in enumerate(group, 1)]
        for name, group in groups.items()
    }
    document = {"format": "maszyna/puzzles@1", "page": "puzzles", **page, "next": found.next_after("") or None}
    return Answer(OK, document)


def begin_puzzle(kept: KeptGames, request: RoutedRequest) -> Answer:
    """A game that is a puzzle; the one before it goes."""
    request.body([])
    found = own_puzzles(kept.storage)
    puzzle = known(request, found, request.parts[1])
    if found.playing:
        kept.storage.delete(found.playing)
        kept.forget(found.playing)
    kind = KINDS["scythe"]
    record = kind.begin(puzzle.setup, puzzle.seed)
    record.say_all(puzzle.actions)
    row = kept.begin(request, kind, record, {PUZZLE: puzzle.key})
    found.playing = row.id
    found.keep(kept.storage)
    return kept.begun(request, row, record)


def known(request: RoutedRequest, found: OwnPuzzles, key: str) -> Puzzle:
    puzzle = found.all().get(key)
    if puzzle is None:
        raise Problem(NOT_FOUND, request.words.say("problem_not_found"), request.words.say("no_puzzle"), "puzzle")
    return puzzle


def judge(kept: KeptGames, request: RoutedRequest) -> Answer:
    """What the turn played is worth beside the solution, a little more of it every time."""
    request.body([])
    row, words = kept.row(request), request.words
    record, found = kept.record(row), own_puzzles(kept.storage)
    puzzle = known(request, found, str(row.meta.get(PUZZLE, "")))
    if not has_answer(puzzle, record):
        raise refusal(words, "puzzle_open")
    key = (row.id, row.revision)
    judging = kept.judgings.get(key)
    if judging is None:
        judging = Judging(puzzle, record, WORLDS)
        remember(kept.judgings, key, judging)
    go_on(judging.review.steps())
    if judging.verdict() == RIGHT and puzzle.key not in found.solved:
        found.solved.append(puzzle.key)
        found.keep(kept.storage)
    return Answer(OK, judged_view(judging, found.next_after(puzzle.key), words))


def make(kept: KeptGames, request: RoutedRequest) -> Answer:
    """Look whether a marked turn is a puzzle, a little more every time; if it is one, it is kept."""
    request.body([])
    row = kept.row(request)
    record = kept.record(row)
    review = opened(kept, request, row, record)
    number = marked_turn(request, review)
    key = (row.id, row.revision, review.seat, number)
    found = kept.checks.get(key)
    if found is None:
        stretch = review.stretch_of(number)
        check = LoneBest(review.futures, stretch, [stretch.actions, review.turns[number].better], THOROUGH)
        found = check, check.steps()
        remember(kept.checks, key, found)
    check, steps = found
    go_on(steps)
    made = None
    if check.is_done and not check.refused:
        made = keep_puzzle(kept, puzzle_of(row, record, check))
    texts = PuzzleTexts(request.words.translator, request.words.scythe)
    say = request.words.text(texts.say(check.refused)) if check.refused else []
    return Answer(OK, {"done": check.is_done, "id": made, "say": say})


def marked_turn(request: RoutedRequest, review: Review) -> int:
    """Where in the review the turn is that a request names."""
    for number, turn in enumerate(review.turns):
        if str(turn.n) == request.parts[3] and turn.mark() is not None:
            return number
    raise Problem(NOT_FOUND, request.words.say("problem_not_found"), request.words.say("no_mark"), "turn")


def puzzle_of(row: GameRow, record: Record[Scythe], check: LoneBest) -> Puzzle:
    stretch, lead = check.stretch, check.lead()
    key = f"{row.id}-{stretch.at}"
    found = Puzzle(key, record.setup, record.seed, stretch.n, record.actions[: stretch.at])
    found.best = check.best_texts()
    found.chance, found.lead, found.se, found.terms = check.chance(), lead.loss(), lead.se(), check.terms()
    found.game = row.id
    return found


def keep_puzzle(kept: KeptGames, puzzle: Puzzle) -> str:
    found = own_puzzles(kept.storage)
    if puzzle.key not in [one.key for one in found.own]:
        found.own.insert(0, puzzle)
        found.keep(kept.storage)
    return puzzle.key


def go_on(steps: Iterator[object]) -> None:
    """As much as one request may take: others wait meanwhile."""
    until = perf_counter() + SECONDS[build()]
    for _ in steps:
        if perf_counter() >= until:
            break


def remember(open_ones: dict[Any, Any], key: object, found: object) -> None:
    open_ones[key] = found
    if len(open_ones) > MOST_OPEN:
        del open_ones[next(iter(open_ones))]
