"""Polania's Meander: two options of an encounter, and coins for encounter territories in a big game."""

import pytest
from tests.scythe.campaign import encounter, march, refused
from tests.scythe.scene import Scene

from maszyna.kernel.bits import bit
from maszyna.scythe.score.scoring import score

pytestmark = pytest.mark.covers("ability polania Meander")


def meeting(name: str, card: int, coins: int = 0, popularity: int = 0) -> Scene:
    """A character meets one encounter card on 36."""
    scene = Scene(name, "albion")
    scene.put(name, "character", 30)
    encounter(scene, 36)
    scene.game.encounter_deck = bit(card)
    scene.seat(name).coins = coins
    scene.seat(name).popularity = popularity
    march(scene, name, "character 30", "to 36")
    return scene


def test_meander_takes_two_different_options_of_one_card() -> None:
    scene = meeting("polania", 1, coins=2)  # 1: two coins and popularity; 2: pay two coins for four food
    assert scene.legal() == ["option 1", "option 2"]
    scene.say("option 1")
    assert scene.legal() == ["no second option", "option 2"]
    assert refused(scene, "option 1") == "taken_already"
    scene.say("option 2")
    assert scene.seat("polania").coins == 2
    assert scene.seat("polania").popularity == 1
    assert scene.resources(36) == [4, 0, 0, 0]
    assert scene.asked() == "albion section"
    assert len(scene.happened("encounter_met")) == 1


def test_meander_takes_them_in_any_order() -> None:
    scene = meeting("polania", 1, coins=2)
    scene.say("option 2")
    assert scene.seat("polania").coins == 0
    scene.say("option 1")
    assert scene.seat("polania").coins == 2


def test_the_first_option_may_pay_for_the_second() -> None:
    scene = meeting("polania", 1)
    assert scene.asked() == "polania encounter", "the free option was the only one and is taken"
    assert scene.legal() == ["no second option", "option 2"]
    scene.say("option 2")
    assert scene.seat("polania").coins == 0
    assert scene.resources(36) == [4, 0, 0, 0]


def test_the_second_option_may_be_left_and_there_is_no_third() -> None:
    scene = meeting("polania", 1, coins=2)
    scene.say("option 1", "no second option")
    assert scene.asked() == "albion section"
    scene = meeting("polania", 6, coins=9, popularity=9)
    scene.say("option 1", "option 3")
    assert scene.asked() == "albion section"


def test_others_take_one_option() -> None:
    scene = meeting("saxony", 1, coins=2)
    assert refused(scene, "option 3") == "cannot_pay"
    scene.say("option 1")
    assert scene.asked() == "albion section"


@pytest.mark.parametrize(("players", "coins"), [(5, 0), (6, 6), (7, 6)])
def test_with_six_or_seven_players_controlled_encounter_territories_pay(players: int, coins: int) -> None:
    names = ["polania", "crimea", "nordic", "rusviet", "saxony", "togawa", "albion"][:players]
    scene = Scene(*names)
    scene.put("polania", "worker", 36, 35, 37)
    scene.put("crimea", "worker", 44)
    encounter(scene, 36)
    assert score(scene.game.position, scene.index("polania")).ability == coins
    assert score(scene.game.position, scene.index("crimea")).ability == 0
    plain = score(scene.game.position, scene.index("polania"))
    assert plain.total == plain.territories + coins
