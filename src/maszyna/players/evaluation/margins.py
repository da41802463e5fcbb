"""What a position's value means for the end of the game: the margin of games like it, and its deviation.

A value compares turns of one moment; how many coins it stands for depends on how long the game still lasts and on who
the others are. So there is a straight line from values to margins for some numbers of turns left, between which it is
interpolated, and for every level of the Automa, and one for games among people.
"""

from typing import Final

from maszyna.scythe.facts.automa import LEVELS
from maszyna.scythe.game import Scythe
from maszyna.scythe.hidden import AutomaState

PEOPLE: Final = len(LEVELS)  # nobody else but people


class MarginLine:
    """Against one rival; every list has a number for each of the stages."""

    def __init__(self, stages: list[float], offset: list[float], slope: list[float], deviations: list[float]) -> None:
        self.stages = stages  # turns left, ascending
        self.offset = offset
        self.slope = slope
        self.deviations = deviations  # standard deviations

    def margin(self, value: float, left: float) -> float:
        """The expected margin of a position with such a value."""
        return self.between(self.offset, left) + self.between(self.slope, left) * value

    def deviation(self, left: float) -> float:
        """How far margins were from the expected one, so many turns before the end."""
        return self.between(self.deviations, left)

    def between(self, numbers: list[float], left: float) -> float:
        """Interpolated between two stages; beyond the first and the last one as there."""
        stages = self.stages
        if left <= stages[0]:
            return numbers[0]
        for later in range(1, len(stages)):
            if left < stages[later]:
                part = (left - stages[later - 1]) / (stages[later] - stages[later - 1])
                return numbers[later - 1] + part * (numbers[later] - numbers[later - 1])
        return numbers[-1]


def rival_of(game: Scythe, seat: int) -> int:
    """The highest level among the others, or PEOPLE."""
    highest = -1
    for index, state in enumerate(game.hidden):
        if index != seat and isinstance(state, AutomaState) and state.level > highest:
            highest = state.level
    return highest if highest >= 0 else PEOPLE
