"""Intervals and tests against SciPy's own and against known values."""

from math import isnan, nan

import numpy as np
import pytest
from scipy import stats

from maszyna.lab.statistics.comparisons import holm, paired_means, paired_shares
from maszyna.lab.statistics.histogram import LEAST, MOST, Histogram, Vector
from maszyna.lab.statistics.intervals import DRAWS, mean_of, resampled_means, share_of
from maszyna.lab.statistics.shares import wilson


def counted(values: Vector | list[int]) -> Histogram:
    histogram = Histogram()
    histogram.add(np.asarray(values, dtype=np.int64))
    return histogram


@pytest.mark.parametrize(("won", "games"), [(0, 1), (1, 1), (0, 20), (3, 20), (20, 20), (517, 1000), (4, 10**7)])
def test_shares_have_the_interval_of_wilson(won: int, games: int) -> None:
    found = wilson(won, games)
    known = stats.binomtest(won, games).proportion_ci(method="wilson")
    assert (found.low, found.high) == pytest.approx((known.low, known.high), abs=1e-12)
    assert (found.value, found.games) == (won / games, games)


def test_no_games_are_no_figure() -> None:
    assert isnan(wilson(0, 0).value) and isnan(mean_of(Histogram()).low)
    assert share_of(counted([0, 1, 1, 1])).value == 0.75


def test_a_histogram_knows_what_its_numbers_know() -> None:
    values = np.random.default_rng(5).integers(-70, 90, 500)
    histogram = counted(values[:200])
    histogram.add(values[200:400])
    histogram.merge(counted(values[400:]))
    assert histogram.total() == 500
    assert histogram.mean() == pytest.approx(values.mean())
    assert histogram.deviation() == pytest.approx(values.std(ddof=1))
    assert histogram.quantile(0.5) == np.quantile(values, 0.5, method="inverted_cdf")
    assert np.repeat(histogram.values(), histogram.weights()).tolist() == sorted(values.tolist())
    assert counted([LEAST - 5, MOST + 5]).values().tolist() == [LEAST, MOST]


def test_the_bootstrap_is_scipys() -> None:
    values = np.random.default_rng(6).integers(0, 60, 300) ** 2 // 40
    found = mean_of(counted(values))
    known = stats.bootstrap((values,), np.mean, n_resamples=4000, method="percentile", rng=1).confidence_interval
    width = known.high - known.low
    assert (found.low, found.high) == pytest.approx((known.low, known.high), abs=0.1 * width)
    assert found.low < found.value == values.mean() < found.high


def test_the_bootstrap_is_the_same_every_time_and_is_another_with_another_seed() -> None:
    histogram = counted([1, 2, 3, 10])
    assert len(resampled_means(histogram, 1)) == DRAWS
    assert resampled_means(histogram, 1).tolist() == resampled_means(histogram, 1).tolist()
    assert resampled_means(histogram, 1).tolist() != resampled_means(histogram, 2).tolist()


def test_paired_numbers_are_compared_as_student_did() -> None:
    chance = np.random.default_rng(7)
    before = chance.integers(0, 50, 80)
    after = before + chance.integers(-6, 9, 80)
    found = paired_means(counted(after - before))
    known = stats.ttest_rel(after, before)
    assert found.p == pytest.approx(known.pvalue)
    assert found.estimate.value == pytest.approx((after - before).mean())
    assert found.effect == pytest.approx((after - before).mean() / (after - before).std(ddof=1))


def test_a_difference_without_spread_is_certain_and_none_is_none() -> None:
    assert paired_means(counted([0, 0, 0])).p == 1.0
    assert paired_means(counted([2, 2, 2])).p == 0.0
    assert isnan(paired_means(counted([2, 2, 2])).effect)
    assert paired_means(counted([3])).p == 1.0


def test_paired_wins_are_compared_by_those_that_changed() -> None:
    found = paired_shares(counted([1] * 15 + [-1] * 4 + [0] * 81))
    assert found.p == pytest.approx(stats.binomtest(15, 19).pvalue)
    assert found.estimate.value == pytest.approx(0.11)
    assert paired_shares(counted([0] * 9)).p == 1.0


def test_many_changed_wins_are_compared_by_the_normal_distribution() -> None:
    found = paired_shares(counted([1] * 5_300 + [-1] * 5_000))
    assert found.p == pytest.approx(stats.binomtest(5_300, 10_300).pvalue, rel=0.02)


def test_games_that_share_their_seeds_count_once() -> None:
    once = counted([0, 1, 1, 3, 1, -1, 0, 1])
    thrice = Histogram()
    for _ in range(3):
        thrice.merge(once)
    thrice.repeats = 3
    assert (thrice.total(), thrice.independent()) == (24, 8)
    assert mean_of(thrice)[:3] == pytest.approx(mean_of(once)[:3])
    assert share_of(thrice)[:3] == pytest.approx(share_of(once)[:3])
    assert share_of(thrice).games == 24
    assert paired_means(thrice).p == pytest.approx(paired_means(once).p, rel=0.2)
    assert paired_shares(thrice).p == paired_shares(once).p


def test_holms_correction_of_a_known_example() -> None:
    # Four tests: 0.005 * 4, 0.01 * 3, 0.03 * 2, 0.04 * 1, never falling.
    assert holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])
    assert holm([0.5, 0.9]) == [1.0, 1.0]
    assert holm([]) == []
    alone, missing = holm([0.04, nan])
    assert (alone, isnan(missing)) == (0.04, True)
