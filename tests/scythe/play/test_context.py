"""What a question is about beyond its kind: learners and screens read these numbers."""

import pytest
from tests.scythe.airships.test_aggressive import toll_road
from tests.scythe.campaign import attack
from tests.scythe.props import have
from tests.scythe.scene import Scene

from maszyna.scythe.ids import ABOARD, OIL, POWER
from maszyna.scythe.play.actions.produce import ChooseBirths
from maszyna.scythe.play.cards.encounter import ChooseOpponent
from maszyna.scythe.play.cards.objectives import RevealObjective
from maszyna.scythe.play.common.payment import PayAny, pay
from maszyna.scythe.play.movement.reach import combat_unit_links
from maszyna.speech.scythe.texts import WORDINGS


def context(scene: Scene) -> list[int]:
    pending = scene.game.asking
    assert pending is not None
    return pending.context(scene.game)


@pytest.mark.covers("W6.7")
def test_a_toll_says_where_and_what_is_carried() -> None:
    scene = toll_road(True)
    scene.say("to 30", "carry 2 food", "carry 1 oil")
    assert scene.asked() == "saxony toll"
    assert context(scene) == [30, 2, 0, 0, 1]


def test_a_payment_says_what_is_left_to_pay_and_how_far_it_has_come() -> None:
    scene = Scene("saxony", "crimea")
    scene.put("saxony", "worker", 34, 41)
    scene.lay(34, oil=3)
    scene.lay(41, oil=3)
    scene.game.stack = []
    pay(scene.game, scene.index("saxony"), OIL, 2)
    scene.game.settle()
    assert context(scene) == [0, OIL, 2, 0]
    assert [scene.game.pending().text(place) for place in (0, 34)] == ["", "pay oil 34"]
    scene.say("pay oil 34")
    assert context(scene) == [0, OIL, 1, 34]


def test_a_payment_of_any_kind_has_words_for_places_only() -> None:
    assert [PayAny(0).text(action) for action in (0, 64, 64 + 34, 64 + ABOARD)] == [
        "",
        "",
        "pay wood 34",
        "pay wood aboard",
    ]


@pytest.mark.covers("variant gains_in_part")
def test_a_benefit_is_about_no_place_but_about_what_and_how_much() -> None:
    scene = Scene("saxony", "crimea", variants=["gains_in_part"])
    have(scene, "saxony", coins=1)
    scene.begin("saxony")
    scene.say("section bolster", "bolster power")
    assert (scene.asked(), context(scene)) == ("saxony accept", [0, POWER, 2])


@pytest.mark.parametrize("when", [0, 1])
def test_an_objective_is_about_no_place_but_about_when(when: int) -> None:
    scene = Scene("saxony", "crimea")
    assert RevealObjective(0, when).context(scene.game) == [0, when]


def test_the_kinds_are_those_people_are_asked_by() -> None:
    """By the questions that speech has for them."""
    game = Scene("saxony", "crimea").game
    decisions = [ChooseOpponent(0), ChooseBirths(0, 35, 2), RevealObjective(0, 0)]
    assert [decision.kind() for decision in decisions] == ["opponent", "births", "objective"]
    assert all(decision.kind() in WORDINGS for decision in decisions)
    assert ChooseBirths(0, 35, 2).context(game) == [35, 2]


def test_a_combat_begins_with_nothing_on_the_dials() -> None:
    scene = Scene("saxony", "crimea")
    scene.put("saxony", "mech", 23)
    scene.put("crimea", "mech", 30)
    have(scene, "saxony", power=3)
    have(scene, "crimea", power=3)
    attack(scene, "saxony")
    assert scene.game.combat is not None
    assert (scene.game.combat.dials, scene.game.combat.cards) == ([0, 0], [0, 0])


@pytest.mark.covers("ability togawa Shinobi")
def test_shinobi_leads_to_no_trap_that_is_not_laid() -> None:
    scene = Scene("togawa", "crimea")
    scene.unlock("togawa", "Shinobi")
    scene.put("togawa", "character", 25)
    assert not combat_unit_links(scene.game.position, scene.index("togawa"), 25, False) & 1
