"""A policy: how good each option of a question looks, from the facts of the position and the question.

One layer of hidden units (hidden_units.py); each option has a row of weights for them, a start of its own, and
what is so on the place it leads to adds to it. All are whole numbers, so a choice is the same on every machine.
"""

from math import exp
from typing import Final

from maszyna.kernel.bits import i64
from maszyna.kernel.dice import Dice
from maszyna.players.facts.option_facts import OptionFacts
from maszyna.players.model.hidden_units import ACTIVE, HiddenUnits

FACT_STEPS: Final = 128  # of one, in which what a fact adds to a unit is written
ROW_STEPS: Final = 128  # of one, in a row of an option
ONE: Final = FACT_STEPS * ROW_STEPS  # a score in which one option is e times as likely as another
NO_WEIGHT: Final = 128  # the byte of a row that does not weigh a unit
FINE: Final = 1 << 30


class Policy:
    """Scores options; the higher, the likelier is it the one to take."""

    def __init__(
        self, facts: list[int], start: int, units: int, rows: list[bytes], row_starts: list[int], traits: list[int]
    ) -> None:
        self.hidden = HiddenUnits(facts, start, units)
        self.units = units
        self.rows = rows
        self.row_starts = row_starts
        self.traits = traits

    def scores(self, active_facts: list[int], options: list[OptionFacts]) -> list[int]:
        """A score for each option."""
        raw = self.hidden.levels(active_facts)
        units: i64 = self.units
        found: list[int] = []
        for option in options:
            row = self.rows[option.row]
            score: i64 = self.row_starts[option.row]
            for trait in option.traits:
                score += self.traits[trait]
            for unit in range(units):
                high: i64 = raw[2 * unit + 1]
                if high >= ACTIVE:
                    level: i64 = raw[2 * unit] + 256 * (high - ACTIVE)
                    weight: i64 = row[unit] - NO_WEIGHT
                    score += level * weight
            found.append(score)
        return found


def best(scores: list[int]) -> int:
    """The number of the best option; of several the first."""
    found = 0
    for number in range(1, len(scores)):
        if scores[number] > scores[found]:
            found = number
    return found


def drawn(scores: list[int], temperature: float, chance: Dice) -> int:
    """An option by chance, the better the likelier; with more temperature all are more alike."""
    most = scores[best(scores)]
    probabilities = [exp((score - most) / (ONE * temperature)) for score in scores]
    point: int = chance.below(0, FINE)
    left = sum(probabilities) * (point / FINE)
    for number in range(len(probabilities)):
        left -= probabilities[number]
        if left < 0.0:
            return number
    return best(scores)
