"""A player that looks further than its own turn.

Some turns are played on: Automas draw their cards, the own next turns are planned, and the position some turns later
is judged, in several dealt worlds (turns/candidates.py). Against one Automa a learned policy finds turns and plays them
on, the further the longer they stay among the best, and its value judges (policy/lookahead.py). In other games the best
turns of a beam are played on with few nodes, and the terms judge; a large budget looks further ahead there. The budget
is in actions tried (nodes), or in time.
"""

from time import perf_counter
from typing import Final

from maszyna.kernel.dice import Dice, dice
from maszyna.kernel.native import mypyc_attr
from maszyna.players.evaluation.evaluation import Evaluation
from maszyna.players.greedy import TurnPlan
from maszyna.players.model.learned import Learned
from maszyna.players.player import Player
from maszyna.players.policy.lookahead import PolicyLookAhead
from maszyna.players.policy.mover import Mover
from maszyna.players.turns.beam import Line, TurnSearch
from maszyna.players.turns.candidates import Candidate, Outcome, SearchBudget, Trial, sequential_halving, varied
from maszyna.players.turns.rollout import Rollout
from maszyna.players.turns.without_gc import search_without_gc
from maszyna.scythe.game import Scythe
from maszyna.scythe.setup.determinised import determinised

STREAM: Final = "search player"
FOR_TURNS: Final = 0.25  # of the budget goes into finding turns
MOST_OWN: Final = 600  # nodes for that are enough
PER_GROUP: Final = 3  # turns of one section, top and bottom that are tried
NODES_A_LINE: Final = 60
NODES_A_TURN: Final = 250  # what a turn of a rollout costs, about
LEAST_WORLDS: Final = 2  # in which a turn should be tried
NEAR: Final = 2  # own turns ahead
FAR: Final = 5
MANY_NODES: Final = 40_000  # from here on there are worlds enough to look far: the further, the more chance there is
SHORTEST: Final = 0.0001  # seconds
CANDIDATES: Final = 8  # turns that are tried, by the terms
LEAST_CANDIDATES: Final = 12  # turns that are tried, by the policy
SOME_CANDIDATES: Final = 20
MOST_CANDIDATES: Final = 48
NODES_A_CANDIDATE: Final = 80
NODES_FOR_MOST: Final = 5000
SECONDS_FOR_MOST: Final = 0.2
WINNING: Final = 3.0  # times what it counted while the policy learned: that was from coins, but games are to be won
POLICY_FAR: Final = 8  # own turns ahead at most; the halving has fewer rounds
POLICY_BEAM: Final = 200  # nodes of the beam that proposes turns beside the policy


class TermsTrial(Trial):
    """Plays on with beams of few nodes, and judges by the terms."""

    def __init__(self, evaluation: Evaluation, rollout: Rollout, turns: int) -> None:
        self.evaluation = evaluation
        self.rollout = rollout
        self.turns = turns

    def outcome(self, candidate: Candidate, game: Scythe, seat: int, world: int) -> Outcome:
        twin = determinised(game, seat, world)
        self.rollout.take(twin, candidate.actions)
        end = self.rollout.go_on(twin, seat, self.turns)
        self.nodes = self.rollout.nodes
        return by_terms(self.evaluation, end, seat)


def by_terms(evaluation: Evaluation, game: Scythe, seat: int) -> Outcome:
    """What the terms say of a position."""
    expected = evaluation.expected_margin(game, seat)
    return Outcome(evaluation.prospect(game, seat), expected, evaluation.deviation(game, seat))


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class SearchPlayer(Player):
    """Chooses turns by what they lead to."""

    tried: int = 0  # actions tried in the last turn it thought about

    def __init__(
        self, seed: int, evaluation: Evaluation, settings: dict[str, int], learned: Learned | None = None
    ) -> None:
        self.chance: Dice = dice(seed, [STREAM])
        self.evaluation = evaluation
        self.learned = learned
        self.nodes = settings.get("nodes", 0)
        self.seconds = settings.get("ms", 0) / 1000.0
        self.turns = settings.get("turns", 0)
        self.most = settings.get("candidates", 0)
        self.least = settings.get("least", 2)
        self.per_group = settings.get("per_group", PER_GROUP)
        self.rollout_nodes = settings.get("rollout", 60)
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
        if self.learned is not None and self.learned.knows(game, seat):
            return self.think_by_policy(game, seat, self.learned)
        return self.think_by_terms(game, seat)

    def think_by_policy(self, game: Scythe, seat: int, learned: Learned) -> list[Candidate]:
        budget = SearchBudget(self.nodes, self.seconds)
        mover = Mover(learned.policy, self.chance)
        ahead = PolicyLookAhead(learned, self.evaluation, self.turns or POLICY_FAR, mover)
        ahead.winning = WINNING
        nodes = min(POLICY_BEAM, int(self.nodes * FOR_TURNS) + 1) if self.nodes else POLICY_BEAM
        beam = TurnSearch(self.evaluation, seat, nodes, max(1, nodes // NODES_A_LINE), self.chance)
        found = ahead.best_turns(game, seat, self.most or self.affordable_candidates(), budget, beam)
        self.tried = ahead.nodes
        return found

    def think_by_terms(self, game: Scythe, seat: int) -> list[Candidate]:
        started = perf_counter()
        budget = SearchBudget(self.nodes, self.seconds)
        nodes = self.nodes
        own = min(MOST_OWN, int(nodes * FOR_TURNS) + 1) if nodes else MOST_OWN
        search = TurnSearch(self.evaluation, seat, own, max(1, own // NODES_A_LINE), self.chance)
        ends = search_without_gc(search, game.copy())
        if self.seconds:  # as many nodes as fit into the time, at the pace so far
            fitting = int(search.nodes * self.seconds / max(perf_counter() - started, SHORTEST))
            nodes = min(nodes, fitting) if nodes else fitting
        turns = self.turns_ahead(nodes)
        worlds_cost = LEAST_WORLDS * (turns + 1) * NODES_A_TURN
        affordable = min(self.most or CANDIDATES, (nodes - search.nodes) // worlds_cost)
        found = self.candidates(ends, max(self.least, affordable))
        rollout = Rollout(self.evaluation, self.rollout_nodes, 1, self.chance)
        rollout.nodes = search.nodes
        trial = TermsTrial(self.evaluation, rollout, turns)
        trial.nodes = search.nodes
        found = sequential_halving(game, seat, found, trial, budget, self.chance)
        self.tried = rollout.nodes
        return found

    def affordable_candidates(self) -> int:
        """How many turns the policy tries within its budget."""
        if not self.nodes:
            return MOST_CANDIDATES if self.seconds >= SECONDS_FOR_MOST else SOME_CANDIDATES
        if self.nodes >= NODES_FOR_MOST:
            return MOST_CANDIDATES
        return max(LEAST_CANDIDATES, min(SOME_CANDIDATES, self.nodes // NODES_A_CANDIDATE))

    def turns_ahead(self, budget: int) -> int:
        """How many own turns the terms look ahead with so many nodes, unless it was told."""
        return self.turns or (FAR if budget >= MANY_NODES else NEAR)

    def candidates(self, ends: list[Line], most: int) -> list[Candidate]:
        """The best turns of a beam, with what it thought of them."""
        return [Candidate(end, ends[0].value - end.value) for end in varied(ends, most, self.per_group)]
