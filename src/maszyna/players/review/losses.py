"""How much a turn has lost, how sure that is, and how it is marked; how accurate a game was.

A loss is in points of winning chance: that of the best turn found less that of the turn played, in the same worlds.
Accuracy follows lichess: of a turn by its loss, of a game as the mean of two means, one weighed by how much the chances
moved about then, one harmonic, so that a single blunder counts.
"""

from math import exp, sqrt
from typing import Final

POINTS: Final = 100.0
INACCURACY: Final = "inaccuracy"
MISTAKE: Final = "mistake"
BLUNDER: Final = "blunder"
MARKS: Final = [(15.0, BLUNDER), (10.0, MISTAKE), (5.0, INACCURACY)]  # from so many points on
LEAST_MARKED: Final = 5.0
ERRORS: Final = 2.0  # standard errors beyond which a loss is no chance
LEAST_WINDOW: Final = 2
MOST_WINDOW: Final = 8
LEAST_WEIGHT: Final = 0.5
MOST_WEIGHT: Final = 12.0


class TurnComparison:
    """Two turns in the same worlds, played to the end."""

    worlds: int = 0
    best: float = 0.0  # games won, or chances added up
    played: float = 0.0
    squares: float = 0.0  # of the differences

    def add(self, best: float, played: float) -> None:
        self.worlds += 1
        self.best += best
        self.played += played
        self.squares += (best - played) * (best - played)

    def loss(self) -> float:
        """In points."""
        return POINTS * (self.best - self.played) / max(1, self.worlds)

    def se(self) -> float:
        """The standard error of the loss, in points."""
        if self.worlds < 2:
            return POINTS
        mean = (self.best - self.played) / self.worlds
        # One world in which the two differ more than seen, so that a few equal ones are not taken for certainty.
        variance = (self.squares + 1.0) / self.worlds - mean * mean
        return POINTS * sqrt(max(0.0, variance) / self.worlds)

    def is_hopeless(self) -> bool:
        """Whether more worlds would hardly turn it into a mark."""
        return self.loss() + self.se() < LEAST_MARKED

    def is_open(self) -> bool:
        """Whether more worlds may still decide about a mark."""
        return not self.is_hopeless() and self.loss() <= max(
            (ERRORS + 1.0) * self.se(), LEAST_MARKED + ERRORS * self.se()
        )


def mark_of(loss: float, se: float) -> str | None:
    """The mark of a turn, if its loss is beyond the noise, and by an error beyond what is worth a mark."""
    if loss <= ERRORS * se or loss - se < LEAST_MARKED:
        return None
    for least, mark in MARKS:
        if loss >= least:
            return mark
    return None


def accuracy_of(loss: float) -> float:
    """Of a turn, 0 to 100."""
    return max(0.0, min(POINTS, 103.1668 * exp(-0.04354 * max(0.0, loss)) - 3.1669))


def game_accuracy(chances: list[float], losses: list[float]) -> float | None:
    """Of a game, 0 to 100; ``chances`` before the first turn and after each, in points. None without a turn."""
    if not losses:
        return None
    size = max(LEAST_WINDOW, min(MOST_WINDOW, len(losses) // 10))
    accuracies = [accuracy_of(loss) for loss in losses]
    weights = [weight_of(chances, place + 2, size) for place in range(len(losses))]
    weighed = sum([one * weight for one, weight in zip(accuracies, weights, strict=True)], 0.0) / sum(weights, 0.0)
    harmonic = len(losses) / sum([1.0 / max(1.0, one) for one in accuracies], 0.0)
    return (weighed + harmonic) / 2.0


def weight_of(chances: list[float], end: int, size: int) -> float:
    """How much the chances moved about in the window that ends there; the first windows are the first one."""
    last = max(end, min(size, len(chances)))
    window = chances[max(0, last - size) : last]
    mean = sum(window, 0.0) / len(window)
    spread = sqrt(sum([(one - mean) * (one - mean) for one in window], 0.0) / len(window))
    return max(LEAST_WEIGHT, min(MOST_WEIGHT, spread))
