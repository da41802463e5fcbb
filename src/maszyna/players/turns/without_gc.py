"""Thinking makes and drops many small objects, none of which refer to each other in circles.

Python's collector of circles would walk over all of them again and again, for a fifth of the time; it rests meanwhile.
"""

import gc

from maszyna.players.turns.beam import Line, TurnSearch
from maszyna.scythe.game import Scythe


def pause_gc() -> bool:
    """Let the collector rest; whether it was at work, for ``resume_gc``."""
    collects = gc.isenabled()
    gc.disable()
    return collects


def resume_gc(collects: bool) -> None:
    """As it was before."""
    if collects:
        gc.enable()


def search_without_gc(search: TurnSearch, game: Scythe) -> list[Line]:
    """The turns a search finds, without the collector at work."""
    collects = pause_gc()
    try:
        return search.search(game)
    finally:
        resume_gc(collects)
