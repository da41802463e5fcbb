"""Sets of up to 63 small numbers as the bits of one integer.

Compiled, a set is a native 64-bit integer; interpreted, an ordinary int that never leaves 63 bits.
"""

from typing import Final

from maszyna.kernel.native import i64 as i64

CHUNK: Final = 11  # bits looked up at once: five look-ups cover 55 places
CHUNK_MASK: Final = (1 << CHUNK) - 1


def _table(chunk: int) -> list[list[int]]:
    """For every value of one chunk, the numbers it holds."""
    start = chunk * CHUNK
    return [[start + i for i in range(CHUNK) if value >> i & 1] for value in range(1 << CHUNK)]


_MEMBERS: Final = [_table(chunk) for chunk in range(6)]
_ONE: Final[i64] = int("1")  # not a literal: mypyc would shift it as a C int of 32 bits


def bit(number: i64) -> i64:
    return _ONE << number


def members(mask: i64) -> list[int]:
    """The numbers in the set, ascending."""
    found: list[int] = []
    chunk: i64 = 0
    while mask:
        part: i64 = mask & CHUNK_MASK
        if part:
            found += _MEMBERS[chunk][part]
        mask >>= CHUNK
        chunk += 1
    return found


def count(mask: i64) -> i64:
    """How many numbers are in the set: the bits are added in pairs, the pairs in fours, and so on.

    Compiled, this is a few machine instructions; a call of ``bit_count`` needs an object and ten times as long.
    """
    mask -= mask >> 1 & 0x1555555555555555
    mask = (mask & 0x3333333333333333) + (mask >> 2 & 0x3333333333333333)
    mask = mask + (mask >> 4) & 0x0F0F0F0F0F0F0F0F
    mask += mask >> 8
    mask += mask >> 16
    return mask + (mask >> 32) & 127


def first(mask: i64) -> i64:
    """The smallest number in the set, which must not be empty."""
    chunk: i64 = 0
    while not mask & CHUNK_MASK:
        mask >>= CHUNK
        chunk += 1
    return _MEMBERS[chunk][mask & CHUNK_MASK][0]


def nth(mask: i64, index: i64) -> i64:
    """The member with ``index`` smaller ones before it."""
    while index:
        mask &= mask - 1
        index -= 1
    return first(mask)


def mask_of(numbers: list[int]) -> i64:
    mask: i64 = 0
    for number in numbers:
        mask |= bit(number)
    return mask
