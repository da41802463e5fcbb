"""A small network that corrects the expected margin of a position: facts in, one layer of hidden units, coins out.

All hidden units are added up at once: what one fact adds to each of them stands in one large whole number, 16 bits a
unit, and these numbers are added. Python is as quick at that as compiled code, so the network costs little anywhere.
"""

from typing import Final

LANE: Final = 16  # bits of a hidden unit
MIDDLE: Final = 1 << (LANE - 1)  # a unit at nothing; below it gives nothing


class Network:
    """Facts by their numbers to coins."""

    def __init__(self, facts: list[int], start: int, gives: list[float], offset: float) -> None:
        self.facts = facts  # what each fact adds to all units
        self.start = start  # the units before any fact
        self.gives = gives  # coins of one step of each unit
        self.offset = offset
        self.size = len(gives) * LANE // 8  # bytes

    def output(self, inputs: list[int]) -> float:
        """The coins these facts add to the expected margin."""
        raw = added_up(self.facts, self.start, inputs, self.size)
        gives = self.gives
        coins = self.offset
        for unit in range(len(gives)):
            level = raw[2 * unit] + 256 * raw[2 * unit + 1] - MIDDLE
            if level > 0:
                coins += gives[unit] * level
        return coins


def added_up(facts: list[int], start: int, inputs: list[int], size: int) -> bytes:
    """The hidden units with these facts, two bytes each, the lower first."""
    units = start
    for number in inputs:
        units += facts[number]
    return units.to_bytes(size, "little")


def packed_units(steps: list[int]) -> int:
    """Steps of each unit, up or down, as one number."""
    whole = 0
    for step in reversed(steps):
        whole = (whole << LANE) + step
    return whole
