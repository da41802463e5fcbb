"""R13 as an option: Albion or Togawa as an Automa lays its flag or trap where the character ends a move."""

from maszyna.kernel.bits import bit, count
from maszyna.scythe.board import EVERYWHERE
from maszyna.scythe.events import FLAG_PLACED, TRAP_PLACED
from maszyna.scythe.facts.factions import factions
from maszyna.scythe.game import Scythe
from maszyna.scythe.play.tokens import MOST_FLAGS, tokens_on_board
from maszyna.scythe.words import ALBION, CHARACTER, MAT


def leave_token(game: Scythe, seat: int) -> None:
    """The flag, or the next trap in the order of the penalties."""
    own = game.position.seats[seat]
    place = own.at[CHARACTER]
    if not bit(place) & EVERYWHERE or bit(place) & tokens_on_board(game):
        return
    if own.faction == ALBION and count(own.flags) < MOST_FLAGS:
        own.flags |= bit(place)
        game.tell(FLAG_PLACED, seat, place)
    elif MAT in own.traps:
        trap = own.traps.index(MAT)
        own.traps[trap] = place
        own.armed |= bit(place)
        game.tell(TRAP_PLACED, seat, place, factions()[own.faction].penalties[trap][0])
