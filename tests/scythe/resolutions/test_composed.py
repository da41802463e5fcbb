"""Tiles composed by hand: every behaviour follows from the effects, in any combination."""

import pytest
from tests.scythe.campaign import refused, where
from tests.scythe.props import have, purse
from tests.scythe.resolutions.closing import Closing
from tests.scythe.scene import Scene
from tests.scythe.snapshots import snapshot

from maszyna.scythe.ids import SECTIONS


def closing(*effects: tuple[str, list[int]], people: tuple[str, ...] = ("saxony", "crimea", "nordic")) -> Closing:
    return Closing(list(effects), *people)


def test_no_effect_at_all_is_the_base_rule() -> None:
    scene = closing()
    scene.last_star("saxony")
    assert scene.asked() == "over"


def test_two_turns_of_the_others_without_move() -> None:
    scene = closing(("turns_for_others", [2]), ("without_move", []))
    scene.last_star("saxony")
    assert scene.promised() == [("saxony", 4)]
    scene.say("section move")
    assert refused(scene, "move units") == "no_move_in_this_turn"
    scene.to_the_end()
    assert scene.turns() == ["saxony", *["nordic", "crimea"] * 2]


def test_an_explosion_on_the_spot() -> None:
    """No last turns: unfought moves are undone, then the Factory explodes, as far as the tile says."""
    scene = closing(("combat_stars", [3]), ("explosion", [2, 1]), people=("nordic", "crimea"))
    scene.win_first_of_two("nordic", stars=5, combat_stars=2)
    assert scene.asked() == "over"
    assert scene.seat("nordic").combat_stars == 3
    assert len(scene.happened("move_undone")) == 1
    assert where(scene, "nordic", "mech") == [scene.base("nordic")] * 2
    assert where(scene, "crimea", "mech") == [scene.base("crimea")] * 2
    assert [purse(scene, name)[2] for name in ("nordic", "crimea")] == [2, 1]  # one of Crimea's was at home already


def test_an_explosion_of_the_factory_alone() -> None:
    scene = closing(("explosion", [0, 0]))
    scene.put("crimea", "worker", 23, 30)
    scene.last_star("saxony")
    assert where(scene, "crimea", "worker") == [30, scene.base("crimea")]
    assert purse(scene, "crimea")[2] == 0


def test_four_stars_in_the_own_turn_end_the_game_at_once() -> None:
    scene = closing(("own_turn_stars", [4, 7]))
    scene.last_star("saxony", 3)
    assert scene.asked() == "over"
    assert purse(scene, "saxony")[0] == 7


def test_four_stars_on_anothers_turn_end_it_when_the_own_begins() -> None:
    scene = closing(("own_turn_stars", [4, 0]), people=("saxony", "crimea"))
    scene.star_on_anothers_turn("saxony", "crimea", 3)
    assert scene.asked() == "over"
    assert scene.turns() == ["saxony", "crimea"]
    assert not [event for event in scene.happened("gained") if event.first == 4 and event.seat == scene.index("crimea")]


def test_the_hill_in_a_last_turn_of_only_a_move() -> None:
    scene = closing(("turns_for_all", [1]), ("only_move", []), ("factory_star", []))
    scene.put("crimea", "mech", 23)
    scene.last_star("saxony")
    scene.passes()
    scene.say("place star")
    assert scene.asked() == "crimea unit"
    assert scene.seat("crimea").stars == 1


def test_alone_there_are_no_others() -> None:
    scene = closing(("turns_for_others", [9]), people=("saxony",))
    scene.last_star("saxony")
    assert scene.asked() == "over" and not scene.promised()
    scene = closing(("turns_for_all", [2]), ("same_section", []), people=("saxony",))
    scene.last_star("saxony")
    assert scene.promised() == [("saxony", 2)]
    scene.to_the_end()
    assert scene.seat("saxony").section == SECTIONS.index("bolster")


def test_one_open_objective() -> None:
    scene = closing(("open_objectives", [1]))
    scene.missions(22)
    have(scene, "saxony", factory_card=6)
    scene.begin("saxony")
    assert scene.legal() == ["no mission", "mission 22"]


@pytest.mark.covers("W3.1")
def test_copies_share_nothing_that_changes() -> None:
    scene = closing(("turns_for_all", [2]), ("without_move", []))
    scene.last_star("saxony")
    before = snapshot(scene.game)
    twin = scene.game.copy()
    assert snapshot(twin) == before
    while not twin.is_over():
        assert twin.finale is not None and twin.finale.begun
        twin.apply(twin.options()[-1])
    assert snapshot(scene.game) == before
    scene.to_the_end()


@pytest.mark.covers("W3.1")
def test_without_a_tile_the_sixth_star_ends_the_game() -> None:
    scene = Scene("saxony", "crimea")
    have(scene, "saxony", coins=1, power=14, stars=5)
    scene.begin("saxony")
    scene.say("section bolster", "bolster power", "accept 2 power")
    assert scene.asked() == "over"
    assert scene.game.finale is None


@pytest.mark.parametrize(("coins", "asked"), [(39, "crimea section"), (40, "over")])
def test_more_coins_than_the_tile_says_end_the_game_with_the_own_turn(coins: int, asked: str) -> None:
    scene = closing(("own_turn_coins", [40]), people=("saxony", "crimea"))
    scene.begin("saxony")
    have(scene, "saxony", coins=coins)
    scene.say("section move", "gain coins")  # 1 coin, and nothing is left to do in the turn
    assert (scene.asked(), scene.turns()[0]) == (asked, "saxony")


def test_coins_on_anothers_turn_wait_for_the_own_and_stars_end_nothing() -> None:
    scene = closing(("own_turn_coins", [40]), ("turns_for_others", [1]), people=("saxony", "crimea"))
    scene.begin("saxony")
    have(scene, "saxony", coins=1, power=14, stars=5)
    have(scene, "crimea", coins=50)
    scene.say("section bolster", "bolster power")
    assert (scene.seat("saxony").stars, scene.asked(), scene.promised()) == (6, "crimea section", [])
    scene.say("section move", "gain coins")
    assert scene.promised() == [("crimea", 1)]
    assert scene.asked() == "saxony section"


def test_an_automas_coins_count_as_well() -> None:
    scene = Closing([("own_turn_coins", [40])], "crimea", automas=("saxony",))
    scene.begin("saxony")
    assert not scene.game.is_over()
    have(scene, "saxony", coins=41)
    scene.begin("saxony")
    assert scene.asked() == "over"
