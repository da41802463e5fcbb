"""The documents of the API as types, for OpenAPI. What a view holds in full is described in docs; here its frame."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field

Lang = Literal["en", "uk", "ru"]
Kind = Literal["scythe", "scythe-table", "expeditions-table"]


def whole_number(value: object) -> object:
    """JSON has one kind of number: 7.0 is a whole one."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


Whole = BeforeValidator(whole_number)
Revision = Annotated[int, Whole, Field(ge=0, le=1 << 53)]
Text = Annotated[list[str | dict[str, Any]], Field(description="A text as spans: plain strings, and links")]
ActionText = Annotated[str, Field(min_length=1, max_length=400)]


class Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class Loose(BaseModel):
    """An answer: more may be added to it."""

    model_config = ConfigDict(extra="allow")


class NewGame(Strict):
    """Kind, setup and seed of a new game, or a save alone."""

    kind: Kind | None = None
    setup: dict[str, Any] | None = None
    seed: Annotated[int, Whole, Field(ge=0, lt=1 << 64)] | None = None
    save: dict[str, Any] | None = None


class SetupToCheck(Strict):
    kind: Kind
    setup: dict[str, Any] | None = None


class TileToCheck(Strict):
    """One tile of one's own box while it is typed in; kept, or forgotten again, only if that is said."""

    kind: Annotated[str, Field(max_length=40)]
    id: Annotated[str, Field(max_length=40)]
    tile: dict[str, Any] | None = None
    keep: bool = False
    forget: bool = False


class Intent(Strict):
    """What was tapped; exactly one of these."""

    choose: ActionText | None = None
    travel: dict[str, Any] | None = None
    cargo: dict[str, Any] | None = None
    lay: list[list[str]] | None = None
    pay: dict[str, Any] | None = None
    fight: dict[str, Any] | None = None
    tell: ActionText | None = None


class Actions(Strict):
    """Actions first, then intents: all of them are taken or none."""

    revision: Revision
    actions: Annotated[list[ActionText], Field(max_length=500)] | None = None
    intents: Annotated[list[Intent], Field(max_length=500)] | None = None


class ActionsUnless(Actions):
    """The same; with `unless` nothing is done where they would reveal something hidden, or end the turn."""

    unless: Annotated[list[Literal["reveals", "ends"]], Field(json_schema_extra={"uniqueItems": True})] | None = None


class Undo(Strict):
    revision: Revision
    steps: Annotated[int, Whole, Field(ge=1, le=100_000)] = 1
    keep: Annotated[int, Whole, Field(ge=0, le=100_000)] = 0


class NewLink(Strict):
    """A seat by its name, or watch."""

    seat: str | None = None
    watch: bool | None = None


class ProblemDocument(Loose):
    """What was wrong, and where."""

    title: str
    status: int
    detail: str
    where: str


class Stale(ProblemDocument):
    revision: int
    view: dict[str, Any]


class Refused(ProblemDocument):
    code: str | None = None
    say: Text | None = None
    at: dict[str, Any] | None = None
    legal: list[str] | None = None
    needs: dict[str, Any] | None = None


class Health(Loose):
    status: Literal["ok"]
    version: str
    build: Literal["compiled", "interpreted"]


class GameHead(Loose):
    id: str
    kind: Kind
    revision: int
    at: int
    over: bool


class Option(Loose):
    id: str
    action: str
    label: Text
    at: dict[str, Any] | None
    reveals: Text | None
    declines: bool
    effects: list[dict[str, Any]]


class Decision(Loose):
    kind: str
    widget: str
    answer: str
    secret: bool
    continues: bool
    ends_turn: bool
    ask: Text
    optional: bool
    least: int
    most: int
    options: list[Option]
    refused: list[dict[str, Any]]


class View(Loose):
    format: Literal["maszyna/view@1"]
    lang: Lang
    page: str
    you: str | None
    title: Text
    status: str
    waiting_for: list[str]
    game: GameHead
    board: dict[str, Any]
    decision: Decision | None
    travel: dict[str, Any] | None
    draft: dict[str, Any] | None
    story: dict[str, Any] | None
    checklist: dict[str, Any] | None
    fight: dict[str, Any] | None
    seats: list[dict[str, Any]]
    undo: dict[str, Any]
    problems: list[Text]
    links: dict[str, str]


class GameAnswer(Loose):
    id: str
    kind: Kind
    revision: int
    view: View


class ActionsAnswer(Loose):
    revision: int
    view: View
    told: list[Text]


class TryAnswer(ActionsAnswer):
    reveals: dict[str, Any] | None


class ActionsUnlessAnswer(ActionsAnswer):
    reveals: dict[str, Any] | None = None
    done: Annotated[bool | None, Field(description="Whether it was done, where `unless` was said")] = None


class LinkAnswer(Loose):
    number: int
    key: str
    link: str
    address: str
    qr: Annotated[str, Field(description="The address as an SVG")]


class SaveDocument(Loose):
    format: Literal["maszyna/save@1"]
    game: str
    rules_version: int
    setup: dict[str, Any]
    seed: int
    actions: list[str]


class Page(Loose):
    """A page of the app: home, setup, log, end, tiles, cards, logbook."""


class RevisionEvent(BaseModel):
    revision: int
