"""What stops a unit, and lone workers driven off (section 6)."""

import pytest
from tests.scythe.campaign import encounter, factory_march, held, march, refused, trap, ways, where
from tests.scythe.scene import Scene


def fast_saxony(unit: str = "mech", enemy: str = "crimea") -> Scene:
    """A Saxon unit with Speed on 39, bound for 38."""
    scene = Scene("saxony", enemy)
    scene.unlock("saxony", "Speed")
    scene.put("saxony", unit, 39)
    scene.seat("saxony").popularity = 5
    return scene


@pytest.mark.parametrize("unit", ["character", "mech"])
def test_plastic_stops_where_it_meets_enemy_plastic(unit: str) -> None:
    scene = fast_saxony(unit)
    scene.put("crimea", "mech", 38)
    scene.put("saxony", "worker", 30)
    march(scene, "saxony", f"{unit} 39", "to 38")
    assert scene.asked() == "saxony unit"


@pytest.mark.parametrize("unit", ["character", "mech"])
@pytest.mark.covers("W4.1")
def test_plastic_stops_where_it_drives_off_lone_workers(unit: str) -> None:
    scene = fast_saxony(unit)
    scene.put("crimea", "worker", 38)
    scene.put("saxony", "worker", 30)
    march(scene, "saxony", f"{unit} 39", "to 38")
    assert scene.asked() == "saxony unit"


def test_lone_workers_go_home_at_once_and_leave_their_resources() -> None:
    scene = fast_saxony()
    scene.put("crimea", "worker", 38, 38, 37)
    scene.lay(38, wood=3)
    march(scene, "saxony", "mech 39", "to 38")
    assert where(scene, "crimea", "worker") == [37, scene.base("crimea"), scene.base("crimea")]
    assert scene.seat("saxony").popularity == 3
    assert 38 in held(scene, "saxony")
    assert scene.resources(38) == [0, 3, 0, 0]
    assert len(scene.happened("combat_began")) == 0


def test_workers_are_driven_off_even_by_who_has_no_popularity_left() -> None:
    scene = fast_saxony()
    scene.seat("saxony").popularity = 1
    scene.put("crimea", "worker", 38, 38, 38)
    march(scene, "saxony", "mech 39", "to 38")
    assert scene.seat("saxony").popularity == 0
    assert where(scene, "crimea", "worker") == [scene.base("crimea")] * 3


@pytest.mark.covers("W4.1")
def test_another_unit_may_pass_where_workers_were_driven_off() -> None:
    scene = fast_saxony()
    scene.put("saxony", "mech", 39)
    scene.put("crimea", "worker", 38)
    march(scene, "saxony", "mech 39", "to 38", "mech 39", "to 38", "to 37")
    assert where(scene, "saxony", "mech") == [37, 38]
    assert scene.seat("saxony").popularity == 4


def test_a_worker_may_enter_where_workers_were_driven_off() -> None:
    scene = fast_saxony()
    scene.put("saxony", "worker", 45)
    scene.put("crimea", "worker", 38)
    march(scene, "saxony", "mech 39", "to 38", "worker 45", "to 38")
    assert where(scene, "saxony", "worker") == [38]


def test_an_enemy_structure_alone_stops_nobody() -> None:
    scene = fast_saxony()
    scene.build("crimea", "mill", 38)
    march(scene, "saxony", "mech 39", "to 38", "to 37")
    assert where(scene, "saxony", "mech") == [37]


def test_a_character_stops_at_an_encounter_token() -> None:
    scene = fast_saxony("character")
    encounter(scene, 36)
    scene.put("saxony", "character", 30)
    scene.put("saxony", "worker", 23)
    march(scene, "saxony", "character 30", "to 36")
    assert scene.asked() == "saxony unit"


def test_a_character_passes_where_the_token_is_gone_and_a_mech_passes_any() -> None:
    scene = fast_saxony("character")
    scene.put("saxony", "character", 30)
    march(scene, "saxony", "character 30", "to 36")
    assert scene.asked() == "saxony step"
    scene = fast_saxony("mech")
    encounter(scene, 36)
    scene.put("saxony", "mech", 30)
    march(scene, "saxony", "mech 30", "to 36")
    assert scene.asked() == "saxony step"


@pytest.mark.parametrize("unit", ["character", "mech", "worker"])
@pytest.mark.covers("ability togawa Maifuku")
def test_an_armed_trap_stops_every_unit_once(unit: str) -> None:
    scene = fast_saxony(unit, "togawa")
    trap(scene, "coins", 38)
    factory_march(scene, "saxony", f"{unit} 39", "to 38")
    assert scene.asked() == "togawa section"
    assert scene.seat("togawa").armed == 0
    scene.put("saxony", "mech", 45)
    factory_march(scene, "saxony", "mech 45", "to 38")
    assert scene.asked() == "saxony step"


@pytest.mark.covers("ability togawa Maifuku")
def test_an_armed_trap_stops_the_mech_and_not_the_workers_it_carries() -> None:
    scene = fast_saxony("mech", "togawa")
    scene.put("saxony", "worker", 39, 24)
    trap(scene, "coins", 38)
    march(scene, "saxony", "mech 39", "to 38", "carry 1 worker")
    assert scene.legal() == ["no more units", "character saxony_base", "worker 24", "worker 38"]
    scene.say("worker 38", "to 37")
    assert where(scene, "saxony", "worker") == [24, 37]


@pytest.mark.covers("ability togawa Maifuku")
def test_togawa_passes_its_own_traps() -> None:
    scene = Scene("togawa", "saxony")
    scene.put("togawa", "mech", 39)
    trap(scene, "coins", 38)
    factory_march(scene, "togawa", "mech 39", "to 38", "to 37")
    assert where(scene, "togawa", "mech") == [37]
    assert scene.seat("togawa").armed == 1 << 38


def test_nobody_walks_out_of_a_pending_battle() -> None:
    scene = fast_saxony()
    scene.put("saxony", "worker", 39, 30)
    scene.put("crimea", "mech", 38)
    march(scene, "saxony", "mech 39", "to 38", "carry 1 worker")
    assert scene.legal() == ["no more units", "character saxony_base", "worker 30"]
    assert refused(scene, "worker 38") == "cannot_leave"


def test_more_units_may_join_a_pending_battle() -> None:
    scene = fast_saxony()
    scene.put("saxony", "mech", 45)
    scene.put("crimea", "mech", 38)
    march(scene, "saxony", "mech 39", "to 38", "mech 45", "to 38")
    assert where(scene, "saxony", "mech") == [38, 38]
    assert [event.first for event in scene.happened("combat_won")] == [38]


def test_until_the_battle_is_fought_the_defender_keeps_the_territory() -> None:
    scene = fast_saxony()
    scene.put("saxony", "worker", 30)
    scene.put("crimea", "mech", 38)
    march(scene, "saxony", "mech 39", "to 38")
    assert scene.asked() == "saxony unit"
    assert held(scene, "crimea") == [38]
    assert held(scene, "saxony") == [30]


def test_a_unit_passing_beside_enemies_is_not_stopped() -> None:
    scene = fast_saxony()
    scene.put("crimea", "mech", 32)
    march(scene, "saxony", "mech 39", "to 38")
    assert "32" in ways(scene) and "37" in ways(scene)
