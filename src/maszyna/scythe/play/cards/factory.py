"""The Factory and its cards (section 9): a fifth section, its top action as printed and without any bonus."""

from typing import Final

from maszyna.kernel.bits import bit, members
from maszyna.kernel.steps import BY_LIST, Decision, DecisionKind, Step
from maszyna.scythe.board import FACTORY_PLACE
from maszyna.scythe.events import FACTORY_ACTION, FACTORY_CARD_TAKEN
from maszyna.scythe.facts.factory import FactoryCard, factory_cards
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import ANY_RESOURCES, CHARACTER, COINS, COMBAT_CARDS, GOODS, POPULARITY, POWER
from maszyna.scythe.play.cards.benefits import ANYWHERE, give_benefits, give_one
from maszyna.scythe.play.common.decisions import BY_FACTORY_CARD, CARDS_OFFERED, PLAYER_MAT
from maszyna.scythe.play.common.gains import lose
from maszyna.scythe.play.common.payment import DiscardCard, PayAny, may_coerce
from maszyna.scythe.play.movement.move import character_moved

MOST_CARDS: Final = 19  # numbers 1..18 are printed


def _by_number() -> dict[int, FactoryCard]:
    return {card.number: card for card in factory_cards()}


CARDS: Final[dict[int, FactoryCard]] = _by_number()


class VisitFactory(Step[Scythe]):
    """The first time its character ends a movement on the Factory a seat takes one of the cards there."""

    def run(self, game: Scythe) -> None:
        own = game.position.seats[self.seat]
        if own.at[CHARACTER] == FACTORY_PLACE and not own.factory_card and character_moved(game) and game.factory_deck:
            game.push(ChooseFactoryCard(self.seat))


class ChooseFactoryCard(Decision[Scythe]):
    """Which of the cards left to keep; the others are seen by nobody else."""

    about = DecisionKind("factory_card", CARDS_OFFERED, BY_FACTORY_CARD)

    def options(self, game: Scythe) -> list[int]:
        return members(game.factory_deck)

    def take(self, game: Scythe, action: int) -> None:
        game.factory_deck &= ~bit(action)
        game.position.seats[self.seat].factory_card = action
        game.tell(FACTORY_CARD_TAKEN, self.seat, action)

    def span(self) -> int:
        return MOST_CARDS

    def text(self, action: int) -> str:
        return f"factory card {action}" if action in CARDS else ""

    def why_not(self, game: Scythe, action: int) -> str:
        return "card_not_there"


def can_pay_card(game: Scythe, seat: int, card: FactoryCard) -> bool:
    own = game.position.seats[seat]
    for good, amount in card.pay:
        if good == COINS and own.coins < amount:
            return False
        if good == POWER and own.power < amount:
            return False
        if good == POPULARITY and own.popularity < amount:
            return False
        if good == COMBAT_CARDS and not own.hand:
            return False
        if good == ANY_RESOURCES and not game.position.stock(seat) and not may_coerce(game, seat):
            return False
    return True


def use_card(game: Scythe, seat: int) -> None:
    """The top action of the seat's Factory card: its cost, then its benefits."""
    card = CARDS[game.position.seats[seat].factory_card]
    game.tell(FACTORY_ACTION, seat, card.number)
    if card.choose_one:
        game.push(ChooseBenefit(seat, card))
    else:
        give_benefits(game, seat, card.gain, ANYWHERE)
    for good, amount in card.pay:
        if good == COMBAT_CARDS:
            game.push(DiscardCard(seat))
        elif good == ANY_RESOURCES:
            game.push(PayAny(seat))
        else:
            lose(game, seat, good, amount)


class ChooseBenefit(Decision[Scythe]):
    """One of the two things the card offers."""

    about = DecisionKind("benefit", PLAYER_MAT, BY_LIST, from_zero=True)

    def __init__(self, seat: int, card: FactoryCard) -> None:
        super().__init__(seat)
        self.card = card

    def context(self, game: Scythe) -> list[int]:
        return [0, self.card.number]

    def options(self, game: Scythe) -> list[int]:
        return list(range(len(self.card.gain)))

    def take(self, game: Scythe, action: int) -> None:
        good, amount = self.card.gain[action]
        give_one(game, self.seat, good, amount, ANYWHERE)

    def span(self) -> int:
        return len(self.card.gain)

    def text(self, action: int) -> str:
        return f"choose {GOODS[self.card.gain[action][0]]}"
