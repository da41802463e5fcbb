"""The past of a table changed: a line replaced or left out, and what was reported after it taken again.

What no longer fits stays as a pending line. A turn before the last Automa's can be changed in two ways: the difference
is recorded now and the Automas stay as they are, or everything is played again from there with the same cards.
"""

from typing import Final

from maszyna.kernel.record import Record
from maszyna.scythe.ids import BOTTOMS, FACTIONS, MAT, RESOURCES, STRUCTURES
from maszyna.scythe.place_texts import place_text
from maszyna.scythe.state import HUMAN
from maszyna.scythe.table.automa_turn_step import AutomaTurnStep
from maszyna.scythe.table.differences import Instruction, differences, places_of
from maszyna.scythe.table.fight_step import FightStep
from maszyna.scythe.table.pending_step import PENDING
from maszyna.scythe.table.piece_steps import HELD, KIND_RANGES, UNIT_LISTS
from maszyna.scythe.table.played_table import PlayedTable
from maszyna.scythe.table.read_step import SO
from maszyna.scythe.table.refusals import Missing, Refusal
from maszyna.scythe.table.table import Table
from maszyna.scythe.table.word_reader import NONE, name_text, spoken_place

NOTHING: Final = ""


def rewritten(record: Record[PlayedTable], at: int, text: str) -> Record[PlayedTable]:
    """The record with another step as action ``at``, or without it; later steps are taken again as far as they fit."""
    twin = record.branch(at - 1)
    if text:
        twin.take(text)
    for later in record.actions[at:]:
        take_or_keep(twin, later)
    return twin


def take_or_keep(record: Record[PlayedTable], text: str) -> None:
    said = text.removeprefix(f"{PENDING} ")
    try:
        record.take(said)
    except (Refusal, Missing):
        record.take(f"{PENDING} {said}")


def confirmed(record: Record[PlayedTable], at: int) -> Record[PlayedTable]:
    """The same with the word that action ``at`` is so: nothing is noted of it any more."""
    text = record.actions[at - 1]
    if text.startswith((f"{SO} ", f"{PENDING} ")):
        return rewritten(record, at, NOTHING) if text.startswith(PENDING) else record.branch()
    return rewritten(record, at, f"{SO} {text}")


def played_again(record: Record[PlayedTable], at: int, text: str) -> Record[PlayedTable]:
    """From there with the same cards and what people said, up to a combat or a question that is new."""
    twin = record.branch(at - 1)
    if text:
        twin.take(text)
    for later in record.actions[at:]:
        table = twin.game.table
        step = twin.game.read(later).step
        if isinstance(step, FightStep) and not table.fight_place():
            continue  # it was fought, but not in this game
        if isinstance(step, AutomaTurnStep | FightStep):
            try:
                twin.take(later)
            except (Refusal, Missing):
                return twin
        else:
            take_or_keep(twin, later)
    return twin


def left_as_it_is(record: Record[PlayedTable], at: int, text: str) -> Record[PlayedTable]:
    """The Automas stay as they are, and what the step would have changed otherwise is corrected now."""
    return corrected(record, at, text, False)


def left_where_it_is(record: Record[PlayedTable], at: int, text: str) -> Record[PlayedTable]:
    """The same, but a unit that has gone on since stays where it is."""
    return corrected(record, at, text, True)


def corrected(record: Record[PlayedTable], at: int, text: str, stays: bool) -> Record[PlayedTable]:
    other = record.branch(at - 1)
    if text:
        other.take(text)
    twin = record.branch()
    before, then = record.at(at - 1).table, record.at(at).table
    for todo in differences(then, other.game.table):
        went = units_gone(before, then, todo) if todo.what == "unit" else []
        step = correction(twin.game.table, todo, went, stays)
        if step:
            take_or_keep(twin, step)
            if is_empty(twin):
                twin = twin.branch(len(twin.actions) - 1)
    return twin


def is_empty(record: Record[PlayedTable]) -> bool:
    """Whether the last correction has changed nothing, as what it was about has gone since: no line is left of it."""
    return not record.actions[-1].startswith(f"{PENDING} ") and not record.entries[-1].instructions


def units_gone(before: Table, then: Table, todo: Instruction) -> list[int]:
    """Which units the step had brought to where the difference takes them from."""
    first, last = KIND_RANGES[todo.field("kind")]
    was, now = before.game.position.seats[todo.seat].at, then.game.position.seats[todo.seat].at
    start = todo.field("from")
    return [unit for unit in range(first, last) if now[unit] == start != was[unit]] if start != MAT else []


def correction(table: Table, todo: Instruction, went: list[int], stays: bool) -> str:
    """The step that brings about one difference, whatever has happened since.

    ``went``: the units that it is about; with ``stays`` those that have gone on since are left where they are.
    """
    whose = f"adjust {FACTIONS[table.game.position.seats[todo.seat].faction]} " if todo.seat >= 0 else "adjust "
    if todo.what == "unit":
        return f"{whose}{units_after(table, todo, went, stays)}"
    if todo.what in ("power", "popularity", "coins", "cards", "stars"):
        own_stars = todo.what != "stars" or table.game.position.seats[todo.seat].player == HUMAN
        return f"{whose}{todo.what} {todo.field('to') - todo.field('from'):+d}" if own_stars else NOTHING
    if todo.what == "resources":
        return (
            f"{whose}resources {place_text(todo.field('place'))} {RESOURCES[todo.field('resource')]} {todo.amount:+d}"
        )
    if todo.what == "structure":
        name, place = STRUCTURES[todo.field("structure")], todo.field("to")
        return f"{whose}build no {name}" if place == MAT else f"{whose}build {name} {place}"
    if todo.what == "encounter":
        return f"{whose}encounter {todo.field('place')} {'back' if todo.field('there') else 'gone'}"
    if todo.what == "token":
        return f"{whose}token {todo.field('place')}{'' if todo.field('there') else ' gone'}"
    if todo.what == "airship":
        return f"{whose}airship {spoken_place(todo.field('to'), table.game.position.seats[todo.seat].faction)}"
    if todo.what == "cargo":
        return f"{whose}cargo {RESOURCES[todo.field('resource')]} {todo.amount:+d}"
    if todo.what == "factory_card":
        return f"{whose}factory{'' if todo.field('has') else ' no'}"
    return held_after(whose, todo)


def held_after(whose: str, todo: Instruction) -> str:
    """What lies on a mat: abilities, recruits, cubes, costs."""
    if todo.what == "cost":
        return f"{whose}savings {BOTTOMS[todo.field('bottom')]} {todo.field('from') - todo.field('to'):+d}"
    if todo.what not in HELD:
        return NOTHING
    no = "" if todo.field("has") else "no "
    return f"{whose}{todo.what} {no}{name_text(HELD[todo.what][todo.field(todo.what)])}"


def units_after(table: Table, todo: Instruction, went: list[int], stays: bool) -> str:
    """Where all units of the kind stand when some of them have gone from one place to another."""
    kind, start, end = todo.field("kind"), todo.field("from"), todo.field("to")
    own = table.game.position.seats[todo.seat]
    places = places_of(table, todo.seat, kind)
    for number in range(todo.amount):
        now = own.at[went[number]] if number < len(went) else start
        if now in places and not (stays and now != start):
            places.remove(now)
        elif start != MAT:
            continue
        if end != MAT:
            places.append(end)
    return units_listed(kind, places, own.faction)


def units_listed(kind: int, places: list[int], faction: int, more: str = "") -> str:
    """The words that put all units of a kind on these places, and one on a place still to be named."""
    listed = [spoken_place(place, faction) for place in places]
    return " ".join([UNIT_LISTS[kind], *listed, *([more] if more else [] if listed else [NONE])])
