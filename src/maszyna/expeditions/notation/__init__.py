"""Positions as JSON documents, `maszyna/expeditions-position@1`, and the answers about them."""

from maszyna.expeditions.notation.events_json import write_event, write_events
from maszyna.expeditions.notation.read_position import FORMAT, read_position
from maszyna.expeditions.notation.turn_request import turn_answer
from maszyna.expeditions.notation.write_position import write_position

__all__ = ["FORMAT", "read_position", "turn_answer", "write_event", "write_events", "write_position"]
