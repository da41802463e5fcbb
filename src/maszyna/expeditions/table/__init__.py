"""The companion's model: a session at a real table, what to do with the pieces, and what cannot be so."""

from maszyna.expeditions.table.differences import ExpeditionsInstruction, differences
from maszyna.expeditions.table.read_line import meant
from maszyna.expeditions.table.session import Done, Session, new_session, restored
from maszyna.expeditions.table.status import StatusProblem, status

__all__ = [
    "Done",
    "ExpeditionsInstruction",
    "Session",
    "StatusProblem",
    "differences",
    "meant",
    "new_session",
    "restored",
    "status",
]
