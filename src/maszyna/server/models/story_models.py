"""What a view says beside board and decision: the story of a turn, the checklist, the tools of a table."""

from typing import Annotated, Literal

from pydantic import Field

from maszyna.server.models.film_models import AutomaCard, FilmTurn
from maszyna.server.models.view_models import Absent, Loose, Text, TrackChange


class FallenOut(Loose):
    place: str
    value: int | None
    how: Literal["outdone", "excluded"]


class Move(Loose):
    piece: str
    from_: str = Field(alias="from")
    to: str


class Step(Loose):
    """A step of a story: the card, a change, or a criterion that narrowed the choice with the id `choice`."""

    id: str
    kind: Literal["card", "change", "narrow"]
    seat: str
    say: Text
    event: str | Absent = None
    card: int | Absent = None
    choice: str | Absent = None
    symbol: str | Absent = None
    stage: str | Absent = None
    criterion: str | Absent = None
    rule: str | Absent = None
    left: list[str] | Absent = None
    out: list[FallenOut] | Absent = None
    values: dict[str, int] | Absent = None
    decided: bool | Absent = None
    moves: list[Move] | Absent = None
    svg: str | None = None
    tracks: list[TrackChange] | Absent = None


class Choice(Loose):
    """A choice of an Automa: the action and the number by which `why` knows it, and the id of its steps."""

    at: int
    choice: int
    step: str
    seat: str
    title: Text
    about: Text
    from_: str | None = Field(alias="from")
    to: str | None
    svg: str | None


class Story(Loose):
    """`turns` are those of others since the reader last acted."""

    key: str
    at: int
    title: Text | Absent = None
    card: AutomaCard | None
    choices: list[Choice]
    steps: list[Step]
    turns: list[FilmTurn] | Absent = None


class LineWord(Loose):
    """What a line of an Automa's turn announces."""

    key: Literal["attack", "stays", "no_move", "rivers", "recruit", "last_round"]
    say: str


class Item(Loose):
    """A thing to do on a real table."""

    id: str
    say: Text
    what: str
    seat: str | None
    from_: str | None = Field(alias="from")
    to: str | None
    art: str | None
    amount: int | Absent = None
    elsewhere: str | None = None
    svg: str | None = None
    step: str | Absent = None
    word: LineWord | Absent = None
    speak: Annotated[str | Absent, Field(description="The line as a voice reads it")] = None
    chosen: Annotated[Text | Absent, Field(description="Where an Automa would have put it")] = None
    choices: Annotated[list[str] | Absent, Field(description="Where else a beaten unit may go")] = None
    drawn: Annotated[Text | Absent, Field(description="The tokens drawn for the tile it flips")] = None
    asks: Annotated[bool | Absent, Field(description="Whether the open question belongs to this line")] = None


class Checklist(Loose):
    """`at`: after how many actions."""

    key: str
    at: int
    way: Literal["do", "back"]
    items: list[Item]
    said_at: Annotated[int | Absent, Field(description="The last action that changed the list")] = None


class AutomaQueue(Loose):
    """Of several Automas at a table the one that moves next, and its name where no person's turn comes before; `at`:
    which of them moved last, counted from 1."""

    seat: str
    at: int
    of: int
    next: str | None


class UndoState(Loose):
    """`last`: how many actions the last gesture took; `until`: what was revealed before them."""

    can: bool
    say: Text
    steps: int | Absent = None
    last: int | Absent = None
    until: Text | None = None


class RedoState(Loose):
    """`steps`: how many actions that were taken back can be taken again."""

    can: bool
    say: Text
    steps: int


class TileInPlay(Loose):
    seat: str | None
    head: str
    says: list[Text]


class Mission(Loose):
    number: int
    says: Text
    art: str


class Bonus(Loose):
    name: str
    says: Text


class InPlay(Loose):
    bonus: Bonus | None
    tiles: list[TileInPlay]
    missions: list[Mission]
    countdown: list[Text]


class ToolChoice(Loose):
    value: str
    label: Text
    says: Text
    why_not: Text | None


class UnknownAmount(Loose):
    """What only the people at the table know: the step to tell it, and what is believed."""

    seat: str
    step: str
    value: int | str | None
    ask: Text
    choices: list[ToolChoice]


class ToolAsk(Loose):
    name: str
    kind: Literal["place", "choice", "amount"]
    ask: Text
    places: list[str]
    choices: list[ToolChoice]
    least: int | Absent = None
    most: int | Absent = None
    value: int | Absent = None


class Tool(Loose):
    """Something a person tells a companion; `tell` is the step, with the names of what is asked in braces."""

    key: str
    label: Text
    sign: str
    art: str
    asks: list[ToolAsk]
    tell: str
    seat: str
    corrects: bool | Absent = None


class Recent(Loose):
    at: int
    say: Text
    action: str
    actions: Annotated[int | Absent, Field(description="How many actions it is made of")] = None


class Links(Loose):
    log: str
    why: str | Absent = None
    end: str | Absent = None
