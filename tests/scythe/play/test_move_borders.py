"""Over which borders units go (section 6): open ones, rivers, shores, tunnels, home bases, and who stands there."""

import pytest
from tests.scythe.campaign import held, march, refused, ways, ways_from, where
from tests.scythe.scene import Scene

UNITS = ["character", "mech", "worker"]
BASES = {
    "nordic": {4, 5},
    "rusviet": {19, 26},
    "togawa": {40, 46},
    "crimea": {43, 47},
    "saxony": {34, 41},
    "polania": {14, 20},
    "albion": {1, 2},
}


@pytest.mark.parametrize("unit", UNITS)
@pytest.mark.parametrize(
    ("place", "neighbours"),
    [(44, {43, 47}), (28, {27, 29}), (23, {16, 24, 30}), (2, {1, 3, 8})],
)
def test_only_open_borders_lead_on_without_abilities(unit: str, place: int, neighbours: set[int]) -> None:
    assert ways_from("saxony", unit, place) == neighbours


@pytest.mark.parametrize("unit", UNITS)
def test_tunnels_are_neighbours_of_each_other_for_all_units(unit: str) -> None:
    assert ways_from("saxony", unit, 10) == {16, 15, 18, 29, 32, 37}


def test_a_territory_beside_a_tunnel_is_no_tunnel() -> None:
    assert ways_from("saxony", "mech", 16) == {10, 15, 23}


@pytest.mark.parametrize("unit", UNITS)
def test_the_own_mine_is_a_tunnel_for_its_owner(unit: str) -> None:
    scene = Scene("saxony", "nordic")
    scene.build("saxony", "mine", 46)
    assert ways_from("saxony", unit, 46, scene=scene) == {39, 40, 45, 10, 15, 18, 29, 32, 37}
    scene = Scene("saxony", "nordic")
    scene.build("saxony", "mine", 46)
    assert 46 in ways_from("saxony", unit, 32, scene=scene)


@pytest.mark.parametrize("unit", UNITS)
def test_a_mine_is_no_tunnel_for_others(unit: str) -> None:
    scene = Scene("saxony", "nordic")
    scene.build("nordic", "mine", 46)
    assert ways_from("saxony", unit, 46, scene=scene) == {39, 40, 45}
    scene = Scene("saxony", "nordic")
    scene.build("nordic", "mine", 46)
    assert 46 not in ways_from("saxony", unit, 32, scene=scene)


def test_other_structures_are_no_tunnels() -> None:
    scene = Scene("saxony", "nordic")
    scene.build("saxony", "mill", 46)
    assert 46 not in ways_from("saxony", "mech", 32, scene=scene)


def test_the_own_mine_stays_a_tunnel_when_an_enemy_controls_its_territory() -> None:
    scene = Scene("saxony", "nordic")
    scene.build("saxony", "mine", 46)
    scene.put("nordic", "worker", 46)
    assert held(scene, "nordic") == [46]
    scene.put("saxony", "mech", 32)
    march(scene, "saxony", "mech 32", "to 46")
    assert where(scene, "saxony", "mech") == [46]


@pytest.mark.parametrize("name", list(BASES))
@pytest.mark.parametrize("unit", ["character", "worker"])
def test_a_home_base_is_left_for_its_two_land_neighbours(name: str, unit: str) -> None:
    scene = Scene(name, "nordic" if name != "nordic" else "crimea")
    assert ways_from(name, unit, scene.base(name), scene=scene) == BASES[name]


@pytest.mark.parametrize("unit", UNITS)
@pytest.mark.parametrize("name", list(BASES))
def test_nobody_walks_onto_a_base_not_even_the_own(name: str, unit: str) -> None:
    for base, neighbours in BASES.items():
        scene = Scene("saxony", "albion") if name in ("saxony", "albion") else Scene("saxony", name)
        place = min(neighbours)
        scene.put("saxony", unit, place)
        march(scene, "saxony", f"{unit} {place}")
        assert not [way for way in ways(scene) if way.endswith("_base")], base
        assert refused(scene, f"to {base}_base") == "no_way_there"


@pytest.mark.covers("ability polania Submerge")
def test_polania_with_submerge_leaves_its_base_for_lake_7_only() -> None:
    scene = Scene("polania", "nordic")
    assert ways_from("polania", "character", scene.base("polania"), "Submerge", scene=scene) == {7, 14, 20}
    scene = Scene("polania", "nordic")
    assert ways_from("polania", "worker", scene.base("polania"), "Submerge", scene=scene) == {14, 20}


@pytest.mark.covers("ability rusviet Riverwalk")
def test_rusviet_with_riverwalk_leaves_its_base_for_farm_13() -> None:
    scene = Scene("rusviet", "nordic")
    assert ways_from("rusviet", "character", scene.base("rusviet"), "Riverwalk", scene=scene) == {13, 19, 26}
    scene = Scene("rusviet", "nordic")
    assert ways_from("rusviet", "worker", scene.base("rusviet"), "Riverwalk", scene=scene) == {19, 26}


@pytest.mark.parametrize("enemy", UNITS)
def test_workers_never_enter_a_territory_with_enemy_units(enemy: str) -> None:
    scene = Scene("saxony", "nordic")
    scene.put("nordic", enemy, 37)
    scene.put("saxony", "worker", 38)
    scene.put("saxony", "mech", 30)
    march(scene, "saxony", "worker 38")
    assert ways(scene) == {"32", "39", "45"}
    assert refused(scene, "to 37") == "enemy_units_there"
    scene.say("to 39", "mech 30")
    assert "37" in ways(scene)


@pytest.mark.parametrize("unit", UNITS)
def test_a_territory_with_only_an_enemy_structure_may_be_entered_and_is_taken(unit: str) -> None:
    scene = Scene("saxony", "nordic")
    scene.build("nordic", "mill", 37)
    scene.lay(37, oil=2)
    scene.put("saxony", unit, 38)
    assert held(scene, "nordic") == [37]
    march(scene, "saxony", f"{unit} 38", "to 37")
    assert held(scene, "saxony") == [37]
    assert held(scene, "nordic") == []
    assert scene.game.position.stock(scene.index("saxony")) > 0


def test_a_structure_holds_its_territory_again_when_the_enemy_leaves() -> None:
    scene = Scene("saxony", "nordic")
    scene.build("nordic", "mill", 37)
    scene.put("saxony", "mech", 37)
    march(scene, "saxony", "mech 37", "to 38")
    assert held(scene, "nordic") == [37]


def test_home_bases_are_no_territories() -> None:
    scene = Scene("saxony", "nordic")
    scene.put("saxony", "worker", scene.base("saxony"))
    scene.lay(scene.base("saxony"), oil=6)
    assert held(scene, "saxony") == []
    assert scene.game.position.stock(scene.index("saxony")) == 0
    assert scene.game.scores()[scene.index("saxony")] == 0
