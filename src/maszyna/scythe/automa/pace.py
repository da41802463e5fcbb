"""The Automa alone on the board: how fast it gets to its 6th star when nobody does anything."""

from typing import Final

from maszyna.kernel.game import Game, RunMode
from maszyna.scythe.automa.turn import DrawCard
from maszyna.scythe.game import Scythe
from maszyna.scythe.turn_state import Turn


class OneTurn(RunMode):
    """Stops when a turn is over; whoever is asked something takes the first option."""

    def stops(self, game: Game) -> bool:
        return not game.stack

    def answer(self, choices: list[int]) -> int:
        return choices[0]


ONE_TURN: Final = OneTurn()


def play_alone(game: Scythe, seat: int) -> int:
    """Turn after turn of one Automa until the game is over."""
    turns = 0
    game.stack = []
    while not game.over:
        game.turn = Turn(seat, [])
        game.push(DrawCard(seat))
        game.run_as(ONE_TURN)
        turns += 1
    return turns
