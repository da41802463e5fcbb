"""Positions as JSON documents, `maszyna/scythe-position@1`: read, written, traced."""

from maszyna.scythe.notation.position_layout import Layout, layout_of, people_only
from maszyna.scythe.notation.read_position import read_position
from maszyna.scythe.notation.score_answer import has_teams, score_answer, seat_scores
from maszyna.scythe.notation.write_position import write_position

__all__ = [
    "Layout",
    "has_teams",
    "layout_of",
    "people_only",
    "read_position",
    "score_answer",
    "seat_scores",
    "write_position",
]
