"""Lessons as types: the list of them, what a view says of a stage, and what playing it has earned."""

from typing import Literal

from maszyna.server.models.view_models import Loose, Text


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
