"""The steps ``airship``, ``cargo``, ``aboard``, ``load`` and ``unload``, and the last turns of the people."""

from typing import Final

from maszyna.scythe.state import AUTOMA
from maszyna.scythe.table.aboard import Aboard, Cargo, Fly, Load, has_airships
from maszyna.scythe.table.desk import Table
from maszyna.scythe.table.ending import LastTurn
from maszyna.scythe.table.reading_moves import read_carried, read_changes
from maszyna.scythe.table.refusals import Refusal
from maszyna.scythe.table.steps import Step
from maszyna.scythe.table.words import Words
from maszyna.scythe.words import MAT

AIR_COMMANDS: Final = ["airship", "cargo", "aboard", "load", "unload", "done"]


def read_air(table: Table, words: Words, seat: int, command: str) -> Step:
    own = table.game.position.seats[seat]
    if command == "done":
        return LastTurn(seat)
    has_airships(table)
    if own.player == AUTOMA and command != "airship":
        raise Refusal("not_of_automa", command)
    if command == "airship":
        place = words.place(own.faction)
        if place == MAT:
            raise Refusal("wants_place", "mat")
        return Fly(seat, place, Cargo(seat, *read_changes(words)) if words.more() else None)
    if command == "cargo":
        return Cargo(seat, *read_changes(words))
    if command == "aboard":
        return Aboard(seat, words.change())
    if not words.more():
        raise Refusal("wants_cargo")
    crew, cargo = read_carried(words)
    return Load(seat, command == "unload", crew, cargo)
