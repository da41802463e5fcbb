"""The answers of the API about a game, as types."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from maszyna.server.models.learning_models import Lesson, PuzzleOfGame
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
from maszyna.server.models.table_models import ActKey, CardNumber, CardsOnly, Line, Moved, OpenAct, Telling
from maszyna.server.models.view_models import (
    Absent,
    Board,
    Cargo,
    Decision,
    GameHead,
    Kind,
    Lang,
    Loose,
    PlaceRow,
    Text,
    Travel,
)


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
    units: list[PlaceRow] | Absent = None
    artillery: bool | Absent = None
    most_power_fired: Annotated[int | Absent, Field(description="What is left to spend when artillery fires")] = None
    allowed_cards: Annotated[
        int | Absent, Field(description="At a table: what the units allow, where fewer cards are known in hand")
    ] = None
    bombs: int | Absent = None


class Fight(Loose):
    place: str
    in_the_air: bool
    sides: list[Side]
    chance: Chance | None
    lines: Annotated[list[Text], Field(description="What abilities and airships do before the dials are set")]
    typed: Annotated[bool | Absent, Field(description="The Automa's cards are drawn by hand")] = None


class TableColumn(Loose):
    """A column of the combat table on an Automa's card: for which power, and how much of it is used (A15.3)."""

    power: str
    uses: int
    counts: bool


class CombatTable(Loose):
    say: Text
    columns: list[TableColumn]
    cards: int


class SideResult(Loose):
    """What one side of a combat showed; `say` is its total as a sum."""

    seat: str
    name: str
    art: str
    attacks: bool
    wins: bool
    role: str
    power: int
    cards: list[int]
    total: int
    say: Text
    table: CombatTable | None


class ResultLine(Loose):
    """Something a combat brought about; `step`: of the story of the same action."""

    about: str
    art: str
    say: Text
    step: str | None


class FightResult(Loose):
    """How the last combat ended; `yours`: whether the reader won, if they fought; `at`: after how many actions."""

    key: str
    at: int
    place: str
    in_the_air: bool
    winner: str
    yours: bool | None
    title: Text
    reason: Text
    stars: int
    sides: list[SideResult]
    lines: list[ResultLine]
    turn: Annotated[list[Text] | None, Field(description="The own turn until then, if the combat ended it")] = None


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
    moved: Annotated[Moved | None, Field(description="How far the Move action of this turn has come")] = None
    open: OpenAct | None = None
    cards: CardsOnly | Absent = None
    corrections: Annotated[list[CardNumber] | Absent, Field(description="Numbers that can be set")] = None
    last_round: Annotated[str | None, Field(description="Said once the last glory token is placed")] = None
    ended: Annotated[str | None, Field(description="Said while a person counts what the scores need")] = None


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
