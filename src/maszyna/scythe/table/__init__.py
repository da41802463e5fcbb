"""The companion's model: a position kept by hand with Automas beside a real board, and what is wrong with it."""

from maszyna.scythe.table.differences import Instruction, differences
from maszyna.scythe.table.played_table import PlayedTable
from maszyna.scythe.table.refusals import Missing, Refusal, TableProblem
from maszyna.scythe.table.result import Result, Unknown, result, unknown_for_score
from maszyna.scythe.table.status import status
from maszyna.scythe.table.table import Table, new_table

__all__ = [
    "Instruction",
    "Missing",
    "PlayedTable",
    "Refusal",
    "Result",
    "Table",
    "TableProblem",
    "Unknown",
    "differences",
    "new_table",
    "result",
    "status",
    "unknown_for_score",
]
