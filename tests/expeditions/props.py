"""Positions and games for tests, built from a few words."""

from typing import Any

from tests.expeditions.printed import CARDS

from maszyna.expeditions.automa.automa_turn import carry_out
from maszyna.expeditions.events import MechPart
from maszyna.expeditions.facts.decision_cards import CardPart, DecisionCard
from maszyna.expeditions.facts.progress import ProgressCard, progress_cards
from maszyna.expeditions.game import STREAMS, Expedition
from maszyna.expeditions.ids import CORRUPTION, MAP, NO_SYMBOL, THE_20
from maszyna.expeditions.notation.read_position import read_position
from maszyna.expeditions.notation.turn_request import turn_answer
from maszyna.expeditions.own_cards import FORMAT as OWN_FORMAT
from maszyna.expeditions.own_cards import OwnCards
from maszyna.kernel.dice import dice

Document = dict[str, Any]
NOBODY = OwnCards([])
FORMAT = "maszyna/expeditions-position@1"

# Cards that show one thing; the engine carries out any card.
STILL = CardPart(False, NO_SYMBOL, 0, 0, 1)


def looking(symbol: int, glory: int = 0, times: int = 0, distance: int = 1, sweep: bool = False) -> CardPart:
    return CardPart(sweep, symbol, glory, times, distance)


SYMBOLS = {"map": MAP, "20": THE_20, "corruption": CORRUPTION}


def row(text: str) -> list[Document]:
    """Seven locations west to east: ``.`` nothing, ``m`` a map token, otherwise tokens from the top: ``4,3``."""
    found: list[Document] = []
    for word in text.split():
        tokens = [int(token) for token in word.split(",")] if word not in (".", "m") else []
        found.append({"map": word == "m", "corruption": tokens})
    assert len(found) == 7
    return found


EMPTY = ". . . . . . ."


def position(north: str = EMPTY, central: str = EMPTY, **rest: Any) -> Document:
    """A position document with nothing in the rows but what is given."""
    start: Document = {
        "format": FORMAT, "level": 2, "progress": 0, "glory": 0, "north": row(north), "central": row(central),
        "automa": {"north": 0, "central": 6}, "human": None, "taken": {"maps": 0, "corruption": []},
    }  # fmt: skip
    return {**start, **rest}


def turn(document: Document, card: int, **drawn: list[int]) -> Document:
    return turn_answer({"position": document, "card": card, "drawn": drawn}, NOBODY)


def mechs(answer: Document) -> list[Document]:
    """The two mechs' parts of an answer."""
    return [event for event in answer["events"] if event["event"] == "mech"]


def game_on(document: Document) -> Expedition:
    game = Expedition(read_position(document, NOBODY), dice(0, STREAMS), 0)
    game.log = []
    return game


def played(
    document: Document, north: CardPart = STILL, central: CardPart = STILL, progress: bool = False
) -> Expedition:
    """A made-up card carried out on a position."""
    game = game_on(document)
    carry_out(game, DecisionCard(1, progress, (north, central)), [[], []])
    return game


def parts_of(game: Expedition) -> list[MechPart]:
    return [event for event in game.log or [] if isinstance(event, MechPart)]


def card_with(**wanted: Any) -> DecisionCard:
    return next(card for card in CARDS if all(getattr(card, name) == value for name, value in wanted.items()))


def level(number: int) -> ProgressCard:
    return next(card for card in progress_cards().cards if card.level == number)


def own_card(number: int = 4, **changes: Any) -> Document:
    """A card typed in; its numbers are made up for tests and are no official ones."""
    made_up: Document = {
        "level": number, "name": "Testmaszyna", "spaces": 20, "stars": [1, 3, 5, 7, 9, 11, 13, 15],
        "coins": {"glory": 6, "map": 3, "corruption": 4},
    }  # fmt: skip
    return {**made_up, **changes}


def own_file(*cards: Document) -> Document:
    return {"format": OWN_FORMAT, "cards": list(cards)}
