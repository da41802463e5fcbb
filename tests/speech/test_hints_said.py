"""Hints in words: what to do, without what goes without saying."""

from maszyna.players.by_name import player
from maszyna.players.hints import Hint
from maszyna.players.playing import ask, deals
from maszyna.scythe.game import Scythe
from maszyna.scythe.play.cards.benefits import ChooseResource
from maszyna.scythe.play.movement.move import ChooseCargo
from maszyna.scythe.setup.new_game import new_game
from maszyna.speech.scythe.hint_texts import hint_texts

SETUP: dict[str, object] = {"seats": [{"faction": "nordic"}, {"player": "automa", "faction": "saxony"}]}


def before_cargo() -> tuple[Scythe, int]:
    """A game in which a unit is about to step, and the step after which it is asked what it takes along."""
    game, one, chance = new_game(SETUP, 3), player("policy", 1), deals(3)
    while not game.is_over():
        before, action = game.copy(), ask(one, game, chance)
        game.apply(action)
        if isinstance(game.asking, ChooseCargo) and len(game.choices) > 1:
            return before, action
    raise AssertionError("nobody was asked")


def said(game: Scythe, actions: list[int]) -> list[str]:
    return hint_texts("en").actions(Hint(game, actions, False, 0.0, 0.0))


def test_what_is_left_behind_is_not_named_but_what_rides_along_is() -> None:
    game, step = before_cargo()
    [going] = said(game, [step])
    assert said(game, [step, 0]) == [going]
    going_again, taken = said(game, [step, 1])
    assert going_again == going and taken.startswith("take ") and taken.endswith(" along")


def test_the_answer_to_the_pending_question_is_always_named() -> None:
    game, step = before_cargo()
    game.apply(step)
    assert said(game, [0]) == ["take nothing of this along"]


def test_the_last_kind_of_resource_says_all_that_are_gained() -> None:
    """After oil nothing else may follow, so the one answer brings both tokens."""
    game = new_game(SETUP, 3)
    for text in ("section trade", "trade resources"):
        game.apply(game.parse(text))
    while not isinstance(game.asking, ChooseResource):
        game.apply(game.choices[0])
    assert said(game, [game.choices[-1]]) == ["gain 1 oil \u00d72"]
    assert said(game, [game.choices[0]]) == ["gain 1 food"]
