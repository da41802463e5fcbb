"""The six structure bonus tiles at every step of their tables; the counts are made on the map by eye."""

import pytest
from tests.scythe.scene import Scene

from maszyna.scythe.play.score import score

STEPS: list[tuple[str, list[int], int, int]] = [
    # tile, structures, what the tile counts, coins
    ("adjacent_tunnels", [], 0, 0),
    ("adjacent_tunnels", [10], 0, 0),  # on a tunnel, beside none: the tunnels' own links do not count
    ("adjacent_tunnels", [4], 1, 2),
    ("adjacent_tunnels", [3, 4], 1, 2),  # both touch 10, across rivers
    ("adjacent_tunnels", [5, 4], 1, 2),  # the first is the Mine, which is no tunnel
    ("adjacent_tunnels", [16], 2, 4),
    ("adjacent_tunnels", [16, 12], 3, 4),
    ("adjacent_tunnels", [16, 24], 4, 6),
    ("adjacent_tunnels", [16, 24, 21], 5, 6),
    ("adjacent_tunnels", [16, 24, 30], 6, 9),
    ("adjacent_lakes", [46], 0, 0),
    ("adjacent_lakes", [14], 1, 2),
    ("adjacent_lakes", [14, 1], 1, 2),
    ("adjacent_lakes", [8], 2, 4),
    ("adjacent_lakes", [16], 3, 4),
    ("adjacent_lakes", [16, 24], 4, 6),
    ("adjacent_lakes", [16, 32], 5, 6),
    ("adjacent_lakes", [16, 32, 1], 6, 9),
    ("adjacent_lakes", [16, 32, 1, 43], 7, 9),
    ("adjacent_encounters", [23], 0, 0),
    ("adjacent_encounters", [3], 0, 0),  # its own symbol is not beside it
    ("adjacent_encounters", [46], 1, 2),
    ("adjacent_encounters", [2], 2, 4),
    ("adjacent_encounters", [28], 3, 4),
    ("adjacent_encounters", [28, 46], 4, 6),
    ("adjacent_encounters", [28, 2], 5, 6),
    ("adjacent_encounters", [28, 2, 46], 6, 9),
    ("adjacent_encounters", [28, 2, 45], 7, 9),
    ("adjacent_encounters", [28, 2, 45, 12], 9, 9),  # beyond the tile
    ("on_tunnels", [43], 0, 0),  # a Mine
    ("on_tunnels", [10], 1, 2),
    ("on_tunnels", [10, 15, 43], 2, 4),
    ("on_tunnels", [10, 15, 18], 3, 6),
    ("on_tunnels", [29, 15, 32, 37], 4, 6),
    ("in_a_row", [], 0, 0),
    ("in_a_row", [1], 1, 2),
    ("in_a_row", [1, 3], 1, 2),  # a gap
    ("in_a_row", [1, 2], 2, 4),
    ("in_a_row", [4, 5, 11], 2, 4),  # a triangle
    ("in_a_row", [2, 3, 10], 2, 4),  # a bend
    ("in_a_row", [1, 2, 4, 5], 2, 4),
    ("in_a_row", [2, 3, 4], 3, 6),  # a river does not break it
    ("in_a_row", [4, 11, 18], 3, 6),
    ("in_a_row", [1, 2, 3, 4], 4, 9),
    ("in_a_row", [4, 11, 18, 25], 4, 9),
    ("in_a_row", [24, 12, 6, 18], 4, 9),
    ("on_farms_tundras", [3], 0, 0),
    ("on_farms_tundras", [2], 1, 2),
    ("on_farms_tundras", [5], 1, 2),
    ("on_farms_tundras", [2, 5], 2, 4),
    ("on_farms_tundras", [2, 5, 8], 3, 6),
    ("on_farms_tundras", [2, 12, 5, 8], 4, 9),
]


def built(tile: str, places: list[int]) -> Scene:
    scene = Scene("saxony", "crimea", bonus=tile)
    for structure, place in zip(("mine", "monument", "armory", "mill"), places, strict=False):
        scene.build("saxony", structure, place)
    return scene


CASES = [
    pytest.param(tile, places, coins, marks=pytest.mark.covers(f"bonus tile {tile}"), id=f"{tile}-{places}")
    for tile, places, _, coins in STEPS
]


@pytest.mark.parametrize(("tile", "places", "coins"), CASES)
def test_step(tile: str, places: list[int], coins: int) -> None:
    scene = built(tile, places)
    found = score(scene.game.position, scene.index("saxony"))
    assert found.structure_bonus == coins
    assert found.total == coins + found.territories + found.stars  # four structures are a star as well
    assert score(scene.game.position, scene.index("crimea")).total == 0  # only the own structures count


@pytest.mark.parametrize(("tile", "places", "coins"), CASES)
def test_no_control_is_needed(tile: str, places: list[int], coins: int) -> None:
    scene = built(tile, places)
    scene.put("crimea", "worker", *places)
    found = score(scene.game.position, scene.index("saxony"))
    assert (found.structure_bonus, found.territories) == (coins, 0)


def test_popularity_does_not_matter_to_it() -> None:
    scene = built("in_a_row", [1, 2, 3, 4])
    scene.seat("saxony").popularity = 18
    assert score(scene.game.position, scene.index("saxony")).structure_bonus == 9


def test_every_step_of_every_tile() -> None:
    tables = {
        "adjacent_tunnels": {0: 0, 1: 2, 2: 4, 3: 4, 4: 6, 5: 6, 6: 9},
        "adjacent_lakes": {0: 0, 1: 2, 2: 4, 3: 4, 4: 6, 5: 6, 6: 9, 7: 9},
        "adjacent_encounters": {0: 0, 1: 2, 2: 4, 3: 4, 4: 6, 5: 6, 6: 9, 7: 9, 9: 9},
        "on_tunnels": {0: 0, 1: 2, 2: 4, 3: 6, 4: 6},
        "in_a_row": {0: 0, 1: 2, 2: 4, 3: 6, 4: 9},
        "on_farms_tundras": {0: 0, 1: 2, 2: 4, 3: 6, 4: 9},
    }
    for tile, table in tables.items():
        assert {amount: coins for one, _, amount, coins in STEPS if one == tile} == table
