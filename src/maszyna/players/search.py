"""Players that plan their whole turn: ``beginner``, which has short sight, and those that look further.

The latter are one: ``greedy`` within a few milliseconds, ``search`` with more. Turns that the policy proposes are
played on, the further the longer they stay among the best: Automas draw their cards, people play by the policy, and the
value judges, in several dealt worlds (policy/lookahead.py, turns/halving.py). The budget is in actions tried (nodes),
in time, or both.
"""

from typing import Final

from maszyna.kernel.dice import Dice, dice
from maszyna.kernel.native import mypyc_attr
from maszyna.players.margins import standing_margin
from maszyna.players.model.learned import Learned
from maszyna.players.player import Player
from maszyna.players.policy.lookahead import PolicyLookAhead
from maszyna.players.policy.mover import Mover
from maszyna.players.turns.halving import Candidate, SearchBudget
from maszyna.players.turns.line import Line
from maszyna.scythe.game import Scythe

STREAM: Final = "search player"
WINNING: Final = 3.0  # times what it counted while the policy learned: that was from coins, but games are to be won
FAR: Final = 8  # own turns ahead at most; the halving has fewer rounds
LEAST_CANDIDATES: Final = 12  # turns that are tried
SOME_CANDIDATES: Final = 20
MOST_CANDIDATES: Final = 48
NODES_A_CANDIDATE: Final = 80
NODES_FOR_MOST: Final = 5000
SECONDS_FOR_MOST: Final = 0.2
# With fewer nodes all is done in haste: few turns are compared, not far ahead.
HASTY_NODES: Final = 250
HASTY_CANDIDATES: Final = 12
HASTY_TURNS: Final = 2
HASTY_TRUST: Final = 2.0  # in the policy: with so few worlds chance would choose among turns it finds unlikely

BEGINNER_STREAM: Final = "beginner"
TURNS: Final = 12  # a beginner thinks of
TEMPERATURE: Final = 3.3  # how much more alike good and bad turns look to it than to who knows them


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class PlanningPlayer(Player):
    """Takes the turn it has planned, up to where chance speaks, as long as the game asks what was foreseen."""

    def __init__(self, chance: Dice, learned: Learned) -> None:
        self.chance = chance
        self.learned = learned
        self.planned: list[Line] = []  # still to be taken, the next one last

    def choose(self, game: Scythe) -> int:
        if self.planned:
            line = self.planned.pop()
            if line.choices == game.choices:
                return line.action
        self.planned = self.best_turn(game).foreseen()[::-1]
        return self.planned.pop().action

    def best_turn(self, game: Scythe) -> Line:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class BeginnerPlayer(PlanningPlayer):
    """Has short sight, as beginners have: takes the turn after which it is furthest ahead if the game ended then.

    It thinks of some turns, the better the likelier, but it does not know them well.
    """

    def __init__(self, seed: int, learned: Learned) -> None:
        super().__init__(dice(seed, [BEGINNER_STREAM]), learned)

    def best_turn(self, game: Scythe) -> Line:
        seat = game.seat_to_decide()
        ahead = PolicyLookAhead(self.learned, 0, Mover(self.learned.policy, self.chance))
        ends = [ahead.turn(game.copy(), seat, TEMPERATURE, []) for _ in range(TURNS)]
        return max(ends, key=lambda end: standing_margin(end.game, seat))


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class SearchPlayer(PlanningPlayer):
    """Chooses turns by what they lead to."""

    tried: int = 0  # actions tried in the last turn it thought about

    def __init__(self, seed: int, settings: dict[str, int], learned: Learned) -> None:
        super().__init__(dice(seed, [STREAM]), learned)
        self.nodes = settings.get("nodes", 0)
        self.seconds = settings.get("ms", 0) / 1000.0
        self.turns = settings.get("turns", 0)
        self.most = settings.get("candidates", 0)

    def best_turn(self, game: Scythe) -> Line:
        return self.think(game)[0].end

    def think(self, game: Scythe) -> list[Candidate]:
        """The turns that were tried, best first."""
        is_hasty = 0 < self.nodes < HASTY_NODES
        far = self.turns or (HASTY_TURNS if is_hasty else FAR)
        budget = SearchBudget(self.nodes, self.seconds)
        ahead = PolicyLookAhead(self.learned, far, Mover(self.learned.policy, self.chance, budget))
        ahead.winning = WINNING
        if is_hasty:
            ahead.trust = HASTY_TRUST
            ahead.tries = 1
        most = self.most or self.affordable_candidates()
        found = ahead.best_turns(game, game.seat_to_decide(), most)
        self.tried = budget.tried
        return found

    def affordable_candidates(self) -> int:
        """How many turns the policy tries within its budget."""
        if not self.nodes:
            return MOST_CANDIDATES if self.seconds >= SECONDS_FOR_MOST else SOME_CANDIDATES
        if self.nodes < HASTY_NODES:
            return HASTY_CANDIDATES
        if self.nodes >= NODES_FOR_MOST:
            return MOST_CANDIDATES
        return max(LEAST_CANDIDATES, min(SOME_CANDIDATES, self.nodes // NODES_A_CANDIDATE))
