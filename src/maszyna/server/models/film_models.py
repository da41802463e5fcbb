"""Turns as a board plays them: cards, steps, and the film of a game for looking back at it."""

from typing import Literal

from pydantic import Field

from maszyna.server.models.seat_models import Track
from maszyna.server.models.view_models import Absent, Board, Loose, Piece, Text, TrackChange


class CardRow(Loose):
    """A group of an Automa's card: what it does, and for which faction."""

    symbol: str | Absent = None
    name: str | Absent = None
    min_power: int | None = None
    gain: str | Absent = None
    amount: int | Absent = None
    faction: str | None
    active: bool


class AutomaCard(Loose):
    number: int
    say: Text
    art: str | None
    own: bool | Absent = None
    scheme: int | Absent = None
    moves: list[CardRow] | Absent = None
    gains: list[CardRow] | Absent = None
    recruit: str | None = None
    advances: bool | Absent = None


class LandChange(Loose):
    """A territory, and who controlled it before and after."""

    place: str
    from_: str | None = Field(None, alias="from")
    to: str | None


class FilmOut(Loose):
    place: str
    value: int | None


class Pieces(Loose):
    """Whole pieces as they were and as they are then."""

    was: list[Piece]
    now: list[Piece]


class StarPlaced(Loose):
    seat: str
    which: str
    count: int
    of: int


class FilmStep(Loose):
    """A step of a turn as a board plays it. `at`: the action it belongs to; `left`: the places that a criterion left,
    for their `value`; `piece`: the one that goes to `to`, along `path` if both ends are on the board; `from`: where a
    gain comes from. The film of a game leaves out `id`, `svg` and `out`."""

    id: str | Absent = None
    kind: Literal["card", "symbol", "narrow", "walk", "gain", "lose", "track", "star", "fight", "say"]
    at: int
    say: Text
    left: list[str] | Absent = None
    value: int | None = None
    out: list[FilmOut] | Absent = None
    symbol: str | Absent = None
    piece: str | Absent = None
    to: str | Absent = None
    path: list[str] | Absent = None
    svg: str | None = None
    pieces: Pieces | Absent = None
    tracks: list[TrackChange] | Absent = None
    land: list[LandChange] | Absent = None
    from_: str | Absent = Field(None, alias="from")
    star: StarPlaced | Absent = None
    place: str | Absent = None


class FilmScore(Loose):
    """What a seat would score, and how many territories it holds."""

    score: int
    held: int


class WhyLink(Loose):
    at: int
    choice: int


class FilmTurn(Loose):
    """`n` is the same for all seats of a round; `whole`: from its beginning; `line` sums it up; `why`: its first
    choice."""

    n: int
    seat: str
    at: int
    whole: bool
    line: Text
    card: AutomaCard | None
    why: WhyLink | None
    steps: list[FilmStep]
    scores: dict[str, FilmScore]


class PieceNumbers(Loose):
    was: list[int]
    now: list[int]


class PackedStep(FilmStep):
    """Its pieces are numbers in the list of the film."""

    pieces: PieceNumbers | Absent = None  # type: ignore[assignment]


class PackedTurn(FilmTurn):
    steps: list[PackedStep]  # type: ignore[assignment]


class FilmSeat(Loose):
    key: str
    name: str
    art: str
    tracks: list[Track]


class Film(Loose):
    """A game for looking back: its first position, then every turn. `start` and steps name pieces by their number."""

    format: Literal["maszyna/film@1"]
    page: Literal["film"]
    actions: int
    over: bool
    seats: list[FilmSeat]
    scores: dict[str, FilmScore]
    land: dict[str, str]
    start: list[int]
    pieces: list[Piece]
    turns: list[PackedTurn]


class PositionCode(Loose):
    """What everybody sees of a moment, as letters of an address."""

    code: str


class SharedPosition(Loose):
    """The board of such a code."""

    format: Literal["maszyna/shared@1"]
    page: Literal["shared"]
    board: Board
    seats: list[FilmSeat]
    scores: dict[str, FilmScore]
