"""The bytes of one observation, put together eight at a time: the first of eight entries is the lowest byte of a word.

A sheet is kept from look to look. Little changes between two decisions, so whoever writes on it remembers what it wrote
last, and writes only the bytes that are others now: to compare two integers costs far less than to write into bytes.
"""

from typing import Any, Final

from maszyna.encoding.observation_layout import size_of
from maszyna.kernel.bits import i64
from maszyna.scythe.ids import FACTIONS


def _spread(bits: int) -> int:
    """Eight bits as eight bytes of 0 or 1."""
    word = 0
    for number in range(8):
        word |= (bits >> number & 1) << (8 * number)
    return word


SPREAD: Final[list[int]] = [_spread(bits) for bits in range(256)]
# The numbers of all cells as ready objects: otherwise the compiler makes a new one for every byte that is written.
CELLS: Final[list[Any]] = list(range(size_of(len(FACTIONS))))
MOST: Final = 127  # a larger number is written as this one where a single byte has to do


class Sheet:
    """Bytes that are 0 at first; ``before`` is what stands on them, where a part is written again."""

    def __init__(self, words: int) -> None:
        self.cells = bytearray(8 * words)

    def put(self, word: i64, before: i64, now: i64) -> None:
        """A word, of which only the bytes that differ are written."""
        changed: i64 = before ^ now
        cell: i64 = 8 * word
        while changed:
            if changed & 255:
                self.cells[CELLS[cell]] = now & 255
            changed >>= 8
            now >>= 8
            cell += 1

    def spread(self, word: i64, before: i64, now: i64) -> None:
        """A set as bytes of 0 or 1, from this word on."""
        changed: i64 = before ^ now
        cell: i64 = 8 * word
        while changed:
            if not changed & 255:
                changed >>= 8
                now >>= 8
                cell += 8
                continue
            if changed & 1:
                self.cells[CELLS[cell]] = now & 1
            changed >>= 1
            now >>= 1
            cell += 1

    def count(self, word: i64, place: i64, pieces: i64) -> None:
        """So many pieces on a place of a plane; place 0 is the mat, which is not drawn."""
        if place:
            self.cells[CELLS[8 * word + place]] = pieces

    def move(self, word: i64, before: i64, now: i64) -> None:
        """The only piece of a plane from place to place."""
        self.count(word, before, 0)
        self.count(word, now, 1)


class Four:
    """Four words in a row, and what they were when they were last written; one that is always 0 is never written."""

    first: i64 = 0
    second: i64 = 0
    third: i64 = 0
    fourth: i64 = 0

    def put(self, sheet: Sheet, word: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        if self.first != first:
            sheet.put(word, self.first, first)
            self.first = first
        if self.second != second:
            sheet.put(word + 1, self.second, second)
            self.second = second
        if self.third != third:
            sheet.put(word + 2, self.third, third)
            self.third = third
        if self.fourth != fourth:
            sheet.put(word + 3, self.fourth, fourth)
            self.fourth = fourth


# Not conditional expressions: of a native integer and a literal the compiler makes an object.
def capped(number: i64) -> i64:
    if number < 0:
        return 0
    if number > MOST:
        return MOST
    return number


def packed(bits: i64) -> i64:
    """The lowest eight bits as the bytes of one word."""
    word: i64 = SPREAD[bits & 255]
    return word


def two_bytes(number: i64) -> i64:
    """The low and the high byte of a number that may pass 255."""
    if number > 65535:
        return 65535
    return number


def four(tally: i64) -> i64:
    """The four counts of a tally as the four lowest bytes of a word (see kernel.packed_counts)."""
    if not tally:
        return 0
    low: i64 = capped(tally & 32767)
    second: i64 = capped(tally >> 15 & 32767)
    third: i64 = capped(tally >> 30 & 32767)
    return low | second << 8 | third << 16 | capped(tally >> 45) << 24
