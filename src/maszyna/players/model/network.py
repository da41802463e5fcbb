"""A small network that corrects the expected margin of a position: facts in, one layer of hidden units, coins out."""

from maszyna.kernel.bits import i64
from maszyna.players.model.hidden_units import ACTIVE, HiddenUnits


class Network:
    """Facts by their numbers to coins."""

    def __init__(self, facts: list[int], start: int, output_weights: list[float], offset: float) -> None:
        self.hidden = HiddenUnits(facts, start, len(output_weights))
        self.output_weights = output_weights  # coins of one step of each unit
        self.offset = offset

    def output(self, inputs: list[int]) -> float:
        """The coins these facts add to the expected margin."""
        raw = self.hidden.levels(inputs)
        output_weights = self.output_weights
        coins = self.offset
        size: i64 = len(output_weights)
        for unit in range(size):
            high: i64 = raw[2 * unit + 1]
            if high >= ACTIVE:
                level: int = raw[2 * unit] + 256 * (high - ACTIVE)
                coins += output_weights[unit] * level
        return coins
