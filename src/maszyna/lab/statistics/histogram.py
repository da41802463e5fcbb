"""How often each whole number came up: all that statistics need to keep of any number of games."""

from typing import Any, Final

import numpy as np

Vector = np.ndarray[Any, np.dtype[np.int64]]
LEAST: Final = -2000
MOST: Final = 4000  # no score, margin or number of turns lies outside; what does is counted at the edge


class Histogram:
    """Counts of the numbers LEAST to MOST; those outside count as the nearest of these."""

    repeats: int = 1  # how often each seed has been counted: games of one seed under several arms are much alike

    def __init__(self) -> None:
        self.counts: dict[int, int] = {}

    def add(self, values: Vector) -> None:
        if not len(values):
            return
        least = max(LEAST, int(values.min()))
        counts = np.bincount(np.clip(values, least, MOST) - least)
        for index in np.flatnonzero(counts).tolist():
            self.put(least + index, int(counts[index]))

    def put(self, value: int, count: int) -> None:
        if count:
            self.counts[value] = self.counts.get(value, 0) + count

    def merge(self, other: "Histogram") -> None:
        for value, count in other.counts.items():
            self.put(value, count)

    def values(self) -> Vector:
        """The numbers that came up, ascending."""
        return np.array(sorted(self.counts), dtype=np.int64)

    def weights(self) -> Vector:
        """How often each of them did."""
        return np.array([self.counts[value] for value in sorted(self.counts)], dtype=np.int64)

    def total(self) -> int:
        return sum(self.counts.values())

    def independent(self) -> int:
        """On how many different seeds the counts rest; intervals that go by these are never too narrow."""
        return max(1, self.total() // self.repeats) if self.counts else 0

    def mean(self) -> float:
        total = self.total()
        return sum(value * count for value, count in self.counts.items()) / total if total else float("nan")

    def deviation(self) -> float:
        """The standard deviation of a sample."""
        total, mean = self.total(), self.mean()
        if total < 2:
            return 0.0
        squares = sum(count * (value - mean) ** 2 for value, count in self.counts.items())
        return float((squares / (total - 1)) ** 0.5)

    def quantile(self, share: float) -> int:
        """The least number with at least this share of all at or below it."""
        below, wanted = 0, share * self.total()
        for value in sorted(self.counts):
            below += self.counts[value]
            if below >= wanted:
                return value
        raise ValueError("nothing was counted")
