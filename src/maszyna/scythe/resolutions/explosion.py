"""The explosion of the Factory at the end (W8.2)."""

from maszyna.kernel.bits import bit, i64
from maszyna.scythe.board import FACTORY_PLACE, RINGS, base_of
from maszyna.scythe.events import FACTORY_EXPLODED, UNIT_RETREATED
from maszyna.scythe.game import Scythe
from maszyna.scythe.play.gains import receive
from maszyna.scythe.words import MOST_POPULARITY, POPULARITY, UNITS


def explode(game: Scythe, distance: int, popularity: int) -> None:
    """All units so near go home and console their owners; structures, tokens, resources and airships stay."""
    finale = game.finale
    assert finale is not None
    game.tell(FACTORY_EXPLODED, finale.trigger)
    area: i64 = 0
    for far in range(distance + 1):
        area |= RINGS[FACTORY_PLACE][far]
    for seat in range(game.seats_at_table()):
        own = game.position.seats[seat]
        gained = send_away(game, seat, area) * popularity
        gained = min(gained, MOST_POPULARITY - own.popularity)
        if gained and game.chairs[seat].has_popularity():
            receive(game, seat, POPULARITY, gained)


def send_away(game: Scythe, seat: int, area: i64) -> int:
    """A seat's units within the area go to its base; returns how many."""
    own = game.position.seats[seat]
    home = base_of(own.faction)
    sent = 0
    for unit in range(UNITS):
        place = own.at[unit]
        if bit(place) & area:
            own.at[unit] = home
            game.tell(UNIT_RETREATED, seat, unit, place, home)
            sent += 1
    own.muster()
    return sent
