"""What each seat has, followed through the events alone."""

from collections.abc import Callable
from operator import attrgetter

from tests.scythe.violation import Violation, insist

from maszyna.kernel.packed_counts import total
from maszyna.scythe import events as told
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import COINS, POPULARITY, POWER
from maszyna.scythe.state import Seat

SLOTS = {COINS: 0, POWER: 1, POPULARITY: 2}
STARS = 3
UNREPORTED_STAR = "a star changed unreported"
MORE_TOKENS = (told.RESOURCES_GAINED, told.RESOURCES_LEFT)
FEWER_TOKENS = (told.RESOURCES_REMOVED, told.RESOURCES_PAID)


HELD: Callable[[Seat], tuple[int, ...]] = attrgetter("coins", "power", "popularity", "stars")


class Ledger:
    def __init__(self, game: Scythe) -> None:
        seats = game.position.seats
        self.held = [list(HELD(seat)) for seat in seats]
        self.resources = game.position.resources[:]
        self.cargo = [seat.cargo for seat in seats]
        self.tokens = self.lying = sum(total(tally) for tally in self.resources)

    def follow(self, game: Scythe) -> None:
        """Before the log is emptied."""
        for event in game.log or []:
            kind = event.kind
            if kind == told.GAINED:
                if event.first in SLOTS:
                    self.held[event.seat][SLOTS[event.first]] += event.second
            elif kind == told.LOST:
                if event.first in SLOTS:
                    self.held[event.seat][SLOTS[event.first]] -= event.second
            elif kind == told.COMBAT_COMMITTED:
                self.held[event.seat][SLOTS[POWER]] -= event.first
            elif kind in MORE_TOKENS:
                self.tokens += event.second
            elif kind in FEWER_TOKENS:
                self.tokens -= event.second
            elif kind == told.STAR_PLACED:
                self.held[event.seat][STARS] += 1
        position = game.position
        cargo = [seat.cargo for seat in position.seats]
        if list(map(HELD, position.seats)) != list(map(tuple, self.held)):
            insist([seat.stars for seat in position.seats] == [held[STARS] for held in self.held], UNREPORTED_STAR)
            raise Violation("coins, power or popularity changed unreported")
        if position.resources != self.resources or cargo != self.cargo:
            self.resources = position.resources[:]
            self.cargo = cargo
            lying = [tally for tally in self.resources + cargo if tally]
            insist(not lying or min(lying) > 0, "fewer than no tokens")
            self.lying = sum([total(tally) for tally in lying])
        insist(self.lying == self.tokens, "resource tokens appeared or vanished")
