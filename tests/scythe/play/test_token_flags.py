"""Albion's flags (Exalt): where they are planted and what they are worth at the end."""

import pytest
from tests.scythe.campaign import encounter, factory_march, flag, march, trap
from tests.scythe.scene import Scene

from maszyna.kernel.bits import bit
from maszyna.scythe.score.scoring import territories_scored

pytestmark = pytest.mark.covers("ability albion Exalt")


def albion(*others: str) -> Scene:
    scene = Scene("albion", *(others or ("saxony",)))
    scene.put("albion", "character", 38)
    return scene


@pytest.mark.parametrize(("choice", "flags"), [("place flag", bit(39)), ("no flag", 0)])
def test_after_its_move_the_character_may_plant_a_flag(choice: str, flags: int) -> None:
    scene = albion()
    march(scene, "albion", "character 38", "to 39")
    assert scene.asked() == "albion flag"
    scene.say(choice)
    assert scene.seat("albion").flags == flags
    assert scene.asked() == "saxony section"


def test_without_a_move_of_the_character_no_flag_is_planted() -> None:
    scene = albion()
    scene.put("albion", "mech", 24)
    march(scene, "albion", "mech 24", "to 23", "no more units")
    assert scene.asked() == "saxony section"


def test_the_factory_move_brings_a_flag_too() -> None:
    scene = albion()
    factory_march(scene, "albion", "character 38", "to 39", "to 46", "place flag")
    assert scene.seat("albion").flags == bit(46)


def test_there_are_four_flags() -> None:
    scene = albion()
    flag(scene, 1, 2, 3)
    march(scene, "albion", "character 38", "to 39", "place flag")
    march(scene, "albion", "character 39", "to 38")
    assert scene.asked() == "saxony section"


def test_at_most_one_token_on_a_territory() -> None:
    scene = albion()
    flag(scene, 39)
    march(scene, "albion", "character 38", "to 39")
    assert scene.asked() == "saxony section"
    scene = albion("togawa")
    trap(scene, "coins", 39, armed=False)
    march(scene, "albion", "character 38", "to 39")
    assert scene.asked() == "togawa section"


def test_a_flag_comes_after_combat_and_encounter() -> None:
    scene = albion()
    scene.put("albion", "character", 30)
    scene.put("saxony", "mech", 36)
    scene.seat("albion").coins = 9
    encounter(scene, 36)
    scene.game.encounter_deck = bit(1)
    march(scene, "albion", "character 30", "to 36")
    assert scene.seat("albion").stars == 1
    assert scene.asked() == "albion encounter"
    scene.say("option 1")
    assert scene.asked() == "albion flag"


def test_a_flag_comes_after_the_factory_card() -> None:
    scene = albion()
    scene.put("albion", "character", 24)
    march(scene, "albion", "character 24", "to 23")
    assert scene.asked() == "albion factory_card"
    scene.say(scene.legal()[0])
    assert scene.asked() == "albion flag"


def test_a_beaten_character_plants_no_flag() -> None:
    scene = albion()
    scene.put("saxony", "mech", 39)
    scene.seat("saxony").power = 1
    march(scene, "albion", "character 38", "to 39")
    scene.say("dial 1")
    assert scene.asked() == "saxony section"


@pytest.mark.parametrize(
    ("place", "scored"),
    [(39, 2), (8, 2), (9, 2), (1, 1), (2, 1), (23, 4)],
)
def test_a_flag_on_a_controlled_territory_away_from_the_base_counts_one_more(place: int, scored: int) -> None:
    scene = albion()
    scene.put("albion", "character", scene.base("albion"))
    flag(scene, place)
    assert territories_scored(scene.game.position, scene.index("albion")) == 0, "a flag alone holds nothing"
    scene.put("albion", "mech", place)
    assert territories_scored(scene.game.position, scene.index("albion")) == scored


def test_a_flag_under_an_enemy_counts_for_nobody() -> None:
    scene = albion()
    scene.put("albion", "character", scene.base("albion"))
    flag(scene, 39)
    scene.build("albion", "mill", 39)
    scene.put("saxony", "worker", 39)
    assert territories_scored(scene.game.position, scene.index("albion")) == 0
    assert territories_scored(scene.game.position, scene.index("saxony")) == 1
    assert scene.seat("albion").flags == bit(39), "flags are never removed"
