"""Playing a game with a player in every human's chair.

Each is shown the game as it may be for all it knows: whatever is hidden from its seat is dealt again before it is
asked. The random player looks at nothing but its options, so it is spared the deal.
"""

from typing import Final

from maszyna.kernel.bits import i64
from maszyna.kernel.dice import Dice, dice, first_state
from maszyna.players.player import Player
from maszyna.players.random_player import NO_LIMIT, RandomPlayer, choose
from maszyna.scythe.game import Scythe
from maszyna.scythe.play.turn.turn import ChooseSection
from maszyna.scythe.setup.determinised import WORLD_SEEDS, determinised

STREAM: Final = "shown to players"
NO_SECTION: Final = -1


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
    return player.choose(determinised(game, game.seat_to_decide(), chance.below(0, WORLD_SEEDS)))


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


class Openings:
    """Where each seat's action token goes in its first turns."""

    def __init__(self, seats: int, humans: int, turns: int) -> None:
        self.turns = turns
        self.sections = [[NO_SECTION] * turns for _ in range(seats)]
        self.taken = [0] * seats  # turns, by seat
        self.left = humans * turns  # turns still to be noted

    def note(self, seat: int, section: int) -> None:
        turn = self.taken[seat]
        if turn < self.turns:
            self.sections[seat][turn] = section
            self.taken[seat] = turn + 1
            self.left -= 1


def play_openings(game: Scythe, players: list[Player], chance: Dice, limit: int, openings: Openings) -> int:
    """Play until every opening is noted, with any seats' players or at random; how many decisions that took."""
    taken = 0
    while openings.left and not game.over and taken != limit:
        asking = game.asking
        action = ask(players[game.seat_to_decide()], game, chance) if players else choose(game, chance)
        if isinstance(asking, ChooseSection):
            openings.note(asking.seat, action)
        game.apply(action)
        taken += 1
    return taken
