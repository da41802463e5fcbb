"""Helpers for tests of movement and combat: a Move action, where units stand, what a refusal leaves untouched."""

import pytest
from tests.scythe.scene import Scene

from maszyna.kernel.bits import bit, members
from maszyna.kernel.errors import IllegalAction
from maszyna.scythe.ids import CHARACTER, FIRST_MECH, FIRST_WORKER, GOODS, MAT, UNITS
from maszyna.scythe.state import NO_SECTION

RANGES = {
    "character": (CHARACTER, FIRST_MECH),
    "mech": (FIRST_MECH, FIRST_WORKER),
    "worker": (FIRST_WORKER, UNITS),
}


def march(scene: Scene, name: str, *texts: str) -> None:
    """Begin a seat's turn, its action token free to go anywhere, with the Move action."""
    scene.seat(name).section = NO_SECTION
    scene.begin(name)
    scene.say("section move", "move units", *texts)


def factory_march(scene: Scene, name: str, *texts: str) -> None:
    """Begin a seat's turn with the movement of a Factory card."""
    seat = scene.seat(name)
    seat.factory_card = 4
    seat.section = NO_SECTION
    scene.begin(name)
    scene.say("section factory")
    if scene.asked() == f"{name} top":
        scene.say("skip top")
    scene.say("factory move", *texts)


def where(scene: Scene, name: str, kind: str) -> list[int]:
    """The places of a seat's units of one kind, ascending; those on the mat are left out."""
    first, last = RANGES[kind]
    return sorted(place for place in scene.seat(name).at[first:last] if place != MAT)


def ways(scene: Scene) -> set[str]:
    """Where the moving unit may step now: numbers and base names."""
    assert scene.asked().endswith(" step"), scene.asked()
    return {text.removeprefix("to ") for text in scene.legal() if text.startswith("to ")}


def ways_from(name: str, unit: str, place: int, *abilities: str, scene: Scene | None = None) -> set[int]:
    """The places one step leads to, bases by number, for one unit put on a place of an otherwise empty board."""
    scene = scene or Scene(name, "nordic" if name != "nordic" else "crimea")
    scene.unlock(name, *abilities)
    scene.put(name, unit, place)
    march(scene, name, f"{unit} {place}" if place < 48 else f"{unit} {name}_base")
    return {int(way) if way.isdigit() else scene.base(way.removesuffix("_base")) for way in ways(scene)}


def held(scene: Scene, name: str) -> list[int]:
    """The territories a seat controls."""
    return members(scene.game.position.controlled(scene.index(name)))


def encounter(scene: Scene, *places: int) -> None:
    """Lay encounter tokens."""
    for place in places:
        scene.game.position.encounters |= bit(place)


def trap(scene: Scene, penalty: str, place: int, armed: bool = True) -> None:
    """Lay one of Togawa's traps."""
    togawa = scene.seat("togawa")
    togawa.traps[["popularity", "power", "coins", "combat_cards"].index(penalty)] = place
    if armed:
        togawa.armed |= bit(place)
    assert penalty in GOODS


def flag(scene: Scene, *places: int) -> None:
    """Plant Albion's flags."""
    for place in places:
        scene.seat("albion").flags |= bit(place)


def picture(thing: object) -> object:
    """All that an object of the engine holds, comparable; what happened is left out."""
    if isinstance(thing, list | tuple):
        return [picture(item) for item in thing]
    if not type(thing).__module__.startswith("maszyna."):
        return thing
    names = [name for name in dir(thing) if not name.startswith("_") and name != "log"]
    fields = [(name, getattr(thing, name)) for name in names]
    return [type(thing).__name__, *((name, picture(value)) for name, value in fields if not callable(value))]


def refused(scene: Scene, text: str) -> str:
    """The reason code for an action that is not legal now; nothing may change by asking."""
    before = picture(scene.game)
    events = len(scene.game.log or [])
    with pytest.raises(IllegalAction) as caught:
        scene.say(text)
    assert picture(scene.game) == before
    assert len(scene.game.log or []) == events
    assert caught.value.legal == scene.legal()
    return caught.value.reason


def battle(
    attacker: str,
    defender: str,
    *,
    at: int = 30,
    start: int = 23,
    power: tuple[int, int] = (0, 0),
    abilities: tuple[tuple[str, ...], tuple[str, ...]] = ((), ()),
    variants: list[str] | None = None,
    others: tuple[str, ...] = (),
) -> Scene:
    """One mech of each side, ready for the attacker's step from ``start`` to ``at``; see ``attack``."""
    scene = Scene(attacker, defender, *others, variants=variants)
    for name, strength, unlocked, place in zip((attacker, defender), power, abilities, (start, at), strict=True):
        scene.put(name, "mech", place)
        scene.seat(name).power = strength
        scene.unlock(name, *unlocked)
    return scene


def attack(scene: Scene, attacker: str, at: int = 30, start: int = 23, *cargo: str) -> None:
    """The attacker's mech steps into the battle and nobody else moves: up to the first decision of the combat."""
    march(scene, attacker, f"mech {start}", f"to {at}", *cargo, "no more units")
