"""A line that no longer fits what comes before it: it stays in the record, and nothing of it is carried out."""

from typing import Final

from maszyna.scythe.table.count_steps import TableStep
from maszyna.scythe.table.refusals import TableProblem
from maszyna.scythe.table.table import Table

PENDING: Final = "pending"


class PendingStep(TableStep):
    """``said`` is the step as it was reported, to be tried again when something before it changes."""

    def __init__(self, seat: int, said: str) -> None:
        super().__init__(seat)
        self.said = said

    def command(self, table: Table) -> str:
        return f"{PENDING} {self.said}"

    def take(self, table: Table) -> None:
        table.warn(TableProblem("step_does_not_fit", self.seat))
