"""Where the text of a tile that acts is from, as one number for events: its provenance, and whether it is an own copy.

The camp and the active airship are rules the leaflet prints with symbols that are lost to us (W5.7, W5.8): of these the
number says whose the symbols are.
"""

from typing import Final

from maszyna.scythe.facts.effects import AUTOMA_SYMBOLS
from maszyna.scythe.facts.tiles import PROVENANCES, Tile

PRINTED: Final = 0  # in PROVENANCES
OWN_COPY: Final = 8
ICONS_OURS: Final = 16
ICONS_PRINTED: Final = 32


def sources_of(tile: Tile) -> int:
    """The bits 0..2 are the provenances; nothing is known of the number 0."""
    found = OWN_COPY if tile.own else 0
    if tile.kind == AUTOMA_SYMBOLS:
        return found | 1 << PRINTED | icons_of(tile)
    for source in tile.provenance:
        found |= 1 << source
    return found


def icons_of(tile: Tile) -> int:
    """Whose the symbols of a printed rule are."""
    return ICONS_PRINTED if tile.provenance == [PRINTED] else ICONS_OURS


def provenances(sources: int) -> list[int]:
    return [source for source in range(len(PROVENANCES)) if sources >> source & 1]


def write_sources(sources: int) -> dict[str, object]:
    """The fields of an answer that say where something is from; none where nothing is to be said."""
    if not sources:
        return {}
    document: dict[str, object] = {"provenance": [PROVENANCES[source] for source in provenances(sources)]}
    if sources & (ICONS_OURS | ICONS_PRINTED):
        document["icons"] = "house" if sources & ICONS_OURS else "printed"
    if sources & OWN_COPY:
        document["own_copy"] = True
    return document
