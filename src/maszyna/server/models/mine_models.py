"""The pages about one's own games as types: figures, feats, the game of the day, exports."""

from typing import Any, Literal

from maszyna.server.models.view_models import Kind, Loose


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
