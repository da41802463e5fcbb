"""The companion's model: steps at a real table, what to do with the pieces, and what cannot be so."""

from maszyna.expeditions.table.differences import ExpeditionsInstruction, differences
from maszyna.expeditions.table.read_line import meant
from maszyna.expeditions.table.status import StatusProblem, status
from maszyna.expeditions.table.steps import Done, last_automa_turn, take_step, try_steps, undo_step, undoable

__all__ = [
    "Done",
    "ExpeditionsInstruction",
    "StatusProblem",
    "differences",
    "last_automa_turn",
    "meant",
    "status",
    "take_step",
    "try_steps",
    "undo_step",
    "undoable",
]
