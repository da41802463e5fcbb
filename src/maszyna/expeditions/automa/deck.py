"""The decision deck (X2.4, X5.1, X5.2): 14 cards, of which two are always set aside unseen."""

from typing import Final

from maszyna.expeditions.events import CARD, DECK_SHUFFLED, OWN_CARD
from maszyna.expeditions.facts.decision_cards import DecisionCard, decision_cards
from maszyna.expeditions.game import DECK_STREAM, PRINTED, Expedition
from maszyna.expeditions.ids import ASIDE, AUTOMA
from maszyna.kernel.bits import bit, count, nth

CARDS: Final[list[DecisionCard]] = list(decision_cards())  # by number: a list is quicker than a dictionary


def shuffle(game: Expedition) -> None:
    """X5.1: all cards, those set aside included; then two are set aside again, and nobody looks at them."""
    game.deck = game.full_deck
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
    if game.own is None:
        return CARDS[number - 1]
    card = game.cards[number]
    if PRINTED.get(number) != card:
        game.tell(OWN_CARD, AUTOMA, number)
    return card
