"""What airships do in a game (W1, W2, W5 to W7): one method for each hook of the base rules."""

from typing import Any

from maszyna.kernel.bits import bit, i64
from maszyna.scythe.airships.airship_combat import airship_before_combat, airship_won, cards_under_airships
from maszyna.scythe.airships.automa_flight import follow_symbol
from maszyna.scythe.airships.duel import OfferDuel
from maszyna.scythe.airships.entering import pay_siege, pay_toll
from maszyna.scythe.airships.fleet import Fleet
from maszyna.scythe.airships.flight import begin_flight
from maszyna.scythe.airships.paid_units import ChoosePaidUnit
from maszyna.scythe.game import AirshipGameRules, Scythe
from maszyna.scythe.ids import AIRSHIP, FIRST_WORKER, MAT
from maszyna.scythe.place_texts import unit_action, unit_kind


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
