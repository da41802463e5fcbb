"""The Automa alone on the map: how many turns until its last glory token when nobody does anything."""

from typing import Final

from maszyna.expeditions.automa.deck import shuffle
from maszyna.expeditions.automa.progress import MOST_GLORY
from maszyna.expeditions.automa.turn import take_turn
from maszyna.expeditions.facts.progress import ProgressCard
from maszyna.expeditions.game import STREAMS, Expedition
from maszyna.expeditions.state import start_position
from maszyna.kernel.dice import dice

# What the tiles say is not on file, so every tile gets the same two tokens; how long the track takes does not
# depend on them.
STAND_INS: Final[list[list[int]]] = [[3, 4], [3, 4]]


def lone_automa(card: ProgressCard, seed: int) -> Expedition:
    """An Automa at the start of a game, and no human mech in its rows."""
    game = Expedition(start_position(card), dice(seed, STREAMS), 0)
    shuffle(game)
    return game


def turns_to_last_glory(game: Expedition) -> int:
    turns = 0
    while game.position.glory < MOST_GLORY:
        take_turn(game, STAND_INS)
        turns += 1
    return turns
