"""What one looks up in a game as types: log, why, a place, hints, the reference, the rules by their numbers."""

from typing import Annotated, Literal

from pydantic import Field

from maszyna.server.models.seat_models import AutomaState
from maszyna.server.models.story_models import Choice, Step
from maszyna.server.models.view_models import Absent, Loose, PlaceRow, Text


class SheetAct(Loose):
    """A correction: `tell` is the step."""

    label: str
    tell: str


class SheetRow(Loose):
    """A label with its value; `struck` is what is printed where that has changed."""

    label: Text
    value: Text | None
    struck: str | None
    state: Literal["on", "off", "good", "warn", "automa"] | None
    says: Text | None
    art: str | None
    act: SheetAct | None
    rule: str | None


class SheetGroup(Loose):
    title: Text
    rows: list[SheetRow]
    star_card: AutomaState | Absent = None


class SheetPart(Loose):
    key: str
    name: str


class Sheet(Loose):
    format: Literal["maszyna/sheet@1"]
    page: Literal["sheet"]
    part: str
    parts: list[SheetPart]
    groups: list[SheetGroup]


class RuleList(Loose):
    groups: list[SheetGroup]


class DecidedTurn(Loose):
    """A choice that a rule decided: the action `at`, which of its choices, and the turn."""

    at: int
    choice: int
    number: int
    name: str
    say: Text


class RulePage(Loose):
    rule: str
    title: Text
    says: Text
    turns: list[DecidedTurn]


class LogLine(Loose):
    """`choice`: the number by which `why` knows the choice that is told here; `own`: a person reported it."""

    at: int
    seat: str
    say: Text
    about: Literal["star", "fight"] | None
    choice: int | Absent = None
    own: bool | Absent = None


class LogTurn(Loose):
    at: int
    number: int
    seat: str
    name: str
    lines: list[LogLine]


class Log(Loose):
    format: Literal["maszyna/log@1"]
    page: Literal["log"]
    actions: int
    turns: list[LogTurn]


class Why(Choice):
    """One of the `choices` of an action; for a place also what is said of it."""

    choices: int
    names: Annotated[list[Text], Field(description="What each of them was about")]
    steps: list[Step]
    place: str | None = None
    say: Text | None = None


class PlaceOption(Loose):
    label: str
    tell: str


class PlaceOffer(Loose):
    """What can be put on a place that is not there."""

    title: str
    options: list[PlaceOption]


class PlacePage(Loose):
    place: str
    title: Text
    number: int | None
    says: list[Text]
    rows: list[PlaceRow]
    problems: list[Text]
    offers: list[PlaceOffer] | Absent = None


class Hint(Loose):
    say: Text
    steps: list[Text]  # the same, a line for each unit and row
    reasons: list[Text]
    actions: list[str]
    by_chance: bool
    margin: float
    spread: float


class Hints(Loose):
    hints: list[Hint]
    say: Text
