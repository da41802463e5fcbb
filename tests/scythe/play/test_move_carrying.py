"""What units carry (section 6): resources by all, workers by mechs, and nothing left behind on a lake."""

import pytest
from tests.scythe.campaign import march, refused, where
from tests.scythe.scene import Scene


def test_a_mech_carries_resources_and_workers() -> None:
    scene = Scene("saxony", "crimea")
    scene.put("saxony", "mech", 34)
    scene.put("saxony", "worker", 34, 34)
    scene.lay(34, metal=3)
    march(scene, "saxony", "mech 34", "to 35", "carry 2 metal", "carry 1 worker")
    assert scene.resources(34) == [0, 0, 1, 0]
    assert scene.resources(35) == [0, 0, 2, 0]
    assert where(scene, "saxony", "worker") == [34, 35]


@pytest.mark.parametrize("unit", ["character", "mech", "worker"])
def test_every_unit_carries_any_number_of_resources(unit: str) -> None:
    scene = Scene("saxony", "crimea")
    scene.put("saxony", unit, 38)
    scene.lay(38, food=1, wood=2, metal=3, oil=20)
    march(scene, "saxony", f"{unit} 38", "to 39", "carry 1 food", "carry 0 wood", "carry 3 metal", "carry 20 oil")
    assert scene.resources(38) == [0, 2, 0, 0]
    assert scene.resources(39) == [1, 0, 3, 20]


@pytest.mark.parametrize("unit", ["character", "worker"])
def test_only_mechs_carry_workers(unit: str) -> None:
    scene = Scene("saxony", "crimea")
    scene.put("saxony", unit, 38)
    scene.put("saxony", "worker", 38)
    march(scene, "saxony", f"{unit} 38", "to 39")
    assert scene.asked() == "saxony unit"
    assert 38 in where(scene, "saxony", "worker")


def test_the_character_is_not_carried() -> None:
    scene = Scene("saxony", "crimea")
    scene.put("saxony", "character", 38)
    scene.put("saxony", "mech", 38)
    march(scene, "saxony", "mech 38", "to 39")
    assert scene.asked() == "saxony unit"
    assert where(scene, "saxony", "character") == [38]


def test_more_than_there_is_cannot_be_carried() -> None:
    scene = Scene("saxony", "crimea")
    scene.put("saxony", "mech", 38)
    scene.lay(38, oil=2)
    march(scene, "saxony", "mech 38", "to 39")
    assert refused(scene, "carry 3 oil") == "more_than_there_is"


def test_cargo_is_picked_up_and_dropped_at_every_territory_of_the_path() -> None:
    scene = Scene("saxony", "crimea")
    scene.unlock("saxony", "Speed")
    scene.put("saxony", "mech", 39)
    scene.put("saxony", "worker", 39, 38)
    scene.lay(39, metal=3)
    scene.lay(38, wood=1)
    march(scene, "saxony", "mech 39", "to 38", "carry 2 metal", "carry 1 worker")
    assert scene.resources(38) == [0, 1, 2, 0]
    scene.say("to 37", "carry 1 wood", "carry 1 metal", "carry 1 worker")
    assert [scene.resources(place) for place in (39, 38, 37)] == [[0, 0, 1, 0], [0, 0, 1, 0], [0, 1, 1, 0]]
    assert where(scene, "saxony", "worker") == [37, 38]


def test_a_carried_worker_may_still_move_by_itself() -> None:
    scene = Scene("saxony", "crimea")
    scene.put("saxony", "mech", 39)
    scene.put("saxony", "worker", 39)
    march(scene, "saxony", "mech 39", "to 38", "carry 1 worker", "worker 38", "to 37")
    assert where(scene, "saxony", "worker") == [37]


def test_a_worker_that_has_moved_may_still_be_carried() -> None:
    scene = Scene("saxony", "crimea")
    scene.put("saxony", "mech", 38)
    scene.put("saxony", "worker", 38, 39)
    march(scene, "saxony", "worker 39", "to 38", "mech 38", "to 37")
    assert scene.legal() == ["carry 0 worker", "carry 1 worker"]
    scene.say("carry 0 worker", "carry 1 moved_worker")
    assert where(scene, "saxony", "worker") == [37, 38]
    moved = [unit for unit in (5, 6) if scene.seat("saxony").at[unit] == 37]
    assert moved == [6]


def test_being_carried_is_no_move_of_the_action() -> None:
    scene = Scene("saxony", "crimea")
    scene.put("saxony", "mech", 39)
    scene.put("saxony", "worker", 39, 39, 39)
    march(scene, "saxony", "mech 39", "to 38", "carry 3 worker")
    assert scene.asked() == "saxony unit"


def test_leaving_the_base_a_mech_takes_workers_along() -> None:
    scene = Scene("saxony", "crimea")
    scene.put("saxony", "mech", scene.base("saxony"))
    scene.put("saxony", "worker", scene.base("saxony"))
    march(scene, "saxony", "mech saxony_base", "to 41", "carry 1 worker")
    assert where(scene, "saxony", "worker") == [41]


def on_lake(*units: str) -> Scene:
    scene = Scene("nordic", "crimea")
    scene.unlock("nordic", "Seaworthy")
    scene.put("nordic", "worker", 23)
    for unit in units:
        scene.put("nordic", unit, 31)
    return scene


def test_the_last_plastic_leaving_a_lake_takes_everything_along() -> None:
    scene = on_lake("mech", "worker", "worker")
    scene.lay(31, food=2, oil=1)
    march(scene, "nordic", "mech 31", "to 38")
    assert scene.resources(31) == [0, 0, 0, 0]
    assert scene.resources(38) == [2, 0, 0, 1]
    assert where(scene, "nordic", "worker") == [23, 38, 38]


def test_nothing_is_left_on_a_lake_crossed_on_the_way() -> None:
    scene = on_lake()
    scene.unlock("nordic", "Speed")
    scene.put("nordic", "character", 30)
    scene.lay(30, metal=2)
    march(scene, "nordic", "character 30", "to 31", "carry 2 metal", "to 38")
    assert scene.resources(38) == [0, 0, 2, 0]


def test_the_character_cannot_leave_workers_on_a_lake() -> None:
    scene = on_lake("character", "worker")
    march(scene, "nordic")
    assert refused(scene, "character 31") == "cannot_leave"


def test_the_character_may_leave_workers_on_a_lake_with_their_mech() -> None:
    scene = on_lake("character", "mech", "worker")
    march(scene, "nordic", "character 31", "to 38")
    assert where(scene, "nordic", "character") == [38]
    assert where(scene, "nordic", "worker") == [23, 31]


def test_a_worker_cannot_leave_a_lake_by_itself() -> None:
    scene = on_lake("mech", "worker")
    march(scene, "nordic")
    assert scene.legal() == ["no more units", "character nordic_base", "mech 31", "worker 23"]
    assert refused(scene, "worker 31") == "cannot_leave"


def test_with_the_character_staying_tokens_may_stay_on_the_lake_but_no_workers() -> None:
    scene = on_lake("mech", "character", "worker")
    scene.lay(31, oil=1)
    march(scene, "nordic", "mech 31", "to 38", "carry 0 oil")
    assert where(scene, "nordic", "worker") == [23, 38]
    assert scene.resources(31) == [0, 0, 0, 1]
    scene.say("character 31", "to 38")
    assert scene.resources(38) == [0, 0, 0, 1]


def test_with_another_mech_staying_workers_may_stay_on_the_lake() -> None:
    scene = on_lake("mech", "mech", "worker")
    scene.lay(31, oil=1)
    march(scene, "nordic", "mech 31", "to 38", "carry 0 oil", "carry 0 worker", "mech 31", "to 38")
    assert where(scene, "nordic", "worker") == [23, 38]
    assert scene.resources(38) == [0, 0, 0, 1]
