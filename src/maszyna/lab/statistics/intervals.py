"""Intervals at 95 %: Wilson's for shares, the bootstrap for means."""

from math import sqrt
from typing import Any, Final, NamedTuple

import numpy as np

from maszyna.kernel.dice import first_state
from maszyna.lab.statistics.histogram import Histogram

NORMAL_95: Final = 1.959963984540054  # half the width of a 95 % interval in standard errors
DRAWS: Final = 1000  # of the bootstrap
TAIL: Final = 2.5  # percent on either side
STREAM: Final = "bootstrap"


class Estimate(NamedTuple):
    """A figure with its 95 % interval, and on how many games it rests."""

    value: float
    low: float
    high: float
    games: int


NOTHING: Final = Estimate(float("nan"), float("nan"), float("nan"), 0)


def wilson(successes: int, games: int) -> Estimate:
    """A share; the interval keeps its promise for few games and near 0 and 1 too."""
    if not games:
        return NOTHING
    share = successes / games
    z2 = NORMAL_95 * NORMAL_95
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = NORMAL_95 * sqrt(share * (1 - share) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    low = 0.0 if successes == 0 else middle - half
    high = 1.0 if successes == games else middle + half
    return Estimate(share, low, high, games)


def share_of(histogram: Histogram) -> Estimate:
    """The share of ones among zeros and ones."""
    return wilson(histogram.counts.get(1, 0), histogram.total())


def resampled_means(histogram: Histogram, seed: int) -> "np.ndarray[Any, np.dtype[np.float64]]":
    """Means of samples drawn anew from the counts: the same as drawing game by game, at the cost of a few draws."""
    games = histogram.total()
    weights = histogram.weights()
    chance = np.random.default_rng(first_state(seed, STREAM))
    drawn = chance.multinomial(games, weights / weights.sum(), size=DRAWS)
    means: np.ndarray[Any, np.dtype[np.float64]] = drawn @ histogram.values() / games
    return means


def mean_of(histogram: Histogram, seed: int = 1) -> Estimate:
    """A mean with the percentiles of its bootstrap."""
    games = histogram.total()
    if not games:
        return NOTHING
    low, high = np.percentile(resampled_means(histogram, seed), [TAIL, 100 - TAIL])
    return Estimate(histogram.mean(), float(low), float(high), games)
