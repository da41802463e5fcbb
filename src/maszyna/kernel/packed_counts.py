"""Counts of four kinds of thing packed into one integer: resources on a place, combat cards in a hand.

Each kind has a lane of 15 bits, so four lanes stay within a native 64-bit integer and tallies add like numbers.
"""

from typing import Final

from maszyna.kernel.bits import i64

LANE: Final = 15
MOST: Final = (1 << LANE) - 1
KINDS: Final = 4


def packed_kind(kind: i64, amount: i64) -> i64:
    """A tally of one kind."""
    return amount << (kind * LANE)


def how_many(tally: i64, kind: i64) -> i64:
    return (tally >> (kind * LANE)) & MOST


def total(tally: i64) -> i64:
    return (tally & MOST) + ((tally >> LANE) & MOST) + ((tally >> (2 * LANE)) & MOST) + ((tally >> (3 * LANE)) & MOST)


def packed(counts: list[int]) -> i64:
    """The tally of four counts in order."""
    tally: i64 = 0
    for kind, amount in enumerate(counts):
        tally += packed_kind(kind, amount)
    return tally


def counts(tally: i64) -> list[int]:
    return [how_many(tally, 0), how_many(tally, 1), how_many(tally, 2), how_many(tally, 3)]


def nth_kind(tally: i64, index: i64) -> i64:
    """The kind of the thing with ``index`` others before it when all are laid out kind by kind."""
    kind: i64 = 0
    while index >= how_many(tally, kind):
        index -= how_many(tally, kind)
        kind += 1
    return kind
