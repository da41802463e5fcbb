"""A view document as types: all that a screen of a game needs. `types/view.d.ts` for the client is made from these.

They describe what `app` sends, for OpenAPI; nothing is checked against them while a game is played.
"""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field
from pydantic.json_schema import SkipJsonSchema
from typing_extensions import TypeAliasType

Lang = Literal["en", "uk", "ru"]
Kind = Literal["scythe", "scythe-table", "expeditions-table"]
Absent = SkipJsonSchema[None]  # a field that may be left out, and is never null


class Loose(BaseModel):
    """An answer: more may be added to it."""

    model_config = ConfigDict(extra="allow", defer_build=True)


class Span(Loose):
    """A part of a text that can be tapped: what it says, and what it is about."""

    t: str
    place: str | Absent = None
    piece: str | Absent = None
    card: str | Absent = None
    rule: str | Absent = None
    seat: str | Absent = None
    term: str | Absent = None


Text = TypeAliasType(
    "Text", Annotated[list[str | Span], Field(description="A text as spans: plain strings, and links")]
)


class GameHead(Loose):
    id: str
    kind: Kind
    revision: int
    at: int
    actions: int
    turn: int
    over: bool
    practice: bool


class Layer(Loose):
    """A drawing of the board: by the hash of its art, or as SVG; the pieces are drawn from their list."""

    key: str
    art: str | Absent = None
    svg: str | Absent = None


class Place(Loose):
    key: str
    x: float
    y: float
    shape: Literal["hex", "tile"]
    pin: float
    name: str
    short: str
    radius: float | Absent = None
    width: float | Absent = None
    height: float | Absent = None
    number: int | None = None
    face_down: bool | Absent = None
    says: Text | Absent = None


class Piece(Loose):
    """A token as drawn; `of` names its units."""

    key: str
    of: list[str]
    place: str
    x: float
    y: float
    size: float
    art: str
    amount: int
    name: str


class Mark(Loose):
    place: str
    kind: str
    pin: str | None = None
    says: Text | Absent = None
    step: int | Absent = None


class Board(Loose):
    """Without `places` if the request named the `places_key` of those it has."""

    box: list[float]
    layers: list[Layer]
    places_key: str | Absent = None
    places: list[Place] | Absent = None
    pieces: list[Piece]
    marks: list[Mark]


class At(Loose):
    """Where on the screen something lies: a place, a piece, a part of a mat, a card."""

    place: str | Absent = None
    piece: str | Absent = None
    section: str | Absent = None
    structure: str | Absent = None
    recruit: str | Absent = None
    box: str | Absent = None
    cube: str | Absent = None
    card: int | Absent = None
    resource: str | Absent = None
    cargo: str | Absent = None
    amount: int | Absent = None


class TrackChange(Loose):
    seat: str
    track: str
    from_: int = Field(alias="from")
    to: int


class Upgraded(Loose):
    """What an upgrade changes: a gain on the top row, or a cost below."""

    key: str
    name: str
    art: str | Absent = None
    from_: int = Field(alias="from")
    to: int


class Option(Loose):
    id: str
    action: str
    label: Text
    at: At | None
    reveals: Text | None
    declines: Annotated[bool, Field(description="Whether it means to do nothing")]
    amount: int | Absent = None
    ends: bool | Absent = None
    effects: list[TrackChange]
    art: str | Absent = None
    change: Upgraded | None = None
    says: Text | Absent = None


class Refusal(Loose):
    """Something that looks possible and is not, with the reason."""

    at: At | None
    action: str | Absent = None
    label: Text | Absent = None
    why: Text


class Source(Loose):
    """What could pay, and how much of it there is."""

    at: At
    have: int
    label: Text


class Decision(Loose):
    """A question, and what it declares: its subject, how it is answered, whether the turn goes on after it."""

    kind: str
    widget: str
    answer: str
    secret: bool
    continues: bool
    ends_turn: bool
    seat: str | Absent = None
    ask: Text
    hint: Text
    optional: bool
    least: int
    most: int
    options: list[Option]
    sources: list[Source] | Absent = None
    refused: list[Refusal]
    says: Annotated[str | None, Field(description="The word before a number that is typed")] = None


class Way(Loose):
    """A place in reach, the places passed, and what waits there."""

    to: str
    via: list[str]
    pin: str | None
    says: Text


class Load(Loose):
    key: str
    name: str
    art: str
    most: int


class Traveller(Loose):
    """Where a piece may go and with what; only an airship has little room."""

    reach: list[Way]
    load: list[Load]
    room: int | Absent = None


class Travel(Loose):
    """`first`: the actions that a move begins with, where no action has been chosen yet."""

    left: int | None
    first: list[str] | Absent = None
    pieces: dict[str, Traveller]


class Cargo(Loose):
    unload: list[Load]
    load: list[Load]
    room: int
    stops: bool


class DraftLine(Loose):
    id: str
    action: str
    say: Text


class Draft(Loose):
    acts: list[str]
    lines: list[DraftLine]
    ends: Literal["turn"] | None
    left_out: list[Text]


class TurnChip(Loose):
    """One gesture of the turn under way; `back`: how many actions back it began."""

    id: str
    say: Text
    short: str | None
    art: str | None
    actions: int
    back: int
    can: bool


class Chance(Loose):
    """By total of the Automa how likely it is, by own total how likely it wins."""

    totals: dict[str, float]
    wins: dict[str, float]


class Side(Loose):
    seat: str
    name: str
    art: str
    player: Literal["human", "automa"]
    attacks: bool
    power: int
    most_power: int
    cards: int
    most_cards: int | None
    says: list[Text]
    hand: list[int] | Absent = None
    dialled: int | None = None
    artillery: bool | Absent = None
    bombs: int | Absent = None


class Fight(Loose):
    place: str
    in_the_air: bool
    sides: list[Side]
    chance: Chance | None
    typed: Annotated[bool | Absent, Field(description="The Automa's cards are drawn by hand")] = None


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
    scheme: int | Absent = None
    moves: list[CardRow] | Absent = None
    gains: list[CardRow] | Absent = None
    recruit: str | None = None
    advances: bool | Absent = None


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
    key: str
    at: int
    card: AutomaCard | None
    choices: list[Choice]
    steps: list[Step]


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


class Checklist(Loose):
    key: str
    way: Literal["do", "back"]
    items: list[Item]


class UndoState(Loose):
    """`last`: how many actions the last gesture took; `until`: what was revealed before them."""

    can: bool
    say: Text
    steps: int | Absent = None
    last: int | Absent = None
    until: Text | None = None


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


class Links(Loose):
    log: str
    why: str | Absent = None
    end: str | Absent = None
