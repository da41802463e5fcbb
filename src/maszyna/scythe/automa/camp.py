"""The Automa's camp (W5.7): shut in on its base, it attacks instead of moving and gaining.

Two other rows are printed for such a turn, but their symbols are lost; the ones here are house.
"""

from maszyna.scythe.automa.side import AutomaSide
from maszyna.scythe.automa.sight import Sight
from maszyna.scythe.events import AUTOMA_CAMP
from maszyna.scythe.game import Scythe


def know_of_camps(game: Scythe) -> None:
    """The rule came with The Wind Gambit, and holds with any module of it."""
    for side in game.sides:
        if isinstance(side, AutomaSide):
            side.camps = True


def is_shut_in(game: Scythe, seat: int) -> bool:
    """No own unit on any territory, and enemy units on all those joined to the base by land."""
    if game.position.seats[seat].units():
        return False
    sight = Sight(game.position, game.sides, seat)
    return not sight.base_reach() & ~sight.enemy_units


def look_out(game: Scythe, seat: int) -> None:
    """At the start of the turn it is settled whether the Automa is in its camp; a combat meanwhile changes nothing."""
    side = game.automa(seat)
    side.encamped = is_shut_in(game, seat)
    if side.encamped:
        game.tell(AUTOMA_CAMP, seat)
