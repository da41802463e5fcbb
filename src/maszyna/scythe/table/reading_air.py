"""The steps ``airship``, ``cargo``, ``aboard``, ``load`` and ``unload``, and the last turns of the people."""

from typing import Final

from maszyna.scythe.state import AUTOMA
from maszyna.scythe.table.aboard import Aboard, Cargo, Fly, Load, has_airships
from maszyna.scythe.table.desk import Table
from maszyna.scythe.table.ending import LastTurn
from maszyna.scythe.table.reading_moves import read_carried
from maszyna.scythe.table.refusals import Refusal
from maszyna.scythe.table.steps import Step
from maszyna.scythe.table.words import NONE, Words
from maszyna.scythe.words import MAT, RESOURCES

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
        return Fly(seat, place, _read_cargo(words, seat) if words.more() else None)
    if command == "cargo":
        return _read_cargo(words, seat)
    if command == "aboard":
        return Aboard(seat, words.change())
    if not words.more():
        raise Refusal("wants_cargo")
    crew, cargo = read_carried(words)
    return Load(seat, command == "unload", crew, cargo)


def _read_cargo(words: Words, seat: int) -> Cargo:
    kinds: list[int] = []
    changes = []
    if not words.skip(NONE):
        kinds.append(words.pick(RESOURCES, "resource"))
        changes.append(words.change())
        while words.more():
            kinds.append(words.pick(RESOURCES, "resource"))
            changes.append(words.change())
    return Cargo(seat, kinds, changes)
