"""The bytes of one observation, eight at a time: the first of eight entries is the lowest byte of a word.

A sheet is kept from look to look. Little changes between two decisions, and only that is written again, because a write
into bytes costs far more than a comparison of two integers.
"""

import sys
from typing import Any, Final

from maszyna.encoding.layout import PLANE_WORDS
from maszyna.kernel.bits import bit, i64

assert sys.byteorder == "little", "observations are written in words whose lowest byte comes first"


def _spread(bits: int) -> int:
    """Eight bits as eight bytes of 0 or 1."""
    word = 0
    for number in range(8):
        word |= (bits >> number & 1) << (8 * number)
    return word


SPREAD: Final[list[int]] = [_spread(bits) for bits in range(256)]
MOST: Final = 127  # a larger number is written as this one where a single byte has to do
PLACE_BITS: Final = 6  # enough for any place


class Sheet:
    """Every word has to be written at each look, also if it is 0; each part always in the same of the ways below."""

    def __init__(self, words: int) -> None:
        self.cells = bytearray(8 * words)
        self.words: Any = memoryview(self.cells).cast("q")
        self.kept: list[i64] = [0] * words  # the words as they stand in the cells
        self.sources: list[i64] = [0] * words  # what the words from here on were made of
        self.tallies: list[i64] = []  # the resources as they were last written

    def put(self, word: i64, value: i64) -> None:
        if self.kept[word] != value:
            self.kept[word] = value
            self.words[word] = value

    def spread(self, word: i64, mask: i64) -> None:
        """A set as bytes of 0 or 1, from this word on."""
        before: i64 = self.sources[word]
        if before == mask:
            return
        self.sources[word] = mask
        while mask or before:
            self.put(word, SPREAD[mask & 255])
            mask >>= 8
            before >>= 8
            word += 1

    def stand(self, word: i64, at: list[int], first: i64, last: i64) -> None:
        """How many of some units stand on each place of the plane that begins with this word; at most ten units."""
        places: i64 = 0
        unit: i64 = first
        while unit < last:
            places = places << PLACE_BITS | at[unit]
            unit += 1
        if self.sources[word] != places:
            self.sources[word] = places
            self.heap(word, at[first:last])

    def heap(self, word: i64, places: list[int]) -> None:
        """How often each place is in the list, over a plane; 0 is no place."""
        lines: list[i64] = [0] * PLANE_WORDS
        for number in places:
            place: i64 = number
            if place:
                lines[place >> 3] += bit(8 * (place & 7))
        line: i64 = 0
        while line < PLANE_WORDS:
            self.put(word + line, lines[line])
            line += 1

    def byte(self, word: i64, place: i64, value: i64) -> None:
        """One byte of the plane that begins with this word."""
        shift: i64 = 8 * (place & 7)
        word += place >> 3
        before: i64 = self.kept[word]
        self.put(word, before - ((before >> shift & 255) << shift) + (value << shift))


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
