"""From what the value says of winning to the share of games that were won from such positions.

The value learned from games of a player that searches, so it promises more than others reach who play on from there.
Curves fitted to games of the policy mend that, one for each level of the Automa (`python -m tools.fit_chances`).
"""

from functools import cache
from math import exp, log
from typing import Final

from maszyna.kernel.document import Part
from maszyna.kernel.facts import file_part, read_data
from maszyna.players.model.value import WIN_COINS
from maszyna.scythe.facts.automa import LEVELS

FILE: Final = "chances.json"
MOST: Final = 20
LEAST: Final = 0.005  # nothing is certain before the end


class ChanceCurve:
    """A straight line from the value's log-odds to those of the games that were won."""

    def __init__(self, offset: float, slope: float) -> None:
        self.offset = offset
        self.slope = slope

    def chance(self, winning: float) -> float:
        """``winning`` is what the value says, in coins."""
        return 1.0 / (1.0 + exp(-(self.offset + self.slope * log_odds(winning))))


AS_IT_IS: Final = ChanceCurve(0.0, 1.0)


def log_odds(winning: float) -> float:
    promised = min(1.0 - LEAST, max(LEAST, 0.5 + winning / (2.0 * WIN_COINS)))
    return log(promised / (1.0 - promised))


@cache
def chance_curves() -> list[ChanceCurve]:
    """By level of the Automa."""
    top = file_part(FILE, read_data("maszyna.players", FILE), LEVELS)
    found: list[ChanceCurve] = []
    for level in LEVELS:
        part = top.inner(level, ["offset", "slope"])
        found.append(ChanceCurve(number(part.at("offset")), number(part.at("slope"))))
    return found


def number(part: Part) -> float:
    value = part.value
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not -MOST <= value <= MOST:
        raise part.broken(f"a number from {-MOST} to {MOST}")
    return float(value)
