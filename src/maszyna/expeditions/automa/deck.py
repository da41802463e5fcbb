"""The decision deck (X2.4, X5.1, X5.2): 14 cards, of which two are always set aside unseen."""

from typing import Final

from maszyna.expeditions.events import CARD, DECK_SHUFFLED
from maszyna.expeditions.facts.decision_cards import DecisionCard, decision_cards
from maszyna.expeditions.game import DECK_STREAM, Expedition
from maszyna.expeditions.ids import ASIDE, AUTOMA
from maszyna.expeditions.ids import CARDS as HOW_MANY
from maszyna.kernel.bits import bit, count, i64, mask_of, nth

CARDS: Final[list[DecisionCard]] = list(decision_cards())
ALL_CARDS: Final[i64] = mask_of(list(range(1, HOW_MANY + 1)))


def shuffle(game: Expedition) -> None:
    """X5.1: all cards, those set aside included; then two are set aside again, and nobody looks at them."""
    game.deck = ALL_CARDS
    if game.typed:  # the person does it, and any card may be drawn
        return
    for _ in range(ASIDE):
        take_one(game)


def take_one(game: Expedition) -> int:
    """Any card of the deck, all equally likely."""
    number = nth(game.deck, game.dice.below(DECK_STREAM, count(game.deck)))
    game.deck &= ~bit(number)
    return number


def reshuffle(game: Expedition) -> None:
    """X5.1: the deck was empty."""
    shuffle(game)
    game.tell(DECK_SHUFFLED, AUTOMA)


def draw(game: Expedition) -> DecisionCard:
    """X5.2."""
    if not game.deck:
        reshuffle(game)
    return turn_up(game, take_one(game))


def turn_up(game: Expedition, number: int) -> DecisionCard:
    game.card = number
    game.tell(CARD, AUTOMA, number)
    return CARDS[number - 1]
