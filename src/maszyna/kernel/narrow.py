"""The one way an Automa chooses: candidates pass an ordered list of named criteria until one is left.

Candidates are a set of numbers (places, or whatever the game numbers). The same list is the code, the explanation, the
test assertion and the documentation: with a trace asked for, every criterion notes what it left and why.
"""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from maszyna.kernel.bits import bit, i64, members
from maszyna.kernel.native import mypyc_attr

V = TypeVar("V")


@mypyc_attr(allow_interpreted_subclasses=True)
class Criterion(Generic[V]):
    """One named step of a choice, read off a view of the game."""

    def __init__(self, name: str, rule: str) -> None:
        self.name = name
        self.rule = rule  # the id of the rule or ruling it comes from

    def filters(self) -> bool:
        """Whether it may leave nothing; the others only break ties."""
        return False

    def applies(self, view: V) -> bool:
        """Whether it has anything to say in this game at all."""
        return True

    def keep(self, view: V, candidates: i64) -> i64:
        """The candidates that stay, of at least one."""
        raise NotImplementedError

    def values(self, view: V, candidates: i64) -> dict[int, int]:
        """What each candidate is worth here, for the trace; a filter needs no numbers."""
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Require(Criterion[V]):
    """Candidates must be in a set."""

    def filters(self) -> bool:
        return True

    def allowed(self, view: V) -> i64:
        raise NotImplementedError

    def keep(self, view: V, candidates: i64) -> i64:
        return candidates & self.allowed(view)


@mypyc_attr(allow_interpreted_subclasses=True)
class Graded(Criterion[V]):
    """Candidates have values, and the best stay."""

    def wants(self) -> int:
        """1 for the largest value, -1 for the smallest."""
        raise NotImplementedError

    def value(self, view: V, candidate: int) -> int:
        raise NotImplementedError

    def values(self, view: V, candidates: i64) -> dict[int, int]:
        return {candidate: self.value(view, candidate) for candidate in members(candidates)}

    def keep(self, view: V, candidates: i64) -> i64:
        kept: i64 = 0
        best = 0
        for candidate in members(candidates):
            worth = self.wants() * self.value(view, candidate)
            if not kept or worth > best:
                best = worth
                kept = bit(candidate)
            elif worth == best:
                kept |= bit(candidate)
        return kept


@mypyc_attr(allow_interpreted_subclasses=True)
class Fewest(Graded[V]):
    """The smallest value stays."""

    def wants(self) -> int:
        return -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Most(Graded[V]):
    """The largest value stays."""

    def wants(self) -> int:
        return 1


@mypyc_attr(allow_interpreted_subclasses=True)
class First(Criterion[V]):
    """The smallest number stays: reading order."""

    def keep(self, view: V, candidates: i64) -> i64:
        return candidates & -candidates


class Finding:
    """What one criterion did to the candidates."""

    def __init__(self, stage: str, name: str, rule: str, before: i64, after: i64, values: dict[int, int]) -> None:
        self.stage = stage
        self.name = name
        self.rule = rule
        self.before: i64 = before
        self.after: i64 = after
        self.values = values

    def __reduce__(self) -> tuple[Any, ...]:
        return Finding, (self.stage, self.name, self.rule, self.before, self.after, self.values)

    def decided(self) -> bool:
        """Whether this is the criterion that left one of several."""
        several = self.before & (self.before - 1)
        return bool(several) and bool(self.after) and not self.after & (self.after - 1)


def narrow(view: V, stage: str, candidates: i64, criteria: list[Criterion[V]], trace: list[Finding] | None) -> i64:
    """What is left of the candidates; with a trace, each criterion that had something to do is noted in it."""
    for index, criterion in enumerate(criteria):
        if not candidates:
            break
        if not candidates & (candidates - 1) and not criterion.filters() and (trace is None or index):
            continue
        if not criterion.applies(view):
            continue
        after = criterion.keep(view, candidates)
        if trace is not None:
            values = criterion.values(view, candidates)
            trace.append(Finding(stage, criterion.name, criterion.rule, candidates, after, values))
        candidates = after
    return candidates


def write_finding(finding: Finding, name: Callable[[int], object]) -> dict[str, object]:
    """One step of a trace; ``name`` says what a candidate's number stands for."""
    return {
        "stage": finding.stage,
        "rule": finding.name,
        "id": finding.rule,
        "before": [name(candidate) for candidate in members(finding.before)],
        "after": [name(candidate) for candidate in members(finding.after)],
        "values": {str(name(candidate)): value for candidate, value in finding.values.items()},
        "decided": finding.decided(),
    }
