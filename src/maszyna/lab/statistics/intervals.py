"""Means with the 95 % interval of the bootstrap, and shares counted the same way."""

from typing import Any, Final

import numpy as np

from maszyna.kernel.dice import first_state
from maszyna.lab.statistics.histogram import Histogram
from maszyna.lab.statistics.shares import NOTHING, Estimate, wilson

DRAWS: Final = 1000  # of the bootstrap
TAIL: Final = 2.5  # percent on either side
STREAM: Final = "bootstrap"


def share_of(histogram: Histogram) -> Estimate:
    """The share of ones among zeros and ones."""
    found = wilson(histogram.counts.get(1, 0) / histogram.repeats, histogram.total() / histogram.repeats)
    return found._replace(games=histogram.total())


def resampled_means(histogram: Histogram, seed: int) -> "np.ndarray[Any, np.dtype[np.float64]]":
    """Means of samples drawn anew from the counts: the same as drawing game by game, at the cost of a few draws."""
    games = histogram.independent()
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
