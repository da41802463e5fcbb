"""Positions as JSON documents, `maszyna/scythe-position@1`, and the answers about them."""

from maszyna.scythe.notation.answers import score_answer, seat_scores
from maszyna.scythe.notation.layout import Layout, people_only
from maszyna.scythe.notation.reading import read_position
from maszyna.scythe.notation.writing import write_position

__all__ = ["Layout", "people_only", "read_position", "score_answer", "seat_scores", "write_position"]
