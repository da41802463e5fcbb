"""The reference of a game and the rules by their numbers as types."""

from typing import Literal

from maszyna.server.models.seat_models import AutomaState
from maszyna.server.models.view_models import Absent, Loose, Text


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
