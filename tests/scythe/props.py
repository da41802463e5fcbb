"""Small things to arrange and to look at in a scene."""

from tests.scythe.scene import Scene

from maszyna.kernel.bits import mask_of, members
from maszyna.kernel.packed_counts import counts, packed
from maszyna.scythe.ids import BOTTOMS, CUBES, STARS, UNIT_KINDS


def have(scene: Scene, name: str, **amounts: int) -> None:
    """Set power, popularity, coins, stars, factory_card and the like of a seat."""
    for what, amount in amounts.items():
        assert isinstance(getattr(scene.seat(name), what), int), what
        setattr(scene.seat(name), what, amount)


def purse(scene: Scene, name: str) -> list[int]:
    """Coins, power, popularity."""
    seat = scene.seat(name)
    return [seat.coins, seat.power, seat.popularity]


def hand(scene: Scene, name: str) -> list[int]:
    """The values of the combat cards in a hand."""
    held = counts(scene.seat(name).hand)
    return [value for value, amount in zip((2, 3, 4, 5), held, strict=True) for _ in range(amount)]


def units(scene: Scene, name: str, kind: str) -> list[int]:
    """Where the units of a kind stand, those on the mat left out."""
    first, last = {"character": (0, 1), "mech": (1, 5), "worker": (5, 13)}[kind]
    assert kind in UNIT_KINDS
    return sorted(place for place in scene.seat(name).at[first:last] if place)


def recruits(scene: Scene, name: str, *bottoms: str) -> None:
    """Enlist recruits of these sections, and take as many one-time bonuses from the left."""
    scene.seat(name).recruits = mask_of([BOTTOMS.index(bottom) for bottom in bottoms])
    scene.seat(name).bonuses = (1 << len(bottoms)) - 1


def upgrades(scene: Scene, name: str, *cubes: str, **savings: int) -> None:
    """Move these cubes, and say how many cover the cost boxes of which bottom action."""
    scene.seat(name).cubes = mask_of([CUBES.index(cube) for cube in cubes])
    scene.seat(name).savings = packed([savings.get(bottom, 0) for bottom in BOTTOMS])


def stars(scene: Scene, name: str) -> list[str]:
    """The kinds of star a seat has placed."""
    return [STARS[kind] for kind in members(scene.seat(name).star_kinds)]


def objectives(scene: Scene, name: str, *numbers: int) -> None:
    scene.seat(name).objectives = mask_of(list(numbers))
