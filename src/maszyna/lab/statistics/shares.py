"""Shares with Wilson's 95 % interval; needs nothing but Python, so that everything in the lab can use it."""

from math import sqrt
from typing import Final, NamedTuple

NORMAL_95: Final = 1.959963984540054  # half the width of a 95 % interval in standard errors


class Estimate(NamedTuple):
    """A figure with its 95 % interval, and on how many games it rests."""

    value: float
    low: float
    high: float
    games: int


NOTHING: Final = Estimate(float("nan"), float("nan"), float("nan"), 0)


def wilson(successes: float, games: float) -> Estimate:
    """A share; the interval keeps its promise for few games and near 0 and 1 too."""
    if not games:
        return NOTHING
    share = successes / games
    z2 = NORMAL_95 * NORMAL_95
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = NORMAL_95 * sqrt(share * (1 - share) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    low = 0.0 if successes == 0 else middle - half
    high = 1.0 if successes == games else middle + half
    return Estimate(share, low, high, round(games))
