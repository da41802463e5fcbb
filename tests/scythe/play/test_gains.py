"""Gains (sections 1 and 3): limits of the tracks, and when a seat is asked whether it wants them."""

import pytest
from tests.scythe.props import hand, have, objectives, purse, recruits, stars
from tests.scythe.scene import Scene

from maszyna.kernel.errors import IllegalAction
from maszyna.scythe.ids import STARS

POWER_STAR, POPULARITY_STAR = 1 << STARS.index("power"), 1 << STARS.index("popularity")


def bolster(power: int, placed: int, star_kinds: int = 0) -> Scene:
    scene = Scene("saxony", "crimea")
    have(scene, "saxony", coins=3, power=power, stars=placed, star_kinds=star_kinds)
    scene.begin("saxony")
    scene.say("section bolster", "bolster power")
    return scene


def trade(popularity: int, placed: int, star_kinds: int = 0) -> Scene:
    scene = Scene("saxony", "crimea")
    have(scene, "saxony", coins=3, popularity=popularity, stars=placed, star_kinds=star_kinds)
    scene.begin("saxony")
    scene.say("section trade", "trade popularity")
    return scene


def test_gains_past_the_end_are_lost() -> None:
    scene = bolster(15, 0)
    assert purse(scene, "saxony") == [2, 16, 0]
    assert scene.asked() == "crimea section"
    scene = trade(18, 0, POPULARITY_STAR)
    assert purse(scene, "saxony") == [2, 0, 18]


@pytest.mark.parametrize("placed", [0, 4])
def test_nobody_is_asked_before_the_fifth_star(placed: int) -> None:
    assert bolster(14, placed).asked() == "crimea section"
    assert trade(17, placed).asked() == "crimea section"


def test_asked_when_it_would_bring_the_sixth_star() -> None:
    scene = bolster(14, 5)
    assert scene.asked() == "saxony accept"
    assert scene.legal() == ["accept 0 power", "accept 1 power", "accept 2 power"]
    with pytest.raises(IllegalAction) as refusal:
        scene.say("accept 3 power")
    assert refusal.value.reason == "more_than_offered"
    scene.say("accept 1 power")
    assert purse(scene, "saxony") == [2, 15, 0]
    assert not scene.game.is_over()
    scene = trade(17, 5)
    scene.say("accept 1 popularity")
    assert scene.game.is_over()


def test_not_asked_when_the_track_does_not_end_there() -> None:
    assert bolster(13, 5).asked() == "crimea section"
    assert trade(16, 5).asked() == "crimea section"


def test_not_asked_when_that_star_is_placed_already() -> None:
    assert bolster(14, 5, POWER_STAR).asked() == "crimea section"
    assert trade(17, 5, POPULARITY_STAR).asked() == "crimea section"


def enlist_fourth(**amounts: int) -> Scene:
    """Saxony enlists the last recruit, which brings a star when the action is over."""
    scene = Scene("saxony", "crimea")
    scene.put("saxony", "worker", 34)
    scene.lay(34, food=3)
    recruits(scene, "saxony", "deploy", "build", "enlist")
    scene.seat("saxony").bonuses = 0b1110
    have(scene, "saxony", **amounts)
    scene.begin("saxony")
    scene.say("section bolster", "enlist", "recruit upgrade")
    return scene


def test_asked_when_a_star_waiting_for_the_end_of_the_action_makes_it_the_sixth() -> None:
    scene = enlist_fourth(power=14, stars=4)
    assert scene.asked() == "saxony accept"
    scene.say("accept 1 power")
    assert scene.seat("saxony").stars == 5
    assert stars(scene, "saxony") == ["recruits"]
    assert enlist_fourth(power=14, stars=3).asked() == "crimea section"


def test_not_asked_when_the_sixth_star_is_there_anyway() -> None:
    scene = enlist_fourth(power=14, stars=5)
    assert scene.game.is_over()
    assert purse(scene, "saxony") == [3, 16, 0]


@pytest.mark.parametrize(("number", "section", "side", "good", "amount"), [
    (8, "move", "gain coins", "coins", 1),
    (18, "bolster", "bolster power", "power", 2),
    (25, "trade", "trade popularity", "popularity", 1),
])  # fmt: skip
def test_asked_with_an_objective_that_wants_little(
    number: int, section: str, side: str, good: str, amount: int
) -> None:
    scene = Scene("saxony", "crimea")
    have(scene, "saxony", coins=9)
    objectives(scene, "saxony", number)
    scene.begin("saxony")
    scene.say(f"section {section}", side)
    assert scene.legal() == [f"accept {n} {good}" for n in range(amount + 1)]
    before = purse(scene, "saxony")
    scene.say(f"accept 0 {good}")
    assert purse(scene, "saxony") == before
    for other in ({8, 18, 25} - {number}) | {12, 13}:
        scene = Scene("saxony", "crimea")
        have(scene, "saxony", coins=9)
        objectives(scene, "saxony", other)
        scene.begin("saxony")
        scene.say(f"section {section}", side)
        assert scene.asked() == "crimea section"


def test_mat_coins_may_be_refused() -> None:
    scene = Scene("saxony", "crimea")
    scene.put("saxony", "worker", 34)
    scene.lay(34, food=3)
    objectives(scene, "saxony", 8)
    scene.begin("saxony")
    scene.say("section bolster", "enlist")
    assert scene.legal() == ["accept 0 coins", "accept 1 coins", "accept 2 coins", "accept 3 coins"]
    scene.say("accept 2 coins", "no recruit")
    assert purse(scene, "saxony") == [2, 0, 0]


def test_the_combat_deck_is_reshuffled_and_may_be_empty() -> None:
    scene = Scene("saxony", "crimea")
    have(scene, "saxony", coins=9, cubes=1 << 3)
    scene.game.combat_discard = scene.game.combat_deck = 0
    scene.game.combat_discard = 1 << 15  # one card of value 3
    scene.begin("saxony")
    scene.say("section bolster", "bolster cards")
    assert hand(scene, "saxony") == [3]
    assert (scene.game.combat_deck, scene.game.combat_discard) == (0, 0)
    assert purse(scene, "saxony") == [8, 0, 0]
