"""tools/compare_speed.py: two builds beside each other."""

from pathlib import Path

from tools.compare_speed import compare, compared

SOURCE = str(Path(__file__).parents[1] / "src")


def test_a_slow_round_of_both_counts_for_neither() -> None:
    found = compared([100.0, 50.0, 10.0], [110.0, 55.0, 11.0])
    assert (round(found.pairs, 3), round(found.best, 3)) == (1.1, 1.1)


def test_one_lucky_round_is_not_the_middle() -> None:
    found = compared([100.0, 100.0, 100.0], [100.0, 200.0, 90.0])
    assert (found.pairs, found.best) == (1.0, 2.0)


def test_both_folders_are_measured() -> None:
    found = compare(SOURCE, SOURCE, "automa_turns", 1, 0.01)
    assert found.pairs == found.best > 0
