"""Abilities that link places far apart: Underpass, Township, Wayfare, Rally, Shinobi."""

import pytest
from tests.scythe.campaign import factory_march, flag, march, trap, ways, ways_from, where
from tests.scythe.scene import Scene

TUNNELS = {10, 15, 18, 29, 32, 37}
PLASTIC = ["character", "mech"]


def saxony() -> Scene:
    """Saxony controls the mountains 26 (a worker) and 44 (a structure); 1 is nobody's, 39 the enemy's."""
    scene = Scene("saxony", "nordic")
    scene.put("saxony", "worker", 26)
    scene.build("saxony", "mill", 44)
    scene.put("nordic", "worker", 39)
    return scene


@pytest.mark.covers("ability saxony Underpass")
@pytest.mark.parametrize("unit", PLASTIC)
def test_underpass_joins_controlled_mountains_and_all_tunnels(unit: str) -> None:
    assert ways_from("saxony", unit, 34, "Underpass", scene=saxony()) == {35, 41, 26, 44} | TUNNELS
    assert ways_from("saxony", unit, 32, "Underpass", scene=saxony()) == {24, 38, 39, 26, 44} | TUNNELS - {32}
    assert ways_from("saxony", unit, 34, scene=saxony()) == {35, 41}


@pytest.mark.covers("ability saxony Underpass")
def test_underpass_includes_the_own_mine_whoever_controls_it() -> None:
    scene = saxony()
    scene.build("saxony", "mine", 46)
    scene.put("nordic", "mech", 46)
    assert 46 in ways_from("saxony", "mech", 34, "Underpass", scene=scene)


@pytest.mark.covers("ability saxony Underpass")
def test_underpass_leaves_out_a_mountain_lost_to_the_enemy() -> None:
    scene = saxony()
    scene.put("nordic", "worker", 44)
    assert 44 not in ways_from("saxony", "mech", 34, "Underpass", scene=scene)


@pytest.mark.covers("ability saxony Underpass")
def test_underpass_leaves_out_a_mountain_still_to_be_fought_for() -> None:
    scene = Scene("saxony", "nordic")
    scene.unlock("saxony", "Underpass")
    scene.put("saxony", "mech", 43, 34)
    scene.put("nordic", "mech", 44)
    march(scene, "saxony", "mech 43", "to 44", "mech 34")
    assert "44" not in ways(scene)


@pytest.mark.covers("ability saxony Underpass")
def test_underpass_serves_neither_other_terrain_nor_workers() -> None:
    assert ways_from("saxony", "mech", 35, "Underpass", scene=saxony()) == {34, 41}
    assert ways_from("saxony", "worker", 34, "Underpass", scene=saxony()) == {35, 41}


def rusviet() -> Scene:
    """Rusviet controls the villages 6 (a worker) and 45 (a structure); 3 is nobody's, 36 the enemy's."""
    scene = Scene("rusviet", "nordic")
    scene.put("rusviet", "worker", 6)
    scene.build("rusviet", "mill", 45)
    scene.put("nordic", "worker", 36)
    return scene


@pytest.mark.covers("ability rusviet Township")
@pytest.mark.parametrize("unit", PLASTIC)
def test_township_joins_controlled_villages_and_the_factory(unit: str) -> None:
    assert ways_from("rusviet", unit, 19, "Township", scene=rusviet()) == {25, 26, 6, 45, 23}
    assert ways_from("rusviet", unit, 23, "Township", scene=rusviet()) == {16, 24, 30, 6, 45}
    assert ways_from("rusviet", unit, 19, scene=rusviet()) == {25, 26}


@pytest.mark.covers("ability rusviet Township")
def test_township_reaches_the_factory_whoever_holds_it() -> None:
    scene = rusviet()
    scene.put("nordic", "mech", 23)
    assert 23 in ways_from("rusviet", "mech", 19, "Township", scene=scene)


@pytest.mark.covers("ability rusviet Township")
def test_township_serves_neither_other_terrain_nor_workers_nor_lost_villages() -> None:
    assert ways_from("rusviet", "mech", 26, "Township", scene=rusviet()) == {19, 25}
    assert ways_from("rusviet", "worker", 19, "Township", scene=rusviet()) == {25, 26}
    scene = rusviet()
    scene.put("nordic", "worker", 45)
    assert 45 not in ways_from("rusviet", "mech", 19, "Township", scene=scene)


def crimea(*others: str) -> Scene:
    scene = Scene("crimea", *others)
    scene.unlock("crimea", "Wayfare")
    return scene


@pytest.mark.covers("ability crimea Wayfare")
@pytest.mark.parametrize("unit", PLASTIC)
def test_wayfare_leads_to_the_own_base_and_those_not_in_play(unit: str) -> None:
    scene = crimea("nordic", "albion")
    scene.put("crimea", unit, 25)
    march(scene, "crimea", f"{unit} 25")
    bases = {f"{name}_base" for name in ("rusviet", "togawa", "crimea", "saxony", "polania")}
    assert ways(scene) == bases | {"19", "26"}


@pytest.mark.covers("ability crimea Wayfare")
def test_wayfare_leads_from_base_to_base_and_on() -> None:
    scene = crimea("nordic")
    factory_march(scene, "crimea", "character crimea_base", "to saxony_base")
    assert ways(scene) >= {"34", "41", "crimea_base", "togawa_base"}
    assert "nordic_base" not in ways(scene)
    scene.say("to 41")
    assert where(scene, "crimea", "character") == [41]


@pytest.mark.covers("ability crimea Wayfare")
def test_workers_do_not_wayfare_but_a_mech_takes_them_and_resources_along() -> None:
    assert ways_from("crimea", "worker", 25, "Wayfare") == {19, 26}
    scene = crimea("nordic")
    scene.put("crimea", "mech", 25)
    scene.put("crimea", "worker", 25)
    scene.lay(25, oil=4)
    march(scene, "crimea", "mech 25", "to polania_base", "carry 4 oil", "carry 1 worker", "no more units")
    assert where(scene, "crimea", "worker") == [scene.base("polania")]
    assert scene.game.position.stock(scene.index("crimea")) == 0
    assert scene.game.scores()[scene.index("crimea")] == 0
    march(scene, "crimea", "worker polania_base", "to 14", "carry 4 oil")
    assert scene.resources(14) == [0, 0, 0, 4]


@pytest.mark.covers("ability crimea Wayfare")
@pytest.mark.parametrize("players", [5, 6, 7])
def test_from_six_players_on_wayfare_leads_to_farms_without_units(players: int) -> None:
    scene = crimea(*["nordic", "rusviet", "togawa", "saxony", "polania", "albion"][: players - 1])
    scene.put("crimea", "mech", 25)
    scene.put("crimea", "worker", 43)
    scene.put("nordic", "worker", 12)
    scene.build("nordic", "mill", 46)
    march(scene, "crimea", "mech 25")
    if players == 5:
        assert ways(scene) == {"19", "26", "crimea_base", "polania_base", "albion_base"}
    else:
        assert ways(scene) == {"19", "26", "2", "13", "20", "29", "46"}


@pytest.mark.covers("ability albion Rally")
@pytest.mark.parametrize("unit", PLASTIC)
def test_rally_leads_to_own_workers_and_flags(unit: str) -> None:
    scene = Scene("albion", "nordic")
    scene.put("albion", "worker", 46, scene.base("albion"))
    scene.put("nordic", "worker", 38)
    flag(scene, 27)
    assert ways_from("albion", unit, 25, "Rally", scene=scene) == {19, 26, 46, 27}


@pytest.mark.covers("ability albion Rally")
def test_rally_is_one_way_and_not_for_workers() -> None:
    scene = Scene("albion", "nordic")
    flag(scene, 2)
    assert ways_from("albion", "mech", 2, "Rally", scene=scene) == {1, 3, 8}
    scene = Scene("albion", "nordic")
    flag(scene, 27)
    scene.put("albion", "worker", 46)
    assert ways_from("albion", "worker", 25, "Rally", scene=scene) == {19, 26}


@pytest.mark.covers("ability togawa Shinobi")
@pytest.mark.parametrize("unit", PLASTIC)
def test_shinobi_leads_to_own_traps_armed_or_not(unit: str) -> None:
    scene = Scene("togawa", "nordic")
    trap(scene, "coins", 27)
    trap(scene, "power", 22, armed=False)
    assert ways_from("togawa", unit, 25, "Shinobi", scene=scene) == {19, 26, 27, 22}
    assert ways_from("togawa", unit, 25, "Shinobi") == {19, 26}


@pytest.mark.covers("ability togawa Shinobi")
def test_shinobi_is_one_way_and_not_for_workers() -> None:
    for unit, place, found in (("mech", 2, {1, 3, 8}), ("worker", 25, {19, 26})):
        scene = Scene("togawa", "nordic")
        trap(scene, "coins", 2)
        assert ways_from("togawa", unit, place, "Shinobi", scene=scene) == found


@pytest.mark.covers("ability saxony Underpass", "ability albion Rally")
def test_a_link_costs_one_territory_of_the_move() -> None:
    scene = Scene("albion", "nordic")
    scene.unlock("albion", "Rally")
    flag(scene, 27)
    scene.put("albion", "mech", 25)
    factory_march(scene, "albion", "mech 25", "to 27", "to 28")
    assert scene.asked() == "nordic section"
    assert where(scene, "albion", "mech") == [28]
