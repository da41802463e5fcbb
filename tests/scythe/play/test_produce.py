"""Produce (section 4): what it costs, where and what it makes, and the Mill."""

import pytest
from tests.scythe.props import have, purse, units, upgrades
from tests.scythe.scene import Scene

from maszyna.kernel.errors import IllegalAction

# Crimea's corner: 43 farm, 44 mountain, 47 village; further 45 village, 46 farm, 37 tundra, 38 forest.


def produce(scene: Scene, name: str = "crimea") -> None:
    scene.begin(name)
    scene.say("section produce", "produce")


@pytest.mark.parametrize(
    ("workers", "cost"),
    [(2, (0, 0, 0)), (3, (0, 0, 0)), (4, (0, 1, 0)), (5, (0, 1, 0)), (6, (0, 1, 1)), (7, (0, 1, 1)), (8, (1, 1, 1))],
)
def test_the_cost_rises_with_the_workers(workers: int, cost: tuple[int, int, int]) -> None:
    scene = Scene("crimea", "saxony")
    scene.put("crimea", "worker", *[scene.base("crimea")] * (workers - 1), 43)  # a base counts as the board
    have(scene, "crimea", coins=5, power=5, popularity=5)
    produce(scene)
    assert purse(scene, "crimea") == [5 - cost[0], 5 - cost[1], 5 - cost[2]]
    scene.say("produce on 43")
    assert scene.resources(43) == [1, 0, 0, 0]


@pytest.mark.parametrize("lacking", ["coins", "power", "popularity"])
def test_the_full_cost_is_needed(lacking: str) -> None:
    scene = Scene("crimea", "saxony")
    scene.put("crimea", "worker", *[43] * 8)
    have(scene, "crimea", coins=1, power=1, popularity=1)
    have(scene, "crimea", **{lacking: 0})
    scene.begin("crimea")
    scene.say("section produce")
    assert scene.asked() == "saxony section"


def test_every_worker_makes_one_token_on_two_territories() -> None:
    scene = Scene("crimea", "saxony")
    scene.put("crimea", "worker", 43, 43, 37, 38)
    have(scene, "crimea", power=1)
    produce(scene)
    assert scene.legal() == ["no more fields", "produce on 37", "produce on 38", "produce on 43"]
    scene.say("produce on 43")
    assert scene.legal() == ["no more fields", "produce on 37", "produce on 38"]  # no territory twice
    scene.say("produce on 38")
    assert [scene.resources(43), scene.resources(37), scene.resources(38)] == [[2, 0, 0, 0], [0] * 4, [0, 1, 0, 0]]
    assert scene.asked() == "saxony section"


def test_three_territories_after_the_upgrade_and_each_terrain_its_kind() -> None:
    scene = Scene("crimea", "saxony")
    scene.put("crimea", "worker", 44, 37, 38)
    upgrades(scene, "crimea", "produce.territories")
    produce(scene)
    scene.say("produce on 44", "produce on 37", "produce on 38")
    assert [scene.resources(44), scene.resources(37), scene.resources(38)] == [[0, 0, 1, 0], [0, 0, 0, 1], [0, 1, 0, 0]]
    assert scene.asked() == "saxony section"


def test_lakes_the_factory_and_bases_give_nothing() -> None:
    scene = Scene("crimea", "saxony")
    scene.put("crimea", "mech", 42)
    scene.put("crimea", "worker", 42, 23, scene.base("crimea"))
    scene.begin("crimea")
    scene.say("section produce", "produce")
    assert scene.asked() == "saxony section"


def test_only_workers_produce() -> None:
    scene = Scene("crimea", "saxony")
    scene.put("crimea", "mech", 43)
    scene.put("crimea", "character", 44)
    scene.put("crimea", "worker", 47)
    produce(scene)
    assert scene.legal() == ["no more fields", "produce on 47"]


def test_a_village_gives_up_to_as_many_workers_and_they_do_not_work_yet() -> None:
    scene = Scene("crimea", "saxony")
    scene.put("crimea", "worker", 47, 47)
    produce(scene)
    scene.say("produce on 47")
    assert scene.legal() == ["workers 1", "workers 2"]
    scene.say("workers 2")
    assert units(scene, "crimea", "worker") == [47] * 4
    assert scene.asked() == "saxony section"  # the village has produced, and nobody works elsewhere
    have(scene, "crimea", power=1)
    scene.seat("crimea").section = -1
    produce(scene)
    scene.say("produce on 47")
    assert scene.legal() == ["workers 1", "workers 2", "workers 3", "workers 4"]


def test_a_village_gives_no_more_workers_than_there_are() -> None:
    scene = Scene("crimea", "saxony")
    scene.put("crimea", "worker", 47, 47, 45, 43, 43, 43, 43)
    have(scene, "crimea", power=1, popularity=1)
    produce(scene)
    scene.say("produce on 47")  # one worker is left: no choice
    assert scene.seat("crimea").workers_on_board() == 8
    assert scene.legal() == ["no more fields", "produce on 43"]  # 45 could give nobody


@pytest.mark.covers("structure mill")
def test_the_mill_adds_its_own_territory_and_works_like_a_worker() -> None:
    scene = Scene("crimea", "saxony")
    scene.build("crimea", "mill", 44)
    scene.put("crimea", "worker", 43, 44, 38)
    produce(scene)
    scene.say("produce on 38", "produce on 43")
    assert scene.legal() == ["no more fields", "produce on 44"]
    scene.say("produce on 44")
    assert scene.resources(44) == [0, 0, 2, 0]
    assert scene.asked() == "saxony section"


def test_the_mill_alone_produces_without_workers_and_does_not_use_up_a_territory() -> None:
    scene = Scene("crimea", "saxony")
    scene.build("crimea", "mill", 44)
    scene.put("crimea", "worker", 43, 38, 37)
    produce(scene)
    scene.say("produce on 44", "produce on 43", "produce on 37")
    assert [scene.resources(44), scene.resources(37)] == [[0, 0, 1, 0], [0, 0, 0, 1]]
    assert scene.asked() == "saxony section"


def test_the_mill_on_a_village_brings_a_worker() -> None:
    scene = Scene("crimea", "saxony")
    scene.build("crimea", "mill", 45)
    scene.put("crimea", "worker", 45)
    produce(scene)
    scene.say("produce on 45", "workers 2")
    assert units(scene, "crimea", "worker") == [45, 45, 45]


@pytest.mark.parametrize("unit", ["worker", "mech"])
def test_an_enemy_on_the_mill_stops_it(unit: str) -> None:
    scene = Scene("crimea", "saxony")
    scene.build("crimea", "mill", 44)
    scene.put("saxony", unit, 44)
    scene.put("crimea", "worker", 43)
    produce(scene)
    assert scene.legal() == ["no more fields", "produce on 43"]


def test_anothers_mill_does_nothing() -> None:
    scene = Scene("crimea", "saxony")
    scene.build("saxony", "mill", 43)
    scene.put("crimea", "worker", 43)
    produce(scene)
    scene.say("produce on 43")
    assert scene.resources(43) == [1, 0, 0, 0]


def mill_anywhere() -> Scene:
    scene = Scene("crimea", "saxony", variants=["mill_anywhere"])
    scene.build("crimea", "mill", 44)
    scene.put("crimea", "worker", 43, 38, 37)
    return scene


@pytest.mark.covers("variant mill_anywhere")
def test_the_mill_may_add_any_territory_as_a_variant() -> None:
    scene = mill_anywhere()
    produce(scene)
    scene.say("produce on 37", "produce on 38", "produce on 43")
    assert scene.asked() == "saxony section"  # three in all: the Mill's own was not chosen
    assert scene.resources(44) == [0] * 4


@pytest.mark.covers("variant mill_anywhere")
def test_in_the_variant_the_mill_works_if_its_own_is_chosen() -> None:
    scene = mill_anywhere()
    produce(scene)
    scene.say("produce on 44", "produce on 38", "produce on 43")
    assert scene.resources(44) == [0, 0, 1, 0]
    assert scene.asked() == "saxony section"


def test_refusals_say_why() -> None:
    scene = Scene("crimea", "saxony")
    scene.put("crimea", "worker", 43, 38)
    produce(scene)
    for place, reason in ((23, "nothing_to_produce"), (44, "no_worker_there")):
        with pytest.raises(IllegalAction) as refusal:
            scene.say(f"produce on {place}")
        assert refusal.value.reason == reason
    scene.say("produce on 43")
    with pytest.raises(IllegalAction) as refusal:
        scene.say("produce on 43")
    assert refusal.value.reason == "produced_already"
