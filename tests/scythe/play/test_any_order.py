"""Several answers at once in any order, put into the order the game asks in; all of them or none."""

import pytest
from tests.scythe.campaign import march, where
from tests.scythe.props import hand, have
from tests.scythe.scene import Scene

from maszyna.kernel.errors import ActionError, IllegalAction, UnreadableAction
from maszyna.kernel.series import all_of, in_any_order, none_of


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


def test_tokens_in_any_order() -> None:
    for texts in (["gain oil", "gain food"], ["gain food", "gain oil"]):
        scene = trading()
        assert scene.game.pending().parts() == 2
        take(scene, in_any_order(scene.game, texts))
        assert scene.resources(34) == [1, 0, 0, 1]


def test_most_questions_take_one_answer() -> None:
    scene = Scene("saxony", "crimea")
    scene.begin("saxony")
    assert (scene.asked(), scene.game.pending().parts()) == ("saxony section", 1)


def test_nothing_is_taken_by_asking_and_nothing_where_one_answer_is_wrong() -> None:
    scene = trading()
    assert in_any_order(scene.game, ["gain oil", "gain food"]) == [0, 3]
    assert scene.asked() == "saxony resource"
    for texts, error in (
        (["gain oil", "gain gold"], UnreadableAction),
        (["gain oil", "gain food", "gain wood"], ActionError),
        (["gain oil", "no more units"], UnreadableAction),
    ):
        with pytest.raises(error):
            in_any_order(scene.game, texts)
        assert (scene.asked(), scene.resources(34)) == ("saxony resource", [0, 0, 0, 0])


def fighting() -> Scene:
    """Saxony attacks with two mechs, so it may play two cards."""
    scene = Scene("saxony", "crimea")
    scene.put("saxony", "mech", 23, 23)
    scene.put("crimea", "mech", 30)
    scene.deal("saxony", 2, 3, 5)
    have(scene, "saxony", power=3)
    march(scene, "saxony", "mech 23", "to 30", "mech 23", "to 30", "dial 1")
    return scene


def test_cards_in_any_order_and_the_end_last() -> None:
    scene = fighting()
    assert (scene.asked(), scene.game.pending().parts()) == ("saxony card", 2)
    assert in_any_order(scene.game, ["play 5", "play 2"]) == [2, 5]
    assert in_any_order(scene.game, ["no more cards", "play 3"]) == [3, 0]
    assert in_any_order(scene.game, ["no more cards", "play 5"]) == [5]  # no higher card is left to ask for
    assert in_any_order(scene.game, ["no more cards"]) == [0]
    assert all_of(scene.game) == [2, 3]
    assert none_of(scene.game) == [0]
    with pytest.raises(IllegalAction):
        in_any_order(scene.game, ["play 4"])
    with pytest.raises(ActionError):
        in_any_order(scene.game, ["play 5", "play 3", "play 2"])
    take(scene, in_any_order(scene.game, ["play 5"], closed=True))
    assert scene.asked() != "saxony card"
    assert hand(scene, "saxony") == [2, 3]


def loaded() -> Scene:
    """A mech beside two workers, two wood and an oil."""
    scene = Scene("saxony", "crimea")
    scene.put("saxony", "mech", 39)
    scene.put("saxony", "worker", 39, 39)
    scene.lay(39, wood=2, metal=1, oil=1)
    march(scene, "saxony")
    return scene


def test_a_whole_move_with_its_load() -> None:
    scene = loaded()
    texts = ["mech 39", "to 38", "carry 1 worker", "carry 1 oil", "carry 2 wood"]
    take(scene, in_any_order(scene.game, texts))
    assert (scene.resources(38), scene.resources(39)) == ([0, 2, 0, 1], [0, 0, 1, 0])
    assert where(scene, "saxony", "worker") == [38, 39]


def test_what_is_not_mentioned_stays_if_the_answer_is_closed() -> None:
    scene = loaded()
    scene.say("mech 39", "to 38")
    assert len(in_any_order(scene.game, ["carry 1 wood"])) == 1
    take(scene, in_any_order(scene.game, ["carry 1 wood"], closed=True))
    assert (scene.resources(38), scene.asked()) == ([0, 1, 0, 0], "saxony unit")


def test_all_and_none_of_a_load() -> None:
    scene = loaded()
    scene.say("mech 39", "to 38")
    twin = scene.game.copy()
    take(scene, all_of(scene.game))
    assert (scene.resources(38), where(scene, "saxony", "worker")) == ([0, 2, 1, 1], [38, 38])
    scene.game = twin
    take(scene, none_of(scene.game))
    assert (scene.resources(38), where(scene, "saxony", "worker")) == ([0, 0, 0, 0], [39, 39])


def test_a_load_that_is_not_there_is_refused_as_a_whole() -> None:
    scene = loaded()
    for texts, problem in (
        (["mech 39", "to 38", "carry 3 wood"], r"'carry 3 wood' is not possible now \(more_than_there_is\)"),
        (["mech 39", "to 38", "carry 1 oil", "carry 1 food"], "cannot read 'carry 1 food'"),
        (["mech 39", "to 2", "carry 1 oil"], r"'to 2' is not possible now \(no_way_there\)"),
    ):
        with pytest.raises(ActionError, match=problem):
            in_any_order(scene.game, texts)
        assert scene.asked() == "saxony unit"


def test_payments_in_any_order() -> None:
    scene = Scene("saxony", "crimea")
    scene.put("saxony", "worker", 34, 41, 35)
    for place in (34, 41, 35):
        scene.lay(place, oil=1)
    scene.begin("saxony")
    scene.say("section move", "skip top", "upgrade")
    assert scene.game.pending().parts() == 2
    take(scene, in_any_order(scene.game, ["pay oil 41", "pay oil 34"]))
    assert [scene.resources(place)[3] for place in (34, 41, 35)] == [0, 0, 1]


def test_a_decision_that_cannot_be_declined_is_left_to_the_player() -> None:
    scene = trading()
    assert none_of(scene.game) == all_of(scene.game) == []
    with pytest.raises(IllegalAction):
        scene.game.apply(4)
