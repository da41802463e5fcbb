"""W2: what an airship carries."""

from typing import Any

import pytest
from tests.scythe.airships.airfield import FREIGHT, aboard, airfield, fly, hover
from tests.scythe.campaign import held, march, refused, trap, ways_from, where

from maszyna.scythe.ids import WOOD
from maszyna.scythe.notation import read_position, write_position
from maszyna.scythe.notation.position_layout import layout_of
from maszyna.scythe.play.actions.produce import add_workers
from maszyna.scythe.play.common.payment import pay
from maszyna.scythe.score.scoring import resources_scored
from maszyna.scythe.setup.new_game import dealt_setup, new_game


@pytest.mark.covers("W2.1")
def test_up_to_three_resources() -> None:
    scene = airfield("saxony", "crimea", tiles=FREIGHT)
    hover(scene, "saxony", 30)
    scene.lay(30, food=2, oil=4)
    fly(scene, "saxony", "load 2 food")
    assert scene.legal() == ["load 0 oil", "load 1 oil"]
    scene.say("load 1 oil", "fly to 23")
    assert aboard(scene, "saxony") == [2, 0, 0, 1, 0]
    assert scene.resources(30) == [0, 0, 0, 3]


@pytest.mark.covers("W2.1")
def test_up_to_two_workers_and_no_resources_with_the_other_kind_of_tile() -> None:
    scene = airfield("saxony", "crimea")
    hover(scene, "saxony", 30)
    scene.put("saxony", "worker", 30, 30, 30)
    scene.lay(30, food=2)
    fly(scene, "saxony")
    assert scene.legal() == ["load 0 worker", "load 1 worker", "load 2 worker"]
    scene.say("load 2 worker", "fly to 23", "unload 0 worker", "stop")
    assert aboard(scene, "saxony") == [0, 0, 0, 0, 2]
    assert where(scene, "saxony", "worker") == [30, 55, 55]


@pytest.mark.covers("W2.2")
def test_before_during_and_after_the_move() -> None:
    scene = airfield("saxony", "crimea", tiles=FREIGHT)
    hover(scene, "saxony", 30, wood=1)
    scene.lay(30, food=1)
    scene.lay(23, oil=1)
    fly(scene, "saxony", "unload 1 wood", "load 1 food", "fly to 23", "unload 1 food", "load 1 oil")
    scene.say("fly to 16", "unload 1 oil")
    assert scene.resources(30) == [0, 1, 0, 0]
    assert scene.resources(23) == [1, 0, 0, 0]
    assert scene.resources(16) == [0, 0, 0, 1]


@pytest.mark.covers("W2.2")
def test_what_came_off_at_a_stop_is_not_offered_again() -> None:
    scene = airfield("saxony", "crimea", tiles=FREIGHT)
    hover(scene, "saxony", 30, wood=1)
    fly(scene, "saxony", "unload 1 wood")
    assert scene.asked() == "saxony flight"


@pytest.mark.covers("W2.3")
def test_never_from_a_territory_an_opponent_controls() -> None:
    scene = airfield("saxony", "crimea", tiles=FREIGHT)
    scene.put("crimea", "worker", 30)
    scene.lay(30, food=2)
    hover(scene, "saxony", 30)
    fly(scene, "saxony")
    assert scene.asked() == "saxony flight"
    scene.build("crimea", "mill", 29)
    scene.lay(29, food=1)
    scene.say("fly to 29")
    assert scene.asked() == "saxony flight"


@pytest.mark.covers("W2.3")
def test_cargo_is_spent_and_scored_by_its_owner() -> None:
    scene = airfield("saxony", "crimea", tiles=FREIGHT)
    hover(scene, "saxony", 30, wood=3)
    seat = scene.index("saxony")
    assert resources_scored(scene.game.position, seat) == 3
    scene.put("saxony", "worker", 36)
    scene.lay(36, wood=3)
    scene.begin("saxony")
    pay(scene.game, seat, WOOD, 4)
    scene.game.settle()
    assert scene.resources(36) == [0, 2, 0, 0]  # aboard alone are too few, and places are named in order
    assert scene.legal() == ["pay wood 36", "pay wood aboard"]
    scene.say("pay wood aboard")
    assert aboard(scene, "saxony")[1] == 0
    assert scene.resources(36) == [0, 2, 0, 0]


@pytest.mark.covers("W2.4")
def test_workers_aboard_hold_produce_and_trade_nothing() -> None:
    scene = airfield("saxony", "crimea")
    hover(scene, "saxony", 30, workers=2)
    assert held(scene, "saxony") == []
    scene.seat("saxony").coins = scene.seat("saxony").power = 3
    scene.begin("saxony")
    scene.say("section trade")
    assert scene.legal() == ["skip top", "trade popularity"]
    scene.begin("saxony")
    scene.say("section produce")
    scene.say("produce")
    assert scene.asked() != "saxony field"


@pytest.mark.covers("W2.4")
def test_opponents_cannot_touch_workers_aboard() -> None:
    scene = airfield("saxony", "crimea")
    hover(scene, "saxony", 30, workers=2)
    scene.put("crimea", "mech", 36)
    scene.seat("crimea").popularity = 5
    march(scene, "crimea", "mech 36", "to 30", "no more units")
    assert aboard(scene, "saxony")[4] == 2
    assert scene.seat("crimea").popularity == 5


@pytest.mark.covers("W2.4")
def test_dropped_only_where_no_opponent_stands_and_not_into_a_lake() -> None:
    scene = airfield("saxony", "crimea")
    hover(scene, "saxony", 22, workers=1)
    scene.put("crimea", "worker", 30)
    fly(scene, "saxony")
    assert scene.asked() == "saxony flight"
    scene.say("fly to 30")
    assert scene.asked() == "saxony flight"
    scene.say("fly to 29")
    assert scene.legal() == ["unload 0 worker", "unload 1 worker"]


@pytest.mark.covers("W2.2")
@pytest.mark.parametrize("option", [False, True])
def test_resources_are_dropped_on_a_lake_only_where_the_table_allows_it(option: bool) -> None:
    more: dict[str, Any] = {"lake_drops": True} if option else {}
    scene = airfield("saxony", "crimea", tiles=FREIGHT, **more)
    hover(scene, "saxony", 22, oil=2)
    fly(scene, "saxony")
    assert scene.asked() == ("saxony unload" if option else "saxony flight")
    if not option:
        return
    scene.say("unload 2 oil", "fly to 30")
    assert (scene.resources(22), aboard(scene, "saxony")) == ([0, 0, 0, 2], [0] * 5)
    scene.say("fly to 22")  # and it may fetch them again
    assert scene.legal() == ["load 0 oil", "load 1 oil", "load 2 oil"]


@pytest.mark.covers("W2.4")
def test_workers_are_never_dropped_into_a_lake() -> None:
    scene = airfield("saxony", "crimea", lake_drops=True)
    hover(scene, "saxony", 22, workers=1)
    fly(scene, "saxony")
    assert scene.asked() == "saxony flight"


@pytest.mark.covers("W2.2")
def test_the_option_stands_in_setup_and_position_only_where_it_is_chosen() -> None:
    for option in (False, True):
        airships: dict[str, object] = {
            "aggressive": "bombard",
            "passive": "ferry",
            **({"lake_drops": True} if option else {}),
        }
        dealt: Any = dealt_setup({"seats": 2, "airships": airships}, 1)
        position: Any = write_position(layout_of(new_game(dealt, 1)))
        for document in (dealt, position):
            assert document["airships"].get("lake_drops", False) is option
        again: Any = write_position(read_position(position))
        assert again == position


@pytest.mark.covers("W2.4")
@pytest.mark.parametrize(("unit", "asked"), [("character", "saxony flight"), ("mech", "saxony unload")])
def test_on_a_lake_a_worker_comes_down_only_to_a_mech(unit: str, asked: str) -> None:
    """Nothing of a worker is left to a character there (section 6)."""
    scene = airfield("nordic", "crimea")
    scene.unlock("nordic", "Seaworthy")
    hover(scene, "nordic", 22, workers=1)
    scene.put("nordic", unit, 22)
    march(scene, "nordic", "airship 22")
    assert scene.asked() == asked.replace("saxony", "nordic")


@pytest.mark.covers("W2.4")
def test_once_dropped_a_worker_moves_in_the_same_turn_but_never_straight_off_the_airship() -> None:
    scene = airfield("saxony", "crimea")
    hover(scene, "saxony", 30, workers=1)
    march(scene, "saxony")
    assert not any(text.startswith("worker") for text in scene.legal())
    scene.say("airship 30", "unload 0 worker", "fly to 29", "unload 1 worker", "stop", "worker 29", "to 36")
    assert where(scene, "saxony", "worker") == [36]


@pytest.mark.covers("W2.4")
def test_a_worker_that_has_moved_stays_moved_aboard() -> None:
    scene = airfield("saxony", "crimea")
    scene.seat("saxony").cubes = 1  # three units
    scene.put("saxony", "worker", 36)
    hover(scene, "saxony", 30)
    march(scene, "saxony", "worker 36", "to 30", "airship 30")
    assert scene.legal() == ["load 0 moved_worker", "load 1 moved_worker"]
    scene.say("load 1 moved_worker", "fly to 29", "unload 1 moved_worker", "stop")
    assert not any(text.startswith("worker") for text in scene.legal())


@pytest.mark.covers("W2.4")
def test_workers_bring_no_resources_aboard() -> None:
    scene = airfield("saxony", "crimea")
    hover(scene, "saxony", 30)
    scene.put("saxony", "worker", 30)
    scene.lay(30, oil=1)
    fly(scene, "saxony", "load 1 worker", "fly to 29")
    assert scene.resources(30) == [0, 0, 0, 1]
    assert aboard(scene, "saxony") == [0, 0, 0, 0, 1]


@pytest.mark.covers("W2.5")
def test_rally_needs_a_worker_on_the_ground() -> None:
    scene = airfield("albion", "nordic")
    hover(scene, "albion", 30, workers=1)
    scene.put("albion", "worker", 36)
    assert 36 in ways_from("albion", "mech", 2, "Rally", scene=scene)
    scene = airfield("albion", "nordic")
    hover(scene, "albion", 30, workers=1)
    assert ways_from("albion", "mech", 2, "Rally", scene=scene) == {1, 3, 8}


def test_workers_are_taken_from_the_base_but_not_out_of_a_battle() -> None:
    scene = airfield("saxony", "crimea")
    scene.put("saxony", "worker", scene.base("saxony"))
    fly(scene, "saxony", "load 1 worker", "fly to 34")
    assert aboard(scene, "saxony")[4] == 1
    scene = airfield("saxony", "crimea")
    scene.put("saxony", "mech", 36)
    scene.put("saxony", "worker", 36)
    scene.put("crimea", "mech", 30)
    hover(scene, "saxony", 30)
    march(scene, "saxony", "mech 36", "to 30", "carry 1 worker", "airship 30")
    assert scene.asked() == "saxony flight"


def test_a_dropped_worker_springs_a_trap() -> None:
    scene = airfield("saxony", "togawa")
    hover(scene, "saxony", 29, workers=1)
    scene.seat("saxony").coins = 5
    trap(scene, "coins", 30)
    fly(scene, "saxony", "unload 0 worker", "fly to 30", "unload 1 worker")
    assert not scene.seat("togawa").armed
    assert scene.seat("saxony").coins < 5


def test_workers_aboard_count_as_left_from_the_mat() -> None:
    scene = airfield("saxony", "crimea")
    hover(scene, "saxony", 30, workers=2)
    add_workers(scene.game, scene.index("saxony"), 36, 6)
    assert scene.seat("saxony").workers_on_board() == 8
    assert scene.seat("saxony").stars == 1


def test_more_than_there_is_cannot_be_loaded() -> None:
    scene = airfield("saxony", "crimea", tiles=FREIGHT)
    hover(scene, "saxony", 30)
    scene.lay(30, food=1)
    fly(scene, "saxony")
    assert refused(scene, "load 2 food") == "more_than_possible"


def test_what_comes_off_and_goes_on_is_told() -> None:
    scene = airfield("saxony", "crimea", tiles=FREIGHT)
    hover(scene, "saxony", 30, wood=2)
    scene.lay(30, oil=1)
    fly(scene, "saxony", "unload 1 wood", "load 1 oil")
    told = [*scene.happened("airship_unloaded"), *scene.happened("airship_loaded")]
    assert [(event.first, event.second, event.third) for event in told] == [(1, 1, 30), (3, 1, 30)]
