"""What a question is worth to whoever is asked, if a policy plays on: the margin to expect, and how likely it wins."""

from typing import Final

from maszyna.players.network.network import LANE, MIDDLE, added_up

WIN_COINS: Final = 10.0  # what winning counts beside the coins: so much more than none, losing so much less


class Value:
    """Hidden units of its own, told the same facts as the policy."""

    def __init__(
        self, facts: list[int], start: int, margins: list[float], wins: list[float], offsets: list[float]
    ) -> None:
        self.facts = facts
        self.start = start
        self.margins = margins  # coins of one step of each unit
        self.wins = wins  # the same of what winning counts
        self.offsets = offsets

    def expected(self, told: list[int]) -> list[float]:
        """The margin, and what the chance to win counts, in coins."""
        raw = added_up(self.facts, self.start, told, len(self.margins) * LANE // 8)
        coins = self.offsets[0]
        winning = self.offsets[1]
        for unit in range(len(self.margins)):
            level = raw[2 * unit] + 256 * raw[2 * unit + 1] - MIDDLE
            if level > 0:
                coins += self.margins[unit] * level
                winning += self.wins[unit] * level
        return [coins, max(-WIN_COINS, min(WIN_COINS, winning))]
