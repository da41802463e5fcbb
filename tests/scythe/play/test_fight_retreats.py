"""Seaworthy retreats (section 8): Nordic units beaten in combat may go to lakes beside the territory."""

import pytest
from tests.scythe.campaign import attack, battle, held, march, refused, where
from tests.scythe.scene import Scene

pytestmark = pytest.mark.covers("ability nordic Seaworthy")


def beaten_nordic(*company: str) -> Scene:
    """A Nordic mech and its company beaten on 30, between the lakes 22 and 31."""
    scene = battle("saxony", "nordic", abilities=((), ("Seaworthy",)))
    for unit in company:
        scene.put("nordic", unit, 30)
    attack(scene, "saxony")
    return scene


def test_without_seaworthy_everybody_goes_home() -> None:
    scene = battle("saxony", "nordic")
    attack(scene, "saxony")
    assert scene.asked() == "nordic section"
    assert where(scene, "nordic", "mech") == [scene.base("nordic")]


def test_a_beaten_mech_may_choose_any_lake_beside_or_home() -> None:
    scene = beaten_nordic()
    assert scene.asked() == "nordic retreat"
    assert scene.legal() == ["retreat mech to 22", "retreat mech to 31", "retreat mech to nordic_base"]
    assert refused(scene, "retreat mech to 17") == "no_retreat_there"
    scene.say("retreat mech to 31")
    assert where(scene, "nordic", "mech") == [31]


def test_different_units_may_pick_different_lakes() -> None:
    scene = beaten_nordic("character", "mech")
    scene.say("retreat character to 22", "retreat mech to 31", "retreat mech to nordic_base")
    assert where(scene, "nordic", "character") == [22]
    assert where(scene, "nordic", "mech") == [31, scene.base("nordic")]


def test_a_retreating_mech_carries_workers_to_its_lake() -> None:
    scene = beaten_nordic("worker", "worker")
    scene.say("retreat mech to 22")
    assert scene.legal() == ["retreat worker to 22", "retreat worker to nordic_base"]
    scene.say("retreat worker to 22", "retreat worker to nordic_base")
    assert where(scene, "nordic", "worker") == [22, scene.base("nordic")]


def test_workers_go_home_when_no_mech_takes_them_to_a_lake() -> None:
    scene = beaten_nordic("worker", "character")
    scene.say("retreat character to 22", "retreat mech to nordic_base")
    assert scene.asked() == "nordic section"
    assert where(scene, "nordic", "worker") == [scene.base("nordic")]


def test_resources_stay_whatever_the_retreat() -> None:
    scene = battle("saxony", "nordic", abilities=((), ("Seaworthy",)))
    scene.lay(30, oil=2)
    attack(scene, "saxony")
    scene.say("retreat mech to 22")
    assert scene.resources(30) == [0, 0, 0, 2]


def test_a_beaten_attacker_may_retreat_to_lakes_too() -> None:
    scene = battle("nordic", "saxony", power=(0, 1), abilities=(("Seaworthy",), ()))
    attack(scene, "nordic")
    scene.say("dial 1", "retreat mech to 31")
    assert where(scene, "nordic", "mech") == [31]
    assert scene.asked() == "saxony section"


def test_a_lake_held_by_an_enemy_is_no_retreat() -> None:
    scene = battle("saxony", "nordic", abilities=((), ("Seaworthy",)), others=("polania",))
    scene.put("polania", "mech", 22)
    attack(scene, "saxony")
    assert scene.legal() == ["retreat mech to 31", "retreat mech to nordic_base"]


def test_no_lake_lies_beside_a_lake() -> None:
    scene = battle("polania", "nordic", at=22, abilities=(("Submerge",), ("Seaworthy",)))
    attack(scene, "polania", 22)
    assert scene.asked() == "nordic section"
    assert where(scene, "nordic", "mech") == [scene.base("nordic")]


def test_away_from_lakes_everybody_goes_home() -> None:
    scene = battle("saxony", "nordic", at=45, start=46, abilities=((), ("Seaworthy",)))
    attack(scene, "saxony", 45, 46)
    assert scene.asked() == "nordic section"
    assert where(scene, "nordic", "mech") == [scene.base("nordic")]


def test_the_attackers_next_combat_waits_for_the_retreat() -> None:
    scene = battle("saxony", "nordic", abilities=((), ("Seaworthy",)))
    scene.put("saxony", "mech", 23)
    scene.put("nordic", "mech", 24)
    march(scene, "saxony", "mech 23", "to 30", "mech 23", "to 24", "fight 30", "retreat mech to 31")
    assert scene.asked() == "nordic retreat"
    assert scene.legal() == ["retreat mech to 17", "retreat mech to 31", "retreat mech to nordic_base"]


@pytest.mark.covers("end sixth star in combat")
def test_who_retreated_to_a_lake_an_undone_move_comes_back_to_goes_home() -> None:
    """Polania attacks 16 from the lake 22 and 30 from 23, wins at 30 with its 6th star; the other move is undone."""
    scene = Scene("polania", "nordic", "crimea")
    scene.unlock("polania", "Submerge")
    scene.unlock("nordic", "Seaworthy")
    scene.put("polania", "mech", 22, 23)
    scene.put("nordic", "mech", 30)
    scene.put("nordic", "worker", 30)
    scene.put("crimea", "mech", 16)
    scene.seat("polania").stars = 5
    march(scene, "polania", "mech 22", "to 16", "mech 23", "to 30", "fight 30")
    scene.say("retreat mech to 22", "retreat worker to 22")
    assert scene.asked() == "over"
    assert where(scene, "polania", "mech") == [22, 30]
    assert where(scene, "nordic", "mech") == where(scene, "nordic", "worker") == [scene.base("nordic")]
    back = [event.third for event in scene.happened("unit_retreated")]
    assert back == [22, 22, scene.base("nordic"), scene.base("nordic")]
    assert (held(scene, "polania"), held(scene, "nordic")) == ([22, 30], [])
