"""A view document as types: all that a screen of a game needs. `types/view.d.ts` for the client is made from these.

They describe what `app` sends, for OpenAPI; nothing is checked against them while a game is played.
"""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field
from pydantic.json_schema import SkipJsonSchema
from typing_extensions import TypeAliasType

Lang = Literal["en", "uk", "ru"]
Kind = Literal["scythe", "scythe-table", "scythe-cards", "expeditions-table"]
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
    chance: float | None = None


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


class OptionNumber(Loose):
    """An option that goes out with a number at its end, or is followed by another step that does."""

    ask: Text
    most: int
    then: Annotated[str | Absent, Field(description="The step after the option that ends with the number")] = None


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
    number: OptionNumber | Absent = None
    before: Annotated[str | Absent, Field(description="An action that goes out before it")] = None
    times: Annotated[list[Text] | Absent, Field(description="What it is called once, twice and so on")] = None


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
    suggested: Annotated[int | Absent, Field(description="The number as far as it is known")] = None


class PlaceRow(Loose):
    """So many of something on a place; `less` and `more` are the steps that tell of one less or one more."""

    key: str
    label: Text
    art: str
    value: int
    less: str | None
    more: str | None


class Way(Loose):
    """A place in reach, the places passed, and what waits there."""

    to: str
    via: list[str]
    pin: str | None
    says: Text
    chance: Annotated[float | None, Field(description="To win the combat there with the best stake")] = None
    chance_loaded: Annotated[float | None, Field(description="The same with workers along, where they count")] = None


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
    name: str | Absent = None


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
