"""How many pairs of games a question needs, and what a number of pairs can show (two-sided 5 %, power 80 %)."""

from math import ceil, sqrt
from typing import Final

from maszyna.lab.statistics.shares import NORMAL_95

NORMAL_80: Final = 0.8416212335729143  # the quantile of 80 %


def pairs_needed(deviation: float, difference: float) -> int:
    """Pairs that show a difference so large in four of five runs; ``deviation`` is that of a single pair."""
    return max(2, ceil(((NORMAL_95 + NORMAL_80) * deviation / difference) ** 2))


def pairs_for_width(deviation: float, half: float) -> int:
    """Pairs that make the 95 % interval reach so far to either side."""
    return max(2, ceil((NORMAL_95 * deviation / half) ** 2))


def smallest_seen(deviation: float, pairs: int) -> float:
    """The difference that so many pairs show in four of five runs."""
    return (NORMAL_95 + NORMAL_80) * deviation / sqrt(max(1, pairs))
