"""Abilities that enter lakes: Seaworthy, Submerge, Suiton."""

import pytest
from tests.scythe.campaign import march, ways_from, where
from tests.scythe.scene import Scene

LAKES = {7, 9, 17, 22, 31, 33, 42}
SAILORS = [("nordic", "Seaworthy"), ("polania", "Submerge"), ("togawa", "Suiton")]
BY_FACTION = [
    pytest.param(name, ability, marks=pytest.mark.covers(f"ability {name} {ability}")) for name, ability in SAILORS
]


@pytest.mark.parametrize("unit", ["character", "mech"])
@pytest.mark.parametrize(("name", "ability"), BY_FACTION)
def test_plastic_enters_adjacent_lakes_only(name: str, ability: str, unit: str) -> None:
    assert ways_from(name, unit, 23, ability) == {16, 24, 30, 17, 22, 31}
    assert ways_from(name, unit, 23) == {16, 24, 30}


@pytest.mark.parametrize("unit", ["character", "mech"])
@pytest.mark.parametrize(("name", "ability"), BY_FACTION)
def test_plastic_leaves_a_lake_for_every_shore(name: str, ability: str, unit: str) -> None:
    assert ways_from(name, unit, 33, ability) - LAKES == {25, 26, 32, 39, 40}


@pytest.mark.parametrize(("name", "ability"), BY_FACTION)
def test_a_lake_is_never_entered_by_a_worker_alone(name: str, ability: str) -> None:
    assert not ways_from(name, "worker", 23, ability) & LAKES


@pytest.mark.parametrize(("name", "ability"), BY_FACTION)
def test_a_mech_carries_workers_onto_a_lake(name: str, ability: str) -> None:
    scene = Scene(name, "crimea")
    scene.unlock(name, ability)
    scene.put(name, "mech", 23)
    scene.put(name, "worker", 23)
    march(scene, name, "mech 23", "to 22", "carry 1 worker")
    assert where(scene, name, "worker") == [22]


@pytest.mark.covers("ability polania Submerge")
@pytest.mark.parametrize("unit", ["character", "mech"])
def test_for_submerge_all_lakes_are_neighbours(unit: str) -> None:
    assert ways_from("polania", unit, 33, "Submerge") & LAKES == LAKES - {33}
    assert ways_from("polania", unit, 25, "Submerge") & LAKES == {33}


@pytest.mark.covers("ability nordic Seaworthy", "ability togawa Suiton")
@pytest.mark.parametrize(("name", "ability"), [("nordic", "Seaworthy"), ("togawa", "Suiton")])
def test_for_others_no_lake_leads_to_another(name: str, ability: str) -> None:
    assert not ways_from(name, "mech", 33, ability) & LAKES


@pytest.mark.covers("ability nordic Seaworthy")
def test_a_lake_is_a_territory_that_counts() -> None:
    scene = Scene("nordic", "crimea")
    scene.unlock("nordic", "Seaworthy")
    scene.put("nordic", "mech", 23)
    march(scene, "nordic", "mech 23", "to 22", "no more units")
    assert scene.game.scores()[scene.index("nordic")] == 2


@pytest.mark.covers("ability polania Submerge")
def test_nobody_surfaces_on_a_base() -> None:
    assert ways_from("polania", "mech", 7, "Submerge") == (LAKES - {7}) | {1, 8, 14}
