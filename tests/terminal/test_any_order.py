"""Answers as people give them: parts in any order, loads in one answer, a whole move in a line."""

import pytest
from tests.scythe.campaign import march
from tests.scythe.props import hand, have
from tests.scythe.scene import Scene

from maszyna.kernel.bits import members
from maszyna.kernel.errors import ActionError
from maszyna.scythe.ids import RESOURCES
from maszyna.scythe.play.common.payment import PayFrom
from maszyna.speech.scythe.texts import scythe_texts
from maszyna.terminal.scythe.play import options
from maszyna.terminal.scythe.play.compound import UnfitLine, compound, means_answer
from maszyna.terminal.scythe.play.partial_answer import PartialAnswer


def trading() -> Scene:
    scene = Scene("saxony", "crimea")
    scene.put("saxony", "worker", 34)
    have(scene, "saxony", coins=1)
    scene.begin("saxony")
    scene.say("section trade", "trade resources")
    return scene


def answered(scene: Scene, *lines: str, lang: str = "en") -> bool:
    """Type lines at one decision; whether it is taken by then."""
    game, texts = scene.game, scythe_texts(lang)
    partial_answer = PartialAnswer(game)
    for line in lines:
        actions = compound(game, texts, line) if not partial_answer.given else []
        if not actions:
            action = options.pick(game, texts, line, partial_answer.options())
            actions = (partial_answer.give(action) if partial_answer.is_needed() else [action]) or []
        for action in actions:
            game.apply(action)
        if actions:
            return True
    return False


@pytest.mark.parametrize(
    ("lines", "lang", "gained"),
    [
        (["oil", "food"], "en", [1, 0, 0, 1]),
        (["food", "oil"], "en", [1, 0, 0, 1]),
        (["metal", "wood"], "en", [0, 1, 1, 0]),
        (["oil", "oil"], "en", [0, 0, 0, 2]),
        (["oil food"], "en", [1, 0, 0, 1]),
        (["2 oil"], "en", [0, 0, 0, 2]),
        (["oil, wood"], "en", [0, 1, 0, 1]),
        (["4", "1"], "en", [1, 0, 0, 1]),
        (["4 1"], "en", [1, 0, 0, 1]),
        (["нафта їжа"], "uk", [1, 0, 0, 1]),
        (["нефть", "еда"], "ru", [1, 0, 0, 1]),
    ],
)
def test_tokens_in_any_order(lines: list[str], lang: str, gained: list[int]) -> None:
    scene = trading()
    assert answered(scene, *lines, lang=lang)
    assert scene.resources(34) == gained


@pytest.mark.parametrize("line", ["oil gold", "oil food wood", "3 oil"])
def test_a_line_that_does_not_fit_changes_nothing(line: str) -> None:
    scene = trading()
    with pytest.raises(ActionError):
        answered(scene, line)
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


@pytest.mark.parametrize(
    ("lines", "left"),
    [
        (["5", "2"], [3]),
        (["3", "2"], [5]),
        (["5 2"], [3]),
        (["3", "no more"], [2, 5]),
        (["5", "0"], [2, 3]),
        (["none"], [2, 3, 5]),
        (["all"], [5]),
        (["0"], [2, 3, 5]),
    ],
)
def test_cards_in_any_order(lines: list[str], left: list[int]) -> None:
    scene = fighting()
    assert answered(scene, *lines)
    assert hand(scene, "saxony") == left


def test_a_higher_card_first_does_not_forbid_a_lower_one() -> None:
    partial_answer = PartialAnswer(fighting().game)
    assert partial_answer.options() == [0, 2, 3, 5]
    assert partial_answer.give(3) is None
    assert partial_answer.options() == [0, 2, 5]
    assert partial_answer.take_back() and not partial_answer.take_back()
    assert partial_answer.options() == [0, 2, 3, 5]


def loading() -> Scene:
    """A mech with two workers, two wood and an oil, which may go two hexes."""
    scene = Scene("saxony", "crimea")
    scene.put("saxony", "mech", 39)
    scene.put("saxony", "worker", 39, 39)
    scene.lay(39, wood=2, oil=1)
    scene.unlock("saxony", "Speed")
    scene.begin("saxony")
    scene.say("section move", "move units")
    return scene


@pytest.mark.parametrize(
    ("line", "lang", "there", "workers"),
    [
        ("mech 39 38 all", "en", [0, 2, 0, 1], 2),
        ("mech 38 all", "en", [0, 2, 0, 1], 2),
        ("mech 39 38 none", "en", [0, 0, 0, 0], 0),
        ("mech 39 38 2 wood 1 worker", "en", [0, 2, 0, 0], 1),
        ("mech 39 38 wood 1 oil", "en", [0, 1, 0, 1], 0),
        ("мех 39 38 усе", "uk", [0, 2, 0, 1], 2),
        ("робот 39 38 1 нефть 2 рабочих", "ru", [0, 0, 0, 1], 2),
    ],
)
def test_a_whole_move(line: str, lang: str, there: list[int], workers: int) -> None:
    scene = loading()
    assert answered(scene, line, lang=lang)
    own = scene.seat("saxony")
    assert scene.resources(38) == there
    assert own.standing(38, 5, 13) == workers and own.standing(38, 1, 5) == 1
    assert scene.asked() == "saxony unit"  # the move is over, the next unit is asked for


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("mech 39 38 3 wood", "load_too_much"),
        ("mech 39 38 1 food", "load_too_much"),
        ("mech 39 38 gold", "load_unreadable"),
        ("mech 39 1 all", "move_no_way"),
        ("mech 12 13 all", "move_no_unit"),
        ("mech 99 38 all", "move_no_unit"),
    ],
)
def test_a_move_that_does_not_fit_changes_nothing(line: str, key: str) -> None:
    scene = loading()
    with pytest.raises(UnfitLine) as refused:
        answered(scene, line)
    assert refused.value.key == key
    assert (scene.asked(), scene.resources(39)) == ("saxony unit", [0, 2, 0, 1])


def test_loads_in_one_answer() -> None:
    for line, there in (
        ("all", [0, 2, 0, 1]),
        ("none", [0] * 4),
        ("2 wood 1 oil", [0, 2, 0, 1]),
        ("oil", [0, 0, 0, 1]),
    ):
        scene = loading()
        scene.say("mech 39", "to 38")
        assert scene.game.decision_kind() == "cargo" and means_answer(scene.game, "all")
        assert answered(scene, line)
        assert scene.resources(38) == there, line
        assert scene.game.decision_kind() == "step"


def test_all_is_a_command_where_nothing_is_loaded() -> None:
    scene = trading()
    assert not means_answer(scene.game, "all")


def test_the_map_shows_where_a_payment_lies_and_no_place_for_a_card() -> None:
    scene = Scene("crimea", "saxony")
    scene.put("crimea", "worker", 43, 44)
    scene.lay(43, oil=2)
    scene.lay(44, oil=1)
    scene.deal("crimea", 3, 4)
    game = scene.game
    decision = PayFrom(scene.index("crimea"), RESOURCES.index("oil"), 1, 0)
    game.asking, game.choices = decision, decision.options(game)
    assert scene.legal() == ["pay oil 43", "pay oil 44", "pay card 3", "pay card 4"]
    assert members(options.places(game)) == [43, 44]
