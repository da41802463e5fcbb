"""Choosing by an ordered list of criteria, and the trace that says what each of them did."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from maszyna.kernel.bits import i64, mask_of, members
from maszyna.kernel.narrow import Criterion, Fewest, Finding, First, Most, Require, narrow


class Small(Fewest[int]):
    """The view is a number that turns the values about."""

    def value(self, view: int, candidate: int) -> int:
        return candidate * view % 7 - 3


class Large(Most[int]):
    def value(self, view: int, candidate: int) -> int:
        return candidate * view % 5 - 6


class Even(Require[int]):
    def allowed(self, view: int) -> i64:
        return mask_of([number for number in range(60) if number % 2 == 0])


class Silent(Even):
    def applies(self, view: int) -> bool:
        return False


class Order(First[int]):
    pass


SMALL, LARGE, EVEN, SILENT, ORDER = (
    Small("small", "X1"), Large("large", "X2"), Even("even", "X3"), Silent("silent", "X4"), Order("order", "X5"),
)  # fmt: skip
sets = st.sets(st.integers(0, 54), min_size=1).map(lambda numbers: mask_of(sorted(numbers)))
lists = st.lists(st.sampled_from([SMALL, LARGE, EVEN, SILENT, ORDER]), max_size=6)


@given(st.integers(1, 60), sets, lists)
def test_each_step_of_a_trace_is_what_its_values_say(
    view: int, candidates: int, criteria: list[Criterion[int]]
) -> None:
    trace: list[Finding] = []
    left = narrow(view, "stage", candidates, criteria, trace)
    before = candidates
    for found in trace:
        assert (found.stage, found.before) == ("stage", before)
        assert not found.after & ~found.before
        here = members(found.before)
        if found.name in ("small", "large"):
            assert sorted(found.values) == here
            best = (min if found.name == "small" else max)(found.values.values())
            assert members(found.after) == [number for number in here if found.values[number] == best]
        else:
            assert found.values == {}
        if found.name == "even":
            assert members(found.after) == [number for number in here if number % 2 == 0]
        if found.name == "order":
            assert members(found.after) == here[:1]
        assert found.decided() == (len(here) > 1 and len(members(found.after)) == 1)
        before = found.after
    assert left == before


@given(st.integers(1, 60), sets, lists)
def test_with_and_without_a_trace_the_same_is_left(view: int, candidates: int, criteria: list[Criterion[int]]) -> None:
    assert narrow(view, "", candidates, criteria, None) == narrow(view, "", candidates, criteria, [])


@given(st.integers(1, 60), sets, lists)
def test_only_a_requirement_leaves_nothing(view: int, candidates: int, criteria: list[Criterion[int]]) -> None:
    if EVEN not in criteria:
        assert narrow(view, "", candidates, criteria, None)


def names(candidates: int, *criteria: Criterion[int]) -> list[str]:
    trace: list[Finding] = []
    narrow(3, "", candidates, list(criteria), trace)
    return [found.name for found in trace]


def test_what_is_noted() -> None:
    """The first criterion always, filters while anything is left, tie-breaks while there is a tie."""
    assert names(mask_of([5]), SMALL, LARGE, ORDER) == ["small"]
    assert names(mask_of([4]), SMALL, EVEN, ORDER) == ["small", "even"]
    assert names(mask_of([5]), EVEN, SMALL, EVEN, ORDER) == ["even"]
    assert names(mask_of([4, 6]), SILENT, ORDER, LARGE) == ["order"]
    assert names(mask_of([4, 11]), SMALL, ORDER) == ["small", "order"]  # both are worth the same
    assert names(0, EVEN) == []


def test_a_trace_carries_the_rule_and_a_tie_decides_nothing() -> None:
    trace: list[Finding] = []
    narrow(7, "unit", mask_of([1, 2]), [SMALL, ORDER], trace)
    assert [(found.rule, found.decided()) for found in trace] == [("X1", False), ("X5", True)]
    assert trace[0].values == {1: -3, 2: -3}


def test_the_candidate_0_is_like_any_other() -> None:
    alone, chosen = Finding("", "", "", 1, 1, {}), Finding("", "", "", 3, 1, {})
    assert (alone.decided(), chosen.decided()) == (False, True)
    assert names(1, SMALL, LARGE, ORDER) == ["small"]


def test_a_criterion_must_say_what_it_keeps() -> None:
    bare: Criterion[int] = Criterion("bare", "X0")
    assert not bare.filters() and bare.applies(1) and bare.values(1, 3) == {}
    with pytest.raises(NotImplementedError):
        bare.keep(1, 1)
