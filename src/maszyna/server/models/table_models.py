"""Companions as types: the own turn beside a real board (the keys of the mat, an act, its lines); only the cards."""

from typing import Annotated, Any, Literal

from pydantic import Field

from maszyna.server.models.view_models import Absent, Loose, Text


class AnswerOption(Loose):
    """One answer; `change` is what an upgrade changes, `place` and `have` where and how much could pay."""

    value: str | int | None
    label: Text
    says: Text
    why_not: Text | None
    sign: str | None
    art: str | None
    change: dict[str, Any] | None
    answers: str | None = None
    place: str | None = None
    have: int | None = None


class Ask(Loose):
    """A question of an act; `value` is what has been answered, `open` whether it still waits."""

    name: str
    widget: Literal["choice", "goods", "place", "places", "pay", "keypad", "cards"]
    ask: Text
    left: str
    most: int
    options: list[AnswerOption]
    places: list[str]
    value: Any
    open: bool


class Booked(Loose):
    """What is recorded: a track by its sign with the change, or anything else as a text."""

    say: Text
    sign: str | None
    amount: int | None
    place: str | None


class Telling(Loose):
    """An act as far as it was reported; `did` is what is sent to report it so, `ready` that nothing is open."""

    act: str
    did: dict[str, Any]
    ask: Text
    asks: list[Ask]
    books: list[Booked]
    notes: list[Text]
    left: str
    ready: bool


class KeyGain(Loose):
    """With a drawing where it is no sign of a track."""

    sign: str
    name: str
    amount: int
    art: str | None = None


class KeyCost(Loose):
    resource: str
    name: str
    art: str
    need: int
    have: int


class ActKey(Loose):
    """A key of the mat; `first` is the act before anything was answered."""

    key: str
    seat: str
    row: Literal["top", "bottom"]
    section: str
    name: str
    state: Literal["open", "here", "last"]
    gains: list[KeyGain]
    cost: KeyCost | None
    either: Annotated[str | None, Field(description="The gains in words, where they are one of two")] = None
    first: Telling


class Line(Loose):
    """A line of the turn: one action, or several with which a piece moved on; `tell` is a move with {place} for where
    it ends, `fewer` the same act with one worker less."""

    id: str
    at: int
    steps: list[int]
    seat: str
    say: Text
    books: list[Booked]
    note: Text | None
    notes: list[Text]
    open: Text | None
    attack: bool
    places: list[str]
    art: str | None
    svg: str | None
    did: dict[str, Any] | None
    tell: str | None
    move: dict[str, str] | None
    fewer: dict[str, Any] | None


class Moved(Loose):
    seat: str
    say: Text


class OpenAct(Loose):
    """What the turn still waits for, such as the card of an encounter."""

    act: str
    seat: str
    place: str
    say: Text


class CardSymbol(Loose):
    """A symbol of the printed row; `out`: ruled out or not possible."""

    symbol: str
    label: Text
    state: Literal["out", "now", "next", "done"]
    say: Text | None
    skips: Annotated[int | Absent, Field(description="How many symbols before it are then not possible")] = None


class CardStep(Loose):
    title: str
    say: Text


class CardRecruit(Loose):
    """What the person gains with an ongoing bonus, or the step that says it was enlisted."""

    say: Text
    has: bool
    label: Text
    action: str | None


class OpenCard(Loose):
    number: int
    seat: str
    head: Text
    art: str
    symbols: list[CardSymbol]
    none: Annotated[int, Field(description="How many symbols are left, the one under way among them")]
    title: Text
    rule: str
    steps: list[CardStep]
    then: list[Text]
    recruit: CardRecruit | None


class CardResult(Loose):
    title: Text
    lines: list[Text]
    won: Annotated[bool, Field(description="Whether the Automa has won")]


class RecruitSwitch(Loose):
    key: str
    name: str
    has: bool
    action: str


class CardNumber(Loose):
    """A number that can be corrected; `step` with {n} replaced says it."""

    key: str
    seat: str
    name: str
    value: int
    most: int
    step: str


class CardsOnly(Loose):
    card: OpenCard | None
    result: CardResult | None
    recruits: list[RecruitSwitch]
    corrections: list[CardNumber]
    last: list[Text]
    setup: Annotated[list[Text], Field(description="How the table is laid out, before the first turn")]
