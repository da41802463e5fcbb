"""Rows of options: the entries of the action table, found again or written anew, never another decision's."""

import pytest

from maszyna.encoding.action_table import CARGO, FIRST, LAST_CARGO, MOST_OPTIONS, NUMBER_OF_KIND, entries_for
from maszyna.encoding.batch import OptionRow, OptionRows

SECTION, TOP, STEP = (NUMBER_OF_KIND[kind] for kind in ("section", "top", "step"))


def entries(row: OptionRow) -> list[int]:
    found: list[int] = memoryview(row.cells).cast("h").tolist()
    assert len(found) == MOST_OPTIONS
    assert not any(found[row.count :])
    return found[: row.count]


@pytest.mark.parametrize("most", [1, 2, 1000])
def test_a_row_is_that_of_its_kind_and_options_however_many_are_kept(most: int) -> None:
    rows = OptionRows(most)
    asked = [(SECTION, [0, 1, 3]), (TOP, [0, 1]), (SECTION, [0, 1, 2, 3]), (STEP, [0, 9, 54]), (STEP, [1, 62])]
    for kind, choices in asked * 3:
        assert entries(rows.row(kind, choices)) == entries_for(kind, choices)
        assert rows.kept <= most


def test_a_row_is_kept() -> None:
    rows = OptionRows()
    assert rows.row(TOP, [0, 1]) is rows.row(TOP, [0, 1])
    assert rows.row(TOP, [0, 1]) is not rows.row(TOP, [0])
    assert rows.kept == 2


def test_large_numbers_are_written_without_being_kept() -> None:
    rows, cargo = OptionRows(), NUMBER_OF_KIND[CARGO]
    long = [0, 5, LAST_CARGO, LAST_CARGO + 40]
    assert entries(rows.row(cargo, long)) == [FIRST[cargo], FIRST[cargo] + 5, FIRST[cargo] + LAST_CARGO]
    assert entries(rows.row(cargo, list(range(LAST_CARGO + 1)))) == entries_for(cargo, list(range(LAST_CARGO + 1)))
    assert rows.kept == 0
