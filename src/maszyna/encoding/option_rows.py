"""The options of a decision as a row of bytes: entries of the action table, two bytes each, padded with 0.

Most decisions offer what others have offered before, so rows are kept: to find one again costs
far less than to write it.
"""

from typing import Any, Final

from maszyna.encoding.action_table import KINDS, MOST_OPTIONS, entries_for
from maszyna.kernel.bits import bit, i64

LAST_IN_A_SET: Final = 62  # larger actions do not fit into the set by which a row is found again
MOST_ROWS: Final = 50_000  # some megabytes


class OptionRow:
    def __init__(self, cells: bytes, count: int) -> None:
        self.cells = cells
        self.count = count  # of the entries before the padding


class OptionRows:
    """By kind of decision, the rows for sets of actions; when there are ``most`` of them, all are forgotten."""

    def __init__(self, most: int = MOST_ROWS) -> None:
        self.most = most
        self.by_kind: list[dict[int, OptionRow]] = [{} for _ in KINDS]
        self.kept = 0

    def __reduce__(self) -> tuple[Any, ...]:
        return OptionRows, (self.most,)

    def row(self, kind: int, choices: list[int]) -> OptionRow:
        """The row for the options of a kind of decision, which are ascending."""
        if choices[-1] > LAST_IN_A_SET:
            return written(kind, choices)
        options: i64 = 0
        for choice in choices:
            options |= bit(choice)
        rows = self.by_kind[kind]
        row = rows.get(options)
        if row is None:
            if self.kept == self.most:
                self.by_kind = [{} for _ in KINDS]
                self.kept = 0
                rows = self.by_kind[kind]
            row = written(kind, choices)
            rows[options] = row
            self.kept += 1
        return row


def written(kind: int, choices: list[int]) -> OptionRow:
    entries = entries_for(kind, choices)[:MOST_OPTIONS]
    cells = bytearray(2 * MOST_OPTIONS)
    cell: i64 = 0
    for entry in entries:
        cells[cell] = entry & 255
        cells[cell + 1] = entry >> 8
        cell += 2
    return OptionRow(bytes(cells), len(entries))
