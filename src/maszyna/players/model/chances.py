"""From what the value says of winning to the share of games that were won from such positions.

The value learned from games of other players too, so it may promise more or less than who plays on from there reaches.
Curves fitted to games of the policy mend that, one for each level of the Automa (`python -m tools.fit_chances`). They
belong to one model: the file names it by its checksum, and a test compares.
"""

from functools import cache
from math import exp, log
from typing import Final

from maszyna.kernel.facts import file_part, read_data
from maszyna.players.model.value import WIN_COINS
from maszyna.scythe.facts.automa import LEVELS

FILE: Final = "chances.json"
MODEL: Final = "model"
MOST: Final = 20.0
LEAST: Final = 0.005  # nothing is certain before the end


class ChanceCurve:
    """From the value's log-odds to those of the games that were won: straight between some points."""

    def __init__(self, knots: list[float], odds: list[float]) -> None:
        self.knots = knots  # log-odds of the value, ascending
        self.odds = odds  # what they stand for

    def chance(self, winning: float) -> float:
        """``winning`` is what the value says, in coins."""
        return 1.0 / (1.0 + exp(-self.mended(log_odds(winning))))

    def mended(self, said: float) -> float:
        """Beyond the first and the last point as there."""
        knots, odds = self.knots, self.odds
        if said <= knots[0]:
            return odds[0]
        for later in range(1, len(knots)):
            if said < knots[later]:
                part = (said - knots[later - 1]) / (knots[later] - knots[later - 1])
                return odds[later - 1] + part * (odds[later] - odds[later - 1])
        return odds[-1]


AS_IT_IS: Final = ChanceCurve([-MOST, MOST], [-MOST, MOST])


def log_odds(winning: float) -> float:
    promised = min(1.0 - LEAST, max(LEAST, 0.5 + winning / (2.0 * WIN_COINS)))
    return log(promised / (1.0 - promised))


@cache
def chance_curves() -> list[ChanceCurve]:
    """By level of the Automa."""
    top = file_part(FILE, read_data("maszyna.players", FILE), [MODEL, "knots", *LEVELS])
    knots = [part.decimal(-MOST, MOST) for part in top.at("knots").items("list")]
    found: list[ChanceCurve] = []
    for level in LEVELS:
        odds = [part.decimal(-MOST, MOST) for part in top.at(level).items("list")]
        if len(odds) != len(knots):
            raise top.at(level).broken(f"a list of {len(knots)}")
        found.append(ChanceCurve(knots, odds))
    return found
