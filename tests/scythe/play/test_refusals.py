"""Wrong actions: each its own kind of error with its reason, and nothing changes (kernel/errors.py)."""

import pytest
from tests.scythe.campaign import attack, battle, march, picture, refused
from tests.scythe.scene import Scene

from maszyna.kernel.errors import AmbiguousAction, GameIsOver, IllegalAction, UnreadableAction


@pytest.fixture
def scene() -> Scene:
    """Saxony chooses a unit: its character at home, a mech on 38, workers on 38, 39 and a lake; Crimea on 37."""
    scene = Scene("saxony", "crimea")
    scene.put("saxony", "mech", 38)
    scene.put("saxony", "worker", 38, 39, 33)
    scene.put("crimea", "worker", 37)
    march(scene, "saxony")
    return scene


@pytest.mark.parametrize(
    "text", ["", " ", "mech", "mech 99", "mech 0", "MECH 38", "mech 38 ", "dragon 38", "to 39", "section move", "\x00"]
)
def test_what_is_no_answer_to_the_question_is_unreadable(scene: Scene, text: str) -> None:
    before = picture(scene.game)
    with pytest.raises(UnreadableAction) as caught:
        scene.say(text)
    assert caught.value.decision == "unit"
    assert caught.value.legal == scene.legal()
    assert repr(text) in str(caught.value)
    assert picture(scene.game) == before


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("mech 37", "no_such_unit_there"),
        ("worker 37", "no_such_unit_there"),
        ("character 38", "no_such_unit_there"),
        ("mech crimea_base", "no_such_unit_there"),
        ("worker 33", "cannot_leave"),
    ],
)
def test_units_that_cannot_move_are_refused_with_a_reason(scene: Scene, text: str, reason: str) -> None:
    assert refused(scene, text) == reason


def test_a_unit_hemmed_in_has_nowhere_to_go() -> None:
    scene = Scene("saxony", "crimea")
    scene.put("saxony", "worker", 27)
    scene.put("crimea", "worker", 28)
    march(scene, "saxony")
    assert refused(scene, "worker 27") == "nowhere_to_go"


def test_steps_are_refused_with_a_reason(scene: Scene) -> None:
    scene.say("worker 38")
    assert refused(scene, "to 37") == "enemy_units_there"
    assert refused(scene, "to 31") == "no_way_there"
    assert refused(scene, "to 44") == "no_way_there"
    assert refused(scene, "to 38") == "no_way_there"
    assert refused(scene, "to saxony_base") == "no_way_there"
    assert refused(scene, "stop") == "must_move"
    with pytest.raises(UnreadableAction):
        scene.say("to 55")


def test_sections_are_refused_with_a_reason() -> None:
    scene = Scene("saxony", "crimea")
    scene.seat("saxony").section = 1
    scene.begin("saxony")
    assert refused(scene, "section bolster") == "token_is_there"
    assert refused(scene, "section factory") == "no_factory_card"


def test_dials_and_cards_are_refused_with_a_reason() -> None:
    scene = battle("saxony", "crimea", power=(2, 0))
    scene.deal("saxony", 3)
    attack(scene, "saxony")
    assert refused(scene, "dial 7") == "not_enough_power"
    with pytest.raises(UnreadableAction):
        scene.say("dial 8")
    scene.say("dial 2")
    assert refused(scene, "play 5") == "no_such_card_in_hand"
    with pytest.raises(UnreadableAction):
        scene.say("play 1")


@pytest.mark.parametrize("action", [-1, 1, 37, 3 * 64, 10**9])
def test_numbers_that_are_no_option_are_refused(scene: Scene, action: int) -> None:
    before = picture(scene.game)
    with pytest.raises(IllegalAction) as caught:
        scene.game.apply(action)
    assert picture(scene.game) == before
    if not 0 <= action < scene.game.pending().span():
        assert caught.value.reason == "no_such_action"


def test_a_shortened_action_is_taken_if_it_means_one_thing(scene: Scene) -> None:
    game = scene.game
    assert game.text(game.match("mech")) == "mech 38"
    assert game.text(game.match("  CHAR ")) == "character saxony_base"
    assert game.text(game.match("worker   38")) == "worker 38"


def test_a_shortened_action_with_two_meanings_is_ambiguous(scene: Scene) -> None:
    before = picture(scene.game)
    with pytest.raises(AmbiguousAction) as caught:
        scene.game.match("worker")
    assert caught.value.matches == ["worker 38", "worker 39"]
    assert picture(scene.game) == before


def test_an_exact_text_is_not_ambiguous_with_a_longer_one() -> None:
    scene = Scene("albion", "crimea")
    scene.put("albion", "mech", 2)
    scene.unlock("albion", "Rally")
    scene.put("albion", "worker", 37)
    march(scene, "albion", "mech 2")
    assert scene.legal() == ["to 1", "to 3", "to 8", "to 37"]
    assert scene.game.text(scene.game.match("to 3")) == "to 3"


def test_a_shortened_action_that_is_illegal_or_unreadable_says_so(scene: Scene) -> None:
    with pytest.raises(IllegalAction):
        scene.game.match("worker 37")
    with pytest.raises(UnreadableAction):
        scene.game.match("walk")
    with pytest.raises(UnreadableAction):
        scene.game.match("")


def test_after_the_end_nothing_is_possible() -> None:
    scene = battle("saxony", "crimea")
    scene.seat("saxony").stars = 5
    attack(scene, "saxony")
    assert scene.asked() == "over"
    with pytest.raises(GameIsOver):
        scene.game.apply(0)
    with pytest.raises(GameIsOver):
        scene.say("section move")


def test_a_refused_action_may_be_followed_by_a_legal_one(scene: Scene) -> None:
    assert refused(scene, "mech 37") == "no_such_unit_there"
    scene.say("mech 38", "to 39", "carry 0 worker")
    assert scene.asked() == "saxony unit"
