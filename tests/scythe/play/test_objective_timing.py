"""When an objective may be revealed, and what becomes of the other card (section 10)."""

import pytest
from tests.scythe.props import have, objectives, stars
from tests.scythe.scene import Scene

from maszyna.kernel.errors import IllegalAction

# Card 22 (a Factory card and no upgrade) may be shown at any of the three moments, 12 (20 coins) only at the end.


def holder(*numbers: int, name: str = "crimea", **amounts: int) -> Scene:
    scene = Scene(name, "nordic")
    scene.put(name, "worker", 43)
    objectives(scene, name, *numbers)
    have(scene, name, **amounts)
    return scene


def test_before_the_top_row() -> None:
    scene = holder(22, 1, factory_card=6)
    scene.begin("crimea")
    assert scene.asked() == "crimea objective"
    assert scene.legal() == ["keep objectives", "reveal 22"]
    scene.say("reveal 22")
    assert stars(scene, "crimea") == ["objective"]
    assert scene.asked() == "crimea section"
    assert [event.first for event in scene.happened("objective_revealed")] == [22]


def test_nobody_asks_when_nothing_holds() -> None:
    scene = holder(22, 12, factory_card=6, cubes=1)
    scene.begin("crimea")
    assert scene.asked() == "crimea section"


def test_between_the_rows_once_something_was_done() -> None:
    scene = holder(23, coins=1, stars=1, combat_stars=1)  # eight combat cards and a combat star
    scene.deal("crimea", 2, 2, 2, 2, 2, 2, 2)
    scene.lay(43, food=3)
    scene.begin("crimea")
    scene.say("section bolster", "bolster cards")
    assert scene.asked() == "crimea objective"
    scene.say("keep objectives")
    assert scene.asked() == "crimea bottom"
    scene.say("skip bottom")
    assert scene.asked() == "nordic section"  # nothing has happened since it was kept
    assert scene.seat("crimea").objectives == 1 << 23


def test_after_the_bottom_row() -> None:
    scene = holder(23, stars=1, combat_stars=1)
    scene.deal("crimea", 2, 2, 2, 2, 2, 2)
    scene.lay(43, food=3)
    scene.begin("crimea")
    scene.say("section bolster", "enlist", "pay food 43", "recruit build", "bonus combat_card")
    assert scene.asked() == "crimea objective"
    scene.say("reveal 23")
    assert stars(scene, "crimea") == ["objective"]
    assert scene.asked() == "nordic section"


@pytest.mark.covers("W4.2")
def test_not_inside_an_action() -> None:
    scene = holder(22, factory_card=6)
    scene.begin("crimea")
    scene.say("keep objectives", "section move", "move units")
    with pytest.raises(Exception, match="cannot read"):
        scene.say("reveal 22")
    scene.say("worker 43", "to 44")
    while scene.asked() == "crimea unit":
        scene.say("no more units")
    assert scene.asked() == "crimea objective"


@pytest.mark.parametrize("taken", [True, False])
def test_end_of_turn_cards_wait_for_it(taken: bool) -> None:
    scene = holder(12, 22, coins=20, factory_card=6)
    scene.begin("crimea")
    assert scene.legal() == ["keep objectives", "reveal 22"]
    with pytest.raises(IllegalAction) as refusal:
        scene.say("reveal 12")
    assert refusal.value.reason == "not_before_the_end_of_the_turn"
    scene.say("keep objectives", "section move", "gain coins" if taken else "skip top")
    if taken:
        assert scene.legal() == ["keep objectives", "reveal 22"]
        scene.say("keep objectives")
    assert scene.asked() == "crimea objective"
    assert scene.legal() == ["keep objectives", "reveal 12"]
    scene.say("reveal 12")
    assert scene.asked() == "nordic section"


def test_end_of_turn_after_the_bottom_row_both_kinds() -> None:
    scene = holder(12, 22, coins=20, factory_card=6)
    scene.lay(43, food=3)
    scene.begin("crimea")
    scene.say("keep objectives", "section bolster", "skip top", "enlist", "no recruit")
    assert scene.legal() == ["keep objectives", "reveal 12", "reveal 22"]


def test_not_on_anothers_turn() -> None:
    scene = holder(22, factory_card=6)
    scene.begin("nordic")
    scene.say("section trade")
    assert scene.asked() == "crimea objective"  # only when its own turn has come


def test_the_other_card_is_discarded_too() -> None:
    scene = holder(12, 22, coins=20, factory_card=6)
    scene.begin("crimea")
    scene.say("reveal 22")
    assert scene.seat("crimea").objectives == 0
    scene.say("section move", "gain coins")
    assert scene.asked() == "nordic section"
    assert scene.seat("crimea").stars == 1


@pytest.mark.covers("ability saxony Dominate")
def test_saxony_keeps_the_other_and_scores_both() -> None:
    scene = holder(20, 22, name="saxony", factory_card=6, popularity=7)
    for structure, place in (("mine", 34), ("monument", 35), ("armory", 41)):
        scene.build("saxony", structure, place)
    scene.begin("saxony")
    scene.say("reveal 22")
    assert scene.seat("saxony").objectives == 1 << 20
    assert scene.legal() == ["keep objectives", "reveal 20"]
    scene.say("reveal 20")
    assert (scene.seat("saxony").stars, scene.seat("saxony").objective_stars) == (2, 2)
    assert scene.asked() == "saxony section"


def test_a_refusal_says_why() -> None:
    scene = holder(23, 22, factory_card=6)
    scene.begin("crimea")
    for number, reason in ((23, "condition_not_met"), (5, "not_in_hand")):
        with pytest.raises(IllegalAction) as refusal:
            scene.say(f"reveal {number}")
        assert refusal.value.reason == reason
