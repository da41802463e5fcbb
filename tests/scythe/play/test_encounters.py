"""How an encounter goes (section 9): who has it, what it may not give, Meander, the two special cards."""

import pytest
from tests.scythe.play.test_encounter_options import PLACE, answer, meet
from tests.scythe.props import hand, have, purse, units
from tests.scythe.scene import Scene

from maszyna.kernel.errors import IllegalAction


def test_one_option_and_no_more() -> None:
    scene = meet(1, "saxony", coins=9, popularity=9)
    assert scene.legal() == ["option 1", "option 2", "option 3"]
    scene.say("option 2")
    assert scene.asked() == "crimea section"
    assert purse(scene, "saxony") == [7, 0, 9]
    assert scene.resources(PLACE) == [4, 0, 0, 0]


@pytest.mark.covers("ability polania Meander")
def test_polania_takes_up_to_two_different_in_any_order() -> None:
    scene = meet(1, "polania", coins=2, popularity=2)
    scene.say("option 3", "armory")
    assert scene.legal() == ["no second option", "option 1", "option 2"]
    with pytest.raises(IllegalAction) as refusal:
        scene.say("option 3")
    assert refusal.value.reason == "taken_already"
    scene.say("option 1")
    assert purse(scene, "polania") == [4, 0, 1]
    assert scene.asked() == "crimea section"
    scene = meet(1, "polania", coins=2)
    scene.say("option 2", "no second option")
    assert purse(scene, "polania") == [0, 0, 0]


@pytest.mark.covers("ability polania Meander")
def test_what_the_first_gives_may_pay_the_second() -> None:
    scene = meet(1, "polania")  # option 1: two coins and a popularity; option 2 costs two coins
    assert scene.asked() == "polania encounter"
    assert scene.legal() == ["no second option", "option 2"]
    scene.say("option 2")
    assert purse(scene, "polania") == [0, 0, 1]


def test_a_worker_does_not_have_an_encounter() -> None:
    scene = Scene("saxony", "crimea")
    scene.put("saxony", "worker", 34)
    scene.put("saxony", "mech", 41)
    scene.game.position.encounters = 1 << PLACE
    scene.begin("saxony")
    scene.say("section move", "move units", "worker 34", "to 35", "mech 41", "to 35")
    assert scene.asked() == "crimea section"
    assert scene.game.position.encounters == 1 << PLACE


def test_a_character_that_was_there_before_does_not_have_it() -> None:
    scene = Scene("saxony", "crimea")
    scene.put("saxony", "character", PLACE)
    scene.put("saxony", "worker", 34)
    scene.game.position.encounters = 1 << PLACE
    scene.begin("saxony")
    scene.say("section move", "move units", "worker 34", "to 41", "no more units")
    assert scene.asked() == "crimea section"
    assert scene.game.position.encounters == 1 << PLACE


def test_each_part_of_the_gain_may_be_refused() -> None:
    scene = meet(23, "saxony", popularity=2)  # a worker and three food for two popularity
    scene.say("option 3", "no worker")
    assert units(scene, "saxony", "worker") == []
    assert scene.resources(PLACE) == [3, 0, 0, 0]
    scene = meet(7, "saxony", coins=2)
    scene.say("option 2", "no upgrade")
    assert scene.seat("saxony").cubes == 0


@pytest.mark.parametrize("owner", ["saxony", "crimea"])
def test_no_structure_where_one_stands(owner: str) -> None:
    scene = Scene("saxony", "crimea")
    scene.put("saxony", "character", 34)
    scene.build(owner, "mill", PLACE)
    have(scene, "saxony", popularity=2)
    scene.game.position.encounters = 1 << PLACE
    scene.game.encounter_deck = 1 << 1
    scene.begin("saxony")
    scene.say("section move", "move units", "character 34", "to 35", "option 3")
    assert scene.asked() == "crimea section"
    assert scene.seat("saxony").structures[:3] == [0, 0, 0]
    assert purse(scene, "saxony") == [0, 0, 0]  # paid all the same


def test_no_worker_when_all_are_out() -> None:
    scene = Scene("saxony", "crimea")
    scene.put("saxony", "character", 34)
    scene.put("saxony", "worker", *[scene.base("saxony")] * 8)
    have(scene, "saxony", popularity=2)
    scene.game.position.encounters = 1 << PLACE
    scene.game.encounter_deck = 1 << 23
    scene.begin("saxony")
    scene.say("section move", "move units", "character 34", "to 35", "no more units", "option 3")
    assert scene.resources(PLACE) == [3, 0, 0, 0]
    assert scene.asked() == "crimea section"


def test_a_mech_gained_unlocks_its_ability() -> None:
    scene = meet(3, "saxony", popularity=3)
    scene.say("option 3", "mech 4")
    scene.begin("saxony")
    scene.seat("saxony").section = -1
    scene.say("section bolster")
    scene.begin("saxony")
    scene.say("section move", "move units", "mech 35", "to 34")
    assert "stop" in scene.legal()  # Speed: a second step


def test_cards_do_not_come_twice() -> None:
    scene = Scene("saxony", "crimea")
    seen = []
    places = [35, 34]
    for turn in range(28):
        start, end = places[turn % 2 - 1], places[turn % 2]
        scene.put("saxony", "character", start)
        scene.game.position.encounters = 1 << end
        have(scene, "saxony", section=-1)
        scene.begin("saxony")
        scene.say("section move", "move units", f"character {start}", f"to {end}")
        if scene.asked() == "saxony cargo":
            while scene.asked() == "saxony cargo":
                scene.say(scene.legal()[0])
        while scene.game.decision_kind() == "unit":
            scene.say("no more units")
        if scene.asked() == "saxony encounter":
            scene.say("option 1")
        seen += [event.first for event in scene.happened("encounter_met")]
    assert sorted(seen) == list(range(1, 29))  # the whole base deck, each card once
    assert seen != sorted(seen)


@pytest.mark.covers("encounter 31.3")
def test_card_31_shows_a_hand_before_the_cards_are_drawn() -> None:
    scene = Scene("saxony", "crimea", "nordic", editions=["base", "invaders", "promo_29_36"])
    scene.put("saxony", "character", 34)
    have(scene, "saxony", popularity=2)
    scene.game.position.encounters = 1 << PLACE
    scene.game.encounter_deck = 1 << 31
    scene.begin("saxony")
    scene.say("section move", "move units", "character 34", "to 35", "option 3")
    assert scene.legal() == ["look at nordic", "look at crimea"]  # not the own
    assert hand(scene, "saxony") == []
    scene.say("look at nordic")
    assert [event.first for event in scene.happened("hand_seen")] == [scene.index("nordic")]
    assert len(hand(scene, "saxony")) == 3


def refuge(*structures: int, **units_there: int) -> Scene:
    """Card 42 on 35 with the character, a mech and two workers; 35 touches 28, 29, 34, 36, 41 and lake 42."""
    scene = Scene("saxony", "togawa", editions=["base", "invaders", "promo_37_42"])
    scene.put("saxony", "character", 34)
    scene.put("saxony", "worker", PLACE, PLACE)
    scene.put("saxony", "mech", PLACE)
    for unit, place in units_there.items():
        scene.put("togawa", unit, place)
    for structure, place in zip(("mine", "mill"), structures, strict=False):
        scene.build("togawa", structure, place)
    have(scene, "saxony", coins=2)
    scene.game.position.encounters = 1 << PLACE
    scene.game.encounter_deck = 1 << 42
    scene.begin("saxony")
    scene.say("section move", "move units", "character 34", "to 35", "no more units", "option 2")
    return scene


@pytest.mark.covers("encounter 42.2")
def test_card_42_leads_to_one_empty_land_across_rivers_too() -> None:
    scene = refuge(28, worker=29)
    assert scene.legal() == ["nobody leaves", "leave for 34", "leave for 36", "leave for 41"]
    scene.say("leave for 36", "unit 0", "unit 5", "nobody else")
    assert scene.seat("saxony").at[0] == 36
    moved = [(event.first, event.second, event.third) for event in scene.happened("unit_moved")]
    assert moved[-2:] == [(0, PLACE, 36), (5, PLACE, 36)]
    assert (units(scene, "saxony", "worker"), units(scene, "saxony", "mech")) == ([35, 36], [35])
    assert purse(scene, "saxony") == [0, 0, 0]
    assert scene.asked() == "togawa section"


@pytest.mark.covers("encounter 42.2")
def test_card_42_nobody_needs_to_leave() -> None:
    scene = refuge()
    scene.say("nobody leaves")
    assert scene.asked() == "togawa section"
    assert purse(scene, "saxony") == [0, 0, 0]


@pytest.mark.covers("encounter 42.2")
def test_card_42_an_armed_trap_springs_on_whoever_enters() -> None:
    scene = refuge()
    have(scene, "saxony", popularity=3)
    scene.seat("togawa").traps[0] = 41  # minus two popularity
    scene.seat("togawa").armed = 1 << 41
    scene.say("leave for 41", "unit 5", "nobody else")
    assert purse(scene, "saxony") == [0, 0, 1]
    assert scene.seat("togawa").armed == 0


def test_the_answers_reach_the_end() -> None:
    scene = meet(41, "saxony", popularity=3)
    scene.say("option 3")
    answer(scene)
    assert scene.asked() == "crimea section"
