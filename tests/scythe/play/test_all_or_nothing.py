"""All or nothing of a choice with several parts."""

import pytest
from tests.scythe.campaign import march, where
from tests.scythe.props import have
from tests.scythe.scene import Scene

from maszyna.kernel.errors import IllegalAction
from maszyna.kernel.game import all_of, none_of


def take(scene: Scene, actions: list[int]) -> None:
    for action in actions:
        scene.game.apply(action)


def trading() -> Scene:
    scene = Scene("saxony", "crimea")
    scene.put("saxony", "worker", 34)
    have(scene, "saxony", coins=1)
    scene.begin("saxony")
    scene.say("section trade", "trade resources")
    return scene


def test_most_questions_take_one_answer() -> None:
    scene = Scene("saxony", "crimea")
    scene.begin("saxony")
    assert (scene.asked(), scene.game.pending().parts()) == ("saxony section", 1)


def fighting() -> Scene:
    """Saxony attacks with two mechs, so it may play two cards."""
    scene = Scene("saxony", "crimea")
    scene.put("saxony", "mech", 23, 23)
    scene.put("crimea", "mech", 30)
    scene.deal("saxony", 2, 3, 5)
    have(scene, "saxony", power=3)
    march(scene, "saxony", "mech 23", "to 30", "mech 23", "to 30", "dial 1")
    return scene


def test_all_and_none_of_the_cards() -> None:
    scene = fighting()
    assert (scene.asked(), scene.game.pending().parts()) == ("saxony card", 2)
    assert all_of(scene.game) == [2, 3]
    assert none_of(scene.game) == [0]
    assert scene.asked() == "saxony card"  # nothing is taken by asking


def loaded() -> Scene:
    """A mech beside two workers, two wood and an oil."""
    scene = Scene("saxony", "crimea")
    scene.put("saxony", "mech", 39)
    scene.put("saxony", "worker", 39, 39)
    scene.lay(39, wood=2, metal=1, oil=1)
    march(scene, "saxony")
    return scene


def test_all_and_none_of_a_load() -> None:
    scene = loaded()
    scene.say("mech 39", "to 38")
    twin = scene.game.copy()
    take(scene, all_of(scene.game))
    assert (scene.resources(38), where(scene, "saxony", "worker")) == ([0, 2, 1, 1], [38, 38])
    scene.game = twin
    take(scene, none_of(scene.game))
    assert (scene.resources(38), where(scene, "saxony", "worker")) == ([0, 0, 0, 0], [39, 39])


def test_a_decision_that_cannot_be_declined_is_left_to_the_player() -> None:
    scene = trading()
    assert none_of(scene.game) == all_of(scene.game) == []
    with pytest.raises(IllegalAction):
        scene.game.apply(4)
