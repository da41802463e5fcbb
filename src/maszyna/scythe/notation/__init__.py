"""Positions as JSON documents, `maszyna/scythe-position@1`, and the answers about them."""

from maszyna.scythe.notation.answers import has_sides, score_answer, seat_scores
from maszyna.scythe.notation.deciding import decide_answer
from maszyna.scythe.notation.fighting import combat_answer
from maszyna.scythe.notation.layout import Layout, layout_of, people_only
from maszyna.scythe.notation.reading import read_position
from maszyna.scythe.notation.turning import turn_answer
from maszyna.scythe.notation.writing import write_position

__all__ = [
    "Layout",
    "combat_answer",
    "decide_answer",
    "has_sides",
    "layout_of",
    "people_only",
    "read_position",
    "score_answer",
    "seat_scores",
    "turn_answer",
    "write_position",
]
