"""What a question is about beyond its kind: learners and screens read these numbers."""

import pytest
from tests.scythe.airships.test_aggressive import toll_road
from tests.scythe.scene import Scene

from maszyna.scythe.play.objectives import RevealObjective
from maszyna.scythe.play.payment import pay
from maszyna.scythe.words import OIL


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
    scene.say("pay oil 34")
    assert context(scene) == [0, OIL, 1, 34]


@pytest.mark.parametrize("when", [0, 1])
def test_an_objective_is_about_no_place_but_about_when(when: int) -> None:
    scene = Scene("saxony", "crimea")
    assert RevealObjective(0, when).context(scene.game) == [0, when]
