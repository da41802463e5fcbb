"""Requests about a position entered by hand: a decision, a turn or a combat carried out on it."""

from maszyna.scythe.position_requests.combat_request import combat_answer
from maszyna.scythe.position_requests.decide_request import decide_answer
from maszyna.scythe.position_requests.turn_request import turn_answer

__all__ = [
    "combat_answer",
    "decide_answer",
    "turn_answer",
]
