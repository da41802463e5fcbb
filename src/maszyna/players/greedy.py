"""A player that plans its whole turn within a few milliseconds.

A learned policy and a beam propose turns, some worlds and the value judge them (policy/lookahead.py); what the policy
finds unlikely must be better by more. Without these a beam looks for turns, and the terms judge them: that is how a
beginner plays, who sees its own turn and no further.
"""

from typing import Final

from maszyna.kernel.dice import Dice, dice
from maszyna.kernel.native import mypyc_attr
from maszyna.players.evaluation import Evaluation
from maszyna.players.model.learned import Learned
from maszyna.players.player import Player
from maszyna.players.policy.lookahead import PolicyLookAhead
from maszyna.players.policy.mover import Mover
from maszyna.players.turns.beam import Line, TurnSearch, lines_for
from maszyna.players.turns.candidates import SearchBudget
from maszyna.players.turns.without_gc import search_without_gc
from maszyna.scythe.game import Scythe

STREAM: Final = "greedy player"
MOST_TURNS: Final = 8  # that are compared
TURNS: Final = 2  # own ones that the best of them are played on
WINNING: Final = 3.0  # times what it counted while the policy learned: that was from coins, but games are to be won
TRUST: Final = 2.0  # in the policy: with so few worlds chance would choose among turns it finds unlikely
BEAM_SHARE: Final = 4  # a beam that proposes turns beside the policy has one of so many nodes
# With fewer nodes turns are proposed in haste: that would cost most of the time, and the comparison has the last word.
MANY_NODES: Final = 250


class TurnPlan:
    """The actions of a turn that are still to be taken; it holds as long as the game asks what was foreseen."""

    def __init__(self) -> None:
        self.lines: list[Line] = []

    def follow(self, end: Line) -> None:
        """Take the turn that ends so, up to where chance speaks."""
        self.lines = []
        for line in end.actions():
            self.lines.append(line)
            if line.chance:
                break
        self.lines.reverse()

    def next_action(self, game: Scythe) -> int:
        """The next action, or -1 if the plan is over or the game has taken another way."""
        if not self.lines:
            return -1
        line = self.lines.pop()
        if line.choices != game.choices:
            self.lines = []
            return -1
        return line.action


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class GreedyPlayer(Player):
    """Chooses turns in haste."""

    def __init__(self, seed: int, evaluation: Evaluation, nodes: int, learned: Learned | None = None) -> None:
        self.chance: Dice = dice(seed, [STREAM])
        self.evaluation = evaluation
        self.learned = learned
        self.nodes = nodes
        self.width = lines_for(nodes)
        self.plan = TurnPlan()

    def choose(self, game: Scythe) -> int:
        planned = self.plan.next_action(game)
        if planned >= 0:
            return planned
        self.plan.follow(self.best_turn(game, game.seat_to_decide()))
        return self.plan.lines.pop().action

    def best_turn(self, game: Scythe, seat: int) -> Line:
        if self.learned is not None:
            ahead = PolicyLookAhead(self.learned, self.evaluation, TURNS, Mover(self.learned.policy, self.chance))
            ahead.winning = WINNING
            ahead.trust = TRUST
            beam = TurnSearch(self.evaluation, seat, self.nodes // BEAM_SHARE, 1, self.chance)
            beam.hasty = self.nodes < MANY_NODES
            return ahead.best_turns(game, seat, MOST_TURNS, SearchBudget(self.nodes, 0.0), beam)[0].end
        search = TurnSearch(self.evaluation, seat, self.nodes, self.width, self.chance)
        return search_without_gc(search, game)[0]
