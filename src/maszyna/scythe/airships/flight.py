"""The airship's own move (W1.3, W1.4): territory by territory, over rivers and lakes, whoever is below.

At every stop, before, during and after the move, cargo comes off and goes on (W2.2): see cargo.py.
"""

from typing import Final

from maszyna.kernel.bits import bit, first, i64, members
from maszyna.kernel.game import BETWEEN_TURNS
from maszyna.kernel.steps import BY_LIST, BY_PLACE, DecisionKind, Step
from maszyna.scythe.airships.areas import NEGOTIATE, SWAP_OBJECTIVE, condition_holds
from maszyna.scythe.airships.cargo import HandleCargo, handle_cargo, opponent_controls
from maszyna.scythe.airships.powers import Powers
from maszyna.scythe.board import ADJACENT, EVERYWHERE, ON_TERRAIN
from maszyna.scythe.decks import draw_cards
from maszyna.scythe.events import AIRSHIP_MOVED, EFFECT_USED
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import AIRSHIP, COINS, POPULARITY, VILLAGE
from maszyna.scythe.place_texts import place_text, unit_action, unit_kind
from maszyna.scythe.play.common.decisions import PLAIN_OFFER, TRAVEL, ChoosePlace, Offer
from maszyna.scythe.play.common.gains import gain, lose
from maszyna.scythe.play.movement.journeys import Journey, hexes_of, journeys
from maszyna.scythe.play.movement.move import ChooseUnit
from maszyna.scythe.turn_state import OBJECTIVE_DECK_STREAM

STOP: Final = 0


def begin_flight(game: Scythe, powers: Powers, seat: int, further: int) -> None:
    """The airship flies at least one territory, and at most its range and ``further`` more."""
    game.push(EndFlight(seat, powers))
    game.push(ChooseFlight(seat, powers, powers.range + further, True))
    handle_cargo(game, powers, seat)


class ChooseFlight(ChoosePlace):
    """Where the airship flies next."""

    about = DecisionKind("flight", TRAVEL, BY_PLACE, continues=True)

    def __init__(self, seat: int, powers: Powers, hexes: int, first: bool) -> None:
        super().__init__(seat)
        self.powers = powers
        self.hexes = hexes
        self.first = first

    def context(self, game: Scythe) -> list[int]:
        return [0, self.hexes, int(self.first)]

    def options(self, game: Scythe) -> list[int]:
        """W1.4: any territory around, never a home base, a tunnel's or a Mine's far end."""
        around = members(ADJACENT[game.position.seats[self.seat].airship] & EVERYWHERE)
        return around if self.first else [STOP, *around]

    def take(self, game: Scythe, action: int) -> None:
        if action == STOP:
            return
        own = game.position.seats[self.seat]
        game.tell(AIRSHIP_MOVED, self.seat, own.airship, action)
        own.airship = action
        if self.hexes > 1:
            game.push(ChooseFlight(self.seat, self.powers, self.hexes - 1, False))
        handle_cargo(game, self.powers, self.seat)

    def text(self, action: int) -> str:
        return "stop" if action == STOP else f"fly to {place_text(action)}"

    def why_not(self, game: Scythe, action: int) -> str:
        if action == STOP:
            return "must_move"
        return "no_way_there" if bit(action) & EVERYWHERE else "never_over_a_base"


class EndFlight(Step[Scythe]):
    """W7.16: on a village no opponent controls, deals are offered."""

    def __init__(self, seat: int, powers: Powers) -> None:
        super().__init__(seat)
        self.powers = powers

    def run(self, game: Scythe) -> None:
        powers = self.powers
        own = game.position.seats[self.seat]
        if not (powers.negotiate or powers.swap_objective) or not bit(own.airship) & ON_TERRAIN[VILLAGE]:
            return
        if opponent_controls(game, self.seat, own.airship):
            return
        if powers.swap_objective and condition_holds(game.position, powers, self.seat, SWAP_OBJECTIVE):
            offer_swap(game, self.seat, powers, own.objectives)
        can_pay = powers.negotiate and own.coins >= powers.negotiate_coins
        if can_pay and condition_holds(game.position, powers, self.seat, NEGOTIATE):
            game.push(Negotiate(self.seat, powers))


class Negotiate(Offer):
    """Coins for popularity, or not."""

    about = DecisionKind("negotiate", PLAIN_OFFER, BY_LIST)

    def __init__(self, seat: int, powers: Powers) -> None:
        super().__init__(seat)
        self.powers = powers

    def accept(self, game: Scythe) -> None:
        game.tell(EFFECT_USED, self.seat, NEGOTIATE, self.seat, self.powers.sources[NEGOTIATE])
        lose(game, self.seat, COINS, self.powers.negotiate_coins)
        gain(game, self.seat, POPULARITY, self.powers.negotiate_popularity)

    def text(self, action: int) -> str:
        return "strike a deal" if action else "no deal"


def offer_swap(game: Scythe, seat: int, powers: Powers, objectives: i64) -> None:
    """The first of these objectives of a hand; if it is kept, the others follow."""
    if objectives and game.objective_deck:
        game.push(SwapObjective(seat, powers, objectives))


class SwapObjective(Offer):
    """A deal as well: an objective goes back among the others, and another one is drawn."""

    about = Negotiate.about

    def __init__(self, seat: int, powers: Powers, objectives: i64) -> None:
        super().__init__(seat)
        self.powers = powers
        self.objectives: i64 = objectives

    def objective(self) -> int:
        """The one that is offered now."""
        return first(self.objectives)

    def take(self, game: Scythe, action: int) -> None:
        if action:
            self.accept(game)
        else:
            offer_swap(game, self.seat, self.powers, self.objectives & ~bit(self.objective()))

    def accept(self, game: Scythe) -> None:
        game.tell(EFFECT_USED, self.seat, SWAP_OBJECTIVE, self.seat, self.powers.sources[SWAP_OBJECTIVE])
        own = game.position.seats[self.seat]
        drawn = draw_cards(game.dice, OBJECTIVE_DECK_STREAM, game.objective_deck, 1)
        game.objective_deck = game.objective_deck & ~drawn | bit(self.objective())
        own.objectives = own.objectives & ~bit(self.objective()) | drawn

    def text(self, action: int) -> str:
        return "strike a deal" if action else "no deal"


def after_cargo(game: Scythe) -> Scythe:
    """The game when nothing comes off and nothing goes on at this stop."""
    twin = game.copy()
    twin.log = None
    twin.run_mode = BETWEEN_TURNS
    while isinstance(twin.asking, HandleCargo):
        twin.apply(0)
    return twin


def about_to_fly(game: Scythe, seat: int) -> Scythe | None:
    """The game when the airship is the next unit, if it may be: what it can take aboard is asked there."""
    code = unit_action(unit_kind(AIRSHIP), game.position.seats[seat].airship)
    if code not in game.choices:
        return None
    twin = game.copy()
    twin.log = None
    twin.run_mode = BETWEEN_TURNS
    twin.apply(code)
    return twin


def flight_range(game: Scythe, decision: ChooseUnit) -> int:
    """How far the airship flies."""
    flying = about_to_fly(game, decision.seat)
    return flight_left(flying) if flying else 0


def flight_left(game: Scythe) -> int:
    """How far the airship that is on its way may still fly, whatever is handled at this stop."""
    decision = after_cargo(game).asking
    return decision.hexes if isinstance(decision, ChooseFlight) else 0


def reach_of(game: Scythe, decision: ChooseUnit, unit: int) -> list[Journey]:
    """The ways of a unit, or of the airship, that may move next."""
    hexes = flight_range(game, decision) if unit == AIRSHIP else hexes_of(game, decision, unit)
    return journeys(game, decision.seat, unit, hexes)
