"""What is had before a 6th star ends the game: one-time bonuses, and all parts of one benefit (section 11)."""

import pytest
from tests.scythe.props import have, objectives, purse, recruits, stars
from tests.scythe.scene import Scene


def last_recruit(bonuses: int) -> Scene:
    """Saxony has five stars and three recruits; one bonus is free."""
    scene = Scene("saxony", "crimea")
    scene.put("saxony", "worker", 34)
    recruits(scene, "saxony", "upgrade", "deploy", "build")
    have(scene, "saxony", stars=5, popularity=1, bonuses=bonuses)
    return scene


@pytest.mark.covers("factory 2", "end sixth star in a top action")
@pytest.mark.parametrize("asked", [False, True])
def test_the_one_time_bonus_comes_before_the_star_of_the_4th_recruit_on_a_factory_card(asked: bool) -> None:
    """Objective 8 wants few coins, so with it in hand Saxony is asked whether it takes them."""
    scene = last_recruit(0b1101)
    have(scene, "saxony", factory_card=2)
    if asked:
        objectives(scene, "saxony", 8)
    scene.begin("saxony")
    scene.say("section factory", "factory action", "choose enlist", "recruit enlist")
    if asked:
        assert scene.asked() == "saxony accept"
        scene.say("accept 2 coins")
    assert scene.game.is_over()
    assert (purse(scene, "saxony"), stars(scene, "saxony")) == ([2, 0, 0], ["recruits"])


@pytest.mark.covers("encounter 2.3")
def test_and_on_an_encounter_card() -> None:
    scene = last_recruit(0b1101)
    objectives(scene, "saxony", 8)
    scene.put("saxony", "character", 34)
    scene.game.position.encounters = 1 << 35
    scene.game.encounter_deck = 1 << 2
    have(scene, "saxony", coins=2, popularity=4)
    scene.begin("saxony")
    scene.say("section move", "move units", "character 34", "to 35", "no more units")
    scene.say("option 3", "recruit enlist")
    assert scene.asked() == "saxony accept"
    scene.say("accept 2 coins")
    assert scene.game.is_over()
    assert purse(scene, "saxony") == [4, 0, 2]


def test_a_bonus_that_brings_a_star_itself_is_had_too() -> None:
    scene = last_recruit(0b1110)
    have(scene, "saxony", factory_card=2, power=14)
    scene.begin("saxony")
    scene.say("section factory", "factory action", "choose enlist", "recruit enlist")
    assert scene.game.is_over()
    assert (purse(scene, "saxony"), scene.seat("saxony").stars) == ([0, 16, 0], 6)


@pytest.mark.covers("encounter 25.1", "end sixth star in a top action")
def test_all_parts_of_an_encounter_option_are_had() -> None:
    """Encounter 25: two power, which make 16, and a popularity."""
    scene = Scene("saxony", "crimea")
    scene.put("saxony", "character", 34)
    scene.put("saxony", "worker", 41)
    scene.game.position.encounters = 1 << 35
    scene.game.encounter_deck = 1 << 25
    have(scene, "saxony", stars=5, power=14, popularity=6)
    scene.begin("saxony")
    scene.say("section move", "move units", "character 34", "to 35", "no more units")
    scene.say("option 1", "accept 2 power")
    assert scene.game.is_over()
    assert (purse(scene, "saxony"), stars(scene, "saxony")) == ([0, 16, 7], ["power"])


@pytest.mark.covers("factory 9", "end sixth star in a top action")
def test_all_parts_of_a_factory_card_are_had() -> None:
    """Card 9: an upgrade, the sixth, and a popularity."""
    scene = Scene("saxony", "crimea")
    scene.put("saxony", "worker", 34)
    have(scene, "saxony", stars=5, coins=2, factory_card=9, cubes=0b011111)
    scene.begin("saxony")
    scene.say("section factory", "factory action", "upgrade produce.territories", "cheaper deploy")
    assert scene.game.is_over()
    assert (purse(scene, "saxony"), stars(scene, "saxony")) == ([0, 0, 1], ["upgrades"])


@pytest.mark.covers("end sixth star in a top action")
def test_trade_with_an_armory() -> None:
    scene = Scene("saxony", "crimea")
    scene.put("saxony", "worker", 34)
    scene.build("saxony", "armory", 41)
    have(scene, "saxony", stars=5, coins=1, popularity=17)
    scene.begin("saxony")
    scene.say("section trade", "trade popularity", "accept 1 popularity")
    assert scene.game.is_over()
    assert purse(scene, "saxony") == [0, 1, 18]


def test_after_such_a_benefit_stars_are_placed_at_once_again() -> None:
    """Bolster to 16 with a Monument: the star comes after the popularity and before the bottom row."""
    scene = Scene("saxony", "crimea")
    scene.put("saxony", "worker", 34)
    scene.build("saxony", "monument", 41)
    have(scene, "saxony", stars=3, coins=1, power=14, popularity=17)
    scene.begin("saxony")
    scene.say("section bolster", "bolster power")
    assert purse(scene, "saxony") == [0, 16, 18]
    assert [event.second for event in scene.happened("star_placed")] == [4, 5]
    assert not scene.game.turn.stars_wait
