"""The Automa alone on the board: how fast it gets to its 6th star when nobody does anything."""

from maszyna.kernel.pending import Decision
from maszyna.scythe.automa.turn import DrawCard
from maszyna.scythe.game import Scythe, Turn


def play_alone(game: Scythe, seat: int) -> int:
    """Turn after turn of one Automa until the game is over; whoever is asked something takes the first option."""
    turns = 0
    game.stack = []
    while not game.over:
        game.turn = Turn(seat, [])
        game.push(DrawCard(seat))
        while game.stack and not game.over:
            step = game.stack.pop()
            if isinstance(step, Decision):
                step.take(game, step.options(game)[0])
            else:
                step.run(game)
        turns += 1
    return turns
