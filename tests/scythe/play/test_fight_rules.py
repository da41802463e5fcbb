"""Combat itself (section 8): dial, cards, totals, payment, order of battles."""

import pytest
from tests.scythe.campaign import attack, battle, held, march, refused, where
from tests.scythe.scene import Scene

from maszyna.kernel.packed_counts import counts


def hand(scene: Scene, name: str) -> list[int]:
    """How many combat cards of value 2, 3, 4 and 5 a seat holds."""
    return counts(scene.seat(name).hand)


@pytest.mark.parametrize(("power", "most"), [(16, 7), (8, 7), (7, 7), (6, 6), (1, 1)])
def test_the_dial_shows_up_to_seven_and_never_more_than_the_power(power: int, most: int) -> None:
    scene = battle("saxony", "crimea", power=(power, power))
    attack(scene, "saxony")
    assert scene.asked() == "saxony dial"
    assert scene.legal() == [f"dial {points}" for points in range(most + 1)]
    scene.say("dial 0")
    assert scene.asked() == "crimea dial"
    assert scene.legal() == [f"dial {points}" for points in range(most + 1)]


def test_more_power_than_there_is_cannot_be_dialled() -> None:
    scene = battle("saxony", "crimea", power=(2, 2))
    attack(scene, "saxony")
    assert refused(scene, "dial 3") == "not_enough_power"


def test_combat_waits_for_the_whole_move_action() -> None:
    scene = battle("saxony", "crimea", power=(2, 2))
    scene.put("saxony", "worker", 38)
    march(scene, "saxony", "mech 23", "to 30")
    assert scene.asked() == "saxony unit"
    assert not scene.happened("combat_began")
    scene.say("worker 38", "to 39")
    assert scene.asked() == "saxony dial"


def test_the_attacker_wins_ties() -> None:
    scene = battle("saxony", "crimea", power=(3, 3))
    attack(scene, "saxony")
    scene.say("dial 2", "dial 2")
    assert where(scene, "saxony", "mech") == [30]
    assert where(scene, "crimea", "mech") == [scene.base("crimea")]


def test_the_attacker_wins_nothing_against_nothing() -> None:
    scene = battle("saxony", "crimea")
    attack(scene, "saxony")
    assert where(scene, "saxony", "mech") == [30]
    assert scene.asked() == "crimea section"


@pytest.mark.parametrize(("dials", "winner"), [((3, 2), "saxony"), ((2, 3), "crimea")])
def test_the_higher_total_wins_and_both_pay_their_dial(dials: tuple[int, int], winner: str) -> None:
    scene = battle("saxony", "crimea", power=(5, 7))
    attack(scene, "saxony")
    scene.say(f"dial {dials[0]}", f"dial {dials[1]}")
    assert scene.seat("saxony").power == 5 - dials[0]
    assert scene.seat("crimea").power == 7 - dials[1]
    assert held(scene, winner) == [30]


def test_one_card_for_each_plastic_unit() -> None:
    scene = battle("saxony", "crimea")
    scene.put("crimea", "character", 30)
    scene.put("crimea", "worker", 30, 30)
    scene.deal("saxony", 5, 5, 5)
    scene.deal("crimea", 2, 2, 3, 4)
    attack(scene, "saxony")
    assert scene.legal() == ["no more cards", "play 5"]
    scene.say("play 5")
    assert scene.asked() == "crimea card"
    scene.say("play 2", "play 4")
    assert scene.asked() == "crimea section"
    assert sum(hand(scene, "saxony")) == 3 - 1 + 1, "one played, one drawn by the beaten"
    assert sum(hand(scene, "crimea")) == 4 - 2
    assert where(scene, "saxony", "mech") == [scene.base("saxony")]


def test_cards_add_to_the_dial_and_go_with_a_dial_of_nothing() -> None:
    scene = battle("saxony", "crimea", power=(4, 7))
    scene.deal("saxony", 3)
    scene.deal("crimea", 5)
    attack(scene, "saxony")
    scene.say("dial 3", "play 3", "dial 0", "play 5")
    assert held(scene, "saxony") == [30]
    assert scene.seat("crimea").power == 7
    assert [event.third for event in scene.happened("combat_committed")] == [6, 5]


def test_cards_may_be_kept() -> None:
    scene = battle("saxony", "crimea")
    scene.deal("saxony", 3)
    attack(scene, "saxony")
    scene.say("no more cards")
    assert hand(scene, "saxony") == [0, 1, 0, 0]


def test_played_cards_are_discarded() -> None:
    scene = battle("saxony", "crimea")
    scene.deal("saxony", 3)
    attack(scene, "saxony")
    scene.say("play 3")
    assert hand(scene, "saxony") == [0, 0, 0, 0]
    assert counts(scene.game.combat_discard) == [0, 1, 0, 0]


def test_cards_are_named_in_ascending_order_and_only_those_held() -> None:
    scene = battle("saxony", "crimea")
    scene.put("saxony", "character", 23)
    scene.deal("saxony", 2, 4, 5)
    march(scene, "saxony", "mech 23", "to 30", "character 23", "to 30")
    assert refused(scene, "play 3") == "no_such_card_in_hand"
    scene.say("play 4")
    assert refused(scene, "play 2") == "out_of_order"
    assert refused(scene, "play 4") == "no_such_card_in_hand"


@pytest.mark.parametrize(
    ("shown", "drawn"),
    [(["dial 0", "no more cards"], 0), (["dial 1", "no more cards"], 1), (["dial 0", "play 2"], 1)],
)
def test_a_beaten_side_draws_a_card_if_it_showed_anything(shown: list[str], drawn: int) -> None:
    scene = battle("saxony", "crimea", power=(7, 2))
    scene.deal("crimea", 2)
    before = sum(hand(scene, "crimea"))
    attack(scene, "saxony")
    scene.say("dial 7", *shown)
    played = 1 if "play 2" in shown else 0
    assert sum(hand(scene, "crimea")) == before - played + drawn


def test_the_winner_draws_no_card() -> None:
    scene = battle("saxony", "crimea", power=(7, 2))
    attack(scene, "saxony")
    scene.say("dial 7", "dial 2")
    assert sum(hand(scene, "saxony")) == 0


def test_a_beaten_attacker_draws_a_card_too() -> None:
    scene = battle("saxony", "crimea", power=(1, 2))
    attack(scene, "saxony")
    scene.say("dial 1", "dial 2")
    assert sum(hand(scene, "saxony")) == 1
    assert sum(hand(scene, "crimea")) == 0


def test_with_both_decks_empty_no_card_is_drawn() -> None:
    scene = battle("saxony", "crimea", power=(1, 2))
    scene.game.combat_deck = 0
    attack(scene, "saxony")
    scene.say("dial 1", "dial 2")
    assert sum(hand(scene, "saxony")) == 0


@pytest.mark.parametrize("order", [[24, 30], [30, 24]])
def test_several_combats_are_fought_in_the_order_the_attacker_picks(order: list[int]) -> None:
    scene = battle("saxony", "crimea", power=(2, 0), others=("nordic",))
    scene.put("saxony", "mech", 23)
    scene.put("nordic", "mech", 24)
    march(scene, "saxony", "mech 23", "to 30", "mech 23", "to 24")
    assert scene.asked() == "saxony battle"
    assert scene.legal() == ["fight 24", "fight 30"]
    assert refused(scene, "fight 31") == "no_battle_there"
    scene.say(f"fight {order[0]}", "dial 1")
    assert [event.first for event in scene.happened("combat_began")] == order
    scene.say("dial 1")
    assert scene.seat("saxony").power == 0
    assert where(scene, "saxony", "mech") == [24, 30]
