"""Thinking makes and drops many small objects, none of which refer to each other in circles.

Python's collector of circles would walk over all of them again and again, for a fifth of the time; it rests meanwhile.
"""

import gc

from maszyna.players.turns.turns import Line, TurnSearch
from maszyna.scythe.game import Scythe


def search_at_ease(search: TurnSearch, game: Scythe) -> list[Line]:
    """The turns a search finds, without the collector at work."""
    collects = gc.isenabled()
    gc.disable()
    try:
        return search.search(game)
    finally:
        if collects:
            gc.enable()
