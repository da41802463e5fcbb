"""A player that looks further than its own turn.

The best turns a beam finds are played on: Automas draw their cards, the own next turns are planned with few nodes, and
the position some turns later is judged. Each is tried in several worlds, in each of which all that the seat cannot know
is dealt again; the same worlds for all of them. After every round the worse half is dropped, so that most of the budget
goes to the turns that matter. What the beam itself thought of a turn counts like some worlds, or chance would choose
where there were few. The budget is in actions tried (nodes), or in time; a large one looks further ahead.
"""

from math import sqrt
from time import perf_counter
from typing import Final

from maszyna.kernel.dice import Dice, dice
from maszyna.players.evaluation.evaluation import Evaluation
from maszyna.players.greedy import Plan
from maszyna.players.player import Player
from maszyna.players.turns.rollout import Rollout
from maszyna.players.turns.thinking import search_at_ease
from maszyna.players.turns.turns import Line, TurnSearch
from maszyna.scythe.game import Scythe
from maszyna.scythe.setup.determinised import HALF, determinised

STREAM: Final = "search player"
NO_TIME: Final = -1.0
FOR_TURNS: Final = 0.25  # of the budget goes into finding turns
MOST_OWN: Final = 600  # nodes for that are enough
PER_GROUP: Final = 3  # turns of one section, top and bottom that are tried
NODES_A_LINE: Final = 60
NODES_A_TURN: Final = 250  # what a turn of a rollout costs, about
LEAST_WORLDS: Final = 2  # in which a turn should be tried
NEAR: Final = 2  # own turns ahead
FAR: Final = 5
MANY_NODES: Final = 40_000  # from here on there are worlds enough to look far: the further, the more chance there is
FORESEEN: Final = 3.0  # worlds that the beam's own opinion counts for
SHORTEST: Final = 0.0001  # seconds


class Candidate:
    """A turn that is tried, and what came of it."""

    def __init__(self, end: Line, behind: float) -> None:
        self.end = end
        self.behind = behind  # how much less than of the best turn the beam thought of it
        self.actions = end.actions()
        self.prospects: list[float] = []
        self.margins: list[float] = []  # the same without the worth of winning
        self.strays: list[float] = []  # how far each of these margins may still stray

    def judge(self, evaluation: Evaluation, game: Scythe, seat: int) -> None:
        """Note what came of it in one world."""
        self.prospects.append(evaluation.prospect(game, seat))
        self.margins.append(evaluation.expected_margin(game, seat))
        self.strays.append(evaluation.stray(game, seat))

    def promise(self) -> float:
        """What it leads to on the average, with the beam's opinion; more than all others of as many worlds is best."""
        return (sum(self.prospects) - FORESEEN * self.behind) / len(self.prospects) if self.prospects else -self.behind

    def margin(self) -> float:
        """The margin it leads to, on the average."""
        return sum(self.margins) / len(self.margins) if self.margins else 0.0

    def spread(self) -> float:
        """How much the margin varies: from world to world, and from there to the end of the game."""
        if not self.margins:
            return 0.0
        mean = self.margin()
        between = 0.0
        later = 0.0
        for margin, stray in zip(self.margins, self.strays, strict=True):
            between += (margin - mean) * (margin - mean)
            later += stray * stray
        number = len(self.margins)
        return sqrt(between / max(1, number - 1) + later / number)


class SearchPlayer(Player):
    """Chooses turns by what they lead to."""

    tried: int = 0  # actions tried in the last turn it thought about

    def __init__(self, seed: int, evaluation: Evaluation, settings: dict[str, int]) -> None:
        self.chance: Dice = dice(seed, [STREAM])
        self.evaluation = evaluation
        self.nodes = settings.get("nodes", 0)
        self.seconds = settings.get("ms", 0) / 1000.0
        self.turns = settings.get("turns", 0)
        self.most = settings.get("candidates", 8)
        self.least = settings.get("least", 2)
        self.per_group = settings.get("per_group", PER_GROUP)
        self.rollout_nodes = settings.get("rollout", 60)
        self.plan = Plan()

    def choose(self, game: Scythe) -> int:
        planned = self.plan.next_action(game)
        if planned >= 0:
            return planned
        best = self.think(game)[0]
        self.plan.follow(best.end)
        return self.plan.lines.pop().action

    def think(self, game: Scythe) -> list[Candidate]:
        """The turns that were tried, best first."""
        started = perf_counter()
        seat = game.seat_to_decide()
        budget = self.nodes
        own = MOST_OWN if self.seconds else min(MOST_OWN, int(budget * FOR_TURNS) + 1)
        search = TurnSearch(self.evaluation, seat, own, max(1, own // NODES_A_LINE), self.chance)
        ends = search_at_ease(search, game.copy())
        if self.seconds:  # as many nodes as fit into the time, at the pace so far
            budget = int(search.nodes * self.seconds / max(perf_counter() - started, SHORTEST))
        turns = self.turns_ahead(budget)
        worlds_cost = LEAST_WORLDS * (turns + 1) * NODES_A_TURN
        found = self.candidates(ends, max(self.least, min(self.most, (budget - search.nodes) // worlds_cost)))
        rollout = Rollout(self.evaluation, self.rollout_nodes, 1, self.chance)
        rollout.nodes = search.nodes
        alive = found
        rounds = max(1, halvings(len(found)))
        for number in range(rounds):
            until = own + (budget - own) * (number + 1) / rounds
            late = started + self.seconds * (number + 1) / rounds
            while True:
                world = self.chance.below(0, HALF)
                for candidate in alive:
                    twin = determinised(game, seat, world)
                    rollout.take(twin, candidate.actions)
                    end = rollout.go_on(twin, seat, turns)
                    candidate.judge(self.evaluation, end, seat)
                if self.seconds:
                    if perf_counter() >= late:
                        break
                elif rollout.nodes >= until:
                    break
            alive.sort(key=by_promise)
            if number + 1 < rounds:
                alive = alive[: (len(alive) + 1) // 2]
        self.tried = rollout.nodes
        rest = [candidate for candidate in found if candidate not in alive]
        rest.sort(key=by_promise)
        return alive + rest

    def turns_ahead(self, budget: int) -> int:
        """How many own turns it looks ahead with so many nodes, unless it was told."""
        return self.turns or (FAR if budget >= MANY_NODES else NEAR)

    def candidates(self, ends: list[Line], most: int) -> list[Candidate]:
        """The best turns, not too many of one kind, and each once."""
        counts: dict[int, int] = {}
        values: set[float] = set()
        found: list[Candidate] = []
        for end in ends:
            number = counts.get(end.kind(), 0)
            if number >= self.per_group or end.value in values:
                continue
            counts[end.kind()] = number + 1
            values.add(end.value)
            found.append(Candidate(end, ends[0].value - end.value))
            if len(found) == most:
                break
        return found


def by_promise(candidate: Candidate) -> float:
    return -candidate.promise()


def halvings(number: int) -> int:
    """Rounds until one of so many is left."""
    rounds = 0
    while number > 1:
        number = (number + 1) // 2
        rounds += 1
    return rounds
