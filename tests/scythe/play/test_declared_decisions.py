"""Every decision declares what it is about and how it is answered."""

from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages
from typing import Any

import maszyna.scythe
from maszyna.kernel import steps
from maszyna.kernel.steps import Decision
from maszyna.scythe.game import Scythe
from maszyna.scythe.play.common import decisions
from maszyna.scythe.play.common.decisions import ChoosePlace
from maszyna.scythe.setup.new_game import new_game

SUBJECTS = {
    decisions.TRAVEL,
    decisions.TERRITORY,
    decisions.PLAYER_MAT,
    decisions.CARDS_OFFERED,
    decisions.COMBAT,
    decisions.TOKENS,
    decisions.PLAIN_OFFER,
}
ANSWERS = {value for module in (steps, decisions) for name, value in vars(module).items() if name.startswith("BY_")}


def declared() -> Iterator[type[Decision[Any]]]:
    for module in walk_packages(maszyna.scythe.__path__, "maszyna.scythe."):
        import_module(module.name)
    waiting: list[type[Decision[Any]]] = Decision.__subclasses__()
    while waiting:
        one = waiting.pop()
        waiting += one.__subclasses__()
        if one.__module__.startswith("maszyna.scythe.") and hasattr(one, "about"):
            yield one


def named(**flags: bool) -> set[str]:
    """The kinds of decisions that declare so."""
    return {
        one.about.name for one in declared() if all(getattr(one.about, name) == flag for name, flag in flags.items())
    }


def test_what_a_decision_is_about_and_how_it_is_answered_is_known() -> None:
    found = list(declared())
    assert {one.about.subject for one in found} == SUBJECTS
    assert {one.about.answer for one in found} == ANSWERS


def test_kinds_have_names_of_their_own() -> None:
    kinds = {one.about for one in declared()}
    assert len({about.name for about in kinds}) == len(kinds) == 47


def test_a_choice_of_a_place_is_answered_by_a_place() -> None:
    places = [one for one in declared() if issubclass(one, ChoosePlace)]
    assert len(places) > 6
    assert {one.about.answer for one in places} == {steps.BY_PLACE}


def test_power_and_cards_of_a_combat_are_secret() -> None:
    assert named(secret=True) == {"dial", "card"}


def test_the_bottom_row_is_the_last_of_a_turn() -> None:
    assert named(ends_turn=True) == {"bottom"}


def test_a_move_is_one_gesture_after_its_unit_is_chosen() -> None:
    travels = {one.about.name for one in declared() if one.about.subject == decisions.TRAVEL}
    assert named(continues=True) > travels - {"unit"}
    assert "unit" not in named(continues=True)


def test_what_may_be_left_says_so_by_its_text() -> None:
    game: Scythe = new_game({"seats": 2}, 3)
    assert not game.pending().declined_by(0)
    game.take("section move")
    assert (game.text(0), game.pending().declined_by(0)) == ("skip top", True)
