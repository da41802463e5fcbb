"""The top row (section 4): Move or gain, Bolster, Trade, Produce, and the action of the Factory card."""

from typing import Final

from maszyna.kernel.bits import i64
from maszyna.kernel.steps import DecisionKind
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import (
    ARMORY,
    BOLSTER,
    COINS,
    COMBAT_CARDS,
    CUBES,
    MONUMENT,
    MOVE,
    POPULARITY,
    POWER,
    PRODUCE,
    TRADE,
)
from maszyna.scythe.play.actions.produce import can_afford_produce, pay_produce, start_producing
from maszyna.scythe.play.cards.benefits import ANYWHERE, give_any, worker_territories
from maszyna.scythe.play.cards.encounter import MeetEncounter
from maszyna.scythe.play.cards.factory import CARDS, VisitFactory, can_pay_card, use_card
from maszyna.scythe.play.combat.combat import ResolveBattles
from maszyna.scythe.play.common.decisions import BY_TOP_SIDE, PLAYER_MAT, OnSection
from maszyna.scythe.play.common.gains import Gain, lose
from maszyna.scythe.play.common.stars import hold_stars
from maszyna.scythe.play.movement.move import ChooseUnit
from maszyna.scythe.play.movement.tokens import LeaveToken
from maszyna.scythe.state import Seat

SKIP: Final = 0
FIRST: Final = 1
SECOND: Final = 2
TEXTS: Final = [
    ["skip top", "move units", "gain coins"],
    ["skip top", "bolster power", "bolster cards"],
    ["skip top", "trade resources", "trade popularity"],
    ["skip top", "produce"],
    ["skip top", "factory action"],
]
MORE_UNITS: Final = 1 << CUBES.index("move.units")
MORE_COINS: Final = 1 << CUBES.index("move.coins")
MORE_POWER: Final = 1 << CUBES.index("bolster.power")
MORE_CARDS: Final = 1 << CUBES.index("bolster.cards")
MORE_POPULARITY: Final = 1 << CUBES.index("trade.popularity")
MORE_TERRITORIES: Final = 1 << CUBES.index("produce.territories")


def upgraded(own: Seat, amount: int, cube: i64) -> int:
    """A benefit, one more after its upgrade."""
    return amount + 1 if own.cubes & cube else amount


class ChooseTop(OnSection):
    """Whether to take the top-row action, and which side of it."""

    about = DecisionKind("top", PLAYER_MAT, BY_TOP_SIDE, continues=True)

    def options(self, game: Scythe) -> list[int]:
        own = game.position.seats[self.seat]
        if self.section == MOVE:
            return [SKIP, FIRST, SECOND] if game.ending.may_move(game, self.seat) else [SKIP, SECOND]
        if self.section == BOLSTER:
            return [SKIP, FIRST, SECOND] if own.coins else [SKIP]
        if self.section == TRADE:
            if not own.coins:
                return [SKIP]
            return [SKIP, FIRST, SECOND] if worker_territories(game, self.seat) else [SKIP, SECOND]
        if self.section == PRODUCE:
            return [SKIP, FIRST] if can_afford_produce(own) else [SKIP]
        return [SKIP, FIRST] if can_pay_card(game, self.seat, CARDS[own.factory_card]) else [SKIP]

    def take(self, game: Scythe, action: int) -> None:
        if action == SKIP:
            return
        game.turn.top_taken = True
        if self.section == MOVE:
            take_move(game, self.seat, action)
        elif self.section == BOLSTER:
            take_bolster(game, self.seat, action)
        elif self.section == TRADE:
            take_trade(game, self.seat, action)
        elif self.section == PRODUCE:
            own = game.position.seats[self.seat]
            pay_produce(game, self.seat)
            start_producing(game, self.seat, upgraded(own, 2, MORE_TERRITORIES), True)
        else:
            use_card(game, self.seat)

    def span(self) -> int:
        return len(TEXTS[self.section])

    def text(self, action: int) -> str:
        return TEXTS[self.section][action]

    def why_not(self, game: Scythe, action: int) -> str:
        if self.section == MOVE:
            return "no_move_in_this_turn"
        if self.section == TRADE and game.position.seats[self.seat].coins:
            return "no_worker_on_the_board"
        return "cannot_pay"


def take_move(game: Scythe, seat: int, half: int) -> None:
    own = game.position.seats[seat]
    if half == SECOND:
        game.push(Gain(seat, COINS, upgraded(own, 1, MORE_COINS)))
        return
    game.turn.moved = 0
    after_movement(game, seat)
    game.push(ChooseUnit(seat, upgraded(own, 2, MORE_UNITS), 1))


def after_movement(game: Scythe, seat: int) -> None:
    """Combats, the encounter, the Factory card, then Albion's flag or Togawa's trap (section 7); pushed last first."""
    game.push(LeaveToken(seat))
    game.push(VisitFactory(seat))
    game.push(MeetEncounter(seat))
    game.airship_rules.after_combats(game, seat)
    game.push(ResolveBattles(seat))


def pay_coin(game: Scythe, seat: int, structure: int, good: int) -> None:
    """The coin of a top-row action; whoever has its structure gains one of a good after it."""
    lose(game, seat, COINS, 1)
    if game.position.seats[seat].structures[structure]:
        hold_stars(game, seat)
        game.push(Gain(seat, good, 1))


def take_bolster(game: Scythe, seat: int, half: int) -> None:
    own = game.position.seats[seat]
    pay_coin(game, seat, MONUMENT, POPULARITY)
    if half == FIRST:
        game.push(Gain(seat, POWER, upgraded(own, 2, MORE_POWER)))
    else:
        game.push(Gain(seat, COMBAT_CARDS, upgraded(own, 1, MORE_CARDS)))


def take_trade(game: Scythe, seat: int, half: int) -> None:
    own = game.position.seats[seat]
    pay_coin(game, seat, ARMORY, POWER)
    if half == SECOND:
        game.push(Gain(seat, POPULARITY, upgraded(own, 1, MORE_POPULARITY)))
    else:
        give_any(game, seat, 2, ANYWHERE)
