"""Thinking makes and drops many small objects, none of which refer to each other in circles.

Python's collector of circles would walk over all of them again and again, for a fifth of the time; it rests meanwhile.
"""

import gc

from maszyna.players.turns.turns import Line, TurnSearch
from maszyna.scythe.game import Scythe


def rest_collector() -> bool:
    """Let the collector rest; whether it was at work, for ``wake_collector``."""
    collects = gc.isenabled()
    gc.disable()
    return collects


def wake_collector(collects: bool) -> None:
    """As it was before."""
    if collects:
        gc.enable()


def search_at_ease(search: TurnSearch, game: Scythe) -> list[Line]:
    """The turns a search finds, without the collector at work."""
    collects = rest_collector()
    try:
        return search.search(game)
    finally:
        wake_collector(collects)
