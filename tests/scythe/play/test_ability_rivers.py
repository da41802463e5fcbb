"""Abilities that cross rivers: Riverwalk of five factions, Burrow, Toka, and Swim of the Nordic workers."""

import pytest
from tests.scythe.campaign import factory_march, march, refused, trap, ways, ways_from, where
from tests.scythe.scene import Scene

# For each faction: where it stands, and which of the rivers there Riverwalk crosses, by the terrain beyond.
RIVERWALK = [
    ("nordic", 10, {4, 11}),  # forest and mountain, not the village 3
    ("nordic", 43, set()),  # a village and a tundra
    ("nordic", 12, {11}),  # not the tundra 5, not the village 19
    ("saxony", 35, {28}),  # forest, not the farm 29, not the village 36
    ("saxony", 28, {34}),  # mountain, not the farm 20, not the villages 21 and 35
    ("polania", 28, {21, 34, 35}),  # villages and mountain, not the farm 20
    ("polania", 14, {15}),  # mountain, not the tundra 8
    ("crimea", 44, {37}),  # tundra, not the forest 38, not the village 45
    ("crimea", 36, {43}),  # farm, not the village 35
    ("crimea", 28, {20}),  # farm, not the villages, not the mountain
    ("rusviet", 18, {19}),  # village, not the mountain 11, not the tundra 25
    ("rusviet", 28, {20, 21, 35}),  # farm and villages, not the mountain 34
]
CASES = [
    pytest.param(name, place, beyond, marks=pytest.mark.covers(f"ability {name} Riverwalk"), id=f"{name}-{place}")
    for name, place, beyond in RIVERWALK
]


@pytest.mark.parametrize("unit", ["character", "mech"])
@pytest.mark.parametrize(("name", "place", "beyond"), CASES)
def test_riverwalk_goes_by_the_terrain_stepped_onto(name: str, place: int, beyond: set[int], unit: str) -> None:
    dry = ways_from(name, unit, place)
    assert not dry & beyond
    assert ways_from(name, unit, place, "Riverwalk") == dry | beyond


@pytest.mark.parametrize(("name", "place", "beyond"), [case for case in CASES if case.values[0] != "nordic"])
def test_riverwalk_is_not_for_workers(name: str, place: int, beyond: set[int]) -> None:
    assert not ways_from(name, "worker", place, "Riverwalk") & beyond


@pytest.mark.covers("ability saxony Riverwalk", "ability crimea Riverwalk")
def test_riverwalk_is_no_way_onto_a_lake() -> None:
    assert 22 not in ways_from("saxony", "mech", 21, "Riverwalk")
    assert 42 not in ways_from("crimea", "mech", 43, "Riverwalk")


@pytest.mark.covers("ability nordic Swim")
@pytest.mark.parametrize(("place", "rivers"), [(10, {3, 4, 11}), (28, {20, 21, 34, 35}), (44, {37, 38, 45})])
def test_nordic_workers_swim_rivers_to_any_land(place: int, rivers: set[int]) -> None:
    assert ways_from("nordic", "worker", place) == ways_from("nordic", "mech", place) | rivers


@pytest.mark.covers("ability nordic Swim")
def test_swim_is_for_workers_and_not_for_lakes() -> None:
    assert not ways_from("nordic", "mech", 44) & {37, 38, 45}
    assert not ways_from("nordic", "character", 44) & {37, 38, 45}
    assert ways_from("nordic", "worker", 23) == {16, 24, 30}


@pytest.mark.covers("ability nordic Swim")
def test_a_swimming_worker_keeps_its_cargo_and_avoids_enemies() -> None:
    scene = Scene("nordic", "crimea")
    scene.put("nordic", "worker", 44)
    scene.put("crimea", "worker", 38)
    scene.lay(44, metal=2)
    march(scene, "nordic", "worker 44")
    assert refused(scene, "to 38") == "enemy_units_there"
    scene.say("to 37", "carry 2 metal")
    assert scene.resources(37) == [0, 0, 2, 0]


@pytest.mark.covers("ability albion Burrow")
@pytest.mark.parametrize("unit", ["character", "mech"])
def test_burrow_crosses_rivers_into_and_out_of_tunnels(unit: str) -> None:
    assert ways_from("albion", unit, 10, "Burrow") >= {3, 4, 11}
    assert ways_from("albion", unit, 11, "Burrow") == {4, 5, 10, 18}
    assert ways_from("albion", unit, 28, "Burrow") == {27, 29}
    assert ways_from("albion", unit, 21, "Burrow") == {14, 20, 15, 29}


@pytest.mark.covers("ability albion Burrow")
def test_burrow_counts_the_own_mine_but_not_an_enemy_one() -> None:
    for owner, crossed in (("albion", {5, 19}), ("nordic", set())):
        scene = Scene("albion", "nordic")
        scene.build(owner, "mine", 12)
        assert ways_from("albion", "mech", 12, "Burrow", scene=scene) & {5, 19} == crossed
    scene = Scene("albion", "nordic")
    scene.build("albion", "mine", 12)
    assert 12 in ways_from("albion", "mech", 5, "Burrow", scene=scene)


@pytest.mark.covers("ability albion Burrow")
def test_burrow_is_not_for_workers() -> None:
    assert not ways_from("albion", "worker", 10, "Burrow") & {3, 4, 11}


def togawa(*units: str) -> Scene:
    """Units on 28, where rivers run to 20, 21, 34 and 35, with Toka."""
    scene = Scene("togawa", "nordic")
    scene.unlock("togawa", "Toka")
    for unit in units:
        scene.put("togawa", unit, 28)
    return scene


@pytest.mark.covers("ability togawa Toka")
@pytest.mark.parametrize("unit", ["character", "mech"])
def test_toka_crosses_any_river(unit: str) -> None:
    assert ways_from("togawa", unit, 28, "Toka") == {27, 29, 20, 21, 34, 35}


@pytest.mark.covers("ability togawa Toka")
def test_toka_serves_one_unit_a_turn() -> None:
    scene = togawa("character", "mech")
    march(scene, "togawa", "mech 28", "to 20", "character 28")
    assert ways(scene) == {"27", "29"}
    scene = togawa("character", "mech")
    march(scene, "togawa", "mech 28", "to 20", "no more units")
    march(scene, "togawa", "character 28")
    assert ways(scene) == {"27", "29", "20", "21", "34", "35"}


@pytest.mark.covers("ability togawa Toka")
def test_toka_crosses_one_river_only() -> None:
    scene = togawa("mech")
    factory_march(scene, "togawa", "mech 28", "to 20")
    assert ways(scene) == {"14", "21"}


@pytest.mark.covers("ability togawa Toka")
def test_a_dry_step_does_not_use_toka_up() -> None:
    scene = togawa("mech", "mech")
    march(scene, "togawa", "mech 28", "to 27", "mech 28")
    assert "20" in ways(scene)


@pytest.mark.covers("ability togawa Toka")
def test_a_jump_to_a_trap_across_a_river_does_not_use_toka_up() -> None:
    scene = togawa("mech", "mech")
    scene.unlock("togawa", "Shinobi")
    trap(scene, "coins", 20)
    march(scene, "togawa", "mech 28", "to 20", "mech 28")
    assert "21" in ways(scene)


@pytest.mark.covers("ability togawa Toka")
def test_toka_is_not_for_workers_but_a_mech_carries_them_across() -> None:
    assert ways_from("togawa", "worker", 28, "Toka") == {27, 29}
    scene = togawa("mech", "worker")
    march(scene, "togawa", "mech 28", "to 20", "carry 1 worker")
    assert where(scene, "togawa", "worker") == [20]


@pytest.mark.covers("ability togawa Toka")
def test_toka_is_no_way_onto_a_lake() -> None:
    assert 22 not in ways_from("togawa", "mech", 21, "Toka")
