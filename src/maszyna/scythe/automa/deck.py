"""The Automa's deck (A2.2, A3.1, A15.2): a card for a turn, or a card for a combat.

Both discard piles are shuffled together when the deck is empty, so the deck is all that has to be known, and the last
card drawn for a turn, which is remembered across a shuffle (A16.3).
"""

from typing import Final

from maszyna.kernel.bits import bit, count, nth
from maszyna.scythe.events import AUTOMA_DECK_SHUFFLED
from maszyna.scythe.facts.automa import DECKS, AutomaCard, automa_cards
from maszyna.scythe.game import Scythe
from maszyna.scythe.hidden import DECK, AutomaState
from maszyna.scythe.turn_state import AUTOMA_DECK_STREAM

CARDS: Final = 19
PRINTED: Final[list[list[AutomaCard]]] = [list(automa_cards(deck)) for deck in range(len(DECKS))]


def card_of(state: AutomaState, number: int) -> AutomaCard:
    """A card as it is in this Automa's deck."""
    return PRINTED[state.printed_deck()][number - 1]


def draw(game: Scythe, seat: int) -> int:
    """The number of the next card, for a turn or for a combat."""
    state = game.automa(seat)
    if not state.deck:
        shuffle_all(game, seat)
    number = nth(state.deck, game.dice.below(AUTOMA_DECK_STREAM + seat, count(state.deck)))
    state.deck &= ~bit(number)
    return number


def shuffle_all(game: Scythe, seat: int) -> None:
    """All 19 cards make a new deck (A2.2 and A13.3)."""
    game.automa(seat).deck = DECK
    game.tell(AUTOMA_DECK_SHUFFLED, seat)
