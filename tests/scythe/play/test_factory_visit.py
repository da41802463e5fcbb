"""Taking a Factory card, and the Factory move (section 9)."""

import pytest
from tests.scythe.props import have
from tests.scythe.scene import Scene

from maszyna.kernel.bits import mask_of, members


def walk(*deck: int, unit: str = "character", **amounts: int) -> Scene:
    scene = Scene("saxony", "crimea")
    scene.put("saxony", unit, 30)
    have(scene, "saxony", **amounts)
    scene.game.factory_deck = mask_of(list(deck))
    scene.begin("saxony")
    scene.say("section move", "move units", f"{unit} 30", "to 23")
    if scene.asked() == "saxony unit":
        scene.say("no more units")
    return scene


def test_the_character_looks_at_the_cards_and_keeps_one() -> None:
    scene = walk(3, 9, 12)
    assert scene.asked() == "saxony factory_card"
    assert scene.legal() == ["factory card 3", "factory card 9", "factory card 12"]
    scene.say("factory card 9")
    assert scene.seat("saxony").factory_card == 9
    assert members(scene.game.factory_deck) == [3, 12]
    assert scene.asked() == "crimea section"


def test_the_last_card_is_no_choice() -> None:
    scene = walk(5)
    assert scene.seat("saxony").factory_card == 5
    assert scene.game.factory_deck == 0


@pytest.mark.parametrize("unit", ["mech", "worker"])
def test_only_the_character(unit: str) -> None:
    assert walk(3, 9, unit=unit).seat("saxony").factory_card == 0


def test_one_per_game_and_no_swap() -> None:
    scene = walk(3, 9, factory_card=7)
    assert scene.asked() == "crimea section"
    assert scene.seat("saxony").factory_card == 7
    assert members(scene.game.factory_deck) == [3, 9]


def test_only_where_the_move_ends() -> None:
    scene = Scene("saxony", "crimea")
    scene.put("saxony", "character", 30)
    scene.unlock("saxony", "Speed")
    scene.begin("saxony")
    scene.say("section move", "move units", "character 30", "to 23", "to 24")
    assert scene.seat("saxony").factory_card == 0


def test_a_character_that_stays_there_gets_none() -> None:
    scene = Scene("saxony", "crimea")
    scene.put("saxony", "character", 23)
    scene.put("saxony", "worker", 30)
    scene.begin("saxony")
    scene.say("section move", "move units", "worker 30", "to 29", "no more units")
    assert scene.asked() == "crimea section"


@pytest.mark.parametrize(("dial", "card"), [(5, True), (0, False)])
def test_only_after_winning_the_combat_there(dial: int, card: bool) -> None:
    scene = Scene("saxony", "crimea")
    scene.put("saxony", "character", 30)
    scene.put("crimea", "mech", 23)
    have(scene, "saxony", power=5)
    have(scene, "crimea", power=3)
    scene.begin("saxony")
    scene.say("section move", "move units", "character 30", "to 23", f"dial {dial}", "dial 3")
    assert (scene.asked() == "saxony factory_card") == card
    assert scene.seat("saxony").at[0] == (23 if card else scene.base("saxony"))


@pytest.mark.parametrize("players", range(1, 8))
def test_one_card_more_than_players(players: int) -> None:
    names = ["saxony", "crimea", "nordic", "rusviet", "polania", "albion", "togawa"][:players]
    mats = ["agricultural", "mechanical", "innovative", "patriotic", "militant", "engineering", "industrial"]
    for seed in range(5):
        scene = Scene(*names, mats=mats, seed=seed)
        deck = members(scene.game.factory_deck)
        assert len(deck) == players + 1
        assert set(deck) <= set(range(1, 13))  # base cards only, as no promo was asked for


def test_promo_cards_come_with_their_edition() -> None:
    seen: set[int] = set()
    for seed in range(60):
        scene = Scene("saxony", "crimea", editions=["base", "promo_13_18"], seed=seed)
        seen |= set(members(scene.game.factory_deck))
    assert seen == {*range(1, 13), 14, 16, 17}


def factory_move(*texts: str, speed: bool = False) -> Scene:
    scene = Scene("saxony", "crimea")
    scene.put("saxony", "mech", 34)
    scene.put("saxony", "worker", 34)
    scene.put("saxony", "character", 41)
    if speed:
        scene.unlock("saxony", "Speed")
    have(scene, "saxony", factory_card=6)
    scene.begin("saxony")
    scene.say("section factory", "factory move", *texts)
    return scene


def test_the_factory_move_is_one_unit_two_hexes() -> None:
    scene = factory_move("worker 34", "to 35")
    assert scene.legal() == ["stop", "to 34", "to 41"]
    scene.say("to 41")
    assert scene.asked() == "crimea section"
    scene = factory_move("character 41", "to 35")
    scene.say("stop")
    assert scene.asked() == "crimea section"


def test_speed_adds_a_hex_for_plastic_only() -> None:
    scene = factory_move("character 41", "to 35", "to 34", "to 41", speed=True)
    assert scene.asked() == "crimea section"
    scene = factory_move("worker 34", "to 35", "to 41", speed=True)
    assert scene.asked() == "crimea section"


def test_the_factory_move_may_meet_an_encounter() -> None:
    scene = Scene("saxony", "crimea")
    scene.put("saxony", "character", 34)
    have(scene, "saxony", factory_card=6, coins=2)
    scene.game.position.encounters = 1 << 35
    scene.game.encounter_deck = 1 << 1
    scene.begin("saxony")
    scene.say("section factory", "factory move", "character 34", "to 35")
    assert scene.asked() == "saxony encounter"  # the token has stopped it
