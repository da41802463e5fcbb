"""A 6th star in combat ends the game at once; moves that led to pending combats are undone (sections 8 and 11)."""

import pytest
from tests.scythe.campaign import attack, battle, encounter, march, trap, where
from tests.scythe.scene import Scene

from maszyna.kernel.bits import bit

pytestmark = pytest.mark.covers("end sixth star in combat")


def nearly_won(*others: str) -> Scene:
    """Saxony has five stars and mechs on 23 and 38; Crimea's mechs stand on 30 and 32."""
    scene = battle("saxony", "crimea", others=others)
    scene.put("saxony", "mech", 38)
    scene.put("crimea", "mech", 32)
    scene.seat("saxony").stars = 5
    return scene


def test_the_sixth_star_ends_the_game() -> None:
    scene = battle("saxony", "crimea")
    scene.seat("saxony").stars = 5
    scene.put("saxony", "worker", 41)
    scene.lay(41, food=9, wood=9, metal=9, oil=9)
    attack(scene, "saxony")
    assert scene.asked() == "over"
    assert scene.seat("saxony").stars == 6
    assert where(scene, "crimea", "mech") == [scene.base("crimea")]
    assert not scene.happened("bottom_action")


def test_the_game_ends_before_the_encounter_and_the_flag() -> None:
    scene = Scene("albion", "crimea")
    scene.put("albion", "character", 30)
    scene.put("crimea", "mech", 36)
    encounter(scene, 36)
    scene.seat("albion").stars = 5
    march(scene, "albion", "character 30", "to 36")
    assert scene.asked() == "over"
    assert scene.game.position.encounters == bit(36)
    assert scene.seat("albion").flags == 0


def test_a_defender_may_end_the_game() -> None:
    scene = battle("saxony", "crimea", power=(0, 1))
    scene.seat("crimea").stars = 5
    attack(scene, "saxony")
    scene.say("dial 1")
    assert scene.asked() == "over"
    assert scene.seat("crimea").stars == 6


def test_a_third_combat_win_ends_nothing() -> None:
    scene = battle("polania", "crimea")
    scene.seat("polania").stars = 5
    scene.seat("polania").combat_stars = 2
    attack(scene, "polania")
    assert scene.asked() == "crimea section"
    assert scene.seat("polania").stars == 5


def test_the_moves_to_pending_combats_are_undone() -> None:
    scene = nearly_won()
    march(scene, "saxony", "mech 23", "to 30", "mech 38", "to 32", "fight 30")
    assert scene.asked() == "over"
    assert where(scene, "saxony", "mech") == [30, 38]
    assert where(scene, "crimea", "mech") == [32, scene.base("crimea")]
    assert scene.game.position.battles == 0
    assert [(event.second, event.third) for event in scene.happened("move_undone")] == [(32, 38)]


def test_crew_and_cargo_go_back_with_the_undone_move() -> None:
    scene = nearly_won()
    scene.put("saxony", "worker", 38, 38)
    scene.lay(38, wood=3)
    scene.lay(32, wood=5)
    march(scene, "saxony", "mech 23", "to 30", "mech 38", "to 32", "carry 2 wood", "carry 1 worker", "fight 30")
    assert where(scene, "saxony", "worker") == [38, 38]
    assert scene.resources(38) == [0, 3, 0, 0]
    assert scene.resources(32) == [0, 5, 0, 0]


def test_a_move_of_several_steps_is_undone_from_its_start() -> None:
    scene = nearly_won()
    scene.unlock("saxony", "Speed")
    scene.seat("saxony").at[2] = 37
    scene.seat("saxony").muster()
    scene.put("saxony", "worker", 37)
    scene.lay(37, oil=1)
    march(scene, "saxony", "mech 37", "to 38", "carry 1 oil", "carry 1 worker", "to 32", "carry 0 oil")
    scene.say("carry 0 worker", "mech 23", "to 30", "fight 30")
    assert scene.asked() == "over"
    assert where(scene, "saxony", "mech") == [30, 37]
    assert where(scene, "saxony", "worker") == [37]
    assert scene.resources(37) == [0, 0, 0, 1]
    assert scene.resources(38) == [0, 0, 0, 0]


def test_moves_that_led_to_no_combat_stand() -> None:
    scene = nearly_won()
    scene.seat("saxony").cubes = 1
    scene.put("saxony", "worker", 45)
    march(scene, "saxony", "worker 45", "to 39", "mech 23", "to 30", "mech 38", "to 32", "fight 30")
    assert where(scene, "saxony", "worker") == [39]


def test_a_workers_own_walk_to_the_mech_that_took_it_along_stands() -> None:
    scene = nearly_won()
    scene.seat("saxony").cubes = 1
    scene.put("saxony", "worker", 45)
    march(scene, "saxony", "worker 45", "to 38", "mech 38", "to 32", "carry 1 moved_worker", "mech 23", "to 30")
    scene.say("fight 30")
    assert scene.asked() == "over"
    assert where(scene, "saxony", "mech") == [30, 38]
    assert where(scene, "saxony", "worker") == [38]


def test_all_units_of_a_pending_combat_go_back_each_its_way() -> None:
    scene = nearly_won()
    scene.seat("saxony").cubes = 1
    scene.put("saxony", "character", 24)
    march(scene, "saxony", "mech 38", "to 32", "character 24", "to 32", "mech 23", "to 30", "fight 30")
    assert where(scene, "saxony", "mech") == [30, 38]
    assert where(scene, "saxony", "character") == [24]


def test_combats_fought_before_the_last_star_are_not_undone() -> None:
    scene = nearly_won()
    scene.seat("saxony").stars = 4
    march(scene, "saxony", "mech 23", "to 30", "mech 38", "to 32", "fight 32")
    assert scene.asked() == "over"
    assert where(scene, "saxony", "mech") == [30, 32]
    assert not scene.happened("move_undone")


@pytest.mark.covers("ability albion Shield")
def test_a_power_star_before_the_dials_ends_the_game_and_undoes_this_very_combat() -> None:
    scene = battle("crimea", "albion", power=(3, 14), abilities=((), ("Shield",)))
    scene.seat("albion").stars = 5
    attack(scene, "crimea")
    assert scene.asked() == "albion accept", "a benefit that ends the game may be refused"
    scene.say("accept 2 power")
    assert scene.asked() == "over"
    assert where(scene, "crimea", "mech") == [23]
    assert where(scene, "albion", "mech") == [30]


def test_what_a_trap_took_on_the_way_stays_lost() -> None:
    scene = nearly_won("togawa")
    scene.seat("saxony").coins = 3
    trap(scene, "coins", 32)
    march(scene, "saxony", "mech 38", "to 32", "mech 23", "to 30", "fight 30")
    assert scene.asked() == "over"
    assert where(scene, "saxony", "mech") == [30, 38]
    assert scene.seat("saxony").coins == 0
