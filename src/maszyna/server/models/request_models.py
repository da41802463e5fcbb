"""What is sent to the API, as types."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from maszyna.server.models.view_models import (
    Kind,
    Loose,
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
    way: Literal["stay", "keep", "again"]
    try_: Annotated[bool, Field(alias="try")] = False


class OtherKind(Strict):
    """The kind of game that one goes on as."""

    kind: Kind


class NewLink(Strict):
    """A seat by its name, or watch."""

    seat: str | None = None
    watch: bool | None = None
