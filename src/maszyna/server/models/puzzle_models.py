"""Puzzles as types: the list, the puzzle that a game is, the judged answer, and one made of a marked turn."""

from typing import Literal

from pydantic import Field

from maszyna.server.models.view_models import Absent, Loose, Mark, Text


class ReviewTerm(Loose):
    """A term of the evaluation and by how many coins the better turn leads in it."""

    name: str
    coins: float


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
