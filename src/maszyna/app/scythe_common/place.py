"""One place: what it is, what borders it, what lies there; at a table with steps that mend each number."""

from typing import Final

from maszyna.app.base.documents import Doc
from maszyna.app.base.language import Language, Text
from maszyna.app.base.page_parts import place_row
from maszyna.kernel.bits import bit, i64, members
from maszyna.kernel.errors import FormatError
from maszyna.kernel.packed_counts import counts
from maszyna.scythe.board import EVERYWHERE, OPEN, RIVER, SHORE, TERRAIN
from maszyna.scythe.ids import FACTIONS, FIRST_BASE, MAT, PLACES, RESOURCES, UNIT_KINDS
from maszyna.scythe.state import Position
from maszyna.scythe.table.piece_steps import KIND_RANGES, UNIT_LISTS
from maszyna.scythe.table.word_reader import spoken_place
from maszyna.speech.common.keys import PLACE_NUMBERS, term_key

BORDERS: Final[list[tuple[str, list[i64]]]] = [
    ("border_open", OPEN),
    ("border_river", RIVER),
    ("border_lakeshore", SHORE),
]


def place_in(key: str) -> int:
    place = PLACE_NUMBERS.get(key, MAT)
    if not MAT < place < PLACES:
        raise FormatError("key", "needs_place_key", example="t43")
    return place


def place_page(position: Position, key: str, words: Language, at_table: bool) -> Doc:
    place = place_in(key)
    return {
        "place": key,
        "title": words.text(words.scythe.name("place", place)),
        "number": place if place < FIRST_BASE else None,
        "says": says(place, words),
        "rows": rows(position, place, words, at_table),
        "problems": [],
    }


def says(place: int, words: Language) -> list[Text]:
    """The terrain, and where one step leads."""
    if place >= FIRST_BASE:
        return []
    found = [words.explained(term_key("terrain", TERRAIN[place]))]
    for name, borders in BORDERS:
        beside: Text = []
        for other in members(borders[place] & EVERYWHERE):
            beside += [*([", "] if beside else []), *words.text(words.scythe.name("place", other))]
        if beside:
            found.append([f"{words.screen.say(name)}: ", *beside])
    return found


def rows(position: Position, place: int, words: Language, at_table: bool) -> list[Doc]:
    """Everything that is there, and at a table everything that could be."""
    found: list[Doc] = []
    for seat in range(len(position.seats)):
        found += unit_rows(position, seat, place, words, at_table)
    for kind, amount in enumerate(counts(position.resources[place])):
        if amount or at_table:
            where = spoken_place(place, 0) if place < FIRST_BASE else f"{FACTIONS[place - FIRST_BASE]}_base"
            step = f"adjust resources {where} {RESOURCES[kind]}"
            less = f"{step} -1" if at_table and amount else None
            more = f"{step} +1" if at_table else None
            name = words.name("resource", kind)
            found.append(
                place_row(RESOURCES[kind], name, f"resource.{RESOURCES[kind]}.1", int(amount), less, more, words)
            )
    there = bool(position.encounters & bit(place))
    if place < FIRST_BASE and (there or at_table):
        less = f"adjust encounter {place} gone" if at_table and there else None
        more = f"adjust encounter {place} back" if at_table and not there else None
        found.append(place_row("encounter", words.say("encounter"), "encounter", int(there), less, more, words))
    return found


def unit_rows(position: Position, seat: int, place: int, words: Language, at_table: bool) -> list[Doc]:
    """The units of one seat there, by kind."""
    own = position.seats[seat]
    faction = FACTIONS[own.faction]
    found: list[Doc] = []
    for kind, (first, last) in enumerate(KIND_RANGES):
        here = sum(1 for at in own.at[first:last] if at == place)
        if not here and not at_table:
            continue
        name = f"{faction}.{UNIT_KINDS[kind]}"
        label = f"{words.faction(own.faction)}: {words.name('unit_kind', kind)}"
        less = more = None
        if at_table:
            less, more = unit_steps(own.at[first:last], kind, place, own.faction)
        found.append(place_row(name, label, f"{UNIT_KINDS[kind]}.{faction}.1", here, less, more, words))
    return found


def unit_steps(at: list[int], kind: int, place: int, faction: int) -> tuple[str | None, str | None]:
    """The steps that take one unit of a kind away from a place, or put one from the mat there."""
    in_play = [where for where in at if where != MAT]

    def step(places: list[int]) -> str:
        listed = " ".join(spoken_place(where, faction) for where in places) or "none"
        return f"adjust {FACTIONS[faction]} {UNIT_LISTS[kind]} {listed}"

    fewer = in_play[:]
    if place in fewer:
        fewer.remove(place)
    less = step(fewer) if place in in_play else None
    more = step([*in_play, place]) if len(in_play) < len(at) else None
    return less, more
