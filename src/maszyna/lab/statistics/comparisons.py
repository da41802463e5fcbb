"""Two setups played with the same seeds: the mean difference, its size, and whether chance explains it.

Many comparisons on one page would call something remarkable by luck alone, so their probabilities are corrected by
Holm's method.
"""

from math import isnan, nan, sqrt
from typing import Final, NamedTuple

from scipy import stats

from maszyna.lab.statistics.histogram import Histogram
from maszyna.lab.statistics.intervals import mean_of
from maszyna.lab.statistics.shares import Estimate

MOST_EXACT: Final = 10_000  # games that differ; beyond, the normal distribution is as good
ALPHA: Final = 0.05


class Difference(NamedTuple):
    """What a change does, from the differences game by game."""

    estimate: Estimate  # the mean difference
    effect: float  # in standard deviations of the differences (Cohen's d for pairs)
    p: float  # how often chance alone gives a difference as large


def paired_means(differences: Histogram) -> Difference:
    """Of numbers, such as margins: Student's test for pairs."""
    games, mean, deviation = differences.independent(), differences.mean(), differences.deviation()
    if games < 2 or not deviation:
        certain = games > 1 and mean != 0
        return Difference(mean_of(differences), nan, 0.0 if certain else 1.0)
    t = mean / (deviation / sqrt(games))
    return Difference(mean_of(differences), mean / deviation, float(2 * stats.t.sf(abs(t), games - 1)))


def paired_shares(differences: Histogram) -> Difference:
    """Of wins, where a game differs by 1, 0 or -1: McNemar's test, exact where that is quick."""
    more, fewer = (round(differences.counts.get(sign, 0) / differences.repeats) for sign in (1, -1))
    deviation = differences.deviation()
    effect = differences.mean() / deviation if deviation else nan
    if more + fewer == 0:
        p = 1.0
    elif more + fewer <= MOST_EXACT:
        p = float(stats.binomtest(more, more + fewer).pvalue)
    else:
        p = float(2 * stats.norm.sf(max(0.0, abs(more - fewer) - 1) / sqrt(more + fewer)))
    return Difference(mean_of(differences), effect, min(1.0, p))


def holm(found: list[float]) -> list[float]:
    """The probabilities corrected for their number; one that is not a number stays so."""
    order = sorted((p, index) for index, p in enumerate(found) if not isnan(p))
    corrected = [nan] * len(found)
    largest = 0.0
    for rank, (p, index) in enumerate(order):
        largest = max(largest, min(1.0, (len(order) - rank) * p))
        corrected[index] = largest
    return corrected
