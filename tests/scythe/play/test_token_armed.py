"""Togawa's traps armed again (Shinobi), and what an armed trap holds at the end (Maifuku)."""

import pytest
from tests.scythe.campaign import factory_march, march, trap
from tests.scythe.scene import Scene

from maszyna.kernel.bits import bit
from maszyna.kernel.packed_counts import counts
from maszyna.scythe.score.scoring import final_control, territories_scored

MAIFUKU = pytest.mark.covers("ability togawa Maifuku")
SHINOBI = pytest.mark.covers("ability togawa Shinobi")


def shinobi(armed: bool = False) -> Scene:
    """A mech with Shinobi on 2, traps on 39 and 46."""
    scene = Scene("togawa", "saxony")
    scene.unlock("togawa", "Shinobi")
    scene.put("togawa", "mech", 2)
    trap(scene, "coins", 39, armed)
    trap(scene, "power", 46, armed)
    return scene


@SHINOBI
def test_a_move_ending_on_a_disarmed_trap_may_arm_it() -> None:
    scene = shinobi()
    march(scene, "togawa", "mech 2", "to 39", "no more units")
    assert scene.asked() == "togawa rearm"
    assert scene.legal() == ["leave 39 disarmed", "rearm 39"]
    scene.say("rearm 39")
    assert scene.seat("togawa").armed == bit(39)
    assert scene.seat("togawa").traps == [0, 46, 39, 0]


@SHINOBI
def test_arming_again_is_optional_and_pointless_for_an_armed_trap() -> None:
    scene = shinobi()
    march(scene, "togawa", "mech 2", "to 39", "no more units", "leave 39 disarmed")
    assert scene.seat("togawa").armed == 0
    scene = shinobi(armed=True)
    march(scene, "togawa", "mech 2", "to 39", "no more units")
    assert scene.asked() == "saxony section"


@SHINOBI
def test_a_trap_is_not_armed_in_the_middle_of_a_move() -> None:
    scene = shinobi()
    factory_march(scene, "togawa", "mech 2", "to 39", "to 46")
    assert scene.legal() == ["leave 46 disarmed", "rearm 46"]
    scene.say("rearm 46")
    assert scene.seat("togawa").armed == bit(46)
    assert scene.asked() == "saxony section"


@SHINOBI
def test_passing_a_trap_where_another_unit_rests_does_not_arm_it() -> None:
    scene = shinobi()
    scene.put("togawa", "mech", 39)
    factory_march(scene, "togawa", "mech 2", "to 39", "to 38")
    assert scene.asked() == "saxony section"


@SHINOBI
def test_both_traps_where_moves_ended_may_be_armed() -> None:
    scene = shinobi()
    scene.put("togawa", "mech", 3)
    march(scene, "togawa", "mech 2", "to 39", "mech 3", "to 46", "rearm 46", "rearm 39")
    assert scene.seat("togawa").armed == bit(39) | bit(46)


@SHINOBI
@pytest.mark.parametrize(("power", "asked"), [(0, "togawa rearm"), (1, "saxony section")])
def test_after_a_combat_a_trap_is_armed_only_if_it_was_won(power: int, asked: str) -> None:
    scene = shinobi()
    scene.put("saxony", "mech", 39)
    scene.seat("saxony").power = power
    march(scene, "togawa", "mech 2", "to 39", "no more units")
    if power:
        scene.say("dial 1")
    assert scene.asked() == asked


@SHINOBI
def test_without_shinobi_no_trap_is_armed_again() -> None:
    scene = Scene("togawa", "saxony")
    scene.put("togawa", "mech", 38)
    trap(scene, "coins", 39, armed=False)
    march(scene, "togawa", "mech 38", "to 39", "no more units")
    assert scene.asked() == "saxony section"


def scored(scene: Scene, name: str) -> int:
    return territories_scored(scene.game.position, scene.index(name))


@MAIFUKU
def test_an_armed_trap_alone_holds_its_territory_at_the_end() -> None:
    scene = Scene("togawa", "saxony")
    trap(scene, "coins", 39)
    trap(scene, "power", 46, armed=False)
    assert scored(scene, "togawa") == 1
    scene.lay(39, oil=2)
    assert scene.game.scores()[scene.index("togawa")] == 2 + 1
    assert counts(scene.game.position.stock(scene.index("togawa"))) == [0, 0, 0, 0], "only at the end"


@MAIFUKU
def test_enemy_units_or_structures_take_the_territory_of_a_trap() -> None:
    scene = Scene("togawa", "saxony")
    trap(scene, "coins", 39)
    trap(scene, "power", 46)
    scene.put("saxony", "worker", 39)
    scene.build("saxony", "mill", 46)
    assert scored(scene, "togawa") == 0
    assert final_control(scene.game.position, scene.index("saxony")) == bit(39) | bit(46)


@MAIFUKU
def test_a_trap_under_own_units_counts_its_territory_once() -> None:
    scene = Scene("togawa", "saxony")
    trap(scene, "coins", 39)
    scene.put("togawa", "mech", 39)
    scene.build("togawa", "mill", 39)
    assert scored(scene, "togawa") == 1


@MAIFUKU
def test_a_trap_on_the_factory_holds_all_three() -> None:
    scene = Scene("togawa", "saxony")
    trap(scene, "coins", 23)
    assert scored(scene, "togawa") == 3
