"""What a mech's search does to its row, as marks for screens, and its arrow."""

from typing import Final

from maszyna.expeditions.state import Position
from maszyna.expeditions.words import LOCATIONS, NORTH, TAKE_20, TWENTY, place_text
from maszyna.pictures.expeditions.search import Search
from maszyna.pictures.screen.expeditions_layers import row_arrow
from maszyna.pictures.screen.mark_list import FALLEN, FROM, LEFT, PALE, TO, Mark

SKIPPED: Final = "skipped"  # the person's mech is there


def search_marks(search: Search) -> list[Mark]:
    """Every location of the row: how far it is, and whether it matched, was passed over or never looked at."""
    part = search.part
    found: list[Mark] = []
    for at in range(LOCATIONS):
        mark: Mark = {"place": place_text(part.row, at), "kind": kind_of(search, at)}
        if at in search.looked:
            mark["distance"] = search.distance(at)
            mark["matches"] = int(at in search.matches)
        found.append(mark)
    if part.start != part.to:
        found.append({"place": place_text(part.row, part.start), "kind": FROM})
    return found


def kind_of(search: Search, at: int) -> str:
    if at == search.part.to:
        return TO
    if at in search.skipped:
        return SKIPPED
    if at in search.matches:
        return LEFT
    return FALLEN if at in search.looked else PALE


def search_way(search: Search) -> str:
    """The arrow of the mech, the way its row is walked."""
    part = search.part
    return row_arrow(part.row, part.start, part.to, 1 if part.row == NORTH else -1)


def taken_pieces(position: Position, search: Search) -> list[str]:
    """The keys of the tokens the mech takes; ``position`` is the one before the turn."""
    part = search.part
    place = place_text(part.row, part.to)
    if part.map_taken:
        return [f"map.{place}"]
    pile = position.pile(part.row, part.to)
    wanted = [below for below in range(len(pile) - 1, -1, -1) if (pile[below] == TWENTY) == (part.did == TAKE_20)]
    return [f"corruption.{place}.{below + 1}" for below in wanted[: len(part.taken)]]
