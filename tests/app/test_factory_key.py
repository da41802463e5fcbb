"""The key of a Factory card on a companion's mat shows what the card gives."""

from typing import Any

import pytest
from tests.app.asking import SOLO, Desk

from maszyna.scythe.facts.factory import factory_cards
from maszyna.scythe.ids import GOODS


def key_of(number: int, lang: str = "en") -> Any:
    desk = Desk()
    game = desk.act(desk.new("scythe-table", SOLO), f"did card {number}", "automa 3")
    acts = desk.get(f"games/{game['id']}", lang=lang)["view"]["acts"]
    return next(one for one in acts if one["key"] == "factory")


def test_every_card_shows_its_gains_with_a_drawing_each() -> None:
    for card in factory_cards():
        key = key_of(card.number)
        assert [(one["sign"], one["amount"]) for one in key["gains"]] == [(GOODS[kind], n) for kind, n in card.gain]
        assert all(one["art"] and one["name"] for one in key["gains"])
        assert bool(key["either"]) == card.choose_one


@pytest.mark.parametrize(
    ("lang", "first", "second"),
    [("en", "mech 1 or ", "structure 1"), ("uk", "мех 1 ", "споруда 1"), ("ru", "робот 1 ", "здание 1")],
)
def test_one_of_two_is_said_so(lang: str, first: str, second: str) -> None:
    said = key_of(7, lang)["either"]
    assert said.startswith(first) and said.endswith(second)


def test_a_card_that_is_not_known_shows_none() -> None:
    desk = Desk()
    game = desk.act(desk.new("scythe-table", SOLO), "factory", "automa 3")
    keys = [one for one in game["view"]["acts"] if one["key"] == "factory"]
    assert [(one["gains"], one["either"]) for one in keys] == [([], None)]
