"""Setting up a game at a table (X2): level, tuning, who begins, who draws; a missing progress card comes with it."""

from typing import Final

from maszyna.expeditions.automa.deck import shuffle
from maszyna.expeditions.facts.progress import ProgressCard, progress_cards
from maszyna.expeditions.game import FIRST_PLAYER_STREAM, STREAMS, Expedition
from maszyna.expeditions.ids import LEAST_TUNING, LEVELS, MOST_TUNING, SEATS
from maszyna.expeditions.own_cards import OwnCards, card_of_level, read_deck, read_own_card, write_own_card
from maszyna.expeditions.play.table_turn import NextTurn
from maszyna.expeditions.state import start_position
from maszyna.kernel.dice import dice
from maszyna.kernel.document import Part
from maszyna.kernel.errors import FormatError
from maszyna.kernel.events import Event

GAME: Final = "expeditions"
RULES_VERSION: Final = 2
FIELDS: Final = ["level", "first", "tuning", "cards", "progress_card", "own_cards"]
CARDS: Final = ["drawn", "typed"]  # who draws the decision cards: the program, or the person from a real deck


def new_game(document: dict[str, object], seed: int, log: list[Event] | None = None) -> Expedition:
    """A game from a setup document and a seed, at the first thing to be entered.

    ``log`` hears of it from the start: an Automa that begins has taken a turn already.
    """
    game = laid_out(document, seed)
    game.log = log
    game.settle()
    return game


def laid_out(document: dict[str, object], seed: int) -> Expedition:
    fields = Part(document, "setup").fields(FIELDS)
    tuning = 0
    if "tuning" in fields:
        tuning = fields["tuning"].number(LEAST_TUNING, MOST_TUNING, "tuning")
    typed = "cards" in fields and fields["cards"].name(CARDS) == 1
    own = read_deck(fields["own_cards"]) if "own_cards" in fields else None
    game = Expedition(start_position(read_card(fields)), dice(seed, STREAMS), tuning, typed, own)  # X2.2, X2.3
    shuffle(game)  # X2.4
    first = game.dice.below(FIRST_PLAYER_STREAM, len(SEATS))  # X2.6
    if "first" in fields and fields["first"].value is not None:
        first = fields["first"].name(SEATS)
    game.push(NextTurn(first))
    return game


def read_card(fields: dict[str, Part]) -> ProgressCard:
    """X2.3; the card of a level that is not on file stands in the setup, so that a save needs nothing else."""
    level = progress_cards().first_game
    if "level" in fields:
        level = fields["level"].number(1, LEVELS, "level")
    own: list[ProgressCard] = []
    if "progress_card" in fields:
        card = read_own_card(fields["progress_card"], on_file=True)
        if card.level != level:
            raise FormatError("setup.progress_card.level", "card_of_another_level", found=card.level, level=level)
        own = [card]
    return card_of_level(level, OwnCards(own), "setup.level")


def setup_of(level: int, own: OwnCards) -> dict[str, object]:
    """The setup document of a level, with the player's own card where it needs one."""
    card = card_of_level(level, own, "level")
    if own.of_level(level) is None:
        return {"level": level}
    return {"level": level, "progress_card": write_own_card(card)}
