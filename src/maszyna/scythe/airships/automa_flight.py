"""The move of an Automa's airship (W5.2 to W5.4, W5.8, W9): one territory on, or it stays."""

from typing import Final

from maszyna.kernel.bits import first, i64
from maszyna.kernel.narrow import Finding, narrow
from maszyna.kernel.pending import Step
from maszyna.scythe.airships.duel import AttackAirship, enemies_over
from maszyna.scythe.airships.fleet import Fleet
from maszyna.scythe.airships.preferences import FLIGHTS
from maszyna.scythe.automa.sight import Sight
from maszyna.scythe.events import AUTOMA_AIRSHIP
from maszyna.scythe.facts.automa import ENCOUNTER_OR_FACTORY, MOVE_CHARACTER, MOVE_MECH
from maszyna.scythe.facts.tiles import Tile
from maszyna.scythe.game import Scythe
from maszyna.scythe.words import FIRST_BASE

AIRSHIP: Final = "airship"  # the stage of its narrowing


def follow(game: Scythe, fleet: Fleet, seat: int, symbol: int) -> None:
    """W5.2, W5.8: the airship goes after the character, with an active airship after a mech too."""
    if symbol in (MOVE_CHARACTER, ENCOUNTER_OR_FACTORY) or (fleet.active and symbol == MOVE_MECH):
        game.push(AutomaFlight(seat, fleet))


def in_range(sight: Sight) -> i64:
    """Its own territory and those around that its water rule lets it enter; from its base, the two joined by land."""
    place = sight.own.airship
    return sight.base_reach() if place >= FIRST_BASE else sight.near[place]


def flies_to(sight: Sight, card: Tile, trace: list[Finding] | None) -> int:
    """The territory its card sends the airship to; nothing is moved."""
    return first(narrow(sight, AIRSHIP, in_range(sight), FLIGHTS[card.preference], trace))


class AutomaFlight(Step[Scythe]):
    """The airship moves as its card says, and may meet another."""

    def __init__(self, seat: int, fleet: Fleet) -> None:
        super().__init__(seat)
        self.fleet = fleet

    def run(self, game: Scythe) -> None:
        wings = self.fleet.wings[self.seat]
        assert wings.card is not None
        own = game.position.seats[self.seat]
        start = own.airship
        sight = Sight(game.position, game.sides, self.seat)
        trace: list[Finding] | None = [] if game.log is not None and game.traces else None
        own.airship = flies_to(sight, wings.card, trace)
        game.tell_why(AUTOMA_AIRSHIP, self.seat, start, own.airship, trace)
        if wings.powers.duel:
            duel_over_there(game, self.fleet, self.seat)


def duel_over_there(game: Scythe, fleet: Fleet, seat: int) -> None:
    """W9, Blitzkrieg: over the same territory the airships fight; of several enemies the first clockwise."""
    if enemies_over(game, fleet, seat):
        game.push(AttackAirship(seat, first_enemy_over(game, fleet, seat)))


def first_enemy_over(game: Scythe, fleet: Fleet, seat: int) -> int:
    """Of the enemies over the same territory the first clockwise; there is one."""
    players = len(game.position.seats)
    return min(enemies_over(game, fleet, seat), key=lambda other: (other - seat) % players)
