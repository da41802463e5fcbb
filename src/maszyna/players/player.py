"""Whoever plays a human's chair: a player is asked for one of the options whenever its seat has a real choice.

Nobody can peek: a player is shown a game in which all that its seat cannot know has been dealt again (see playing.py).
That game is a copy of its own, so a player may play on in it to think.

A restricted player leaves something undone, to measure what it is worth: ``policy:never=combat+enlist``. The options it
may not take are hidden from the player that chooses; where nothing else is left, they stay.
"""

from typing import Final

from maszyna.kernel.bits import bit, i64
from maszyna.kernel.errors import SetupError
from maszyna.kernel.native import mypyc_attr
from maszyna.scythe.board import EVERYWHERE, FACTORY_BIT
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import BOTTOMS
from maszyna.scythe.play.movement.move import ChooseStep
from maszyna.scythe.play.turn.bottom import ChooseBottom


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """One player of one seat in one game; it may keep a memory of it."""

    def choose(self, game: Scythe) -> int:
        """One of ``game.options()``, for the seat ``game.seat_to_decide()``."""
        raise NotImplementedError


NEVER: Final = ":never="
COMBAT: Final = "combat"
FACTORY: Final = "factory"
ENCOUNTER: Final = "encounter"
MOST_PLACES: Final = 62  # places are the bits of a set
RESTRICTIONS: Final = [COMBAT, FACTORY, ENCOUNTER, *BOTTOMS]


@mypyc_attr(allow_interpreted_subclasses=True)
class RestrictedPlayer(Player):
    """Another player without some of its options."""

    def __init__(self, player: Player, never: list[str]) -> None:
        self.player = player
        self.never = never

    def choose(self, game: Scythe) -> int:
        choices = game.choices
        allowed = [action for action in choices if not self.forbids(game, action)]
        if not allowed or len(allowed) == len(choices):
            return self.player.choose(game)
        if len(allowed) == 1:
            return allowed[0]
        game.choices = allowed
        action = self.player.choose(game)
        game.choices = choices
        return action if action in allowed else allowed[0]

    def forbids(self, game: Scythe, action: int) -> bool:
        asking = game.asking
        if isinstance(asking, ChooseStep):
            return bool(bit(action) & self.closed(game)) if 0 < action < MOST_PLACES else False
        if isinstance(asking, ChooseBottom):
            return asking.text(action) in self.never
        return False

    def closed(self, game: Scythe) -> i64:
        """The territories it never enters."""
        found: i64 = 0
        seat = game.seat_to_decide()
        if COMBAT in self.never:
            for index, other in enumerate(game.position.seats):
                if index != seat and not game.allied(seat, index):
                    found |= other.combat_units & EVERYWHERE
        if FACTORY in self.never:
            found |= FACTORY_BIT
        if ENCOUNTER in self.never:
            found |= game.position.encounters
        return found


def restrictions(text: str) -> list[str]:
    """What stands after ``never=``, with plus signs between."""
    names = text.split("+")
    for name in names:
        if name not in RESTRICTIONS:
            raise SetupError("player", "no_such_restriction", name=name, possible=RESTRICTIONS)
    return names
