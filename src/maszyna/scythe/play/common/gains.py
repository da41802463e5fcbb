"""Gaining and losing power, popularity, coins and combat cards.

A benefit may be refused (section 3). It is taken without asking unless refusing could matter to the seat: when it would
bring the star that ends the game, or break the upper limit of an objective in hand. With the variant gains_in_part the
seat is always asked, for resources too.
"""

from typing import Final

from maszyna.kernel.bits import i64, mask_of
from maszyna.kernel.packed_counts import packed_kind
from maszyna.kernel.steps import BY_AMOUNT, Decision, DecisionKind, Step
from maszyna.scythe.decks import draw_combat_cards
from maszyna.scythe.events import GAINED, LOST, RESOURCES_GAINED
from maszyna.scythe.facts.objectives import AT_LEAST, Objective, objectives
from maszyna.scythe.facts.objectives import COINS as COINS_HELD
from maszyna.scythe.facts.objectives import POPULARITY as POPULARITY_HELD
from maszyna.scythe.facts.objectives import POWER as POWER_HELD
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import (
    COINS,
    COMBAT_CARDS,
    GOODS,
    MOST_POPULARITY,
    MOST_POWER,
    POPULARITY,
    POWER,
    STAR_POPULARITY,
    STAR_POWER,
)
from maszyna.scythe.play.common.decisions import TOKENS
from maszyna.scythe.play.common.stars import check_star, would_be_last
from maszyna.scythe.state import AUTOMA, Seat
from maszyna.scythe.variants import GAINS_IN_PART

MOST_AT_ONCE: Final = 64  # more than any card gives


def _limited(quantity: int) -> i64:
    """Objectives that want little of something."""

    def wants_little(card: Objective) -> bool:
        return any(clause.quantity == quantity and clause.relation != AT_LEAST for clause in card.clauses)

    return mask_of([card.number for card in objectives() if wants_little(card)])


LIMIT_COINS: Final[i64] = _limited(COINS_HELD)
LIMIT_POWER: Final[i64] = _limited(POWER_HELD)
LIMIT_POPULARITY: Final[i64] = _limited(POPULARITY_HELD)


def gain(game: Scythe, seat: int, good: int, amount: int) -> None:
    """Give a seat coins, power, popularity or combat cards, as far as its track goes."""
    if game.over:
        return
    own = game.position.seats[seat]
    if good == POWER:
        amount = min(amount, MOST_POWER - own.power)
    elif good == POPULARITY:
        amount = min(amount, MOST_POPULARITY - own.popularity)
    if amount <= 0:
        return
    if is_asked(game, own, good, amount):
        game.push(Accept(seat, good, amount))
    else:
        receive(game, seat, good, amount)


def is_asked(game: Scythe, own: Seat, good: int, amount: int) -> bool:
    """Whether a seat is asked: it could have a reason to refuse, or the variant says so; an Automa refuses nothing."""
    if own.player == AUTOMA:
        return False
    if game.variants & GAINS_IN_PART:
        return True
    if good == COINS:
        return bool(own.objectives & LIMIT_COINS)
    if good == POWER:
        if own.objectives & LIMIT_POWER:
            return True
        return own.power + amount == MOST_POWER and would_be_last(game, own, STAR_POWER)
    if good == POPULARITY:
        if own.objectives & LIMIT_POPULARITY:
            return True
        return own.popularity + amount == MOST_POPULARITY and would_be_last(game, own, STAR_POPULARITY)
    return False


def receive(game: Scythe, seat: int, good: int, amount: int) -> None:
    own = game.position.seats[seat]
    if good == COINS:
        own.coins += amount
    elif good == POWER:
        own.power += amount
    elif good == POPULARITY:
        own.popularity += amount
    else:
        amount = draw_combat_cards(game, seat, amount)
    game.tell(GAINED, seat, good, amount)
    if good == POWER:
        check_star(game, seat, STAR_POWER)
    elif good == POPULARITY:
        check_star(game, seat, STAR_POPULARITY)


def lose(game: Scythe, seat: int, good: int, amount: int) -> int:
    """Take coins, power or popularity away, as far as there are any; returns how much."""
    own = game.position.seats[seat]
    if good == COINS:
        amount = min(amount, own.coins)
        own.coins -= amount
    elif good == POWER:
        amount = min(amount, own.power)
        own.power -= amount
    else:
        amount = min(amount, own.popularity) if game.chairs[seat].has_popularity() else 0
        own.popularity -= amount
    if amount:
        game.tell(LOST, seat, good, amount)
    return amount


class Gain(Step[Scythe]):
    """A gain that waits for its turn on the stack."""

    def __init__(self, seat: int, good: int, amount: int) -> None:
        super().__init__(seat)
        self.good = good
        self.amount = amount

    def run(self, game: Scythe) -> None:
        gain(game, self.seat, self.good, self.amount)


class Accept(Decision[Scythe]):
    """How much of a benefit to take."""

    about = DecisionKind("accept", TOKENS, BY_AMOUNT)

    def __init__(self, seat: int, good: int, amount: int) -> None:
        super().__init__(seat)
        self.good = good
        self.amount = amount

    def context(self, game: Scythe) -> list[int]:
        return [0, self.good, self.amount]

    def options(self, game: Scythe) -> list[int]:
        return list(range(self.amount + 1))

    def take(self, game: Scythe, action: int) -> None:
        if action:
            receive(game, self.seat, self.good, action)

    def span(self) -> int:
        return MOST_AT_ONCE

    def text(self, action: int) -> str:
        return f"accept {action} {GOODS[self.good]}"

    def why_not(self, game: Scythe, action: int) -> str:
        return "more_than_offered"


def gain_tokens(game: Scythe, seat: int, resource: int, amount: int, place: int) -> None:
    """Lay tokens of one kind on a territory, or ask how many of them."""
    if game.variants & GAINS_IN_PART:
        game.push(AcceptTokens(seat, resource, amount, place))
    else:
        lay_tokens(game, seat, resource, amount, place)


def lay_tokens(game: Scythe, seat: int, resource: int, amount: int, place: int) -> None:
    game.position.resources[place] += packed_kind(resource, amount)
    game.tell(RESOURCES_GAINED, seat, resource, amount, place)


class AcceptTokens(Accept):
    """How many tokens of one kind to lay on a territory."""

    def __init__(self, seat: int, good: int, amount: int, place: int) -> None:
        super().__init__(seat, good, amount)
        self.place = place

    def context(self, game: Scythe) -> list[int]:
        return [self.place, self.good, self.amount]

    def take(self, game: Scythe, action: int) -> None:
        if action:
            lay_tokens(game, self.seat, self.good, action, self.place)


def is_track_good(good: int) -> bool:
    """Coins, power, popularity or combat cards: what goes to the seat and not onto the board."""
    return COINS <= good <= COMBAT_CARDS
