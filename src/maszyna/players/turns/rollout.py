"""Playing on from a position for some turns, everybody in a human's chair planning with few nodes."""

from maszyna.kernel.dice import Dice
from maszyna.kernel.game import BETWEEN_TURNS
from maszyna.players.evaluation.evaluation import Evaluation
from maszyna.players.turns.beam import Line, TurnSearch
from maszyna.players.turns.without_gc import search_without_gc
from maszyna.scythe.game import Scythe


class Rollout:
    """Counts the actions tried, so that a budget can be kept."""

    nodes: int = 0

    def __init__(self, evaluation: Evaluation, nodes_a_turn: int, width: int, chance: Dice) -> None:
        self.evaluation = evaluation
        self.nodes_a_turn = nodes_a_turn
        self.width = width
        self.chance = chance

    def take(self, game: Scythe, actions: list[Line]) -> None:
        """Take planned actions as long as the game asks what was foreseen."""
        self.nodes += take(game, actions)

    def finished(self, game: Scythe) -> Scythe:
        """The game at the end of the turn that is being taken."""
        while game.asking is not None:
            search = TurnSearch(self.evaluation, game.asking.seat, self.nodes_a_turn, self.width, self.chance)
            game = search_without_gc(search, game)[0].game
            self.nodes += search.nodes
        return game

    def go_on(self, game: Scythe, seat: int, turns: int) -> Scythe:
        """The game after so many more turns of a seat."""
        game = self.finished(game)
        for _ in range(turns):
            while not game.over:
                game.begin_turn()
                mine = game.turn.seat == seat
                game = self.finished(game)
                if mine:
                    break
        return game


def take(game: Scythe, actions: list[Line]) -> int:
    """Take planned actions up to where chance speaks or the game asks something else; how many were taken."""
    game.run_mode = BETWEEN_TURNS
    taken = 0
    for line in actions:
        if game.asking is None or line.choices != game.choices:
            break
        game.apply(line.action)
        taken += 1
        if line.chance:
            break
    return taken
