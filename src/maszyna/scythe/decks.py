"""The decks. Nobody sees their order, so a deck is what is in it and a card is drawn by chance."""

from typing import Final

from maszyna.kernel.bits import bit, count, i64, nth
from maszyna.kernel.dice import Dice
from maszyna.kernel.packed_counts import counts, how_many, nth_kind, packed_kind, total
from maszyna.scythe.game import Scythe
from maszyna.scythe.turn_state import COMBAT_DECK_STREAM, ENCOUNTER_DECK_STREAM, THEFT_STREAM

LEAST_VALUE: Final = 2  # of a combat card, and the most; hands and decks count their cards by kind, from 0
MOST_VALUE: Final = 5


def card_value(kind: i64) -> i64:
    return kind + LEAST_VALUE


def card_kind(value: i64) -> i64:
    return value - LEAST_VALUE


def card_values(hand: i64) -> list[int]:
    """The values of some combat cards, ascending, each as often as it is there."""
    return [card_value(kind) for kind, held in enumerate(counts(hand)) for _ in range(held)]


def draw_combat_cards(game: Scythe, seat: int, amount: int) -> int:
    """Cards from the combat deck to a hand; the discard is shuffled in when the deck is empty (section 1)."""
    if game.draws_unseen:
        game.hidden[seat].unseen += amount
        return amount
    drawn = 0
    own = game.position.seats[seat]
    while drawn < amount:
        if not game.combat_deck:
            game.combat_deck = game.combat_discard
            game.combat_discard = 0
        left = total(game.combat_deck)
        if not left:
            break
        card = packed_kind(nth_kind(game.combat_deck, game.dice.below(COMBAT_DECK_STREAM, left)), 1)
        game.combat_deck -= card
        own.hand += card
        drawn += 1
    return drawn


def take_random_cards(game: Scythe, seat: int, amount: int) -> i64:
    """Combat cards out of a hand at random; returns the tally of those whose values are known, taken last."""
    own = game.position.seats[seat]
    taken: i64 = 0
    unseen = min(amount, game.hidden[seat].unseen)
    game.hidden[seat].unseen -= unseen
    for _ in range(amount - unseen):
        left = total(own.hand)
        if not left:
            break
        card = packed_kind(nth_kind(own.hand, game.dice.below(THEFT_STREAM, left)), 1)
        own.hand -= card
        taken += card
    return taken


def discard(game: Scythe, seat: int, cards: i64) -> None:
    """Combat cards from a hand to the discard."""
    game.position.seats[seat].hand -= cards
    game.combat_discard += cards


def holds(hand: i64, value: i64) -> bool:
    """Whether a hand has a combat card of this kind (0 is a card of value 2)."""
    return how_many(hand, value) > 0


def draw_encounter(game: Scythe) -> i64:
    """The next encounter card; met cards go under the deck, which has more cards than the board has tokens."""
    number = nth(game.encounter_deck, game.dice.below(ENCOUNTER_DECK_STREAM, count(game.encounter_deck)))
    game.encounter_deck &= ~bit(number)
    return number


def draw_cards(streams: Dice, stream: int, cards: i64, amount: int) -> i64:
    """So many different cards out of a set."""
    drawn: i64 = 0
    while count(drawn) < amount:
        drawn |= bit(nth(cards & ~drawn, streams.below(stream, count(cards & ~drawn))))
    return drawn
