"""The pages beside a game as types: home, the end, drills, a review, the logbook. The client's types, too."""

from typing import Literal

from pydantic import Field

from maszyna.server.models.puzzle_models import ReviewTerm
from maszyna.server.models.scene_models import EndScene
from maszyna.server.models.story_models import UnknownAmount
from maszyna.server.models.view_models import Absent, Board, Kind, Loose, Mark, Text


class SeatOfGame(Loose):
    faction: str
    player: Literal["human", "automa", "thinks"]
    mat: str | Absent = None
    level: str | Absent = None
    strength: str | Absent = None


class GameResult(Loose):
    """How a finished game ended for its first person."""

    won: bool
    score: int
    rival: int | None
    who: str | None


class GameLine(Loose):
    """A game of the list; beside a board also what the last turn of an Automa did first, if it was told in this
    language, and whether it can be shown again. A game that cannot be read has a `problem`."""

    id: str
    kind: Kind | None
    revision: int
    title: Text
    last: Text
    status: Literal["your_turn", "over"]
    over: bool
    turn: int
    seats: list[SeatOfGame]
    thumb: str
    when: str | None
    again: bool
    problem: str | Absent = None
    now: Text | Absent = None
    now_art: str | None = None
    result: GameResult | Absent = None


class Start(Loose):
    kind: Kind
    title: Text


class Home(Loose):
    format: Literal["maszyna/home@1"]
    page: Literal["home"]
    games: list[GameLine]
    starts: list[Start]


class Sum(Loose):
    number: int
    each: int


class Cell(Loose):
    seat: str
    value: int
    sum: Sum | None


class ScoreRow(Loose):
    key: str
    name: str
    cells: list[Cell]


class SeatName(Loose):
    key: str
    name: str


class CoursePoint(Loose):
    at: int
    stars: dict[str, int]
    coins: dict[str, int]


class TurningPoint(Loose):
    at: int
    seat: str
    lead: bool
    say: Text


class End(Loose):
    format: Literal["maszyna/end@1"]
    page: Literal["end"]
    over: bool
    title: Text
    decided: Text
    seats: list[SeatName]
    rows: list[ScoreRow]
    winners: list[str]
    turns: int
    course: list[CoursePoint]
    turning_points: list[TurningPoint]
    unknown: list[UnknownAmount]
    near: list[Text]
    scene: EndScene | None = None


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


class LogbookGame(Loose):
    id: str
    kind: Kind
    when: str | None
    won: bool
    faction: str
    mat: str | None
    level: str | int | None
    opponents: list[str]
    score: int
    margin: int | None
    turns: int
    winners: list[str]


class LogbookCell(Loose):
    faction: str
    mat: str | None
    level: str | int | None
    played: int
    won: int


class Best(Loose):
    """Ids of games."""

    score: str
    margin: str | None
    shortest: str | None


class Logbook(Loose):
    format: Literal["maszyna/logbook@1"]
    page: Literal["logbook"]
    games: list[LogbookGame]
    grid: list[LogbookCell]
    best: dict[str, Best]
    names: dict[str, dict[str, str]]
