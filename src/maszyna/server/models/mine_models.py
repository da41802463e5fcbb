"""The pages about one's own games as types: home, figures, feats, the game of the day, exports, the logbook."""

from typing import Any, Literal

from maszyna.server.models.view_models import Absent, Kind, Loose, Text


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


class Mean(Loose):
    """Over as many games as know it."""

    mean: float
    of: int


class BestGame(Loose):
    id: str
    score: int
    faction: str


class LastGame(Loose):
    """`mean`: of the five games up to it."""

    id: str
    won: bool
    score: int
    rival: int | None
    accuracy: float | None
    mean: float | None


class Share(Loose):
    """Wins of a level, faction or mat; the true share lies between `low` and `high` in 95 of 100 cases."""

    key: str
    name: str
    art: str | None
    played: int
    won: int
    low: float
    high: float
    few: bool


class GameLength(Loose):
    turns: int
    played: int
    won: int


class Combats(Loose):
    """`expected`: wins that the stakes could expect in the `known` combats."""

    fought: int
    won: int
    known: int
    known_won: int
    expected: float
    games: int


class Figures(Loose):
    games: int
    won: int
    few: bool
    streak: int
    best_streak: int
    best: BestGame | None
    score: Mean | None
    rival: Mean | None
    margin: Mean | None
    turns: Mean | None
    stars: Mean | None
    minutes: Mean | None
    accuracy: Mean | None
    last: list[LastGame]
    by: dict[str, list[Share]]
    lengths: list[GameLength]
    combats: Combats


class Feat(Loose):
    """`how`: whether the highest or the lowest value of a game counts, or different ones are collected."""

    key: str
    name: str
    say: str
    how: Literal["most", "least", "all"]
    need: float
    have: float | None
    reached: bool
    game: str | None
    when: str | None


class Me(Loose):
    """Of `of` finished games `done` are known through and through; ask again until all are."""

    format: Literal["maszyna/me@1"]
    page: Literal["me"]
    of: int
    done: int
    left_out: int
    scythe: Figures
    expeditions: Figures
    feats: list[Feat]


class DayCell(Loose):
    date: str
    state: Literal["none", "running", "won", "lost"]
    game: str | None
    score: int | None
    rival: int | None


class Day(Loose):
    """The game of a day: `setup` and `seed` begin it; `game` is the first try, if there is one."""

    format: Literal["maszyna/day@1"]
    page: Literal["day"]
    date: str
    kind: Kind
    setup: dict[str, Any]
    seed: int
    art: str
    say: str
    game: str | None
    over: bool
    share: str | None
    streak: int
    days: list[DayCell]


class CsvFile(Loose):
    name: str
    text: str


class BgStats(Loose):
    """`checked`: whether the link has been tried with that program."""

    address: str
    checked: bool
    say: str


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
