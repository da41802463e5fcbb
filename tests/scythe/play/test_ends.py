"""The end of the game (section 11): what the 6th star still lets happen."""

import pytest
from tests.scythe.props import hand, have, purse, recruits, stars
from tests.scythe.scene import Scene

from maszyna.kernel.errors import GameIsOver


def saxony(placed: int = 5, **tokens: int) -> Scene:
    """On Agricultural, with a worker and tokens on 34."""
    scene = Scene("saxony", "crimea")
    scene.put("saxony", "worker", 34)
    scene.lay(34, **tokens)
    have(scene, "saxony", stars=placed)
    return scene


@pytest.mark.covers("end sixth star in a top action")
def test_by_a_top_action_at_once() -> None:
    scene = saxony(food=3)
    scene.build("saxony", "monument", 41)
    have(scene, "saxony", coins=1, power=14)
    scene.begin("saxony")
    scene.say("section bolster", "bolster power", "accept 2 power")
    assert scene.game.is_over()
    assert purse(scene, "saxony") == [0, 16, 1]  # the Monument belongs to it, the bottom row does not come any more
    assert scene.resources(34) == [3, 0, 0, 0]
    assert scene.game.options() == []
    for asking in (scene.game.pending, scene.game.decision_kind, scene.game.seat_to_decide, scene.game.legal_texts):
        with pytest.raises(GameIsOver):
            asking()
    with pytest.raises(GameIsOver):
        scene.game.apply(0)
    with pytest.raises(GameIsOver):
        scene.game.parse("skip bottom")


@pytest.mark.covers("end sixth star in a top action")
def test_by_an_objective_before_anything_else() -> None:
    scene = saxony()
    scene.seat("saxony").objectives = 1 << 22
    have(scene, "saxony", factory_card=6)
    scene.begin("saxony")
    scene.say("reveal 22")
    assert scene.game.is_over()
    assert [(event.seat, event.first) for event in scene.happened("game_ended")] == [(scene.index("saxony"), 6)]


@pytest.mark.covers("end sixth star in a top action")
def test_by_an_encounter_after_all_of_its_option() -> None:
    scene = saxony(wood=4)
    scene.put("saxony", "character", 34)
    scene.put("saxony", "worker", *[34] * 6)
    scene.game.position.encounters = 1 << 35
    scene.game.encounter_deck = 1 << 3
    have(scene, "saxony", coins=2)
    scene.begin("saxony")
    scene.say("section move", "move units", "character 34", "to 35", "carry 0 wood", "no more units")
    scene.say("option 2", "worker on 35")
    assert scene.game.is_over()
    assert stars(scene, "saxony") == ["workers"]
    assert scene.resources(35) == [3, 0, 0, 0]


@pytest.mark.covers("end sixth star in a bottom action")
def test_by_a_bottom_action_after_coins_thing_and_own_recruit() -> None:
    scene = saxony(wood=4)
    for structure, place in (("mine", 41), ("monument", 35), ("armory", 36)):
        scene.build("saxony", structure, place)
    recruits(scene, "saxony", "build")
    recruits(scene, "crimea", "build")
    have(scene, "saxony", stars=5)
    scene.begin("saxony")
    scene.say("section produce", "skip top", "build", "mill")
    assert scene.game.is_over()
    assert scene.seat("saxony").structures == [41, 35, 36, 34]
    assert purse(scene, "saxony") == [2, 0, 1]  # mat coins and the own recruit's popularity
    assert purse(scene, "crimea") == [0, 0, 0]  # the neighbour's does not pay any more


@pytest.mark.covers("end sixth star in a bottom action")
def test_by_the_own_recruit_bonus() -> None:
    scene = saxony(oil=2)
    recruits(scene, "saxony", "upgrade")
    recruits(scene, "crimea", "upgrade")
    have(scene, "saxony", power=15)
    have(scene, "crimea", power=15, stars=5)
    scene.begin("saxony")
    scene.say("section move", "skip top", "upgrade", "upgrade move.units", "cheaper build", "accept 1 power")
    assert scene.game.is_over()
    assert scene.seat("crimea").stars == 5
    assert purse(scene, "crimea") == [0, 15, 0]
    assert scene.seat("saxony").cubes == 1


@pytest.mark.covers("end sixth star in a bottom action")
def test_two_stars_of_one_action_and_no_seventh() -> None:
    scene = saxony(4, food=3)
    recruits(scene, "saxony", "upgrade", "deploy", "build")
    scene.seat("saxony").bonuses = 0b1011
    have(scene, "saxony", popularity=16, stars=5)
    scene.begin("saxony")
    scene.say("section bolster", "enlist", "recruit enlist")
    assert scene.game.is_over()
    assert scene.seat("saxony").stars == 6
    assert purse(scene, "saxony") == [3, 0, 18]
    assert len(hand(scene, "saxony")) == 1  # the own recruit has paid before the end


def others_turn(names: list[str], actor: str, bottom: str = "upgrade") -> Scene:
    """The actor's Upgrade pays the neighbours a power each; all are one short of the star, with five placed."""
    scene = Scene(*names)
    scene.put(actor, "worker", 41)
    scene.lay(41, oil=2)
    for name in names:
        if name != actor:
            recruits(scene, name, bottom)
            have(scene, name, power=15, stars=5)
    scene.begin(actor)
    scene.say("section move", "skip top", "upgrade", "no upgrade")
    return scene


@pytest.mark.covers("end sixth star on another's turn")
def test_on_anothers_turn_after_the_action() -> None:
    scene = others_turn(["saxony", "crimea"], "saxony")
    assert scene.asked() == "crimea accept"
    scene.say("accept 1 power")
    assert scene.game.is_over()
    assert [event.seat for event in scene.happened("game_ended")] == [scene.index("crimea")]
    assert purse(scene, "saxony") == [1, 0, 0]


@pytest.mark.covers("end sixth star on another's turn")
def test_on_anothers_turn_it_may_be_refused() -> None:
    scene = others_turn(["saxony", "crimea"], "saxony")
    scene.say("accept 0 power")
    assert scene.asked() == "crimea section"
    assert scene.seat("crimea").stars == 5


@pytest.mark.covers("end sixth star on another's turn")
def test_clockwise_the_left_neighbour_is_first() -> None:
    scene = others_turn(["saxony", "crimea", "nordic"], "saxony")
    assert scene.asked() == "nordic accept"  # left of Saxony, with three at the table
    scene.say("accept 1 power")
    assert scene.game.is_over()  # before the right neighbour is served
    assert [event.seat for event in scene.happened("star_placed")] == [scene.index("nordic")]
    assert purse(scene, "crimea") == [0, 15, 0]


@pytest.mark.covers("end sixth star on another's turn")
def test_the_right_neighbour_is_served_if_the_left_refuses() -> None:
    scene = others_turn(["saxony", "crimea", "nordic"], "saxony")
    scene.say("accept 0 power")
    assert scene.asked() == "crimea accept"
    scene.say("accept 1 power")
    assert scene.game.is_over()
    assert (purse(scene, "nordic"), purse(scene, "crimea")) == ([0, 15, 0], [0, 16, 0])


@pytest.mark.covers("end sixth star on another's turn")
def test_a_neighbours_sixth_star_by_popularity_leaves_the_next_unserved() -> None:
    """Rusviet builds; Crimea, left of it, has five stars."""
    scene = Scene("nordic", "rusviet", "crimea")
    scene.put("rusviet", "worker", 15)
    scene.lay(15, wood=4)
    recruits(scene, "crimea", "build")
    recruits(scene, "nordic", "build")
    have(scene, "crimea", popularity=17, stars=5)
    have(scene, "nordic", popularity=6)
    scene.begin("rusviet")
    scene.say("section move", "skip top", "build", "no structure", "accept 1 popularity")
    assert scene.game.is_over()
    assert (scene.seat("crimea").popularity, scene.seat("nordic").popularity) == (18, 6)


@pytest.mark.covers("end sixth star on another's turn")
def test_a_fifth_star_on_anothers_turn_does_not_end_it() -> None:
    scene = Scene("saxony", "crimea")
    scene.put("saxony", "worker", 34)
    scene.lay(34, wood=4)
    recruits(scene, "crimea", "build")
    have(scene, "crimea", popularity=17, stars=4)
    scene.begin("saxony")
    scene.say("section produce", "skip top", "build", "no structure")
    assert stars(scene, "crimea") == ["popularity"]
    assert scene.asked() == "crimea section"


def test_stars_of_the_active_seat_in_a_bottom_action_come_at_its_end() -> None:
    scene = saxony(3, food=3)
    recruits(scene, "saxony", "upgrade", "deploy", "build")
    scene.seat("saxony").bonuses = 0b1011
    have(scene, "saxony", popularity=16, stars=3)
    scene.begin("saxony")
    scene.say("section bolster", "enlist", "recruit enlist")
    kinds = [event.kind for event in scene.game.log or []]
    placed, paid = scene.happened("star_placed"), scene.happened("recruit_bonus")
    assert len(placed) == 2
    assert kinds.index(paid[0].kind) < kinds.index(placed[0].kind)
    assert scene.seat("saxony").stars == 5
    assert scene.asked() == "crimea section"
