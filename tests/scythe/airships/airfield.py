"""Helpers for tests of airships: a scene with two tiles, airships where they are wanted, cargo aboard."""

from tests.scythe.campaign import march
from tests.scythe.scene import Scene

from maszyna.kernel.packed_counts import packed
from maszyna.scythe.ids import ABOARD, CHARACTER, FIRST_WORKER, MAT, UNITS

PLAIN = ("bounty", "reap")  # tiles that change nothing in a move: workers aboard, range 2
FREIGHT = ("distract", "reap")  # the same with resources aboard


def airfield(
    *names: str, tiles: tuple[str, str] = PLAIN, own_tiles: dict[str, object] | None = None, **options: bool
) -> Scene:
    modules: dict[str, object] = {"airships": {"aggressive": tiles[0], "passive": tiles[1], **options}}
    if own_tiles is not None:
        modules["own_tiles"] = own_tiles
    return Scene(*names, modules=modules)


def hover(scene: Scene, name: str, place: int, *, workers: int = 0, **cargo: int) -> None:
    """Put a seat's airship over a place, with so much aboard."""
    own = scene.seat(name)
    own.airship = place
    own.cargo = packed([cargo.get(kind, 0) for kind in ("food", "wood", "metal", "oil")])
    for unit in range(FIRST_WORKER, UNITS):
        if workers and own.at[unit] == MAT:
            own.at[unit] = ABOARD
            workers -= 1
    own.muster()


def aboard(scene: Scene, name: str) -> list[int]:
    """Food, wood, metal, oil and workers aboard."""
    own = scene.seat(name)
    return [own.cargo >> (15 * kind) & 0x7FFF for kind in range(4)] + [own.standing(ABOARD, FIRST_WORKER, UNITS)]


def fly(scene: Scene, name: str, *texts: str) -> None:
    """A Move action that begins with the airship."""
    place = scene.seat(name).airship
    at = f"{name}_base" if place == scene.base(name) else str(place)
    march(scene, name, f"airship {at}", *texts)


def flights(scene: Scene) -> set[int]:
    """Where the airship may fly next."""
    assert scene.asked().endswith(" flight"), scene.asked()
    return {int(text.removeprefix("fly to ")) for text in scene.legal() if text.startswith("fly to ")}


def stay_home(scene: Scene, *names: str) -> None:
    """Characters off the board, so that they are in nobody's way."""
    for name in names:
        scene.seat(name).at[CHARACTER] = scene.base(name)
        scene.seat(name).muster()
