"""The six structure bonus tiles at every step of their tables; the counts are made on the map by eye."""

from random import Random

import pytest
from tests.scythe.scene import Scene

from maszyna.scythe.facts.structure_bonus import TILES, bonus_tiles
from maszyna.scythe.facts.world import Territory, world
from maszyna.scythe.ids import TERRAINS
from maszyna.scythe.score.scoring import score

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


# The printed tables: coins by what the tile counts.
PRINTED = {
    "adjacent_tunnels": [0, 2, 4, 4, 6, 6, 9],
    "adjacent_lakes": [0, 2, 4, 4, 6, 6, 9, 9],
    "adjacent_encounters": [0, 2, 4, 4, 6, 6, 9, 9, 9, 9],
    "on_tunnels": [0, 2, 4, 6, 6],
    "in_a_row": [0, 2, 4, 6, 9],
    "on_farms_tundras": [0, 2, 4, 6, 9],
}
LAND = [territory for territory in world().territories if TERRAINS[territory.terrain] != "lake"]
DIRECTIONS = [(0, 2), (1, 1), (1, -1)]  # rows down, half-hexes to the right


def beside(one: Territory, other: Territory) -> bool:
    """By the places of the hexes on the grid alone, so that rivers do not matter."""
    down, right = abs(one.row - other.row), abs(one.x2 - other.x2)
    return (down, right) in ((0, 2), (1, 1))


def counted(tile: str, places: list[int]) -> int:
    """What a tile counts, by a second, slow reading of it."""
    mine = [territory for territory in LAND if territory.id in places]
    if tile.startswith("adjacent"):
        wanted = {
            "adjacent_tunnels": [one for one in LAND if one.tunnel],
            "adjacent_lakes": [one for one in world().territories if TERRAINS[one.terrain] == "lake"],
            "adjacent_encounters": [one for one in LAND if one.encounter],
        }[tile]
        return len([one for one in wanted if any(beside(one, own) for own in mine)])
    if tile == "on_tunnels":
        return len([own for own in mine if own.tunnel])
    if tile == "on_farms_tundras":
        return len([own for own in mine if TERRAINS[own.terrain] in ("farm", "tundra")])
    grid = {(own.row, own.x2) for own in mine}
    longest = 0
    for row, x2 in grid:
        for down, right in DIRECTIONS:
            length = 1
            while (row + length * down, x2 + length * right) in grid:
                length += 1
            longest = max(longest, length)
    return longest


def placements() -> list[list[int]]:
    """All that stand on the page above, every single territory, and four hundred by chance."""
    chance = Random(5)
    lands = [territory.id for territory in LAND]
    by_chance = [chance.sample(lands, 2 + number % 3) for number in range(400)]
    return [places for _, places, _, _ in STEPS] + [[land] for land in lands] + by_chance


@pytest.mark.parametrize("tile", list(PRINTED))
def test_every_step_of_every_tile(tile: str) -> None:
    """The engine's coins are those printed for what a second reading counts, and every step of the table is met."""
    met = set()
    for places in placements():
        scene = built(tile, places)
        amount = counted(tile, places)
        met.add(amount)
        coins = score(scene.game.position, scene.index("saxony")).structure_bonus
        assert coins == PRINTED[tile][min(amount, len(PRINTED[tile]) - 1)], (places, amount)
    assert set(range(len(bonus_tiles()[TILES.index(tile)].table))) <= met


def test_what_stands_above_was_counted_right() -> None:
    for tile, places, amount, _ in STEPS:
        assert counted(tile, places) == amount, (tile, places)
