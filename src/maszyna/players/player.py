"""Whoever plays a human's chair: a player is asked for one of the options whenever its seat has a real choice.

Nobody can peek: a player is shown a game in which all that its seat cannot know has been dealt again (see playing.py).
That game is a copy of its own, so a player may play on in it to think.
"""

from maszyna.kernel.native import mypyc_attr
from maszyna.scythe.game import Scythe


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """One player of one seat in one game; it may keep a memory of it."""

    def choose(self, game: Scythe) -> int:
        """One of ``game.options()``, for the seat ``game.seat_to_decide()``."""
        raise NotImplementedError
