"""A chair that takes any of its options, all equally likely.

Its chance comes from a stream of its own, never from the game's: who plays does not change what the decks show.
"""

from typing import Final

from maszyna.kernel.bits import i64
from maszyna.kernel.dice import Dice, dice
from maszyna.kernel.game import Game
from maszyna.kernel.native import mypyc_attr
from maszyna.players.player import Player
from maszyna.scythe.game import Scythe

STREAM: Final = "player"
NO_LIMIT: Final = -1


def random_dice(seed: int) -> Dice:
    """The stream random chairs play by in the game with this seed."""
    return dice(seed, [STREAM])


def choose(game: Game, dice: Dice) -> int:
    """One of the options of the pending decision."""
    options = game.choices
    picked: int = options[dice.below(0, len(options))]
    return picked


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class RandomPlayer(Player):
    """A random chair as a player among others."""

    def __init__(self, seed: int) -> None:
        self.dice = random_dice(seed)

    def choose(self, game: Scythe) -> int:
        return choose(game, self.dice)


def play_out(game: Game, dice: Dice, limit: int = NO_LIMIT) -> int:
    """Play every chair at random until the game is over or ``limit`` decisions are taken; how many were."""
    most: i64 = limit
    taken: i64 = 0
    while not game.over and taken != most:
        options = game.choices
        game.apply(options[dice.below(0, len(options))])
        taken += 1
    return taken
