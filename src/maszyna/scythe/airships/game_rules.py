"""What airships do in a game (W1, W2, W5 to W7): one method for each hook of the base rules.

One decision stands here too: resources paid for units beyond those of a Move action, where a tile says so.
"""

from typing import Any, Final

from maszyna.kernel.bits import bit, i64
from maszyna.kernel.packed_counts import total
from maszyna.scythe.airships.airship_combat import airship_before_combat, airship_won, cards_under_airships
from maszyna.scythe.airships.automa_flight import follow_symbol
from maszyna.scythe.airships.duel import OfferDuel
from maszyna.scythe.airships.entering import pay_siege, pay_toll
from maszyna.scythe.airships.fleet import Fleet
from maszyna.scythe.airships.flight import begin_flight
from maszyna.scythe.airships.powers import Powers
from maszyna.scythe.events import EFFECT_USED
from maszyna.scythe.facts.effects import EFFECT_NAMES
from maszyna.scythe.game import AirshipGameRules, Scythe
from maszyna.scythe.ids import AIRSHIP, FIRST_WORKER, MAT
from maszyna.scythe.place_texts import kind_in_action, unit_action, unit_kind
from maszyna.scythe.play.common.payment import PayAny, may_coerce
from maszyna.scythe.play.movement.move import DONE, ChooseUnit

PAID_UNITS: Final = EFFECT_NAMES.index("paid_units")


class ChoosePaidUnit(ChooseUnit):
    """Which unit moves for a price, or none; never the airship."""

    def __init__(self, seat: int, units: int, hexes: int, powers: Powers) -> None:
        super().__init__(seat, units, hexes)
        self.powers = powers

    def price(self) -> int:
        return self.powers.unit_price

    def options(self, game: Scythe) -> list[int]:
        stock = int(total(game.position.stock(self.seat))) + (1 if may_coerce(game, self.seat) else 0)
        if stock < self.price():
            return [DONE]
        airship = unit_kind(AIRSHIP)
        return [action for action in super().options(game) if action == DONE or kind_in_action(action) != airship]

    def take(self, game: Scythe, action: int) -> None:
        super().take(game, action)
        if action != DONE:
            game.tell(EFFECT_USED, self.seat, PAID_UNITS, self.seat, self.powers.sources[PAID_UNITS])
            for _ in range(self.price()):
                game.push(PayAny(self.seat))

    def go_on(self, game: Scythe, piece: int) -> None:
        game.turn.moved |= bit(piece)
        if self.units > 1:
            game.push(ChoosePaidUnit(self.seat, self.units - 1, self.hexes, self.powers))


class FleetGameRules(AirshipGameRules):
    def __init__(self, fleet: Fleet) -> None:
        self.fleet = fleet

    def __reduce__(self) -> tuple[Any, ...]:
        return FleetGameRules, (self.fleet,)

    def pieces(self, game: Scythe, seat: int) -> list[int]:
        place = game.position.seats[seat].airship
        if place == MAT or game.turn.moved & bit(AIRSHIP):
            return []
        return [unit_action(unit_kind(AIRSHIP), place)]

    def fly(self, game: Scythe, seat: int, hexes: int) -> None:
        """W1.3: as far as the passive tile says; a Factory card's move adds what it adds to any unit."""
        begin_flight(game, self.fleet.airships[seat].powers, seat, hexes - 1)

    def units_used_up(self, game: Scythe, seat: int, hexes: int) -> None:
        powers = self.fleet.airships[seat].powers
        if powers.paid_units:
            game.push(ChoosePaidUnit(seat, powers.paid_units, hexes, powers))

    def entered(self, game: Scythe, seat: int, unit: int, place: int, cargo: i64) -> None:
        if unit < FIRST_WORKER:
            pay_siege(game, self.fleet, seat, place)
        if cargo:
            pay_toll(game, self.fleet, seat, place, cargo, 0)

    def before_combat(self, game: Scythe, seat: int, role: int) -> None:
        airship_before_combat(game, self.fleet.airships[seat].powers, seat, role)

    def cards_allowed(self, game: Scythe, seat: int, allowed: int) -> int:
        return cards_under_airships(game, self.fleet, seat, allowed)

    def combat_won(self, game: Scythe, winner: int, loser: int, place: int) -> None:
        airship_won(game, self.fleet.airships[winner].powers, winner, loser, place)

    def after_combats(self, game: Scythe, seat: int) -> None:
        if self.fleet.airships[seat].powers.duel:
            game.push(OfferDuel(seat, self.fleet))

    def automa_moved(self, game: Scythe, seat: int, symbol: int) -> None:
        follow_symbol(game, self.fleet, seat, symbol)
