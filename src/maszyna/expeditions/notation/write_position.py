"""Writing a position: reading it again gives the same one."""

from maszyna.expeditions.ids import AWAY, LOCATIONS, ROWS, WALKED
from maszyna.expeditions.notation.read_position import FORMAT
from maszyna.expeditions.state import Position
from maszyna.kernel.bits import bit


def write_position(position: Position) -> dict[str, object]:
    document: dict[str, object] = {
        "format": FORMAT,
        "level": position.card.level,
        "progress": position.progress,
        "glory": position.glory,
    }
    for row in range(WALKED):
        document[ROWS[row]] = [write_location(position, row, at) for at in range(LOCATIONS)]
    document["automa"] = {ROWS[row]: position.at[row] for row in range(WALKED)}
    document["human"] = write_human(position)
    document["taken"] = {"maps": position.taken_maps, "corruption": position.taken[:]}
    return document


def write_location(position: Position, row: int, at: int) -> dict[str, object]:
    """Corruption stands there from the top."""
    return {"map": bool(position.maps[row] & bit(at)), "corruption": position.pile(row, at)[::-1]}


def write_human(position: Position) -> dict[str, object] | None:
    if position.human_row == AWAY:
        return None
    document: dict[str, object] = {"row": ROWS[position.human_row]}
    if position.human_at != AWAY:
        document["at"] = position.human_at
    return document
