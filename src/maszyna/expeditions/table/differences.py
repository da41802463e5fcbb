"""What to do with the pieces to get from one position to another: back again, when a step is undone."""

from typing import Final

from maszyna.expeditions.game import Expedition
from maszyna.expeditions.ids import AWAY, LOCATIONS, ROWS, WALKED, place_text
from maszyna.expeditions.state import Position
from maszyna.kernel.bits import bit, members

# What each instruction says; ``from`` and ``to`` are texts of places, tokens or numbers.
INSTRUCTIONS: Final = [
    "mech",  # the Automa's of a row
    "my_mech",
    "map_on",  # a map token comes back on a location, and its tile face down
    "map_off",
    "pile",  # the corruption on a location, the top token first
    "taken",  # the corruption the Automa has
    "maps",  # the map tokens it has
    "progress",
    "glory",
    "my_glory",
    "cards_back",  # decision cards of a real deck
    "cards_out",
]
NOTHING: Final = "—"


class ExpeditionsInstruction:
    def __init__(self, what: str, row: int, place: str, start: str, end: str) -> None:
        self.what = what
        self.row = row  # of the mech
        self.place = place
        self.start = start
        self.end = end


def differences(before: Expedition, after: Expedition) -> list[ExpeditionsInstruction]:
    """In the order a person would do them: mechs, then location by location, then what the Automa has."""
    old, new = before.position, after.position
    found: list[ExpeditionsInstruction] = []
    for row in range(WALKED):
        change(found, "mech", place_text(row, old.at[row]), place_text(row, new.at[row]), row)
    change(found, "my_mech", my_place(old), my_place(new))
    for row in range(WALKED):
        for at in range(LOCATIONS):
            location(found, old, new, row, at)
    change(found, "taken", tokens(old.taken), tokens(new.taken))
    change(found, "maps", str(old.taken_maps), str(new.taken_maps))
    change(found, "progress", str(old.progress), str(new.progress))
    change(found, "glory", str(old.glory), str(new.glory))
    change(found, "my_glory", str(before.human.glory), str(after.human.glory))
    if after.typed:
        for what, cards in (("cards_back", after.deck & ~before.deck), ("cards_out", before.deck & ~after.deck)):
            if cards:
                found.append(ExpeditionsInstruction(what, 0, tokens(members(cards)), "", ""))
    return found


def location(found: list[ExpeditionsInstruction], old: Position, new: Position, row: int, at: int) -> None:
    place = place_text(row, at)
    if (old.maps[row] ^ new.maps[row]) & bit(at):
        found.append(ExpeditionsInstruction("map_on" if new.maps[row] & bit(at) else "map_off", row, place, "", ""))
    change(found, "pile", tokens(old.pile(row, at)[::-1]), tokens(new.pile(row, at)[::-1]), row, place)


def change(found: list[ExpeditionsInstruction], what: str, start: str, end: str, row: int = 0, place: str = "") -> None:
    if start != end:
        found.append(ExpeditionsInstruction(what, row, place, start, end))


def my_place(position: Position) -> str:
    """Where the human's mech is, as entered: a location, a row the Automa does not walk, or nowhere."""
    if position.human_at != AWAY:
        return place_text(position.human_row, position.human_at)
    return NOTHING if position.human_row == AWAY else ROWS[position.human_row]


def tokens(values: list[int]) -> str:
    return ", ".join([str(value) for value in values]) or NOTHING
