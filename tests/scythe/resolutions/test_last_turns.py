"""The last turns: who takes them and in which order, and what they are (W8.1, W8.5, W8.6, W8.8)."""

import pytest
from tests.scythe.campaign import refused, where
from tests.scythe.props import hand, have, objectives, purse, recruits, stars
from tests.scythe.resolutions.closing import Closing

from maszyna.scythe.ids import BOTTOMS, SECTIONS, STARS


def rush(*names: str) -> Closing:
    return Closing("land_rush", *(names or ("saxony", "crimea", "nordic")))


@pytest.mark.covers("W3.1", "W8.1")
def test_everybody_takes_one_more_move_the_trigger_last() -> None:
    scene = rush()
    scene.put("crimea", "mech", 23)
    scene.last_star("saxony")
    assert scene.promised() == [("saxony", 3)]
    assert scene.asked() == "nordic unit"  # no section is chosen: a Move action and nothing else
    scene.say("character nordic_base", "to 4")
    assert scene.asked() == "crimea unit"
    scene.say("no more units")
    assert scene.asked() == "saxony unit"
    scene.say("character saxony_base", "to 41")
    assert scene.asked() == "over"
    assert scene.turns() == ["saxony", "nordic", "crimea", "saxony"]
    assert where(scene, "nordic", "character") == [4]
    assert where(scene, "crimea", "mech") == [23]  # nothing explodes here
    assert scene.seat("nordic").section == scene.seat("crimea").section == -1
    assert scene.seat("saxony").section == SECTIONS.index("bolster")
    assert [event.seat for event in scene.happened("game_ended")] == [scene.index("saxony")]


@pytest.mark.covers("W8.1")
def test_the_running_turn_is_finished_first() -> None:
    scene = rush()
    scene.put("saxony", "worker", 34)
    scene.lay(34, food=3)
    recruits(scene, "nordic", "enlist")
    scene.last_star("saxony")
    assert scene.asked() == "saxony bottom"
    scene.say("enlist", "recruit build", "bonus coin")
    assert len(scene.happened("recruit_bonus")) == 1  # Nordic's, though Saxony has six stars
    assert scene.asked() == "nordic unit"


@pytest.mark.covers("W8.1")
def test_the_order_begins_left_of_the_trigger_even_on_anothers_turn() -> None:
    scene = rush("saxony", "crimea", "nordic", "polania")
    scene.star_on_anothers_turn("saxony", "polania", 5)
    assert scene.promised() == [("polania", 4)]
    scene.to_the_end()
    assert scene.turns() == ["saxony", "nordic", "crimea", "saxony", "polania"]


@pytest.mark.covers("W8.1")
def test_battles_of_the_running_turn_and_of_last_turns_are_fought() -> None:
    scene = rush("saxony", "crimea")
    scene.win_first_of_two("saxony", stars=5)
    assert len(scene.happened("combat_won")) == 2
    assert not scene.happened("move_undone")
    assert scene.asked() == "crimea unit"
    scene.put("crimea", "mech", 36)
    scene.say("no more units")
    scene.say("mech 30", "to 36", "no more units")
    assert scene.asked() == "over"
    assert len(scene.happened("combat_won")) == 3
    assert scene.seat("saxony").stars == 6


@pytest.mark.covers("W3.2")
def test_several_may_reach_six_and_nothing_is_triggered_again() -> None:
    scene = rush("saxony", "crimea")
    have(scene, "crimea", stars=5)
    scene.put("crimea", "mech", 36)
    scene.put("saxony", "mech", 30)
    scene.last_star("saxony")
    have(scene, "saxony", power=0)
    scene.say("mech 36", "to 30", "no more units")
    assert scene.seat("crimea").stars == scene.seat("saxony").stars == 6
    assert scene.asked() == "saxony unit"
    scene.passes()
    assert scene.asked() == "over"
    assert scene.promised() == [("saxony", 2)]


@pytest.mark.covers("W3.2")
def test_never_a_seventh_star() -> None:
    scene = Closing("doomsday_clock", "saxony", "crimea")
    have(scene, "saxony", coins=1, power=14, stars=6)
    objectives(scene, "saxony", 22)
    have(scene, "saxony", factory_card=6)
    scene.begin("saxony")
    assert scene.asked() == "saxony section"  # no objective is revealed for nothing
    scene.say("section bolster", "bolster power")
    assert scene.asked() == "crimea section"
    assert scene.seat("saxony").stars == 6 and stars(scene, "saxony") == []


@pytest.mark.covers("W8.5")
def test_deja_vu_the_token_stays() -> None:
    scene = Closing("deja_vu", "saxony", "crimea", "nordic")
    have(scene, "nordic", section=SECTIONS.index("move"))
    scene.last_star("saxony")
    assert scene.promised() == [("saxony", 2)]
    assert scene.asked() == "nordic top"
    scene.say("gain coins")
    assert scene.seat("nordic").section == SECTIONS.index("move")
    assert scene.asked() == "crimea section"  # it has not had a turn yet
    assert len(scene.legal()) == 4
    scene.passes()
    assert scene.asked() == "over"
    assert scene.turns() == ["saxony", "nordic", "crimea"]


@pytest.mark.covers("W8.5")
def test_deja_vu_begins_only_with_the_last_turns() -> None:
    """A star before the action token goes on: the running turn is an ordinary one."""
    scene = Closing("deja_vu", "saxony", "crimea")
    have(scene, "saxony", stars=5, factory_card=6, section=SECTIONS.index("trade"))
    objectives(scene, "saxony", 22)
    scene.begin("saxony")
    scene.say("reveal 22")
    assert scene.promised() == [("saxony", 1)]
    assert scene.asked() == "saxony section"
    assert "section trade" not in scene.legal()


@pytest.mark.covers("W8.5")
def test_deja_vu_with_the_factory_card() -> None:
    scene = Closing("deja_vu", "saxony", "crimea")
    have(scene, "crimea", factory_card=4, section=SECTIONS.index("factory"))
    scene.last_star("saxony")
    assert scene.asked() == "crimea bottom"
    assert scene.legal() == ["skip bottom", "factory move"]


@pytest.mark.covers("W8.6")
def test_mission_possible_the_others_have_a_turn_without_move() -> None:
    scene = Closing("mission_possible", "saxony", "crimea", "nordic")
    scene.missions(1, 2)
    scene.last_star("saxony")
    assert scene.asked() == "nordic section"
    scene.say("section move")
    assert scene.legal() == ["skip top", "gain coins"]
    assert refused(scene, "move units") == "no_move_in_this_turn"
    have(scene, "crimea", factory_card=4)
    scene.say("gain coins", "section factory")
    assert scene.asked() == "over"  # the card's action cannot be paid, its move is not allowed
    assert purse(scene, "nordic")[0] == 1
    assert scene.turns() == ["saxony", "nordic", "crimea"]


@pytest.mark.covers("W8.6")
def test_the_trigger_may_still_move_in_the_running_turn() -> None:
    scene = Closing("mission_possible", "saxony", "crimea")
    scene.missions(1, 22)
    have(scene, "saxony", stars=5, factory_card=6)
    scene.begin("saxony")
    scene.say("mission 22")
    assert scene.promised() == [("saxony", 1)]
    scene.say("section move", "move units", "character saxony_base", "to 41")
    assert where(scene, "saxony", "character") == [41]


@pytest.mark.covers("W8.8")
@pytest.mark.parametrize(("coins", "ends"), [(0, True), (18, True), (19, False)])  # Saxony: six stars, three each
def test_backup_plan(coins: int, ends: bool) -> None:
    scene = Closing("backup_plan", "saxony", "crimea", "nordic")
    have(scene, "nordic", coins=coins)
    scene.last_star("saxony")
    assert scene.game.scores()[scene.index("saxony")] == 18
    if ends:
        assert scene.asked() == "over" and not scene.promised()
        return
    assert scene.promised() == [("saxony", 3)]
    assert scene.asked() == "nordic section"
    scene.to_the_end()
    assert scene.turns() == ["saxony", "nordic", "crimea", "saxony"]


@pytest.mark.covers("W8.8")
def test_backup_plan_once_only() -> None:
    """A second 6th star in the extra turns ends nothing and adds nothing."""
    scene = Closing("backup_plan", "saxony", "crimea")
    have(scene, "crimea", coins=30, stars=5, power=14)
    scene.last_star("saxony")
    scene.say("section bolster", "bolster power")  # it is taken without asking: no star matters any more
    assert scene.seat("crimea").stars == 6
    assert scene.asked() == "saxony section"
    scene.passes()
    assert scene.asked() == "over"
    assert scene.promised() == [("saxony", 2)]


@pytest.mark.covers("W3.3")
def test_a_finished_action_still_pays_and_nothing_is_done_twice_in_a_turn() -> None:
    scene = Closing("doomsday_clock", "saxony", "crimea")
    scene.put("saxony", "worker", 34)
    scene.lay(34, food=20)
    recruits(scene, "saxony", *BOTTOMS)
    have(scene, "saxony", star_kinds=1 << STARS.index("recruits"), stars=1, coins=2)
    scene.begin("saxony")
    scene.say("section bolster", "bolster power")
    assert scene.asked() == "saxony bottom"  # the top row is over, though it could be paid again
    scene.say("enlist")
    assert scene.asked() == "crimea section"  # and so is the bottom row
    assert purse(scene, "saxony") == [1 + 3, 2, 0]  # three coins of the mat
    assert len(hand(scene, "saxony")) == 1  # the recruit's combat card
    assert scene.resources(34) == [17, 0, 0, 0]
