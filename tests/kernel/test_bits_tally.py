"""Sets and tallies in one integer do what sets and counts do."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from maszyna.kernel import packed_counts
from maszyna.kernel.bits import bit, count, first, mask_of, members, nth

SETS = st.sets(st.integers(0, 62))
COUNTS = st.lists(st.integers(0, 2000), min_size=4, max_size=4)


@given(SETS)
def test_a_set_comes_back(numbers: set[int]) -> None:
    mask = mask_of(list(numbers))
    assert members(mask) == sorted(numbers)
    assert count(mask) == len(numbers)
    assert all(bool(mask & bit(n)) == (n in numbers) for n in range(63))
    assert 0 <= mask < 1 << 63


@given(SETS, SETS)
def test_masks_join_like_sets(one: set[int], other: set[int]) -> None:
    a, b = mask_of(list(one)), mask_of(list(other))
    assert members(a | b) == sorted(one | other)
    assert members(a & b) == sorted(one & other)
    assert members(a & ~b) == sorted(one - other)


@given(SETS.filter(bool))
def test_first_and_nth(numbers: set[int]) -> None:
    mask = mask_of(list(numbers))
    assert first(mask) == min(numbers)
    assert [nth(mask, index) for index in range(len(numbers))] == sorted(numbers)


def test_the_ends_of_the_chunks() -> None:
    edges = [0, 10, 11, 21, 22, 32, 33, 43, 44, 54, 55, 62]
    assert members(mask_of(edges)) == edges
    assert members(0) == [] and count(0) == 0
    assert mask_of([3, 3, 3]) == 8
    assert bit(62) == 1 << 62


@given(COUNTS)
def test_a_tally_comes_back(amounts: list[int]) -> None:
    found = packed_counts.packed(amounts)
    assert packed_counts.counts(found) == amounts
    assert packed_counts.total(found) == sum(amounts)
    assert [packed_counts.how_many(found, kind) for kind in range(4)] == amounts
    assert 0 <= found < 1 << 63


@given(COUNTS, COUNTS)
def test_tallies_add_like_numbers(one: list[int], other: list[int]) -> None:
    both = packed_counts.packed(one) + packed_counts.packed(other)
    assert packed_counts.counts(both) == [a + b for a, b in zip(one, other, strict=True)]
    assert both - packed_counts.packed(other) == packed_counts.packed(one)


@given(st.lists(st.integers(0, 6), min_size=4, max_size=4).filter(any))
def test_the_nth_thing_of_a_tally(amounts: list[int]) -> None:
    laid = [packed_counts.nth_kind(packed_counts.packed(amounts), index) for index in range(sum(amounts))]
    assert laid == sorted(laid)
    assert Counter(laid) == Counter({kind: amount for kind, amount in enumerate(amounts) if amount})


def test_the_most_a_lane_holds() -> None:
    full = packed_counts.packed([packed_counts.MOST] * 4)
    assert packed_counts.counts(full) == [32767] * 4
    assert packed_counts.total(full) == 4 * 32767
    assert packed_counts.packed_kind(2, 5) == 5 << 30
