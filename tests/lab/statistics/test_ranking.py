"""All arms ranked, corrected for all pairs; how many pairs a difference needs."""

import numpy as np
import pytest
from scipy.stats import norm

from maszyna.lab.statistics.comparisons import Difference, paired_shares
from maszyna.lab.statistics.histogram import Histogram
from maszyna.lab.statistics.power import pairs_for_width, pairs_needed, smallest_seen
from maszyna.lab.statistics.ranking import all_pairs, letters
from maszyna.lab.statistics.ranking import tested_pairs as ranked_pairs


def change(better: int, worse: int, same: int) -> Difference:
    """Games won by the second arm alone, by the first alone, by both or none."""
    won = Histogram()
    won.add(np.array([1] * better + [-1] * worse + [0] * same))
    return paired_shares(won)


def test_every_pair_is_corrected_for_all_of_them() -> None:
    changes = {(0, 1): change(30, 14, 56), (0, 2): change(60, 5, 35), (1, 2): change(15, 12, 73)}
    assert list(changes) == all_pairs(3)
    pairs = ranked_pairs(changes)
    assert changes[0, 1].p < 0.05  # would count by itself
    assert [pair.corrected for pair in pairs] == pytest.approx(
        [2 * changes[0, 1].p, 3 * changes[0, 2].p, changes[1, 2].p]
    )
    assert [pair.sure() for pair in pairs] == [2 * changes[0, 1].p < 0.05, True, False]


def test_arms_that_no_test_tells_apart_share_a_letter() -> None:
    sure, unsure = change(60, 5, 35), change(10, 10, 80)
    pairs = ranked_pairs({(0, 1): unsure, (0, 2): sure, (1, 2): unsure})
    assert letters([2, 1, 0], pairs) == {2: "a", 1: "ab", 0: "b"}
    alike = ranked_pairs({(0, 1): unsure, (0, 2): unsure, (1, 2): unsure})
    assert set(letters([0, 1, 2], alike).values()) == {"a"}


@pytest.mark.parametrize(("deviation", "difference"), [(70.0, 2.0), (50.0, 5.0), (0.9, 0.1)])
def test_as_many_pairs_as_advised_see_the_difference_in_four_of_five_runs(deviation: float, difference: float) -> None:
    pairs = pairs_needed(deviation, difference)
    error = deviation / pairs**0.5
    assert norm.sf(norm.ppf(0.975) - difference / error) == pytest.approx(0.8, abs=0.002)
    assert smallest_seen(deviation, pairs) == pytest.approx(difference, rel=0.01)
    assert norm.ppf(0.975) * deviation / pairs_for_width(deviation, difference) ** 0.5 <= difference
