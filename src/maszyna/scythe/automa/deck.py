"""The Automa's deck (A2.2, A3.1, A15.2): a card for a turn, or a card for a combat.

Both discard piles are shuffled together when the deck is empty. Apart they let people check the marker: it has advanced
once for every gold star in the main one. The last card drawn for a turn is remembered across a shuffle (A16.3).
"""

from typing import Final

from maszyna.kernel.bits import bit, count, i64, members, nth
from maszyna.kernel.document import Part
from maszyna.kernel.errors import FormatError
from maszyna.scythe.automa_options import DECK, AutomaOptions
from maszyna.scythe.events import AUTOMA_DECK_SHUFFLED, AUTOMA_OWN_SHUFFLE
from maszyna.scythe.facts.automa import DECKS, AutomaCard, automa_cards
from maszyna.scythe.game import Scythe
from maszyna.scythe.hidden import AutomaState
from maszyna.scythe.turn_state import AUTOMA_DECK_STREAM

PRINTED: Final[list[list[AutomaCard]]] = [list(automa_cards(deck)) for deck in range(len(DECKS))]


def card_of(state: AutomaState, number: int) -> AutomaCard:
    """A card as it is in this Automa's deck."""
    own = state.automa_options.own
    return own.cards[number] if own is not None and own.cards else PRINTED[state.printed_deck][number - 1]


def is_own_card(state: AutomaState, number: int) -> bool:
    """Whether a card differs from the printed one with its number."""
    own = state.automa_options.own
    if own is None or not own.cards:
        return False
    printed = PRINTED[state.printed_deck]
    return number > len(printed) or own.cards[number] != printed[number - 1]


def read_card(part: Part, options: AutomaOptions) -> int:
    """The number of a card that is in the deck."""
    number = part.number(1, last_card(options), "automa_card")
    if not bit(number) & options.full_deck:
        raise FormatError(part.where, "card_not_in_deck", number=number)
    return number


def last_card(options: AutomaOptions) -> int:
    """The highest number in the deck."""
    return members(options.full_deck)[-1]


def draw(game: Scythe, seat: int) -> int:
    """The number of the next card, for a turn or for a combat."""
    state = game.automa(seat)
    if not state.deck:
        shuffle_all(game, seat)
    number = nth(state.deck, game.dice.below(AUTOMA_DECK_STREAM + seat, count(state.deck)))
    state.deck &= ~bit(number)
    return number


def shuffle_all(game: Scythe, seat: int) -> None:
    """All cards make a new deck (A2.2 and A13.3)."""
    state = game.automa(seat)
    state.deck = state.automa_options.full_deck
    state.fought = 0
    state.shuffled_at = state.tracker
    if state.deck == DECK:
        game.tell(AUTOMA_DECK_SHUFFLED, seat)
    else:
        game.tell(AUTOMA_OWN_SHUFFLE, seat, int(count(state.deck)))


def main_pile(state: AutomaState) -> i64:
    """The cards drawn for turns since the last shuffle."""
    return state.automa_options.full_deck & ~state.deck & ~state.fought


def combat_pile(state: AutomaState) -> i64:
    return state.fought & ~state.deck


def gold_stars(state: AutomaState) -> int:
    """Those of the main pile that have moved the marker."""
    stars = [number for number in members(main_pile(state)) if card_of(state, number).advances]
    return len(stars) - skipped_stars(state)


def skipped_stars(state: AutomaState) -> int:
    """Those of the main pile on cards that were skipped with their star (R11)."""
    if not state.skips_marked() or state.automa_options.skipped_advance:
        return 0
    cards = [card_of(state, number) for number in members(main_pile(state))]
    return len([card for card in cards if card.advances and card.skipped_by_autometta])
