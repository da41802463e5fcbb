"""The gain row (A11) and the recruit row (A12)."""

from maszyna.kernel.steps import Step
from maszyna.scythe.automa.card_orders import GainOrder, gains_of, orders_of
from maszyna.scythe.automa.reveal import stops_gain
from maszyna.scythe.board import base_of
from maszyna.scythe.decks import draw_combat_cards
from maszyna.scythe.events import GAINED, UNIT_GAINED
from maszyna.scythe.facts.automa import GAIN_CARD, GAIN_COIN, GAIN_POWER, GAIN_WORKER, NO_RECRUIT
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import CHARACTER, COINS, COMBAT_CARDS, FIRST_WORKER, MAT, MOST_POWER, POWER, STAR_POWER, UNITS
from maszyna.scythe.play.actions.enlist import pay_neighbours
from maszyna.scythe.play.common.stars import check_star


class GainRow(Step[Scythe]):
    """All groups, left to right; brackets as in A4.2."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def run(self, game: Scythe) -> None:
        faction = game.position.seats[self.seat].faction
        for group in gains_of(game.automa(self.seat), faction, self.card):
            if not game.over:
                gain_group(game, self.seat, group)


def gain_group(game: Scythe, seat: int, group: GainOrder) -> None:
    own = game.position.seats[seat]
    state = game.automa(seat)
    if group.gain == GAIN_COIN:
        amount = changed_amount(group.amount, state.automa_options.coins, state.star_card.extra_coins)
        own.coins += amount
        if amount:
            game.tell(GAINED, seat, COINS, amount)
    elif group.gain == GAIN_POWER:
        changed = changed_amount(group.amount, state.automa_options.power, state.star_card.extra_power)
        amount = min(changed, MOST_POWER - own.power)
        own.power += amount
        if amount:
            game.tell(GAINED, seat, POWER, amount)
        check_star(game, seat, STAR_POWER)
    elif group.gain == GAIN_CARD:
        amount = draw_combat_cards(game, seat, group.amount)
        if amount:  # R8
            game.tell(GAINED, seat, COMBAT_CARDS, amount)
    else:
        for _ in range(group.amount):
            gain_unit(game, seat, group.gain == GAIN_WORKER)


def changed_amount(printed: int, change: int, extra: int) -> int:
    """A19.2 and A19.3, never below 0; Ultimaszyna gets one more whenever it gets any, for each group (A19.7, R4)."""
    amount = max(0, printed + change)
    return amount + extra if amount else 0


def gain_unit(game: Scythe, seat: int, worker: bool) -> None:
    """A11.1 and A11.2: from the mat to the base, if there is one; the character before a mech."""
    own = game.position.seats[seat]
    first, last = (FIRST_WORKER, UNITS) if worker else (CHARACTER, FIRST_WORKER)
    unit = first
    while unit < last and own.at[unit] != MAT:
        unit += 1
    if unit == last:
        return
    if game.automa(seat).automa_options.reveal_before_unit and stops_gain(game, seat, unit):
        return  # A19.5
    own.stand(unit, base_of(own.faction))
    game.tell(UNIT_GAINED, seat, unit)


class RecruitRow(Step[Scythe]):
    """A12 and A20: a neighbouring human with that ongoing recruit bonus gains 1 of it."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def run(self, game: Scythe) -> None:
        bonus = orders_of(game.automa(self.seat), game.position.seats[self.seat].faction, self.card).recruit
        if bonus != NO_RECRUIT:
            pay_neighbours(game, self.seat, bonus)
