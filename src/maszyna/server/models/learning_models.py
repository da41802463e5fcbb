"""What one learns from as types: lessons, drills, the review of a game, puzzles."""

from typing import Literal

from pydantic import Field

from maszyna.server.models.view_models import Absent, Board, Loose, Mark, Text


class LessonStage(Loose):
    key: str
    title: str
    stars: int


class LessonLine(Loose):
    """A lesson with its stages; its stars are the fewest of them."""

    lesson: int
    name: str
    stars: int
    stages: list[LessonStage]


class Learn(Loose):
    """All lessons, and the stage that comes next, if one is left."""

    format: Literal["maszyna/learn@1"]
    page: Literal["learn"]
    lessons: list[LessonLine]
    next: str | None


class LessonGoal(Loose):
    say: Text
    done: bool


class Stray(Loose):
    """What leads away from the goals, and how many actions to undo."""

    say: Text
    back: int


class Lesson(Loose):
    """The stage that a game is; `guided`: a whole game with a goal for each of its first turns."""

    key: str
    lesson: int
    stage: int
    stages: int
    guided: bool
    turns: int
    title: str
    say: Text
    goals: list[LessonGoal]
    hint: Text
    places: list[str]
    done: bool
    stray: Stray | None


class StagePlayed(Loose):
    """Whether a hint was looked at."""

    hint: bool = False


class StageDone(Loose):
    """The stars of a game, the most that the stage has earned so far, and the stage that follows."""

    key: str
    stars: int
    best: int
    next: str | None


class DrillStep(Loose):
    """A criterion that ruled something out, and how many places it left."""

    say: Text
    count: int
    left: list[str] | Absent = None


class Drill(Loose):
    """A board, where a unit of the Automa stands and where its symbol leads it; `fell` says of every place when it fell
    out of the choice."""

    format: Literal["maszyna/drill@1"]
    page: Literal["drill"]
    symbol: str
    seed: int
    title: str
    ask: Text
    board: Board
    seat: str
    from_: str = Field(alias="from")
    answer: str
    svg: str | None = None
    steps: list[DrillStep]
    fell: dict[str, Text]


class ReviewTerm(Loose):
    """A term of the evaluation and by how many coins the better turn leads in it."""

    name: str
    coins: float


class ReviewedTurn(Loose):
    actions: list[str]
    chance: float


class TurnReview(Loose):
    """One own turn; with a mark also the better turn, why it is better, and both drawn on the board at `at`."""

    n: int
    at: int
    played: ReviewedTurn
    best: ReviewedTurn
    before: float
    loss: float
    se: float
    mark: Literal["inaccuracy", "mistake", "blunder"] | None
    luck: float
    known: bool
    short: Text
    sign: str | Absent = None
    name: str | Absent = None
    say: Text | Absent = None
    noise: Text | Absent = None
    doubt: int | Absent = None
    terms: list[ReviewTerm] | Absent = None
    did: Text | Absent = None
    better: Text | Absent = None
    svg: str | Absent = None
    marks: list[Mark] | Absent = None


class Review(Loose):
    """As much of a review as is known; `done` of `of` turns are judged for good."""

    format: Literal["maszyna/review@1"]
    page: Literal["review"]
    seat: str
    done: int
    of: int
    accuracy: float | None
    by: Literal["value", "terms"]
    say: Text
    luck: float
    turns: list[TurnReview]


class PuzzleLine(Loose):
    id: str
    number: int
    turn: int
    solved: bool


class Puzzles(Loose):
    """Those made of own games, the newest first, and the packed ones; `next` is the first that is not solved."""

    format: Literal["maszyna/puzzles@1"]
    page: Literal["puzzles"]
    own: list[PuzzleLine]
    packed: list[PuzzleLine]
    next: str | None


class PuzzleOfGame(Loose):
    """A game that is a puzzle; `answered` when its turn is finished."""

    id: str
    ask: Text
    say: Text
    how: Text
    tags: list[str]
    hint: Text
    answered: bool


class JudgedPuzzle(Loose):
    """The turn played beside the solution, on the board at `at`; without a verdict only the percentage known."""

    format: Literal["maszyna/puzzle@1"]
    page: Literal["puzzle"]
    id: str
    seat: str
    done: int
    verdict: Literal["right", "nearly", "wrong"] | None
    next: str | None
    n: int | Absent = None
    at: int | Absent = None
    title: Text | Absent = None
    say: Text | Absent = None
    noise: Text | Absent = None
    terms: list[ReviewTerm] | Absent = None
    did: Text | Absent = None
    better: Text | Absent = None
    svg: str | Absent = None
    marks: list[Mark] | Absent = None


class MadePuzzle(Loose):
    """Whether a marked turn is a puzzle: not `done` yet, its `id`, or why it is none."""

    done: bool
    id: str | None = Field(description="Of the puzzle that was made")
    say: Text
