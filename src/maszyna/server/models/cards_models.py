"""What a view has when only the Automa's cards are kept."""

from typing import Annotated, Literal

from pydantic import Field

from maszyna.server.models.view_models import Absent, Loose, Text


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
