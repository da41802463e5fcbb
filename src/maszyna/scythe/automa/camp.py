"""The Automa's camp (W5.7): shut in on its base, it follows two rows of its own instead of the card's.

The rule is printed, but the symbols of these rows are lost; ours are house, and an own copy may have them right.
"""

from maszyna.scythe.automa.sight import Sight
from maszyna.scythe.events import AUTOMA_CAMP
from maszyna.scythe.facts.effects import AUTOMA_SYMBOLS
from maszyna.scythe.facts.sources import sources_of
from maszyna.scythe.facts.symbol_rows import CAMP
from maszyna.scythe.facts.tiles import TileSet
from maszyna.scythe.game import Scythe
from maszyna.scythe.hidden import AutomaState, HiddenState


def know_of_camps(game: Scythe) -> None:
    """The rule came with The Wind Gambit, and holds with any module of it."""
    for state in game.hidden:
        if isinstance(state, AutomaState):
            state.camps = True


def pitch_camps(hidden: list[HiddenState], tiles: TileSet) -> None:
    """The rows as the tiles of this game have them."""
    for state in hidden:
        if isinstance(state, AutomaState):
            state.camp = tiles.tile(AUTOMA_SYMBOLS, CAMP)


def is_shut_in(game: Scythe, seat: int) -> bool:
    """No own unit on any territory, and enemy units on all those joined to the base by land."""
    if game.position.seats[seat].units():
        return False
    sight = Sight(game.position, game.hidden, seat)
    return not sight.base_reach() & ~sight.enemy_units


def look_out(game: Scythe, seat: int) -> None:
    """At the start of the turn it is settled whether the Automa is in its camp; a combat meanwhile changes nothing."""
    state = game.automa(seat)
    state.encamped = is_shut_in(game, seat)
    if state.encamped:
        game.tell(AUTOMA_CAMP, seat, sources_of(state.camp))
