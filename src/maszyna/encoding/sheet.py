"""The bytes of one observation, eight at a time: the first of eight entries is the lowest byte of a word.

A sheet is kept from look to look. Little changes between two decisions, so whoever writes on it remembers what it wrote
last, and writes only what is another now: a comparison of two integers costs far less than a write into bytes.
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


class Sheet:
    """Bytes that are 0 at first; ``before`` is what stands on them, where a part is written again."""

    def __init__(self, words: int) -> None:
        self.cells = bytearray(8 * words)
        self.words: Any = memoryview(self.cells).cast("q")

    def spread(self, word: i64, before: i64, now: i64) -> None:
        """A set as bytes of 0 or 1, from this word on."""
        changed: i64 = before ^ now
        while changed:
            if changed & 255:
                self.words[word] = SPREAD[now & 255]
            changed >>= 8
            now >>= 8
            word += 1

    def plane(self, word: i64, before: list[i64], now: list[i64]) -> None:
        """A plane from its seven words."""
        line: i64 = 0
        while line < PLANE_WORDS:
            if before[line] != now[line]:
                self.words[word + line] = now[line]
            line += 1


class Four:
    """Four words in a row, and what they were when they were last written; one that is always 0 is never written."""

    first: i64 = 0
    second: i64 = 0
    third: i64 = 0
    fourth: i64 = 0

    def put(self, sheet: Sheet, word: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        if self.first != first:
            self.first = first
            sheet.words[word] = first
        if self.second != second:
            self.second = second
            sheet.words[word + 1] = second
        if self.third != third:
            self.third = third
            sheet.words[word + 2] = third
        if self.fourth != fourth:
            self.fourth = fourth
            sheet.words[word + 3] = fourth


def piles(places: list[int]) -> list[i64]:
    """The words of a plane that counts how often each place is in the list; 0 is no place."""
    lines: list[i64] = [0] * PLANE_WORDS
    for number in places:
        place: i64 = number
        if place:
            lines[place >> 3] += bit(8 * (place & 7))
    return lines


def capped(number: i64) -> i64:
    if number < 0:
        return 0
    return number if number < MOST else MOST


def packed(bits: i64) -> i64:
    """The lowest eight bits as the bytes of one word."""
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
