"""The move of an Automa's airship (W5.2 to W5.4, W5.8, W9): one territory on, or it stays."""

from typing import Final

from maszyna.kernel.bits import first, i64, members
from maszyna.kernel.narrow import Finding, narrow
from maszyna.kernel.steps import Step
from maszyna.scythe.airships.duel import AttackAirship, enemies_over
from maszyna.scythe.airships.fleet import Fleet
from maszyna.scythe.airships.preferences import flight_of
from maszyna.scythe.automa.sight import Sight
from maszyna.scythe.events import AUTOMA_AIRSHIP
from maszyna.scythe.facts.automa import ENCOUNTER_OR_FACTORY, MOVE_CHARACTER
from maszyna.scythe.facts.sources import icons_of, sources_of
from maszyna.scythe.facts.tiles import Tile
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import FIRST_BASE

AIRSHIP: Final = "airship"  # the stage of its narrowing


def follow_symbol(game: Scythe, fleet: Fleet, seat: int, symbol: int) -> None:
    """W5.2, W5.8: the airship goes after the character, an active one after more symbols."""
    if symbol in (MOVE_CHARACTER, ENCOUNTER_OR_FACTORY):
        game.push(AutomaFlight(seat, fleet, 0))
    elif fleet.active and any(symbol == move.symbol for move in fleet.active_symbols.moves):
        game.push(AutomaFlight(seat, fleet, icons_of(fleet.active_symbols)))


def in_range(sight: Sight, hexes: int) -> i64:
    """Its own territory and those so near that its water rule lets it enter; from its base first one of the two
    territories joined to that by land."""
    place = sight.own.airship
    reached = sight.base_reach() if place >= FIRST_BASE else sight.near[place]
    for _ in range(hexes - 1):
        for step in members(reached):
            reached |= sight.near[step]
    return reached


def flies_to(sight: Sight, card: Tile, trace: list[Finding] | None) -> int:
    """The territory its card sends the airship to; nothing is moved."""
    return first(narrow(sight, AIRSHIP, in_range(sight, card.range), flight_of(card), trace))


class AutomaFlight(Step[Scythe]):
    """The airship moves as its card says, and may meet another."""

    def __init__(self, seat: int, fleet: Fleet, icons: int) -> None:
        super().__init__(seat)
        self.fleet = fleet
        self.icons = icons  # whose the symbol is that moves an active airship (facts.sources)

    def run(self, game: Scythe) -> None:
        airship = self.fleet.airships[self.seat]
        assert airship.card is not None
        own = game.position.seats[self.seat]
        start = own.airship
        sight = Sight(game.position, game.hidden, self.seat)
        trace: list[Finding] | None = [] if game.log is not None and game.traces else None
        board = None if trace is None else game.position.copy()
        own.airship = flies_to(sight, airship.card, trace)
        sources = sources_of(airship.card) | self.icons
        game.tell_why(AUTOMA_AIRSHIP, self.seat, start, own.airship, trace, board, sources)
        if airship.powers.duel:
            duel_over_there(game, self.fleet, self.seat)


def duel_over_there(game: Scythe, fleet: Fleet, seat: int) -> None:
    """W9, Blitzkrieg: over the same territory the airships fight; of several enemies the first clockwise."""
    if enemies_over(game, fleet, seat):
        game.push(AttackAirship(seat, fleet, first_enemy_over(game, fleet, seat)))


def first_enemy_over(game: Scythe, fleet: Fleet, seat: int) -> int:
    """Of the enemies over the same territory the first clockwise; there is one."""
    players = len(game.position.seats)
    return min(enemies_over(game, fleet, seat), key=lambda other: (other - seat) % players)
