"""Turns that are tried in several worlds, and which of them came out best.

In each world all that the seat cannot know is dealt again; the same worlds for all turns. After every round the worse
half is dropped, so that most of the budget goes to the turns that matter. A trial may look further from round to round:
what is plainly worse shows at once and cheaply, what is nearly as good only later. After the first rounds the leaders
may be varied: turns that differ from them in a single answer take part from there on.
"""

from math import sqrt
from time import perf_counter, process_time
from typing import Final

from maszyna.kernel.dice import Dice
from maszyna.kernel.game import BETWEEN_TURNS
from maszyna.kernel.native import mypyc_attr
from maszyna.players.margins import standing_margin
from maszyna.players.turns.line import Line
from maszyna.scythe.game import Scythe
from maszyna.scythe.setup.determinised import WORLD_SEEDS, determinised

CLOCK_EACH: Final = 16  # nodes from one look at the clock to the next
LEADERS: Final = 2  # that are varied after a round
NO_LIMIT: Final = 1_000_000_000


class Outcome:
    """What came of a turn in one world."""

    def __init__(self, prospect: float, margin: float, deviation: float) -> None:
        self.prospect = prospect  # the margin, and what winning counts
        self.margin = margin
        self.deviation = deviation  # the standard deviation of the margin


class Candidate:
    """A turn that is tried, and what came of it."""

    is_varied: bool = False  # its variations are candidates, too
    handicap: float = 0.0  # coins that it must bring more than another, because little was thought of it

    def __init__(self, end: Line) -> None:
        self.end = end
        self.lines = end.lines()
        self.certain = not any(line.chance for line in self.lines)  # nothing in it depends on chance
        self.outcomes: list[Outcome] = []

    def dealt(self, game: Scythe, seat: int, world: int) -> Scythe:
        """A world in which the turn has been taken, up to where chance speaks or the game asks something else.

        From the position the turn starts at; a world is the seed by which all that is hidden is dealt again.
        """
        if self.certain:
            return determinised(self.end.game, seat, world)
        twin = determinised(game, seat, world)
        twin.run_mode = BETWEEN_TURNS
        for line in self.lines:
            if twin.asking is None or line.choices != twin.choices:
                break
            twin.apply(line.action)
            if line.chance:
                break
        return twin

    def promise(self) -> float:
        """What it leads to on the average; of as many worlds the most is best."""
        return mean([outcome.prospect for outcome in self.outcomes]) - self.handicap

    def margin(self) -> float:
        """The margin it leads to, on the average."""
        return mean([outcome.margin for outcome in self.outcomes])

    def spread(self) -> float:
        """How much the margin varies: from world to world, and from there to the end of the game."""
        middle = self.margin()
        between = 0.0
        later = 0.0
        for outcome in self.outcomes:
            between += (outcome.margin - middle) * (outcome.margin - middle)
            later += outcome.deviation * outcome.deviation
        number = len(self.outcomes)
        return sqrt(between / max(1, number - 1) + later / max(1, number))


def mean(numbers: list[float]) -> float:
    """Nothing if there are none."""
    whole = 0.0
    for number in numbers:
        whole += number
    return whole / max(1, len(numbers))


def by_promise(candidate: Candidate) -> float:
    return -candidate.promise()


class BudgetSpent(Exception):
    """A strict budget does not reach for the next action."""


class SearchBudget:
    """Actions that may be tried, and seconds; 0 where there is no such limit.

    After each world somebody looks whether it is spent. A strict one, for whoever waits, is never exceeded: it refuses
    the first action that is too much, and its seconds are those of the processor.
    """

    tried: int = 0
    part: float = 0.0  # of it that may be used by now

    def __init__(self, nodes: int = 0, seconds: float = 0.0, strict: bool = False) -> None:
        self.nodes = nodes
        self.seconds = seconds
        self.strict = strict
        self.started = self.now()

    def now(self) -> float:
        return process_time() if self.strict else perf_counter()

    def spend(self, nodes: int) -> None:
        """So many actions more are tried."""
        if not self.strict:
            self.tried += nodes
            return
        for _ in range(nodes):
            if self.nodes and self.tried >= self.nodes * self.part:
                raise BudgetSpent
            if self.tried % CLOCK_EACH == 0 and self.is_time_over():
                raise BudgetSpent
            self.tried += 1

    def is_spent(self) -> bool:
        """Whether the world that has just been tried was the last of this part."""
        if self.strict:
            return False
        return self.is_time_over() or (self.nodes > 0 and self.tried >= self.nodes * self.part)

    def is_time_over(self) -> bool:
        return self.seconds > 0.0 and self.now() - self.started >= self.seconds * self.part


@mypyc_attr(allow_interpreted_subclasses=True)
class Trial:
    """Plays turns on."""

    finalists: int = 2  # turns that are compared to the last
    varied_rounds: int = 0  # after each of so many the leaders are varied
    most_worlds: int = NO_LIMIT  # in a round

    def begin_round(self, number: int, rounds: int) -> None:
        """The turns that are still in are tried once more, from round 0 on; there are so many rounds."""

    def outcome(self, candidate: Candidate, game: Scythe, seat: int, world: int) -> Outcome:
        """Of a turn from this position in a world."""
        raise NotImplementedError

    def variations(self, candidate: Candidate, game: Scythe, seat: int) -> list[Candidate]:
        """New turns that differ from this one in a single answer, and in what follows from it."""
        return []


def sequential_halving(
    game: Scythe, seat: int, found: list[Candidate], trial: Trial, budget: SearchBudget, chance: Dice
) -> list[Candidate]:
    """The turns by what came of them, best first."""
    alive = found
    seen: list[tuple[int, int]] = []  # round and world of every trial
    rounds = halvings(len(found), trial.finalists) + 1
    used = budget.part
    for number in range(rounds):
        trial.begin_round(number, rounds)
        budget.part = used + (1.0 - used) * (number + 1) / rounds
        for _ in range(trial.most_worlds):
            world = chance.below(0, WORLD_SEEDS)
            is_whole = try_all(game, seat, alive, trial, world)
            if is_whole:
                seen.append((number, world))
            if not is_whole or budget.is_spent():
                break
        alive = sorted(alive, key=by_promise)
        if number < trial.varied_rounds and number + 1 < rounds:
            budget.part = used + (1.0 - used) * (number + 2) / rounds  # the next round gets what they leave
            fresh = variations(game, seat, alive, trial, seen, rounds)
            found = found + fresh
            alive = sorted(alive + fresh, key=by_promise)
        if number + 1 < rounds:
            alive = alive[: max(trial.finalists, (len(alive) + 1) // 2)]
    for candidate in found:
        if not candidate.outcomes:
            margin = standing_margin(candidate.end.game, seat)
            candidate.outcomes.append(Outcome(margin, margin, 0.0))
    rest = [candidate for candidate in found if candidate not in alive]
    return sorted(alive, key=by_promise) + sorted(rest, key=by_promise)


def variations(
    game: Scythe, seat: int, alive: list[Candidate], trial: Trial, seen: list[tuple[int, int]], rounds: int
) -> list[Candidate]:
    """Variations of the leaders, tried in the same worlds as they; none if the budget does not reach for all."""
    found: list[Candidate] = []
    try:
        for leader in [candidate for candidate in alive if not candidate.is_varied][:LEADERS]:
            leader.is_varied = True
            found += trial.variations(leader, game, seat)
    except BudgetSpent:
        return []
    for number, world in seen:
        trial.begin_round(number, rounds)
        if not try_all(game, seat, found, trial, world):
            return []
    return found


def try_all(game: Scythe, seat: int, found: list[Candidate], trial: Trial, world: int) -> bool:
    """Try turns in one world; one that the budget does not reach to the end of does not count for any."""
    outcomes: list[Outcome] = []
    try:
        for candidate in found:
            outcomes.append(trial.outcome(candidate, game, seat, world))
    except BudgetSpent:
        return False
    for candidate, outcome in zip(found, outcomes, strict=True):
        candidate.outcomes.append(outcome)
    return True


def halvings(number: int, last: int = 1) -> int:
    """Rounds until no more than so many are left."""
    rounds = 0
    while number > last:
        number = (number + 1) // 2
        rounds += 1
    return rounds
