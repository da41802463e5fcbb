"""Togawa's traps (Maifuku): laid by the character, sprung with their four penalties."""

import pytest
from tests.scythe.campaign import encounter, flag, march, refused, trap
from tests.scythe.scene import Scene

from maszyna.kernel.bits import bit
from maszyna.kernel.packed_counts import total

pytestmark = pytest.mark.covers("ability togawa Maifuku")
TRAPS = ["trap popularity", "trap power", "trap coins", "trap combat_cards"]


def togawa(*others: str) -> Scene:
    scene = Scene("togawa", *(others or ("saxony",)))
    scene.put("togawa", "character", 38)
    return scene


def test_after_its_move_the_character_may_lay_any_trap_left() -> None:
    scene = togawa()
    march(scene, "togawa", "character 38", "to 39")
    assert scene.asked() == "togawa trap"
    assert scene.legal() == ["no trap", *TRAPS]
    assert scene.game.options() == [0, 1, 2, 3, 4]  # no action is below 0 (kernel/game.py)
    scene.say("trap coins")
    assert scene.seat("togawa").traps == [0, 0, 39, 0]
    assert scene.seat("togawa").armed == bit(39)
    march(scene, "togawa", "character 39", "to 38")
    assert scene.legal() == ["no trap", "trap popularity", "trap power", "trap combat_cards"]
    assert refused(scene, "trap coins") == "laid_already"


def test_a_trap_need_not_be_laid() -> None:
    scene = togawa()
    march(scene, "togawa", "character 38", "to 39", "no trap")
    assert scene.seat("togawa").traps == [0, 0, 0, 0]
    assert scene.asked() == "saxony section"


def test_without_a_move_of_the_character_no_trap_is_laid() -> None:
    scene = togawa()
    scene.put("togawa", "mech", 24)
    march(scene, "togawa", "mech 24", "to 23", "no more units")
    assert scene.asked() == "saxony section"


def test_all_four_laid_there_is_none_left() -> None:
    scene = togawa()
    for penalty, place in zip(("popularity", "power", "coins", "combat_cards"), (1, 2, 3, 4), strict=True):
        trap(scene, penalty, place)
    march(scene, "togawa", "character 38", "to 39")
    assert scene.asked() == "saxony section"


@pytest.mark.parametrize("armed", [True, False])
def test_at_most_one_token_on_a_territory(armed: bool) -> None:
    scene = togawa()
    trap(scene, "coins", 39, armed)
    march(scene, "togawa", "character 38", "to 39")
    assert scene.asked() == "saxony section"
    scene = togawa("albion")
    flag(scene, 39)
    march(scene, "togawa", "character 38", "to 39")
    assert scene.asked() == "albion section"


def test_a_trap_may_lie_on_a_lake_and_beside_an_enemy_structure() -> None:
    scene = togawa()
    scene.unlock("togawa", "Suiton")
    march(scene, "togawa", "character 38", "to 31", "trap coins")
    assert scene.seat("togawa").armed == bit(31)
    scene = togawa()
    scene.build("saxony", "mill", 39)
    march(scene, "togawa", "character 38", "to 39", "trap coins")
    assert scene.seat("togawa").armed == bit(39)


def test_a_trap_comes_after_combat_and_encounter() -> None:
    scene = togawa()
    scene.put("togawa", "character", 30)
    scene.put("saxony", "mech", 36)
    scene.seat("togawa").power = 1
    scene.seat("togawa").coins = 9
    encounter(scene, 36)
    scene.game.encounter_deck = bit(1)
    march(scene, "togawa", "character 30", "to 36")
    assert scene.asked() == "togawa dial"
    scene.say("dial 1")
    assert scene.asked() == "togawa encounter"
    scene.say("option 1")
    assert scene.asked() == "togawa trap"


def test_a_beaten_character_lays_no_trap() -> None:
    scene = togawa()
    scene.put("saxony", "mech", 39)
    scene.seat("saxony").power = 1
    march(scene, "togawa", "character 38", "to 39")
    scene.say("dial 1")
    assert scene.asked() == "saxony section"
    assert scene.seat("togawa").armed == 0


def sprung(penalty: str, popularity: int, power: int, coins: int, *cards: int) -> list[int]:
    """What Saxony has left of popularity, power, coins and cards after entering a trap."""
    scene = Scene("saxony", "togawa")
    scene.put("saxony", "mech", 38)
    saxony = scene.seat("saxony")
    saxony.popularity, saxony.power, saxony.coins = popularity, power, coins
    scene.deal("saxony", *cards)
    trap(scene, penalty, 39)
    march(scene, "saxony", "mech 38", "to 39")
    assert scene.seat("togawa").armed == 0
    assert scene.seat("togawa").traps.count(39) == 1
    assert total(scene.game.combat_discard) == len(cards) - total(saxony.hand)
    return [saxony.popularity, saxony.power, saxony.coins, total(saxony.hand)]


@pytest.mark.parametrize(
    ("penalty", "left"),
    [
        ("popularity", [3, 5, 5, 3]),
        ("power", [5, 2, 5, 3]),
        ("coins", [5, 5, 1, 3]),
        ("combat_cards", [5, 5, 5, 1]),
    ],
)
def test_each_trap_has_its_penalty(penalty: str, left: list[int]) -> None:
    assert sprung(penalty, 5, 5, 5, 2, 3, 5) == left


@pytest.mark.parametrize(
    ("penalty", "left"),
    [("popularity", [0, 1, 1, 1]), ("power", [1, 0, 1, 1]), ("coins", [1, 1, 0, 1]), ("combat_cards", [1, 1, 1, 0])],
)
def test_a_penalty_takes_no_more_than_there_is(penalty: str, left: list[int]) -> None:
    assert sprung(penalty, 1, 1, 1, 4) == left


def test_a_disarmed_trap_does_nothing() -> None:
    scene = Scene("saxony", "togawa")
    scene.put("saxony", "mech", 38)
    scene.seat("saxony").coins = 5
    trap(scene, "coins", 39, armed=False)
    march(scene, "saxony", "mech 38", "to 39")
    assert scene.seat("saxony").coins == 5
