"""The step ``move``: the unit, from where, to where, and what it carries; from where may stay unsaid if it is plain.

With the steps about airships and what they carry.
"""

from typing import Final

from maszyna.scythe.ids import AIRSHIP, MAT, RESOURCES, UNIT_KINDS
from maszyna.scythe.place_texts import unit_kind
from maszyna.scythe.state import AUTOMA
from maszyna.scythe.table.airship_steps import AboardStep, CargoStep, FlyStep, LoadStep, has_airships
from maszyna.scythe.table.count_steps import TableStep
from maszyna.scythe.table.last_turns import LastTurnStep
from maszyna.scythe.table.move_steps import MoveStep
from maszyna.scythe.table.piece_steps import KIND_RANGES
from maszyna.scythe.table.refusals import Refusal
from maszyna.scythe.table.table import Table
from maszyna.scythe.table.word_reader import MOST, NONE, Change, WordReader

CARRIED: Final = ["workers", *RESOURCES]
AIRSHIP_COMMANDS: Final = ["airship", "cargo", "aboard", "load", "unload", "done"]


def read_move(table: Table, words: WordReader, seat: int) -> TableStep:
    own = table.game.position.seats[seat]
    kind = words.pick(UNIT_KINDS, "unit")
    if kind == unit_kind(AIRSHIP):
        return read_flight(table, words, seat)
    start = words.place(own.faction)
    if words.is_place():
        end = words.place(own.faction)
    else:
        end = start
        start = _only_place(table, seat, kind)
    crew, cargo = read_carried(words)
    return MoveStep(seat, kind, start, end, crew, cargo)


def read_flight(table: Table, words: WordReader, seat: int) -> FlyStep:
    """``move airship 23``; from where may be said too."""
    has_airships(table)
    faction = table.game.position.seats[seat].faction
    place = words.place(faction)
    if words.is_place():
        place = words.place(faction)
    if place == MAT:
        raise Refusal("wants_place", "mat")
    return FlyStep(seat, place, None)


def read_carried(words: WordReader) -> tuple[int, list[int]]:
    """Workers, and resources by kind."""
    crew = 0
    cargo = [0, 0, 0, 0]
    while words.more():
        what = words.pick(CARRIED, "cargo")
        amount = words.number(1, MOST, "number") if words.is_number() else 1
        if what:
            cargo[what - 1] += amount
        else:
            crew += amount
    if max(cargo) > MOST:
        raise Refusal("at_most_resources", str(MOST))
    return crew, cargo


def read_changes(words: WordReader) -> tuple[list[int], list[Change]]:
    """Resources, each with how many there are now or how many more or less; ``none`` for none at all."""
    kinds: list[int] = []
    changes: list[Change] = []
    if words.skip(NONE):
        return kinds, changes
    while not kinds or words.more():
        kinds.append(words.pick(RESOURCES, "resource"))
        changes.append(words.change())
    return kinds, changes


def _only_place(table: Table, seat: int, kind: int) -> int:
    """Where the units of a kind stand, if they stand together."""
    own = table.game.position.seats[seat]
    first, last = KIND_RANGES[kind]
    places = {place for place in own.at[first:last] if place != MAT}
    if not places:
        raise Refusal("none_on_board", UNIT_KINDS[kind])
    if len(places) != 1:
        raise Refusal("which_unit", UNIT_KINDS[kind])
    return places.pop()


def read_airship_step(table: Table, words: WordReader, seat: int, command: str) -> TableStep:
    own = table.game.position.seats[seat]
    if command == "done":
        return LastTurnStep(seat)
    has_airships(table)
    if own.player == AUTOMA and command != "airship":
        raise Refusal("not_of_automa", command)
    if command == "airship":
        place = words.place(own.faction)
        if place == MAT:
            raise Refusal("wants_place", "mat")
        return FlyStep(seat, place, CargoStep(seat, *read_changes(words)) if words.more() else None)
    if command == "cargo":
        return CargoStep(seat, *read_changes(words))
    if command == "aboard":
        return AboardStep(seat, words.change())
    if not words.more():
        raise Refusal("wants_cargo")
    crew, cargo = read_carried(words)
    return LoadStep(seat, command == "unload", crew, cargo)
