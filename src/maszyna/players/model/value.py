"""What a question is worth to whoever is asked, if a policy plays on: the margin to expect, and how likely it wins."""

from typing import Final

from maszyna.kernel.bits import i64
from maszyna.players.model.hidden_units import ACTIVE, HiddenUnits

WIN_COINS: Final = 10.0  # what winning counts beside the coins: so much more than none, losing so much less


class Value:
    """Hidden units of its own, fed with the same facts as the policy."""

    def __init__(
        self,
        facts: list[int],
        start: int,
        margins: list[float],
        wins: list[float],
        offsets: list[float],
        deviations: list[float],
    ) -> None:
        self.hidden = HiddenUnits(facts, start, len(margins))
        self.margins = margins  # coins of one step of each unit
        self.wins = wins  # the same of what winning counts
        self.offsets = offsets
        self.deviations = deviations  # by turns left: how far final margins were from those expected

    def deviation(self, left: float) -> float:
        """How far the margin may still be from the expected one with so many turns left."""
        return self.deviations[min(len(self.deviations) - 1, int(left))]

    def expected(self, active_facts: list[int]) -> list[float]:
        """The margin, and what the chance to win counts, in coins."""
        raw = self.hidden.levels(active_facts)
        coins = self.offsets[0]
        winning = self.offsets[1]
        size: i64 = len(self.margins)
        for unit in range(size):
            high: i64 = raw[2 * unit + 1]
            if high >= ACTIVE:
                level: int = raw[2 * unit] + 256 * (high - ACTIVE)
                coins += self.margins[unit] * level
                winning += self.wins[unit] * level
        return [coins, max(-WIN_COINS, min(WIN_COINS, winning))]
