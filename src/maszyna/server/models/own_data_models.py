"""The pages of what people type in from their own boxes, of links and of words."""

from typing import Any, Literal

from pydantic import Field

from maszyna.server.models.setup_models import FormField, FormProblem
from maszyna.server.models.view_models import Absent, Loose, Text


class KindOfTile(Loose):
    key: str
    name: str


class Tile(Loose):
    """`form`: the tile as it stands in a file."""

    key: str
    kind: str
    number: int | None
    name: str
    own: bool
    head: str
    says: list[Text]
    form: dict[str, Any]


class Tiles(Loose):
    format: Literal["maszyna/tiles@1"]
    page: Literal["tiles"]
    kinds: list[KindOfTile]
    tiles: list[Tile]
    meanings: list[Text]
    kept: dict[str, Any]
    schema_: dict[str, Any] = Field(alias="schema")


class TileItem(Loose):
    say: Text
    parts: list[FormField]


class TileAddition(Loose):
    """What may be added, under the heading of its group."""

    group: str
    name: str
    value: Any


class TileList(Loose):
    """A part of a tile that may stand there several times, and what may be added."""

    key: str
    name: str
    most: int
    items: list[TileItem]
    add: list[TileAddition]


class TileForm(Loose):
    format: Literal["maszyna/tile-form@1"]
    page: Literal["tile"]
    kind: str
    id: str
    title: str
    kind_name: str
    own: bool
    known: list[Text]
    asks: dict[str, str]
    tile: dict[str, Any]
    fields: list[FormField]
    lists: list[TileList]
    says: list[Text]
    problem: FormProblem | None
    ready: bool
    kept: bool


class DeckCard(Loose):
    number: int
    name: str
    own: bool
    art: str
    says: list[Text]


class DeckPart(Loose):
    """A star card, or a symbol, in words."""

    name: str
    own: bool
    says: list[Text]


class Deck(Loose):
    format: Literal["maszyna/deck@1"]
    page: Literal["deck"]
    cards: list[DeckCard]
    levels: list[DeckPart]
    symbols: list[DeckPart]
    kept: dict[str, Any]
    file: dict[str, Any]  # the whole deck, what is as printed too
    schema_: dict[str, Any] = Field(alias="schema")


class TriedCard(Loose):
    """A card carried out on the board of a game in progress."""

    board: int
    scheme: int
    says: list[Text]
    art: str | None


class DeckCardForm(Loose):
    format: Literal["maszyna/deck-card@1"]
    page: Literal["card"]
    number: int
    title: str
    own: bool
    tile: dict[str, Any]
    fields: list[FormField]
    lists: list[TileList]
    says: list[Text]
    art: str | None
    problem: FormProblem | None
    ready: bool
    kept: bool
    tried: TriedCard | None


class ExpeditionsDeckCard(Loose):
    """A decision card by its number, or a progress card by its level."""

    number: int
    name: str
    own: bool
    says: list[Text]


class ExpeditionsDeck(Loose):
    format: Literal["maszyna/expeditions-deck-page@1"]
    page: Literal["expeditions-deck"]
    cards: list[ExpeditionsDeckCard]
    levels: list[ExpeditionsDeckCard]
    kept: dict[str, Any]
    schema_: dict[str, Any] = Field(alias="schema")


class ExpeditionsCardForm(Loose):
    format: Literal["maszyna/expeditions-card@1"]
    page: Literal["card"]
    kind: Literal["decision", "progress"]
    number: int
    title: str
    own: bool
    tile: dict[str, Any]
    fields: list[FormField]
    lists: list[TileList]
    says: list[Text]
    art: None
    problem: FormProblem | None
    ready: bool
    kept: bool
    tried: None


class ProgressCard(Loose):
    """A level of Expeditions; what is missing in `reason` can be typed in."""

    level: int
    card: Literal["on file", "own", "missing"]
    title: str
    name: str | Absent = None
    spaces: int | Absent = None
    stars: list[int] | Absent = None
    coins: dict[str, int] | Absent = None
    reason: str | Absent = None


class OwnCard(Loose):
    level: int
    spaces: int
    stars: list[int]
    coins: dict[str, int]
    name: str | Absent = None


class OwnCards(Loose):
    format: str
    cards: list[OwnCard]


class Cards(Loose):
    format: Literal["maszyna/cards@1"]
    page: Literal["cards"]
    levels: list[ProgressCard]
    kept: OwnCards
    schema_: dict[str, Any] = Field(alias="schema")


class LiveLink(Loose):
    number: int
    seat: str | None
    watch: bool


class LiveLinks(Loose):
    links: list[LiveLink]


class Words(Loose):
    """The words of the interface."""

    words: dict[str, str]


class Term(Loose):
    key: str
    title: Text
    says: Text
