"""Whose units an Automa looks at: yours, when you alone play against it, otherwise a faction's."""

from typing import Final

from maszyna.kernel.bits import bit, i64, members
from maszyna.scythe.automa.sight import human_reach
from maszyna.scythe.board import DISTANCE, EVERYWHERE
from maszyna.scythe.ids import CHARACTER, FIRST_MECH, FIRST_WORKER
from maszyna.scythe.state import AUTOMA, HUMAN, Position
from maszyna.speech.language.translator import Form, Translator, mark, mark_form
from maszyna.speech.scythe.names.names import faction_of
from maszyna.speech.scythe.names.places import at_place

YOURS: Final[dict[str, Form]] = {
    "units": mark_form("genitive", "your units"),
    "combat_units": mark_form("genitive", "your combat units"),
    "workers": mark_form("genitive", "your workers"),
    "airships": mark_form("genitive", "your airship"),
}
THEIRS: Final[dict[str, Form]] = {
    "units": mark_form("genitive", "the enemy units"),
    "combat_units": mark_form("genitive", "the enemy combat units"),
    "workers": mark_form("genitive", "the enemy workers"),
    "airships": mark_form("genitive", "the enemy airships"),
}
YOURS_OVER_IT: Final = mark("your airship is over it")
THEIRS_OVER_IT: Final = mark("an enemy airship is over it")
# One combat unit: the character, a mech; or several of them.
YOUR_UNIT: Final[list[Form]] = [
    mark_form("genitive", "your character"),
    mark_form("genitive", "your mech"),
    mark_form("genitive", "your combat units"),
]
UNIT_OF: Final[list[Form]] = [
    mark_form("genitive", "the character of {faction}"),
    mark_form("genitive", "the mech of {faction}"),
    mark_form("genitive", "the combat units of {faction}"),
]
SEVERAL: Final = 2

Unit = tuple[int, int]  # seat, place


def is_enemy(position: Position, seat: int, index: int) -> bool:
    """A20: anybody else; in a cooperative game an Automa's enemies are the humans."""
    return index != seat and not (position.allied_automas and position.seats[index].player == AUTOMA)


def whose(translator: Translator, position: Position, seat: int) -> dict[str, object]:
    """The enemy's units, combat units, workers and airships, for the texts of steps."""
    others = [own for index, own in enumerate(position.seats) if is_enemy(position, seat, index)]
    yours = [own.player for own in others] == [HUMAN]
    said: dict[str, object] = {part: translator.form(form) for part, form in (YOURS if yours else THEIRS).items()}
    said["over_it"] = translator.say(YOURS_OVER_IT if yours else THEIRS_OVER_IT)
    return said


def combat_units(position: Position, seat: int) -> list[Unit]:
    """Where enemies have combat units; those on bases only if there is none on the board (R7)."""
    found = [
        (index, place)
        for index, own in enumerate(position.seats)
        if is_enemy(position, seat, index)
        for place in members(own.combat_units)
    ]
    return [unit for unit in found if bit(unit[1]) & EVERYWHERE] or found


def only_on_bases(position: Position, seat: int) -> bool:
    """Whether R7 says where the nearest enemy is."""
    return any(not bit(place) & EVERYWHERE for _, place in combat_units(position, seat))


def at_distance(position: Position, seat: int, places: i64, distance: int) -> list[Unit]:
    """The enemy's combat units that are just so far from one of these places."""
    return [
        unit
        for unit in combat_units(position, seat)
        if any(DISTANCE[unit[1]][place] == distance for place in members(places))
    ]


def reaching(position: Position, seat: int, place: int) -> list[Unit]:
    """The enemy's combat units in whose neighbourhood a place may be; an Automa's is around it."""
    found = []
    for index, start in combat_units(position, seat):
        human = position.seats[index].player == HUMAN
        if human_reach(position, index, start) & bit(place) if human else DISTANCE[start][place] <= 1:
            found.append((index, start))
    return found


def named(translator: Translator, position: Position, seat: int, units: list[Unit]) -> str:
    """A single place with its units, in the genitive; otherwise only whose they are."""
    if len(units) != 1:
        return str(whose(translator, position, seat)["combat_units"])
    index, place = units[0]
    own = position.seats[index]
    character = own.standing(place, CHARACTER, FIRST_MECH)
    kind = SEVERAL if own.standing(place, CHARACTER, FIRST_WORKER) > 1 else 0 if character else 1
    humans = [other for other in position.seats if other.player == HUMAN]
    if own.player == HUMAN and len(humans) == 1:
        unit = translator.form(YOUR_UNIT[kind])
    else:
        unit = translator.form(UNIT_OF[kind], {"faction": faction_of(translator, own.faction)})
    return f"{unit} {at_place(translator, place)}"
