"""The layer of hidden units of a network: what facts add to them, added up.

All hidden units are added up at once: what one fact adds to each of them stands in one large whole number, 16 bits a
unit, and these numbers are added. Python is as quick at that as compiled code, so a network costs little anywhere.
Most facts were active before: only what has changed since then is added and taken away, which comes to
the same number.
"""

from typing import Final

from maszyna.kernel.bits import i64

LANE: Final = 16  # bits of a hidden unit
MIDDLE: Final = 1 << (LANE - 1)  # a unit at nothing; below it gives nothing
ACTIVE: Final = 128  # the higher byte of a unit from the middle on
LOOK: Final = 6  # facts that may be new or gone in a row, without losing track of the others


class Sum:
    """The units with some facts."""

    def __init__(self, active_facts: list[int], units: int) -> None:
        self.active_facts = active_facts
        self.units = units


class HiddenUnits:
    """Facts by their numbers to the levels of some units."""

    def __init__(self, facts: list[int], start: int, size: int) -> None:
        self.facts = facts  # what each fact adds to all units
        self.size = size * LANE // 8  # bytes
        self.start = start  # the units before any fact
        self.last = Sum([], start)  # never changed, only replaced: several threads may ask

    def levels(self, active_facts: list[int]) -> bytes:
        """The units with these facts, two bytes each, the lower first."""
        units = self.changed(self.last, active_facts)
        self.last = Sum(active_facts[:], units)
        return units.to_bytes(self.size, "little")

    def changed(self, before: Sum, active_facts: list[int]) -> int:
        """From the facts active before; they stand in about the same order, so both lists are walked side by side."""
        facts = self.facts
        units = before.units
        old = before.active_facts
        here: i64 = 0
        there: i64 = 0
        new_size: i64 = len(active_facts)
        old_size: i64 = len(old)
        while here < new_size and there < old_size:
            fact: i64 = active_facts[here]
            gone: i64 = old[there]
            if fact == gone:
                here += 1
                there += 1
                continue
            new, lost = until_alike(active_facts, here, old, there)
            for _ in range(new):
                units += facts[active_facts[here]]
                here += 1
            for _ in range(lost):
                units -= facts[old[there]]
                there += 1
        while here < new_size:
            units += facts[active_facts[here]]
            here += 1
        while there < old_size:
            units -= facts[old[there]]
            there += 1
        return units


def until_alike(active_facts: list[int], here: i64, old: list[int], there: i64) -> tuple[i64, i64]:
    """How many facts are new and how many are gone until two lists that differ here are alike again.

    Where that is not soon, one has come in place of another.
    """
    fact: i64 = active_facts[here]
    gone: i64 = old[there]
    new_size: i64 = len(active_facts)
    old_size: i64 = len(old)
    step: i64 = 1
    while step <= LOOK:
        if here + step < new_size:
            later: i64 = active_facts[here + step]
            if later == gone:
                return step, 0
        if there + step < old_size:
            earlier: i64 = old[there + step]
            if earlier == fact:
                return 0, step
        step += 1
    return 1, 1


def packed_units(steps: list[int]) -> int:
    """Steps of each unit, up or down, as one number."""
    whole = 0
    for step in reversed(steps):
        whole = (whole << LANE) + step
    return whole


def packed_bytes(steps: bytes) -> int:
    """Steps of each unit, none of them down, as one number."""
    wide = bytearray(2 * len(steps))
    wide[::2] = steps
    return int.from_bytes(wide, "little")
