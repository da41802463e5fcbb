"""Positions as JSON documents, `maszyna/expeditions-position@1`, and the answers about them."""

from maszyna.expeditions.notation.reading import FORMAT, read_position
from maszyna.expeditions.notation.telling import write_event, write_events
from maszyna.expeditions.notation.turning import turn_answer
from maszyna.expeditions.notation.writing import write_position

__all__ = ["FORMAT", "read_position", "turn_answer", "write_event", "write_events", "write_position"]
