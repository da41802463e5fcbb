"""All arms ranked: every two of them tested, the probabilities corrected, and letters for those that are alike."""

from itertools import combinations
from typing import NamedTuple

from maszyna.lab.statistics.comparisons import ALPHA, Difference, holm

LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"


class ArmPair(NamedTuple):
    """Two arms by number, the change from the first to the second, and its probability corrected for all pairs."""

    first: int
    second: int
    change: Difference
    corrected: float

    def sure(self) -> bool:
        return self.corrected < ALPHA


def all_pairs(arms: int) -> list[tuple[int, int]]:
    return list(combinations(range(arms), 2))


def tested_pairs(changes: dict[tuple[int, int], Difference]) -> list[ArmPair]:
    corrected = holm([change.p for change in changes.values()])
    return [ArmPair(*key, change, p) for (key, change), p in zip(changes.items(), corrected, strict=True)]


def letters(order: list[int], pairs: list[ArmPair]) -> dict[int, str]:
    """For each arm the letters of the groups it is in; two arms share one where no test tells them apart."""
    apart = {frozenset((pair.first, pair.second)) for pair in pairs if pair.sure()}
    groups: list[list[int]] = []
    for start in range(len(order)):
        group = [order[start]]
        for arm in order[start + 1 :]:
            if all(frozenset((arm, other)) not in apart for other in group):
                group.append(arm)
        if not any(set(group) <= set(known) for known in groups):
            groups.append(group)
    return {arm: "".join(LETTERS[n % len(LETTERS)] for n, group in enumerate(groups) if arm in group) for arm in order}
