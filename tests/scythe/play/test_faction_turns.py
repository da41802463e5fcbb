"""Faction abilities outside movement and combat: Relentless, Coercion, Dominate's objectives."""

import pytest
from tests.scythe.campaign import refused
from tests.scythe.scene import Scene

from maszyna.kernel.bits import bit, mask_of
from maszyna.kernel.packed_counts import counts
from maszyna.scythe.play.common.payment import may_coerce
from maszyna.scythe.score.scoring import score

SECTIONS = ["section move", "section bolster", "section trade", "section produce"]


def after(scene: Scene, name: str, section: int) -> list[str]:
    """Where the action token may go after it stood on a section."""
    scene.seat(name).factory_card = 4
    scene.seat(name).section = section
    scene.begin(name)
    return scene.legal()


@pytest.mark.covers("ability rusviet Relentless")
@pytest.mark.parametrize("section", range(4))
def test_relentless_may_stay_on_a_section_of_the_mat(section: int) -> None:
    assert after(Scene("rusviet", "nordic"), "rusviet", section) == [*SECTIONS, "section factory"]
    others = [text for text in SECTIONS if text != SECTIONS[section]]
    assert after(Scene("nordic", "rusviet"), "nordic", section) == [*others, "section factory"]


@pytest.mark.covers("ability rusviet Relentless")
@pytest.mark.covers("W4.3")
def test_as_recommended_relentless_does_not_repeat_the_factory_card() -> None:
    scene = Scene("rusviet", "nordic")
    assert after(scene, "rusviet", 4) == SECTIONS
    assert refused(scene, "section factory") == "token_is_there"


@pytest.mark.covers("ability rusviet Relentless", "variant relentless_factory")
def test_in_the_first_printing_relentless_repeats_the_factory_card_too() -> None:
    scene = Scene("rusviet", "nordic", variants=["relentless_factory"])
    assert after(scene, "rusviet", 4) == [*SECTIONS, "section factory"]
    scene = Scene("rusviet", "nordic", variants=["relentless_factory"])
    assert after(scene, "nordic", 4) == SECTIONS, "nobody else"


@pytest.mark.covers("ability rusviet Relentless")
def test_a_relentless_turn_is_taken_twice() -> None:
    scene = Scene("rusviet", "nordic")
    scene.begin("rusviet")
    scene.say("section move", "gain coins", "section move", "gain coins", "section move", "gain coins")
    assert scene.seat("rusviet").coins == 2
    assert scene.seat("nordic").coins == 1


def crimea(oil: int, *cards: int) -> Scene:
    """Crimea on the mat where Move stands over Upgrade at 2 oil, with some oil and some cards, after its top row."""
    scene = Scene("crimea", "nordic")
    scene.put("crimea", "worker", 37)
    scene.lay(37, oil=oil)
    scene.deal("crimea", *cards)
    scene.begin("crimea")
    scene.say("section move", "gain coins")
    return scene


@pytest.mark.covers("ability crimea Coercion")
def test_a_combat_card_pays_for_one_resource() -> None:
    scene = crimea(1, 5, 5)
    assert scene.asked() == "crimea bottom"
    scene.say("upgrade")
    assert scene.resources(37) == [0, 0, 0, 0]
    assert counts(scene.seat("crimea").hand) == [0, 0, 0, 1]
    assert counts(scene.game.combat_discard) == [0, 0, 0, 1]
    assert [event.first for event in scene.happened("card_paid_as_resource")] == [5]


@pytest.mark.covers("ability crimea Coercion")
def test_a_combat_card_pays_once_a_turn_only() -> None:
    scene = crimea(0, 5, 5, 5)
    assert scene.asked() == "nordic section", "two oil, and a card is one"
    scene = crimea(1)
    assert scene.asked() == "nordic section", "no card, no coercion"
    scene = crimea(1, 5, 5)
    assert may_coerce(scene.game, scene.index("crimea"))
    scene.say("upgrade")
    assert not may_coerce(scene.game, scene.index("crimea"))


@pytest.mark.covers("ability crimea Coercion")
def test_the_card_may_be_kept_and_its_value_does_not_matter() -> None:
    scene = crimea(2, 2, 5)
    scene.say("upgrade")
    assert scene.legal() == ["pay oil 37", "pay card 2", "pay card 5"]
    scene.say("pay oil 37")
    assert counts(scene.seat("crimea").hand) == [1, 0, 0, 1]


@pytest.mark.covers("ability crimea Coercion")
def test_cards_never_count_as_resources_in_scoring() -> None:
    scene = Scene("crimea", "nordic")
    scene.put("crimea", "worker", 37)
    scene.lay(37, oil=1)
    scene.deal("crimea", 2, 3, 4)
    assert score(scene.game.position, scene.index("crimea")).resources == 0


@pytest.mark.covers("ability crimea Coercion")
def test_only_crimea_coerces() -> None:
    scene = Scene("nordic", "crimea")
    scene.put("nordic", "worker", 37)
    scene.lay(37, oil=1)
    scene.deal("nordic", 2, 3)
    scene.begin("nordic")
    scene.say("section move", "gain coins")
    assert scene.asked() == "crimea section"


def with_objectives(name: str) -> Scene:
    """Objectives 1 and 3 in hand: three mountains and three farms, all six held."""
    scene = Scene(name, "albion")
    scene.put(name, "worker", 1, 24, 26, 12, 20, 46)
    scene.seat(name).objectives = mask_of([1, 3])
    scene.begin(name)
    scene.say("section move", "gain coins")
    return scene


@pytest.mark.covers("ability saxony Dominate")
def test_dominate_keeps_the_second_objective_and_scores_it_too() -> None:
    scene = with_objectives("saxony")
    assert scene.legal() == ["keep objectives", "reveal 1", "reveal 3"]
    scene.say("reveal 3")
    assert scene.seat("saxony").objectives == bit(1)
    assert scene.seat("saxony").stars == 1
    scene.say("reveal 1")
    assert scene.seat("saxony").stars == 2
    assert scene.seat("saxony").objectives == 0


@pytest.mark.covers("ability saxony Dominate")
def test_others_give_both_objectives_back_after_the_first() -> None:
    scene = with_objectives("nordic")
    scene.say("reveal 3")
    assert scene.seat("nordic").objectives == 0
    assert scene.seat("nordic").stars == 1
    assert scene.asked() == "albion section"
