"""Playing a game with a player in every human's chair.

Each is shown the game as it may be for all it knows: whatever is hidden from its seat is dealt again before it is
asked. The random player looks at nothing but its options, so it is spared the deal.
"""

from typing import Final

from maszyna.kernel.bits import i64
from maszyna.kernel.dice import Dice, dice, first_state
from maszyna.players.player import Player
from maszyna.players.random_player import RandomPlayer
from maszyna.scythe.game import Scythe
from maszyna.scythe.setup.determinised import HALF, determinised

STREAM: Final = "shown to players"
NO_LIMIT: Final = -1


def seat_seed(seed: int, seat: int) -> int:
    """The seed of the player at one seat in the game with this seed."""
    return first_state(seed, f"player {seat}")


def deals(seed: int) -> Dice:
    """The stream that deals again what players may not see in the game with this seed."""
    return dice(seed, [STREAM])


def ask(player: Player, game: Scythe, chance: Dice) -> int:
    """What a player takes in the pending decision."""
    if type(player) is RandomPlayer:
        return player.choose(game)
    return player.choose(determinised(game, game.seat_to_decide(), chance.below(0, HALF)))


def play_with(game: Scythe, players: list[Player], chance: Dice, limit: int = NO_LIMIT) -> int:
    """Play on until the game is over or ``limit`` decisions are taken; how many were. ``players`` by seat.

    The place of an Automa in the list is never looked at.
    """
    most: i64 = limit
    taken: i64 = 0
    while not game.over and taken != most:
        game.apply(ask(players[game.seat_to_decide()], game, chance))
        taken += 1
    return taken
