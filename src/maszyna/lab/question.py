"""A question to the lab: what does the second setup change? Pairs of games on the same seeds until the answer is known.

Known is the change in games won when the 95 % interval reaches no farther than so many points to either side. That its
width decides, and not its distance from zero, keeps the interval honest though it is looked at again and again.
"""

from collections.abc import Callable, Iterator
from math import sqrt
from time import monotonic
from typing import Final, NamedTuple

from maszyna.kernel.record import Setup
from maszyna.lab.experiment.experiment import Arm, Unit
from maszyna.lab.experiment.rows import results_in
from maszyna.lab.report.measures import UnitView
from maszyna.lab.report.tallies import MARGIN, TURNS, WON, Sides, Tally
from maszyna.lab.run.units import Runner
from maszyna.lab.statistics.comparisons import Difference, paired_means, paired_shares
from maszyna.lab.statistics.histogram import Histogram
from maszyna.lab.statistics.shares import NORMAL_95

FIRST_PAIRS: Final = 200  # before the width is believed
UNIT: Final = 20  # games of a setup played at a time
MOST_PAIRS: Final = 1_000_000
HUNDRED: Final = 100.0


class Asked(NamedTuple):
    """Two setups, who plays the people in them, and how well the change is to be known."""

    names: tuple[str, str]
    setups: tuple[Setup, Setup]
    human: str
    within: float  # percentage points
    seconds: float
    pairs: int  # at most
    seed: int


class Look(NamedTuple):
    """The change in games won after so many pairs, in points."""

    pairs: int
    change: float
    half: float  # of the 95 % interval


class QuestionAnswer:
    """What was played, and the looks on the way."""

    def __init__(self, asked: Asked) -> None:
        self.asked = asked
        self.tallies = (Tally(), Tally())
        self.differences = {name: Histogram() for name in (WON, MARGIN, TURNS)}
        self.looks: list[Look] = []
        self.seconds = 0.0

    def pairs(self) -> int:
        return self.differences[TURNS].total()

    def known(self) -> bool:
        """Whether the change is known as well as was wished."""
        return bool(self.looks) and self.pairs() >= FIRST_PAIRS and self.looks[-1].half <= self.asked.within

    def change(self, measure: str) -> Difference:
        """From game to game; the interval of games won is that which ended the run."""
        histogram = self.differences[measure]
        if measure != WON:
            return paired_means(histogram)
        found, look = paired_shares(histogram), self.looks[-1]
        low, high = (look.change - look.half) / HUNDRED, (look.change + look.half) / HUNDRED
        return found._replace(estimate=found.estimate._replace(low=low, high=high))

    def add(self, first: Sides, second: Sides) -> None:
        self.differences[WON].add(second.won - first.won)
        self.differences[MARGIN].add(second.margin - first.margin)
        self.differences[TURNS].add(second.turns - first.turns)
        self.looks.append(look_at(self.differences[WON]))


def look_at(won: Histogram) -> Look:
    """With half a pair more on either side (Agresti and Min): the interval has a width even where no pair differs."""
    pairs = won.total()
    differing = pairs - won.counts.get(0, 0)
    squares = differing + 1 - (pairs * won.mean()) ** 2 / (pairs + 2)
    return Look(pairs, HUNDRED * won.mean(), HUNDRED * NORMAL_95 * sqrt(squares) / (pairs + 2))


def answered(asked: Asked, run: Runner, watch: Callable[[QuestionAnswer], None]) -> QuestionAnswer:
    """Play until the change is known, the time is over or the pairs are played."""
    answer = QuestionAnswer(asked)
    begun = monotonic()
    arms = [Arm(n, asked.names[n - 1], {}, asked.setups[n - 1], asked.human) for n in (1, 2)]

    def units() -> Iterator[Unit]:
        for number in range(-(-asked.pairs // UNIT)):
            if answer.known() or monotonic() - begun > asked.seconds:
                return
            games = min(UNIT, asked.pairs - number * UNIT)
            for arm in arms:
                yield Unit(arm, number, asked.seed + number * UNIT, games)

    waiting: dict[int, dict[int, Sides]] = {}
    for finished in run(units(), lambda games: None):
        unit = finished.task
        sides = answer.tallies[unit.arm.number - 1].add(UnitView(results_in(finished.result, unit.arm.name)))
        pair = waiting.setdefault(unit.number, {})
        pair[unit.arm.number] = sides
        if len(pair) == len(arms):
            del waiting[unit.number]
            answer.add(pair[1], pair[2])
            answer.seconds = monotonic() - begun
            watch(answer)
    return answer
