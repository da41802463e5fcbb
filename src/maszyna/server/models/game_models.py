"""The documents of the API as types, for OpenAPI: what is sent to it, and its answers about a game."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from maszyna.server.models.act_models import ActKey, Line, OpenAct, Telling
from maszyna.server.models.cards_models import CardNumber, CardsOnly
from maszyna.server.models.fight_models import Fight, FightResult
from maszyna.server.models.lesson_models import Lesson
from maszyna.server.models.puzzle_models import PuzzleOfGame
from maszyna.server.models.scene_models import Draft, EndScene, NewStar, Since, TurnChip
from maszyna.server.models.seat_models import Seat
from maszyna.server.models.story_models import (
    AutomaQueue,
    Checklist,
    InPlay,
    Item,
    Links,
    Recent,
    RedoState,
    Story,
    Tool,
    UndoState,
    UnknownAmount,
)
from maszyna.server.models.view_models import (
    Absent,
    Board,
    Cargo,
    Decision,
    GameHead,
    Kind,
    Lang,
    Loose,
    Text,
    Travel,
)

Revision = Annotated[int, Field(ge=0, le=1 << 53)]
ActionText = Annotated[str, Field(min_length=1, max_length=400)]


class Strict(BaseModel):
    model_config = ConfigDict(extra="forbid")


class NewGame(Strict):
    """Kind, setup and seed of a new game, or a save alone."""

    kind: Kind | None = None
    setup: dict[str, Any] | None = None
    seed: Annotated[int, Field(ge=0, lt=1 << 64)] | None = None
    save: dict[str, Any] | None = None


class SetupToCheck(Strict):
    kind: Kind
    setup: dict[str, Any] | None = None


class Nothing(Strict):
    """Nothing has to be said."""


class TileToCheck(Strict):
    """One tile of one's own box while it is typed in; kept, or forgotten again, only if that is said."""

    kind: Annotated[str, Field(max_length=40)]
    id: Annotated[str, Field(max_length=40)]
    tile: dict[str, Any] | None = None
    keep: bool = False
    forget: bool = False


class DeckCardToCheck(Strict):
    """A card of the own deck while it is changed; `board` and `scheme` say where it is tried."""

    number: int
    card: dict[str, Any] | None = None
    keep: bool = False
    forget: bool = False
    leave_out: bool = False
    board: int = 1
    scheme: int = 1


class ExpeditionsCardToCheck(Strict):
    """A decision card, or the progress card of a level, of the own deck of Expeditions while it is changed."""

    kind: Literal["decision", "progress"]
    number: int
    card: dict[str, Any] | None = None
    keep: bool = False
    forget: bool = False
    leave_out: bool = False


class AnyObject(Loose):
    """A document of the owner's own: `maszyna/scythe-tiles@1`, `maszyna/expeditions-progress-cards@1`, a deck."""


class Intent(Strict):
    """What was tapped; exactly one of these."""

    choose: ActionText | None = None
    travel: dict[str, Any] | None = None
    cargo: dict[str, Any] | None = None
    lay: list[list[str]] | None = None
    pay: dict[str, Any] | None = None
    fight: dict[str, Any] | None = None
    did: dict[str, Any] | None = None
    line: dict[str, Any] | None = None
    so: int | None = None
    set: dict[str, Any] | None = None
    tell: ActionText | None = None


class Actions(Strict):
    """Actions first, then intents: all of them are taken or none."""

    revision: Revision
    actions: Annotated[list[ActionText], Field(max_length=500)] | None = None
    intents: Annotated[list[Intent], Field(max_length=500)] | None = None


class TryBody(Actions):
    """The same, only tried; with `at` on the game as it was after so many actions."""

    at: Annotated[int, Field(ge=0, le=100_000)] | None = None


class ActionsUnless(Actions):
    """The same; with `unless` nothing is done where they would reveal something hidden, or end the turn."""

    unless: Annotated[list[Literal["reveals", "ends"]], Field(json_schema_extra={"uniqueItems": True})] | None = None


class Undo(Strict):
    revision: Revision
    steps: Annotated[int, Field(ge=1, le=100_000)] = 1
    keep: Annotated[int, Field(ge=0, le=100_000)] = 0


class Redo(Strict):
    revision: Revision
    steps: Annotated[int, Field(ge=1, le=100_000)] = 1


class Rewrite(Strict):
    """An action of an earlier turn changed, or left out; `try` only says what would have to be put back."""

    revision: Revision
    at: Annotated[int, Field(ge=1, le=100_000)]
    did: dict[str, Any] | None = None
    tell: ActionText | None = None
    way: Literal["stay", "again"]
    try_: Annotated[bool, Field(alias="try")] = False


class OtherKind(Strict):
    """The kind of game that one goes on as."""

    kind: Kind


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
    say: list[str | dict[str, Any]] | None = None
    at: dict[str, Any] | None = None
    legal: list[str] | None = None
    needs: dict[str, Any] | None = None


class Health(Loose):
    status: Literal["ok"]
    version: str
    build: Literal["compiled", "interpreted"]


class View(Loose):
    """A whole screen of a game, `maszyna/view@1`; what only some kinds of games have may be absent."""

    format: Literal["maszyna/view@1"]
    lang: Lang
    page: Literal["play", "table", "expeditions", "cards"]
    you: str | None
    title: Text
    status: Literal["your_turn", "waiting", "over", "past"]
    waiting_for: list[str]
    game: GameHead
    board: Board
    decision: Decision | None
    travel: Travel | None
    draft: Draft | None
    story: Story | None
    checklist: Checklist | None
    fight: Fight | None
    fights: Annotated[list[Fight] | Absent, Field(description="All combats that wait at a table")] = None
    result: FightResult | None = None
    seats: list[Seat]
    undo: UndoState
    redo: RedoState
    problems: list[Text]
    links: Links
    cargo: Cargo | None = None
    in_play: InPlay | Absent = None
    curtain: str | None = None
    turn: list[TurnChip] | Absent = None
    since: Since | None = None
    puzzle: PuzzleOfGame | Absent = None
    new_stars: list[NewStar] | Absent = None
    end: EndScene | None = None
    bonus: Annotated[UnknownAmount | None, Field(description="The tile asked for before the scores")] = None
    lesson: Lesson | None = None
    queue: AutomaQueue | None = None
    tools: list[Tool] | Absent = None
    recent: list[Recent] | Absent = None
    acts: list[ActKey] | Absent = None
    lines: list[Line] | Absent = None
    open: OpenAct | None = None
    cards: CardsOnly | Absent = None
    corrections: Annotated[list[CardNumber] | Absent, Field(description="Numbers that can be set")] = None
    last_round: Annotated[str | None, Field(description="Said once the last glory token is placed")] = None


class Revealed(Loose):
    """Before which action it stopped, and what that would show."""

    code: str
    say: Text
    action: str


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
    reveals: Revealed | None
    telling: Telling | Absent = None


class RewriteAnswer(Loose):
    """What to do with the pieces, and the game as it is then."""

    revision: int
    items: list[Item]
    view: View


class ActionsUnlessAnswer(ActionsAnswer):
    reveals: Revealed | None = None
    done: Annotated[bool | Absent, Field(description="Whether it was done, where `unless` was said")] = None


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


class Gone(Loose):
    """What was deleted or revoked."""


class RevisionEvent(BaseModel):
    revision: int
