"""Turns that are tried in several worlds, and which of them came out best.

In each world all that the seat cannot know is dealt again; the same worlds for all turns. After every round the worse
half is dropped, so that most of the budget goes to the turns that matter. A trial may look further from round to round:
what is plainly worse shows at once and cheaply, what is nearly as good only later.
"""

from math import sqrt
from time import perf_counter

from maszyna.kernel.dice import Dice
from maszyna.kernel.game import BETWEEN_TURNS
from maszyna.kernel.native import mypyc_attr
from maszyna.players.turns.line import Line
from maszyna.scythe.game import Scythe
from maszyna.scythe.setup.determinised import WORLD_SEEDS


class Outcome:
    """What came of a turn in one world."""

    def __init__(self, prospect: float, margin: float, deviation: float) -> None:
        self.prospect = prospect  # the margin, and what winning counts
        self.margin = margin
        self.deviation = deviation  # the standard deviation of the margin


class Candidate:
    """A turn that is tried, and what came of it."""

    handicap: float = 0.0  # coins that it must bring more than another, because little was thought of it

    def __init__(self, end: Line) -> None:
        self.end = end
        self.actions = end.actions()
        self.certain = True  # nothing in it depends on chance
        for line in self.actions:
            if line.chance:
                self.certain = False
        self.outcomes: list[Outcome] = []

    def promise(self) -> float:
        """What it leads to on the average; of as many worlds the most is best."""
        if not self.outcomes:
            return 0.0
        whole = 0.0
        for outcome in self.outcomes:
            whole += outcome.prospect
        return whole / len(self.outcomes) - self.handicap

    def margin(self) -> float:
        """The margin it leads to, on the average."""
        if not self.outcomes:
            return 0.0
        whole = 0.0
        for outcome in self.outcomes:
            whole += outcome.margin
        return whole / len(self.outcomes)

    def spread(self) -> float:
        """How much the margin varies: from world to world, and from there to the end of the game."""
        if not self.outcomes:
            return 0.0
        mean = self.margin()
        between = 0.0
        later = 0.0
        for outcome in self.outcomes:
            between += (outcome.margin - mean) * (outcome.margin - mean)
            later += outcome.deviation * outcome.deviation
        number = len(self.outcomes)
        return sqrt(between / max(1, number - 1) + later / number)


def by_promise(candidate: Candidate) -> float:
    return -candidate.promise()


@mypyc_attr(allow_interpreted_subclasses=True)
class Trial:
    """Plays turns on; counts the actions tried."""

    nodes: int = 0

    def begin_round(self, number: int, rounds: int) -> None:
        """The turns that are still in are tried once more, from round 0 on; there are so many rounds."""

    def outcome(self, candidate: Candidate, game: Scythe, seat: int, world: int) -> Outcome:
        """From the position the turn starts at; a world is the seed by which all that is hidden is dealt again."""
        raise NotImplementedError


class SearchBudget:
    """Actions that may be tried, and seconds; 0 where there is no such limit."""

    def __init__(self, nodes: int, seconds: float) -> None:
        self.nodes = nodes
        self.seconds = seconds
        self.started = perf_counter()

    def is_spent(self, part: float, tried: int) -> bool:
        """Whether such a part of it is."""
        if self.seconds and perf_counter() - self.started >= self.seconds * part:
            return True
        return self.nodes > 0 and tried >= self.nodes * part


def sequential_halving(
    game: Scythe, seat: int, found: list[Candidate], trial: Trial, budget: SearchBudget, chance: Dice
) -> list[Candidate]:
    """The turns by what came of them, best first."""
    alive = found
    rounds = max(1, halvings(len(found)))
    used = min(1.0, trial.nodes / budget.nodes) if budget.nodes else 0.0
    for number in range(rounds):
        trial.begin_round(number, rounds)
        part = used + (1.0 - used) * (number + 1) / rounds
        while True:
            world = chance.below(0, WORLD_SEEDS)
            for candidate in alive:
                candidate.outcomes.append(trial.outcome(candidate, game, seat, world))
            if budget.is_spent(part, trial.nodes):
                break
        alive.sort(key=by_promise)
        if number + 1 < rounds:
            alive = alive[: (len(alive) + 1) // 2]
    rest = [candidate for candidate in found if candidate not in alive]
    rest.sort(key=by_promise)
    return alive + rest


def halvings(number: int) -> int:
    """Rounds until one of so many is left."""
    rounds = 0
    while number > 1:
        number = (number + 1) // 2
        rounds += 1
    return rounds


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
