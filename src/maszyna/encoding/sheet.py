"""The bytes observations are written on, eight at a time: the first of eight entries is the lowest byte of a word."""

import sys
from typing import Any, Final

from maszyna.kernel.bits import i64, members

assert sys.byteorder == "little", "observations are written in words whose lowest byte comes first"


def _spread(bits: int) -> int:
    """Eight bits as eight bytes of 0 or 1."""
    word = 0
    for number in range(8):
        word |= (bits >> number & 1) << (8 * number)
    return word


SPREAD: Final[list[int]] = [_spread(bits) for bits in range(256)]
MOST: Final = 127  # a larger number is written as this one where a single byte has to do
LARGEST: Final = 255


class Sheet:
    """Fresh bytes for one or more observations; what is not written stays 0."""

    def __init__(self, size: int) -> None:
        self.cells = bytearray(size)
        self.words: Any = memoryview(self.cells).cast("q")

    def put(self, word: i64, value: i64) -> None:
        if value:
            self.words[word] = value

    def spread(self, word: i64, mask: i64) -> None:
        """A set as bytes of 0 or 1, from this word on."""
        while mask:
            part: i64 = mask & 255
            if part:
                self.words[word] = SPREAD[part]
            mask >>= 8
            word += 1

    def mark(self, word: i64, places: i64, value: int) -> None:
        """The same value on some places of the plane that begins with this word."""
        first: i64 = word * 8
        for place in members(places):
            self.cells[first + place] = value


def capped(number: i64) -> i64:
    if number < 0:
        return 0
    return number if number < MOST else MOST


def packed(bits: i64) -> i64:
    """Up to eight bits as the bytes of one word."""
    word: i64 = SPREAD[bits & 255]
    return word


def two_bytes(number: i64) -> i64:
    """The low and the high byte of a number that may pass 255."""
    return number if number < 65535 else 65535


def four(tally: i64) -> i64:
    """The four counts of a tally as the four lowest bytes of a word (see kernel.packed_counts)."""
    if not tally:
        return 0
    low: i64 = capped(tally & 32767)
    second: i64 = capped(tally >> 15 & 32767)
    third: i64 = capped(tally >> 30 & 32767)
    return low | second << 8 | third << 16 | capped(tally >> 45) << 24
