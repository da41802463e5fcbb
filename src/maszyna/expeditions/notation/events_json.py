"""Events as JSON, with their numbers as names."""

from maszyna.expeditions.events import CORRUPTION_PLACED, EVENTS, MechPart, field_of
from maszyna.expeditions.ids import AWAY, DEEDS, NO_SYMBOL, ROWS, SEATS, SYMBOLS
from maszyna.kernel.events import Event
from maszyna.kernel.narrow import write_finding


def write_event(event: Event) -> dict[str, object]:
    if isinstance(event, MechPart):
        return write_part(event)
    name, fields = EVENTS[event.kind]
    document: dict[str, object] = {"event": name, "seat": SEATS[event.seat]}
    for field, value in zip(fields, event.values(), strict=False):
        key, kind = field.split(":")
        if kind == "row":
            document[key] = ROWS[value] if value != AWAY else None
        else:
            document[key] = value if kind != "place" or value != AWAY else None
    return document


def write_part(part: MechPart) -> dict[str, object]:
    """A mech's part: what it looked for, where it went, what it did there and took, and why."""
    taken: list[object] = ["map"] if part.map_taken else []
    document: dict[str, object] = {
        "event": EVENTS[part.kind][0],
        "row": ROWS[part.row],
        "sweep": part.swept,
        "target": None if part.symbol == NO_SYMBOL else SYMBOLS[part.symbol],
        "needs": part.needs,
        "glory": part.glory,
        "from": part.start,
        "to": part.to,
        "did": DEEDS[part.did],
        "taken": taken + list(part.taken),
    }
    if part.reason:
        document["reason"] = part.reason
    document["trace"] = [write_finding(finding, lambda place: place) for finding in part.trace or []]
    return document


def write_events(events: list[Event]) -> list[dict[str, object]]:
    """All of them; corruption put on a tile stands with the part that explored it, the top token first."""
    found: list[dict[str, object]] = []
    drawn: list[object] = []
    for event in events:
        if event.kind == CORRUPTION_PLACED:
            drawn.insert(0, field_of(event, "value"))
            continue
        found.append(write_event(event))
        if isinstance(event, MechPart) and event.map_taken:
            drawn = []
            found[-1]["drawn"] = drawn
    return found
