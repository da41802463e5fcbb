"""Which units move, and how far (section 6)."""

import pytest
from tests.scythe.campaign import factory_march, march, refused, ways, where
from tests.scythe.scene import Scene

from maszyna.scythe.play.turn.top import MORE_UNITS

FAST = ["nordic", "rusviet", "crimea", "saxony", "polania"]


def covers_speed(name: str) -> pytest.MarkDecorator:
    return pytest.mark.covers(f"ability {name} Speed")


@pytest.fixture
def saxony() -> Scene:
    """A mech on 36 and workers on 32 and 38, an enemy far away."""
    scene = Scene("saxony", "nordic")
    scene.put("saxony", "mech", 36)
    scene.put("saxony", "worker", 32, 38)
    return scene


def test_two_different_units_go_one_territory_each(saxony: Scene) -> None:
    march(saxony, "saxony")
    assert saxony.legal() == ["no more units", "character saxony_base", "mech 36", "worker 32", "worker 38"]
    saxony.say("mech 36", "to 30")
    assert saxony.legal() == ["no more units", "character saxony_base", "worker 32", "worker 38"]
    saxony.say("worker 38", "to 39")
    assert saxony.asked() == "nordic section"
    assert where(saxony, "saxony", "mech") == [30]
    assert where(saxony, "saxony", "worker") == [32, 39]


def test_the_upgraded_move_gives_a_third_unit(saxony: Scene) -> None:
    saxony.seat("saxony").cubes |= MORE_UNITS
    march(saxony, "saxony", "mech 36", "to 30", "worker 38", "to 39")
    assert saxony.asked() == "saxony unit"
    saxony.say("worker 32", "to 24")
    assert saxony.asked() == "nordic section"


def test_fewer_units_may_move(saxony: Scene) -> None:
    march(saxony, "saxony", "no more units")
    assert saxony.asked() == "nordic section"
    assert where(saxony, "saxony", "mech") == [36]


def test_no_unit_moves_twice(saxony: Scene) -> None:
    march(saxony, "saxony", "mech 36", "to 30")
    assert refused(saxony, "mech 30") == "has_moved_already"


def test_of_two_units_of_a_kind_on_one_territory_the_second_may_still_move(saxony: Scene) -> None:
    saxony.put("saxony", "mech", 30)
    march(saxony, "saxony", "mech 36", "to 30", "mech 30", "to 23")
    assert where(saxony, "saxony", "mech") == [23, 30]


def test_a_unit_once_chosen_moves_at_least_one_territory(saxony: Scene) -> None:
    march(saxony, "saxony", "mech 36")
    assert refused(saxony, "stop") == "must_move"


@pytest.mark.parametrize("name", [pytest.param(name, marks=covers_speed(name)) for name in FAST])
@pytest.mark.parametrize("unit", ["character", "mech"])
def test_speed_adds_a_territory_for_plastic(name: str, unit: str) -> None:
    scene = Scene(name, "albion")
    scene.unlock(name, "Speed")
    scene.put(name, unit, 39)
    march(scene, name, f"{unit} 39", "to 38")
    assert scene.asked() == f"{name} step"
    assert scene.legal() == ["stop", *(f"to {place}" for place in (32, 37, 39, 45))]
    scene.say("to 37")
    assert scene.asked() != f"{name} step"
    assert where(scene, name, unit) == [37]


@pytest.mark.parametrize("name", [pytest.param(name, marks=covers_speed(name)) for name in FAST])
def test_speed_may_be_left_unused_and_never_hurries_workers(name: str) -> None:
    scene = Scene(name, "albion")
    scene.unlock(name, "Speed")
    scene.put(name, "mech", 39)
    scene.put(name, "worker", 30)
    march(scene, name, "worker 30", "to 23", "mech 39", "to 38", "stop")
    assert scene.asked() == "albion section"
    assert where(scene, name, "mech") == [38]


@pytest.mark.parametrize("unit", ["character", "mech", "worker"])
def test_without_speed_a_unit_ends_after_one_territory(unit: str) -> None:
    scene = Scene("saxony", "nordic")
    scene.put("saxony", unit, 39)
    march(scene, "saxony", f"{unit} 39", "to 38")
    assert scene.asked() != "saxony step"


@pytest.mark.parametrize("unit", ["character", "mech", "worker"])
def test_the_factory_move_is_one_unit_two_territories(unit: str) -> None:
    scene = Scene("saxony", "nordic")
    scene.put("saxony", unit, 39)
    scene.put("saxony", "mech", 30)
    factory_march(scene, "saxony", f"{unit} 39", "to 38", "to 37")
    assert scene.asked() == "nordic section"
    assert 37 in where(scene, "saxony", unit)


@pytest.mark.parametrize(
    ("unit", "left"), [("character", 1), ("mech", 1), pytest.param("worker", 0, marks=covers_speed("saxony"))]
)
def test_the_factory_move_with_speed_is_three_for_plastic_and_two_for_a_worker(unit: str, left: int) -> None:
    scene = Scene("saxony", "nordic")
    scene.unlock("saxony", "Speed")
    scene.put("saxony", unit, 39)
    factory_march(scene, "saxony", f"{unit} 39", "to 38", "to 37")
    assert (scene.asked() == "saxony step") == bool(left)
    if left:
        assert "30" in ways(scene)
        scene.say("to 30")
        assert scene.asked() == "nordic section"


def test_a_special_link_costs_one_territory() -> None:
    scene = Scene("saxony", "nordic")
    scene.put("saxony", "worker", 39)
    factory_march(scene, "saxony", "worker 39", "to 32", "to 10")
    assert scene.asked() == "nordic section"
    assert where(scene, "saxony", "worker") == [10]


def test_instead_of_moving_a_seat_may_gain_a_coin(saxony: Scene) -> None:
    saxony.begin("saxony")
    saxony.say("section move", "gain coins")
    assert saxony.seat("saxony").coins == 1
    assert saxony.asked() == "nordic section"
