"""What the API sends of moments of a game: the turn so far, a draft, a star, the turns of others, the end."""

from typing import Literal

from pydantic import Field

from maszyna.server.models.story_models import Move, UnknownAmount
from maszyna.server.models.view_models import Absent, Loose, Text


class DraftLine(Loose):
    id: str
    action: str
    say: Text


class ScoreChange(Loose):
    """What a side would score, when its turn began and now."""

    from_: int = Field(alias="from")
    to: int


class NewStar(Loose):
    """A star placed since the asker last decided; `from`: where on the board it was earned."""

    key: str
    seat: str
    which: str
    name: str
    count: int
    of: int
    say: Text
    why: Text
    missing: Text
    row: list[str]
    from_: str | None = Field(alias="from")


class Draft(Loose):
    """A turn as it would be with the step just made; `stars`: what that step places."""

    acts: list[str]
    lines: list[DraftLine]
    ends: Literal["turn"] | None
    left_out: list[Text]
    summary: list[Text]
    moves: list[Move]
    svg: str | None
    next: Text | None
    score: ScoreChange | None
    stars: list[NewStar]


class TurnChip(Loose):
    """One gesture of the turn under way; `back`: how many actions back it began."""

    id: str
    say: Text
    short: str | None
    art: str | None
    actions: int
    back: int
    can: bool


class TurnOfAnother(Loose):
    seat: str
    name: str
    lines: list[Text]


class Since(Loose):
    """What other people have done since the asker's own last turn."""

    key: str
    turns: list[TurnOfAnother]


class EndRow(Loose):
    """One side at the end, by where its points came from."""

    seat: str
    key: str
    name: str
    art: str | Absent = None
    colour: str
    coins: int
    stars: int
    land: int
    goods: int
    bonus: int
    total: int


class EndSource(Loose):
    key: str
    name: str
    difference: int


class TurningTurn(Loose):
    """The last turn at which the lead changed hands; `n` is 0 if it never did."""

    n: int
    at: int
    seat: str | None
    say: Text


class EndScene(Loose):
    """The end at once; `curve`: each seat's score after every turn, the start first."""

    title: Text
    more: Text
    winner: str
    winners: list[str]
    rows: list[EndRow]
    against: list[str]
    sources: list[EndSource]
    curve: dict[str, list[int]]
    turn: TurningTurn | None
    near: list[Text]


class Sum(Loose):
    """`more`: what does not count as one."""

    number: int
    each: int
    more: Text


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
