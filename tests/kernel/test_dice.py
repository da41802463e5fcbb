"""The one source of chance: pinned, even, and split into streams that do not disturb each other."""

import pickle
from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from maszyna.kernel.dice import MULTIPLIER, STATES, ChanceNeeded, DecidedDice, Dice, dice, first_state, state_from

PINNED = {
    (1, "setup"): [658, 990, 229, 176, 121, 415, 93, 231, 543, 24],
    (1, "combat deck"): [358, 217, 695, 529, 603, 802, 302, 810, 573, 651],
    (2**64 - 1, "setup"): [979, 790, 296, 707, 789, 289, 336, 343, 65, 485],
}


def rolls(source: Dice, stream: int, sides: int, times: int) -> list[int]:
    return [source.below(stream, sides) for _ in range(times)]


@pytest.mark.parametrize(("seed", "stream"), list(PINNED))
def test_the_same_numbers_for_ever(seed: int, stream: str) -> None:
    """A save file is replayed by these numbers: if they change, all saves are lost."""
    assert rolls(dice(seed, [stream]), 0, 1000, 10) == PINNED[seed, stream]


def test_streams_are_independent() -> None:
    names = ["one", "two", "three"]
    alone = rolls(dice(5, names), 1, 100, 50)
    mixed = dice(5, names)
    found = []
    for turn in range(50):
        rolls(mixed, 0, 7, turn % 3)
        found += rolls(mixed, 1, 100, 1)
        rolls(mixed, 2, 10, 2)
    assert found == alone
    assert rolls(dice(5, ["two"]), 0, 100, 50) == alone  # by name, wherever it stands in the list


def test_names_and_seeds_give_different_streams() -> None:
    starts = {first_state(seed, name) for seed in range(100) for name in ("a", "b", "c")}
    assert len(starts) == 300


@given(st.integers(0, 2**64 - 1) | st.sampled_from([STATES - 1, STATES, 2 * STATES - 1, 2 * STATES, 2 * STATES + 1]))
def test_a_state_is_the_digest_modulo_the_states(number: int) -> None:
    assert state_from(number.to_bytes(8, "big")) == number % STATES + 1


def test_a_copy_goes_its_own_way() -> None:
    one = dice(9, ["a"])
    rolls(one, 0, 10, 5)
    twin = one.copy()
    assert rolls(one, 0, 1000, 20) == rolls(twin, 0, 1000, 20)
    rolls(one, 0, 10, 1)
    assert one.states != twin.states


@given(st.integers(0, 2**64 - 1), st.text(max_size=10), st.integers(1, 60))
def test_in_range_and_within_native_integers(seed: int, stream: str, sides: int) -> None:
    source = dice(seed, [stream])
    for _ in range(20):
        assert 0 <= source.below(0, sides) < sides
        assert 0 < source.states[0] < 1 << 63
        assert MULTIPLIER * (source.states[0] & 0xFFFFFFFF) + (source.states[0] >> 32) < 1 << 63


@pytest.mark.parametrize("sides", [2, 3, 6, 42])
def test_even(sides: int) -> None:
    """Chi-square far from what a fair die would ever show."""
    times = 1000 * sides
    found = Counter(rolls(dice(2026, ["even"]), 0, sides, times))
    chi = sum((found[side] - 1000) ** 2 / 1000 for side in range(sides))
    assert chi < (sides - 1) + 5 * (2 * (sides - 1)) ** 0.5
    assert set(found) == set(range(sides))


def test_one_after_the_other_is_even_too() -> None:
    seen = rolls(dice(3, ["pairs"]), 0, 6, 36001)
    pairs = Counter(pairwise(seen))
    assert len(pairs) == 36
    assert all(800 < amount < 1200 for amount in pairs.values())


def test_the_first_roll_is_even_over_the_seeds() -> None:
    found = Counter(dice(seed, ["first"]).below(0, 6) for seed in range(6000))
    assert all(850 < found[side] < 1150 for side in range(6))


def test_decided_draws_come_in_order_and_the_next_one_is_asked_for() -> None:
    chance: Dice = DecidedDice([4, 0])
    assert chance.below(0, 1) == 0  # one side is no draw
    assert (chance.below(3, 6), chance.below(1, 2)) == (4, 0)
    with pytest.raises(ChanceNeeded) as needed:
        chance.below(2, 42)
    assert (needed.value.stream, needed.value.sides) == (2, 42)


def test_a_copy_of_decided_draws_goes_on_by_itself() -> None:
    chance: Dice = DecidedDice([4, 0, 2])
    chance.below(0, 6)
    for twin in (chance.copy(), pickle.loads(pickle.dumps(chance))):
        assert rolls(twin, 0, 6, 2) == [0, 2]
        with pytest.raises(ChanceNeeded):
            twin.below(0, 6)
    assert rolls(chance, 0, 6, 2) == [0, 2]
