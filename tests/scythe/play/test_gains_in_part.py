"""The variant gains_in_part: every gain may be taken in part or declined (section 3)."""

import pytest
from tests.scythe.props import hand, have, purse, recruits
from tests.scythe.scene import Scene

pytestmark = pytest.mark.covers("variant gains_in_part")


def saxony(**amounts: int) -> Scene:
    """Two workers on the mountain 34 and one on the tundra 41."""
    scene = Scene("saxony", "crimea", variants=["gains_in_part"])
    scene.put("saxony", "worker", 34, 34, 41)
    have(scene, "saxony", **amounts)
    scene.begin("saxony")
    return scene


def test_produce_in_part_or_not_at_all() -> None:
    scene = saxony()
    scene.say("section produce", "produce", "produce on 34")
    assert scene.legal() == ["accept 0 metal", "accept 1 metal", "accept 2 metal"]
    scene.say("accept 1 metal", "produce on 41", "accept 0 oil")
    assert (scene.resources(34), scene.resources(41)) == ([0, 0, 1, 0], [0, 0, 0, 0])


def test_trade_in_part_and_declined() -> None:
    scene = saxony(coins=1)
    scene.say("section trade", "trade resources")
    assert scene.legal() == ["accept 0 any_resources", "accept 1 any_resources", "accept 2 any_resources"]
    scene.say("accept 1 any_resources", "store on 34", "gain oil")
    assert scene.resources(34) == [0, 0, 0, 1]
    again = saxony(coins=1)
    again.say("section trade", "trade resources", "accept 0 any_resources")
    assert (again.asked(), again.resources(34)) == ("crimea section", [0, 0, 0, 0])


def test_power_coins_popularity_and_cards() -> None:
    scene = saxony(coins=1)
    scene.say("section bolster", "bolster power")
    assert scene.legal() == ["accept 0 power", "accept 1 power", "accept 2 power"]
    scene.say("accept 1 power")
    assert purse(scene, "saxony") == [0, 1, 0]
    scene = saxony(coins=1)
    scene.say("section bolster", "bolster cards", "accept 0 combat_cards")
    assert hand(scene, "saxony") == []


def test_mat_coins_and_the_neighbours_recruit_bonus() -> None:
    scene = Scene("saxony", "crimea", variants=["gains_in_part"])
    scene.put("saxony", "worker", 34)
    scene.lay(34, wood=4)
    recruits(scene, "crimea", "build")
    scene.begin("saxony")
    scene.say("section produce", "skip top", "build", "accept 1 coins", "no structure")
    assert scene.asked() == "crimea accept"
    scene.say("accept 0 popularity")
    assert (purse(scene, "saxony"), purse(scene, "crimea")) == ([1, 0, 0], [0, 0, 0])


def test_resources_of_an_encounter() -> None:
    """Encounter 3, second option: a worker and three food."""
    scene = Scene("saxony", "crimea", variants=["gains_in_part"])
    scene.put("saxony", "character", 34)
    scene.put("saxony", "worker", 41)
    scene.game.position.encounters = 1 << 35
    scene.game.encounter_deck = 1 << 3
    have(scene, "saxony", coins=2)
    scene.begin("saxony")
    scene.say("section move", "move units", "character 34", "to 35", "no more units", "option 2", "no worker")
    assert scene.legal() == [f"accept {number} food" for number in range(4)]
    scene.say("accept 2 food")
    assert scene.resources(35) == [2, 0, 0, 0]


def test_without_the_variant_nobody_is_asked() -> None:
    scene = Scene("saxony", "crimea")
    scene.put("saxony", "worker", 34, 34)
    scene.begin("saxony")
    scene.say("section produce", "produce", "produce on 34")
    assert sum(scene.resources(34)) == 2


@pytest.mark.covers("variant trade_split")
def test_together_with_trade_split_each_token_taken_finds_its_place() -> None:
    scene = Scene("saxony", "crimea", variants=["gains_in_part", "trade_split"])
    scene.put("saxony", "worker", 34, 41)
    have(scene, "saxony", coins=1)
    scene.begin("saxony")
    scene.say("section trade", "trade resources", "accept 2 any_resources", "store on 41", "gain oil")
    scene.say("store on 34", "gain food")
    assert (scene.resources(41), scene.resources(34)) == ([0, 0, 0, 1], [1, 0, 0, 0])
