"""Togawa's traps: laid (Maifuku), sprung with their four penalties, armed again (Shinobi), counted at the end."""

import pytest
from tests.scythe.campaign import encounter, factory_march, flag, march, refused, trap, where
from tests.scythe.scene import Scene

from maszyna.kernel.bits import bit
from maszyna.kernel.tally import counts, total
from maszyna.scythe.play.score import final_control, territories_scored

MAIFUKU = pytest.mark.covers("ability togawa Maifuku")
SHINOBI = pytest.mark.covers("ability togawa Shinobi")
TRAPS = ["trap popularity", "trap power", "trap coins", "trap combat_cards"]


def togawa(*others: str) -> Scene:
    scene = Scene("togawa", *(others or ("saxony",)))
    scene.put("togawa", "character", 38)
    return scene


@MAIFUKU
def test_after_its_move_the_character_may_lay_any_trap_left() -> None:
    scene = togawa()
    march(scene, "togawa", "character 38", "to 39")
    assert scene.asked() == "togawa trap"
    assert scene.legal() == ["no trap", *TRAPS]
    scene.say("trap coins")
    assert scene.seat("togawa").traps == [0, 0, 39, 0]
    assert scene.seat("togawa").armed == bit(39)
    march(scene, "togawa", "character 39", "to 38")
    assert scene.legal() == ["no trap", "trap popularity", "trap power", "trap combat_cards"]
    assert refused(scene, "trap coins") == "laid_already"


@MAIFUKU
def test_a_trap_need_not_be_laid() -> None:
    scene = togawa()
    march(scene, "togawa", "character 38", "to 39", "no trap")
    assert scene.seat("togawa").traps == [0, 0, 0, 0]
    assert scene.asked() == "saxony section"


@MAIFUKU
def test_without_a_move_of_the_character_no_trap_is_laid() -> None:
    scene = togawa()
    scene.put("togawa", "mech", 24)
    march(scene, "togawa", "mech 24", "to 23", "no more units")
    assert scene.asked() == "saxony section"


@MAIFUKU
def test_all_four_laid_there_is_none_left() -> None:
    scene = togawa()
    for penalty, place in zip(("popularity", "power", "coins", "combat_cards"), (1, 2, 3, 4), strict=True):
        trap(scene, penalty, place)
    march(scene, "togawa", "character 38", "to 39")
    assert scene.asked() == "saxony section"


@MAIFUKU
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


@MAIFUKU
def test_a_trap_may_lie_on_a_lake_and_beside_an_enemy_structure() -> None:
    scene = togawa()
    scene.unlock("togawa", "Suiton")
    march(scene, "togawa", "character 38", "to 31", "trap coins")
    assert scene.seat("togawa").armed == bit(31)
    scene = togawa()
    scene.build("saxony", "mill", 39)
    march(scene, "togawa", "character 38", "to 39", "trap coins")
    assert scene.seat("togawa").armed == bit(39)


@MAIFUKU
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


@MAIFUKU
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


@MAIFUKU
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


@MAIFUKU
@pytest.mark.parametrize(
    ("penalty", "left"),
    [("popularity", [0, 1, 1, 1]), ("power", [1, 0, 1, 1]), ("coins", [1, 1, 0, 1]), ("combat_cards", [1, 1, 1, 0])],
)
def test_a_penalty_takes_no_more_than_there_is(penalty: str, left: list[int]) -> None:
    assert sprung(penalty, 1, 1, 1, 4) == left


@MAIFUKU
def test_a_disarmed_trap_does_nothing() -> None:
    scene = Scene("saxony", "togawa")
    scene.put("saxony", "mech", 38)
    scene.seat("saxony").coins = 5
    trap(scene, "coins", 39, armed=False)
    march(scene, "saxony", "mech 38", "to 39")
    assert scene.seat("saxony").coins == 5


def shinobi(armed: bool = False) -> Scene:
    """A mech with Shinobi on 2, traps on 39 and 46."""
    scene = togawa()
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
    scene = togawa()
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
    assert where(scene, "togawa", "mech") == []
