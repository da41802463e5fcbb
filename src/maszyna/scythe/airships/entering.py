"""Coming to a territory under an enemy airship: Siege Engine and Toll (W6.3, W6.7)."""

from maszyna.kernel.bits import bit, i64
from maszyna.kernel.packed_counts import KINDS, counts, how_many, packed_kind, total
from maszyna.kernel.steps import Decision, DecisionKind
from maszyna.scythe.airships.areas import SIEGE, TOLL, area_of
from maszyna.scythe.airships.cargo import MOST_RESOURCES
from maszyna.scythe.airships.fleet import Fleet
from maszyna.scythe.events import EFFECT_USED, TOLL_TAKEN
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import COINS, RESOURCES
from maszyna.scythe.play.common.decisions import BY_RESOURCE, TOKENS
from maszyna.scythe.play.common.gains import lose


def pay_siege(game: Scythe, fleet: Fleet, seat: int, place: int) -> None:
    """Coins to the bank for every enemy airship there that demands them."""
    for index, airship in enumerate(fleet.airships):
        powers = airship.powers
        if not powers.siege or not fleet.opposes(game.position, seat, index):
            continue
        if bit(place) & area_of(game.position, powers, index, SIEGE):
            game.tell(EFFECT_USED, index, SIEGE, seat, powers.sources[SIEGE])
            lose(game, seat, COINS, powers.siege)


def pay_toll(game: Scythe, fleet: Fleet, seat: int, place: int, carried: i64, first: int) -> None:
    """One of the carried tokens for every enemy airship there that has room, as long as there are any."""
    seats = game.position.seats
    for owner in range(first, len(seats)):
        powers = fleet.airships[owner].powers
        takes = powers.toll and bit(place) & area_of(game.position, powers, owner, TOLL)
        if takes and fleet.opposes(game.position, seat, owner) and total(seats[owner].cargo) < MOST_RESOURCES:
            game.push(ChooseToll(seat, fleet, owner, place, carried))
            return


class ChooseToll(Decision[Scythe]):
    """Which of the carried tokens is given."""

    about = DecisionKind("toll", TOKENS, BY_RESOURCE, from_zero=True)

    def __init__(self, seat: int, fleet: Fleet, owner: int, place: int, carried: i64) -> None:
        super().__init__(seat)
        self.fleet = fleet
        self.owner = owner
        self.place = place
        self.carried: i64 = carried

    def context(self, game: Scythe) -> list[int]:
        return [self.place, *counts(self.carried)]

    def options(self, game: Scythe) -> list[int]:
        return [kind for kind in range(KINDS) if how_many(self.carried, kind)]

    def take(self, game: Scythe, action: int) -> None:
        token = packed_kind(action, 1)
        game.position.resources[self.place] -= token
        game.position.seats[self.owner].cargo += token
        game.tell(EFFECT_USED, self.owner, TOLL, self.seat, self.fleet.airships[self.owner].powers.sources[TOLL])
        game.tell(TOLL_TAKEN, self.owner, action, self.seat, self.place)
        left = self.carried - token
        if left:
            pay_toll(game, self.fleet, self.seat, self.place, left, self.owner + 1)

    def span(self) -> int:
        return KINDS

    def text(self, action: int) -> str:
        return f"toll {RESOURCES[action]}"

    def why_not(self, game: Scythe, action: int) -> str:
        return "not_carried_along"
