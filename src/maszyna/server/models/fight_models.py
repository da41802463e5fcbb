"""A combat in a view: both sides before it, and its result."""

from typing import Annotated, Literal

from pydantic import Field

from maszyna.server.models.view_models import Absent, Loose, PlaceRow, Text


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
