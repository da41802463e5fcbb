"""The move of an Automa's airship (W5.2 to W5.4, W5.8, W9): one territory on, or it stays."""

from typing import Final

from maszyna.kernel.bits import first, i64
from maszyna.kernel.narrow import Finding, narrow
from maszyna.kernel.pending import Step
from maszyna.scythe.airships.fleet import Fleet, Wings
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
        game.push(AutomaFlight(seat, fleet.wings[seat]))


def in_range(sight: Sight) -> i64:
    """Its own territory and those around that its water rule lets it enter; from its base, the two joined by land."""
    place = sight.own.airship
    return sight.base_reach() if place >= FIRST_BASE else sight.near[place]


def flies_to(sight: Sight, card: Tile, trace: list[Finding] | None) -> int:
    """The territory its card sends the airship to; nothing is moved."""
    return first(narrow(sight, AIRSHIP, in_range(sight), FLIGHTS[card.preference], trace))


class AutomaFlight(Step[Scythe]):
    """The airship moves as its card says."""

    def __init__(self, seat: int, wings: Wings) -> None:
        super().__init__(seat)
        self.wings = wings

    def run(self, game: Scythe) -> None:
        card = self.wings.card
        assert card is not None
        own = game.position.seats[self.seat]
        start = own.airship
        sight = Sight(game.position, game.sides, self.seat)
        trace: list[Finding] | None = [] if game.log is not None and game.traces else None
        own.airship = flies_to(sight, card, trace)
        game.tell_why(AUTOMA_AIRSHIP, self.seat, start, own.airship, trace)


def met(sight: Sight) -> int:
    """The first seat clockwise from the Automa whose airship is an enemy on the same territory, or its own."""
    seats = sight.position.seats
    index = (sight.seat + 1) % len(seats)
    while index != sight.seat and not (sight.is_enemy(index) and seats[index].airship == sight.own.airship):
        index = (index + 1) % len(seats)
    return index
