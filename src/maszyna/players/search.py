"""A player that looks further than its own turn.

Turns that the policy and a beam propose are played on, the further the longer they stay among the best: Automas draw
their cards, people play by the policy, and the value judges, in several dealt worlds (policy/lookahead.py,
turns/candidates.py). The budget is in actions tried (nodes), in time, or both.
"""

from typing import Final

from maszyna.kernel.dice import Dice, dice
from maszyna.kernel.native import mypyc_attr
from maszyna.players.evaluation import Evaluation
from maszyna.players.greedy import WINNING, TurnPlan
from maszyna.players.model.learned import Learned
from maszyna.players.player import Player
from maszyna.players.policy.lookahead import PolicyLookAhead
from maszyna.players.policy.mover import Mover
from maszyna.players.turns.beam import TurnSearch, lines_for
from maszyna.players.turns.candidates import Candidate, SearchBudget
from maszyna.scythe.game import Scythe

STREAM: Final = "search player"
FOR_TURNS: Final = 0.25  # of the budget goes into the beam that proposes turns beside the policy
BEAM_NODES: Final = 200  # are enough for it
LEAST_CANDIDATES: Final = 12  # turns that are tried
SOME_CANDIDATES: Final = 20
MOST_CANDIDATES: Final = 48
NODES_A_CANDIDATE: Final = 80
NODES_FOR_MOST: Final = 5000
SECONDS_FOR_MOST: Final = 0.2
FAR: Final = 8  # own turns ahead at most; the halving has fewer rounds


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class SearchPlayer(Player):
    """Chooses turns by what they lead to."""

    tried: int = 0  # actions tried in the last turn it thought about

    def __init__(self, seed: int, evaluation: Evaluation, settings: dict[str, int], learned: Learned) -> None:
        self.chance: Dice = dice(seed, [STREAM])
        self.evaluation = evaluation
        self.learned = learned
        self.nodes = settings.get("nodes", 0)
        self.seconds = settings.get("ms", 0) / 1000.0
        self.turns = settings.get("turns", 0)
        self.most = settings.get("candidates", 0)
        self.plan = TurnPlan()

    def choose(self, game: Scythe) -> int:
        planned = self.plan.next_action(game)
        if planned >= 0:
            return planned
        best = self.think(game)[0]
        self.plan.follow(best.end)
        return self.plan.lines.pop().action

    def think(self, game: Scythe) -> list[Candidate]:
        """The turns that were tried, best first."""
        seat = game.seat_to_decide()
        budget = SearchBudget(self.nodes, self.seconds)
        mover = Mover(self.learned.policy, self.chance)
        ahead = PolicyLookAhead(self.learned, self.evaluation, self.turns or FAR, mover)
        ahead.winning = WINNING
        nodes = min(BEAM_NODES, int(self.nodes * FOR_TURNS) + 1) if self.nodes else BEAM_NODES
        beam = TurnSearch(self.evaluation, seat, nodes, lines_for(nodes), self.chance)
        found = ahead.best_turns(game, seat, self.most or self.affordable_candidates(), budget, beam)
        self.tried = ahead.nodes
        return found

    def affordable_candidates(self) -> int:
        """How many turns the policy tries within its budget."""
        if not self.nodes:
            return MOST_CANDIDATES if self.seconds >= SECONDS_FOR_MOST else SOME_CANDIDATES
        if self.nodes >= NODES_FOR_MOST:
            return MOST_CANDIDATES
        return max(LEAST_CANDIDATES, min(SOME_CANDIDATES, self.nodes // NODES_A_CANDIDATE))
