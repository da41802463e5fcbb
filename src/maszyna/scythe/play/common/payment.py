"""Paying with resources (sections 1 and 5): tokens of any controlled territory, Crimea once a turn with a combat card.

Where several territories could pay, the seat names them one token at a time in ascending order, so that each way of
paying is asked for once only.
"""

from typing import Final

from maszyna.kernel.bits import i64, members
from maszyna.kernel.packed_counts import KINDS, how_many, packed_kind
from maszyna.kernel.steps import Decision, DecisionKind
from maszyna.scythe.decks import card_value, discard, holds
from maszyna.scythe.events import CARD_PAID_AS_RESOURCE, LOST, RESOURCES_PAID
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import ABOARD, COERCION, COMBAT_CARDS, RESOURCES
from maszyna.scythe.place_texts import PAIRED, place_number, place_text
from maszyna.scythe.play.common.decisions import BY_ANY_TOKEN, BY_CARD, BY_TOKEN, TOKENS
from maszyna.scythe.state import Position

CARD: Final = PAIRED  # actions from here on pay with a combat card of kind 0..3
NO_CARD: Final = -1


def may_coerce(game: Scythe, seat: int) -> bool:
    """Crimea's Coercion: one combat card as any one resource, once a turn."""
    own = game.position.seats[seat]
    return bool(own.abilities & COERCION) and own.hand != 0 and not game.turn.coercion_used


def can_pay(game: Scythe, seat: int, kind: int, amount: int) -> bool:
    if may_coerce(game, seat):
        amount -= 1
    return amount <= 0 or how_many(game.position.stock(seat), kind) >= amount


def pay(game: Scythe, seat: int, kind: int, amount: int) -> None:
    """Take the tokens; ask from where if there is a choice."""
    if amount:
        game.push(PayFrom(seat, kind, amount, 0))


def spend(game: Scythe, seat: int, kind: int, place: int, amount: int) -> None:
    if place == ABOARD:
        game.position.seats[seat].cargo -= packed_kind(kind, amount)
    else:
        game.position.resources[place] -= packed_kind(kind, amount)
    game.tell(RESOURCES_PAID, seat, kind, amount, place)


def coerce(game: Scythe, seat: int, card: int) -> None:
    game.turn.coercion_used = True
    discard(game, seat, packed_kind(card, 1))
    game.tell(CARD_PAID_AS_RESOURCE, seat, card_value(card))


class PayFrom(Decision[Scythe]):
    """Which token to pay with next."""

    about = DecisionKind("pay", TOKENS, BY_TOKEN, continues=True)

    def __init__(self, seat: int, resource: int, amount: int, lowest: int) -> None:
        super().__init__(seat)
        self.resource = resource
        self.amount = amount
        self.lowest = lowest  # the last territory paid from: earlier ones have been passed over

    def context(self, game: Scythe) -> list[int]:
        return [0, self.resource, self.amount, self.lowest]

    def options(self, game: Scythe) -> list[int]:
        position = game.position
        sources: list[int] = []
        beyond: i64 = 0  # tokens there and further on
        coercing = may_coerce(game, self.seat)
        if coercing:
            beyond = 1
        aboard = how_many(position.seats[self.seat].cargo, self.resource)
        if aboard:
            beyond += aboard
            if beyond >= self.amount:
                sources.append(ABOARD)
        for place in reversed(members(position.controlled(self.seat))):
            here = how_many(position.resources[place], self.resource)
            beyond += here
            if here and beyond >= self.amount and place >= self.lowest:
                sources.append(place)
        sources.reverse()
        if coercing and self.amount == 1:
            hand = position.seats[self.seat].hand
            sources += [CARD + card for card in range(KINDS) if holds(hand, card)]
        return sources

    def card_in(self, action: int) -> int:
        """The kind of the combat card that an action pays with, if it does."""
        return action - CARD if action >= CARD else NO_CARD

    def take(self, game: Scythe, action: int) -> None:
        if action >= CARD:
            coerce(game, self.seat, self.card_in(action))
            return
        spend(game, self.seat, self.resource, action, 1)
        if self.amount > 1:
            game.push(PayFrom(self.seat, self.resource, self.amount - 1, action))

    def parts(self) -> int:
        return self.amount

    def span(self) -> int:
        return CARD + KINDS

    def text(self, action: int) -> str:
        if action >= CARD:
            return f"pay card {card_value(self.card_in(action))}"
        return f"pay {RESOURCES[self.resource]} {place_text(action)}" if 0 < action <= ABOARD else ""

    def why_not(self, game: Scythe, action: int) -> str:
        if action >= CARD:
            return "no_card_to_pay_with"
        if action < self.lowest:
            return "out_of_order"
        return "no_such_resource_there"


def resources_there(position: Position, seat: int, place: int) -> i64:
    """What a seat finds on a place, or aboard its airship."""
    return position.seats[seat].cargo if place == ABOARD else position.resources[place]


def token_action(resource: int, place: int) -> int:
    """The action that pays with a token of a kind; after all kinds come combat cards, by theirs."""
    return resource * PAIRED + place


def resource_in(action: int) -> int:
    """The kind of resource that such an action pays with."""
    return action // PAIRED


class PayAny(Decision[Scythe]):
    """One token of any kind (Factory card 16)."""

    about = DecisionKind("pay_any", TOKENS, BY_ANY_TOKEN, continues=True)

    def options(self, game: Scythe) -> list[int]:
        position = game.position
        sources = [
            token_action(kind, place)
            for kind in range(KINDS)
            for place in [*members(position.controlled(self.seat)), ABOARD]
            if how_many(resources_there(position, self.seat, place), kind)
        ]
        if may_coerce(game, self.seat):
            hand = position.seats[self.seat].hand
            sources += [token_action(KINDS, card) for card in range(KINDS) if holds(hand, card)]
        return sources

    def card_in(self, action: int) -> int:
        """The kind of the combat card that an action pays with, if it does."""
        return place_number(action) if resource_in(action) == KINDS else NO_CARD

    def take(self, game: Scythe, action: int) -> None:
        card = self.card_in(action)
        if card == NO_CARD:
            spend(game, self.seat, resource_in(action), place_number(action), 1)
        else:
            coerce(game, self.seat, card)

    def span(self) -> int:
        return token_action(KINDS, KINDS)

    def text(self, action: int) -> str:
        card = self.card_in(action)
        if card != NO_CARD:
            return f"pay card {card_value(card)}"
        place = place_number(action)
        return f"pay {RESOURCES[resource_in(action)]} {place_text(place)}" if 0 < place <= ABOARD else ""

    def why_not(self, game: Scythe, action: int) -> str:
        return "no_such_resource_there"


class DiscardCard(Decision[Scythe]):
    """Which combat card to give up as a cost."""

    about = DecisionKind("discard", TOKENS, BY_CARD, from_zero=True)

    def options(self, game: Scythe) -> list[int]:
        hand = game.position.seats[self.seat].hand
        return [card for card in range(KINDS) if holds(hand, card)]

    def take(self, game: Scythe, action: int) -> None:
        discard(game, self.seat, packed_kind(action, 1))
        game.tell(LOST, self.seat, COMBAT_CARDS, 1)

    def span(self) -> int:
        return KINDS

    def text(self, action: int) -> str:
        return f"discard {card_value(action)}"

    def why_not(self, game: Scythe, action: int) -> str:
        return "no_such_card_in_hand"
