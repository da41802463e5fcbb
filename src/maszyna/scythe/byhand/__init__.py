"""Requests about a position entered by hand: a decision, a turn or a combat carried out on it."""

from maszyna.scythe.byhand.combat import combat_answer
from maszyna.scythe.byhand.decide import decide_answer
from maszyna.scythe.byhand.turn import turn_answer

__all__ = [
    "combat_answer",
    "decide_answer",
    "turn_answer",
]
