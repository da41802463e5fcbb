"""Tokens of one choice may be named in any order, in one call of the library or one request."""

import pytest
from tests.app.asking import Desk

import maszyna

SETUP = {"seats": [{"faction": "crimea", "mat": "industrial"}, {"player": "automa", "faction": "saxony"}]}
TRADE = ("section trade", "trade resources")
NAMED = [
    (("gain oil", "gain food"), {"food": 1, "oil": 1}, ["gain food", "gain oil"]),
    (("gain food", "gain oil"), {"food": 1, "oil": 1}, ["gain food", "gain oil"]),
    (("gain metal", "gain wood"), {"wood": 1, "metal": 1}, ["gain wood", "gain metal"]),
    (("gain oil", "gain oil"), {"oil": 2}, ["gain oil"]),
    (("gain oil",), {"oil": 2}, ["gain oil"]),  # as in a save: nothing is left to choose
]


@pytest.mark.parametrize(("tokens", "gained", "saved"), NAMED)
def test_in_the_library(tokens: tuple[str, ...], gained: dict[str, int], saved: list[str]) -> None:
    game = maszyna.Scythe([maszyna.Human("crimea", mat="industrial"), maszyna.Automa("saxony")], seed=1)
    game.play(*TRADE)
    store = next(option for option in game.options if option.startswith("store on "))
    game.play(store, *tokens)
    lying = game.position["resources"]
    assert isinstance(lying, dict) and list(lying.values()) == [gained]
    assert list(game.actions)[-len(saved) :] == saved


@pytest.mark.parametrize(("tokens", "gained", "saved"), NAMED)
def test_in_a_request(tokens: tuple[str, ...], gained: dict[str, int], saved: list[str]) -> None:
    desk = Desk()
    game = desk.act(desk.new("scythe", SETUP), *TRADE)
    store = next(one["action"] for one in game["view"]["decision"]["options"] if "store on" in one["action"])
    game = desk.act(game, store, *tokens)
    assert desk.record(game["id"]).actions[-len(saved) :] == saved


def test_a_refused_token_is_refused_as_it_was_named() -> None:
    game = maszyna.Scythe([maszyna.Human("crimea", mat="industrial"), maszyna.Automa("saxony")], seed=1)
    game.play(*TRADE)
    store = next(option for option in game.options if option.startswith("store on "))
    before = list(game.actions)
    with pytest.raises(maszyna.ActionError):
        game.play(store, "gain oil", "gain gold")
    assert list(game.actions) == before
