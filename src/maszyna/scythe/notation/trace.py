"""Places, units, traces and events as JSON."""

from typing import Final

from maszyna.kernel.events import Event
from maszyna.kernel.narrow import Finding
from maszyna.kernel.narrow import write_finding as write_one
from maszyna.scythe.airships.standing_in import finding_sources
from maszyna.scythe.automa.automa_combat import COLUMNS, OWN_COLUMNS, column_range
from maszyna.scythe.automa.choosing import KIND, REASONS, UNIT
from maszyna.scythe.events import EVENTS
from maszyna.scythe.facts.automa import LEVELS, SYMBOLS
from maszyna.scythe.facts.effects import EFFECT_NAMES
from maszyna.scythe.facts.sources import write_sources
from maszyna.scythe.ids import (
    ABILITIES,
    BONUSES,
    BOTTOMS,
    CUBES,
    FACTIONS,
    GOODS,
    RESOURCES,
    SECTIONS,
    STARS,
    STRUCTURES,
    UNIT_KINDS,
)
from maszyna.scythe.notation.places import write_place
from maszyna.scythe.place_texts import unit_kind
from maszyna.scythe.state import Position

NAMES: Final[dict[str, list[str]]] = {
    "section": SECTIONS,
    "bottom": BOTTOMS,
    "structure": STRUCTURES,
    "good": GOODS,
    "cube": CUBES,
    "bonus": BONUSES,
    "star": STARS,
    "ability": ABILITIES,
    "resource": RESOURCES,
    "symbol": SYMBOLS,
    "reason": REASONS,
    "column": COLUMNS,
    "level": LEVELS,
    "effect": EFFECT_NAMES,
}


def write_finding(position: Position, seat: int, finding: Finding) -> dict[str, object]:
    """One step of a trace; the choice between mech and character on one place is part of choosing the unit."""
    if finding.stage == KIND:
        return {**write_one(finding, lambda kind: UNIT_KINDS[kind]), "stage": UNIT}
    faction = position.seats[seat].faction
    written = write_one(finding, lambda place: write_place(place, faction))
    return {**written, **write_sources(finding_sources(position, seat, finding))}


def write_event(position: Position, event: Event) -> dict[str, object]:
    """An event with its numbers as names; the faction says whose it is."""
    name, fields = EVENTS[event.kind]
    faction = position.seats[event.seat].faction
    document: dict[str, object] = {"event": name, "faction": FACTIONS[faction]}
    for field, value in zip(fields, event.values(), strict=False):
        key, kind = field.split(":")
        if kind == "sources":
            document.update(write_sources(value))
        else:
            document[key] = write_value(position, kind, value, faction)
    if event.trace is not None:
        document["trace"] = [write_finding(position, event.seat, finding) for finding in event.trace]
    return document


def write_value(position: Position, kind: str, value: int, faction: int) -> object:
    if kind == "column" and value >= OWN_COLUMNS:
        return f"{column_range(value)[0]}-{column_range(value)[1]}"
    if kind in NAMES:
        return NAMES[kind][value]
    if kind == "place":
        return write_place(value, faction)
    if kind == "unit":
        return UNIT_KINDS[unit_kind(value)]
    if kind == "seat":
        return FACTIONS[position.seats[value].faction]
    return value
