"""Abilities in combat (section 8): before it the attacker's, then the defender's, each once; and those in it."""

import pytest
from tests.scythe.campaign import attack, battle, march, trap, where
from tests.scythe.scene import Scene

from maszyna.kernel.packed_counts import counts, total
from maszyna.scythe.ids import ABILITIES


def used(scene: Scene) -> list[str]:
    """The abilities used, in order."""
    return [ABILITIES[event.first] for event in scene.happened("ability_used")]


def powers(scene: Scene, *names: str) -> list[int]:
    return [scene.seat(name).power for name in names]


@pytest.mark.covers("ability nordic Artillery")
def test_artillery_costs_one_power_and_takes_two() -> None:
    scene = battle("nordic", "crimea", power=(4, 5), abilities=(("Artillery",), ()))
    attack(scene, "nordic")
    assert scene.asked() == "nordic artillery"
    scene.say("fire artillery")
    assert powers(scene, "nordic", "crimea") == [3, 3]
    assert scene.asked() == "nordic dial"


@pytest.mark.covers("ability nordic Artillery")
def test_artillery_may_hold_its_fire_and_needs_power() -> None:
    scene = battle("nordic", "crimea", power=(4, 5), abilities=(("Artillery",), ()))
    attack(scene, "nordic")
    scene.say("hold fire")
    assert powers(scene, "nordic", "crimea") == [4, 5]
    scene = battle("nordic", "crimea", power=(0, 5), abilities=(("Artillery",), ()))
    attack(scene, "nordic")
    assert scene.asked() == "crimea dial"


@pytest.mark.covers("ability nordic Artillery")
def test_artillery_may_fire_the_last_power() -> None:
    scene = battle("nordic", "crimea", power=(1, 5), abilities=(("Artillery",), ()))
    attack(scene, "nordic")
    assert scene.asked() == "nordic artillery"
    scene.say("fire artillery")
    assert powers(scene, "nordic", "crimea") == [0, 3]


@pytest.mark.covers("ability nordic Artillery")
def test_artillery_serves_in_defence() -> None:
    scene = battle("crimea", "nordic", power=(5, 4), abilities=((), ("Artillery",)))
    attack(scene, "crimea")
    assert scene.asked() == "nordic artillery"
    scene.say("fire artillery")
    assert powers(scene, "crimea", "nordic") == [3, 3]


@pytest.mark.covers("ability nordic Artillery")
def test_power_never_falls_below_nothing() -> None:
    scene = battle("nordic", "crimea", power=(4, 1), abilities=(("Artillery",), ()))
    attack(scene, "nordic")
    scene.say("fire artillery")
    assert powers(scene, "nordic", "crimea") == [3, 0]


@pytest.mark.covers("ability saxony Disarm")
@pytest.mark.parametrize(("place", "start", "left"), [(37, 30, 3), (30, 37, 5), (29, 30, 3)])
def test_disarm_takes_two_power_on_a_tunnel_territory(place: int, start: int, left: int) -> None:
    scene = battle("saxony", "crimea", at=place, start=start, power=(4, 5), abilities=(("Disarm",), ()))
    attack(scene, "saxony", place, start)
    assert powers(scene, "saxony", "crimea") == [4, left]
    assert used(scene) == ["Disarm"][: 5 - left]


@pytest.mark.covers("ability saxony Disarm")
def test_disarm_serves_in_defence() -> None:
    scene = battle("crimea", "saxony", at=37, start=30, power=(5, 4), abilities=((), ("Disarm",)))
    attack(scene, "crimea", 37, 30)
    assert powers(scene, "crimea", "saxony") == [3, 4]


@pytest.mark.covers("ability saxony Disarm", "variant disarm_own_mine")
@pytest.mark.parametrize(
    ("variants", "owner", "left"),
    [([], "saxony", 5), (["disarm_own_mine"], "saxony", 3), (["disarm_own_mine"], "crimea", 5)],
)
def test_disarm_on_the_own_mine_is_a_variant(variants: list[str], owner: str, left: int) -> None:
    scene = battle("saxony", "crimea", power=(4, 5), abilities=(("Disarm",), ()), variants=variants)
    scene.build(owner, "mine", 30)
    attack(scene, "saxony")
    assert scene.seat("crimea").power == left


@pytest.mark.covers("ability crimea Scout")
@pytest.mark.parametrize("attacking", [True, False])
def test_scout_steals_a_card_before_the_dials(attacking: bool) -> None:
    hidden = ("crimea", "saxony") if attacking else ("saxony", "crimea")
    scene = battle(*hidden, abilities=(("Scout",), ()) if attacking else ((), ("Scout",)))
    scene.deal("saxony", 4, 4)
    attack(scene, hidden[0])
    assert counts(scene.seat("crimea").hand) == [0, 0, 1, 0]
    assert counts(scene.seat("saxony").hand) == [0, 0, 1, 0]
    assert len(scene.happened("cards_stolen")) == 1


@pytest.mark.covers("ability crimea Scout")
def test_scout_finds_nothing_in_an_empty_hand_and_takes_the_only_card() -> None:
    scene = battle("crimea", "saxony", abilities=(("Scout",), ()))
    attack(scene, "crimea")
    assert total(scene.seat("crimea").hand) == 0
    scene = battle("crimea", "saxony", abilities=(("Scout",), ()))
    scene.deal("saxony", 5)
    attack(scene, "crimea")
    scene.say("play 5")
    assert where(scene, "crimea", "mech") == [30]


@pytest.mark.covers("ability albion Sword", "ability albion Shield")
def test_sword_is_for_attack_and_shield_for_defence() -> None:
    scene = battle("albion", "crimea", power=(4, 5), abilities=(("Sword", "Shield"), ()))
    attack(scene, "albion")
    assert powers(scene, "albion", "crimea") == [4, 3]
    scene = battle("crimea", "albion", power=(5, 4), abilities=((), ("Sword", "Shield")))
    attack(scene, "crimea")
    assert powers(scene, "crimea", "albion") == [5, 6]


@pytest.mark.covers("ability albion Sword", "ability albion Shield")
def test_without_their_mechs_sword_and_shield_do_nothing() -> None:
    scene = battle("albion", "crimea", power=(4, 5), abilities=(("Shield",), ()))
    attack(scene, "albion")
    assert powers(scene, "albion", "crimea") == [4, 5]
    scene = battle("crimea", "albion", power=(5, 4), abilities=((), ("Sword",)))
    attack(scene, "crimea")
    assert powers(scene, "crimea", "albion") == [5, 4]


@pytest.mark.covers("ability togawa Ronin")
@pytest.mark.parametrize("attacking", [True, False])
@pytest.mark.parametrize(("company", "power"), [("", 6), ("worker", 4), ("mech", 4), ("character", 4)])
def test_ronin_gives_two_power_to_exactly_one_unit(company: str, power: int, attacking: bool) -> None:
    hidden = ("togawa", "saxony") if attacking else ("saxony", "togawa")
    scene = battle(*hidden, power=(4, 4), abilities=(("Ronin",), ()) if attacking else ((), ("Ronin",)))
    if company and not attacking:
        scene.put("togawa", company, 30)
    elif company:
        scene.put("togawa", company, 23)
    cargo = ["carry 1 worker"] if attacking and company == "worker" else []
    march(scene, hidden[0], "mech 23", "to 30", *cargo)
    if attacking and company in ("mech", "character"):
        scene.say(f"{company} 23", "to 30")
    if scene.asked().endswith("unit"):
        scene.say("no more units")
    assert scene.seat("togawa").power == power


@pytest.mark.covers("ability rusviet People's Army")
@pytest.mark.parametrize(("workers", "allowed"), [(0, 1), (1, 2), (3, 2)])
def test_peoples_army_plays_one_more_card_beside_a_worker(workers: int, allowed: int) -> None:
    scene = battle("saxony", "rusviet", abilities=((), ("People's Army",)))
    scene.put("rusviet", "worker", 19, *[30] * workers)
    scene.deal("rusviet", 2, 2, 2, 2)
    attack(scene, "saxony")
    for _ in range(allowed):
        assert scene.asked() == "rusviet card"
        scene.say("play 2")
    assert scene.asked() != "rusviet card"


@pytest.mark.covers("ability togawa Suiton")
@pytest.mark.parametrize(("place", "allowed"), [(22, 2), (30, 1)])
def test_suiton_plays_one_more_card_on_a_lake(place: int, allowed: int) -> None:
    scene = battle("togawa", "saxony", at=place, abilities=(("Suiton",), ()))
    scene.deal("togawa", 2, 2, 2, 2)
    attack(scene, "togawa", place)
    for _ in range(allowed):
        assert scene.asked() == "togawa card"
        scene.say("play 2")
    assert scene.asked() != "togawa card"


@pytest.mark.covers("ability saxony Disarm", "ability nordic Artillery")
def test_the_attackers_ability_comes_first() -> None:
    both = (("Disarm",), ("Artillery",))
    scene = battle("saxony", "nordic", at=37, start=30, power=(4, 2), abilities=both)
    attack(scene, "saxony", 37, 30)
    assert scene.asked() == "saxony dial", "the defender has no power left to fire with"
    scene = battle("nordic", "saxony", at=37, start=30, power=(2, 4), abilities=both[::-1])
    attack(scene, "nordic", 37, 30)
    scene.say("fire artillery")
    assert used(scene) == ["Artillery", "Disarm"]
    assert powers(scene, "nordic", "saxony") == [0, 2]


@pytest.mark.covers("ability albion Sword", "ability togawa Ronin")
def test_each_ability_serves_once_per_combat_and_again_in_the_next() -> None:
    scene = battle("albion", "togawa", power=(4, 8), abilities=(("Sword",), ("Ronin",)), others=("crimea",))
    scene.put("albion", "mech", 23)
    scene.put("crimea", "mech", 24)
    scene.seat("crimea").power = 5
    march(scene, "albion", "mech 23", "to 30", "mech 23", "to 24", "fight 30")
    assert used(scene) == ["Sword", "Ronin"]
    assert powers(scene, "togawa", "crimea") == [8, 5]
    scene.say("dial 2", "dial 0")
    assert used(scene) == ["Sword", "Ronin", "Sword"]
    assert scene.seat("crimea").power == 3


@pytest.mark.covers("ability togawa Maifuku")
def test_a_trap_bites_before_the_combat() -> None:
    scene = battle("saxony", "togawa", power=(4, 3))
    trap(scene, "power", 30)
    attack(scene, "saxony")
    assert scene.asked() == "saxony dial"
    assert scene.legal() == ["dial 0", "dial 1"]
