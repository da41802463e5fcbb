"""What a person reads in a turn: questions, chips, objectives, what an offer brings, what is lost by declining."""

from typing import Any

import pytest
from tests.app.asking import SOLO, Desk

from maszyna.app.base.language import words_in
from maszyna.app.scythe.turn_so_far import in_short
from maszyna.kernel.events import Event
from maszyna.scythe.events import RESOURCES_GAINED
from maszyna.scythe.ids import COINS, METAL
from maszyna.scythe.play.actions.deploy import ANYWHERE, ChooseMech
from maszyna.scythe.play.common.gains import Accept
from maszyna.speech.app.mine_texts import MINE_WORDS
from maszyna.speech.language.translator import Translator

PART = SOLO | {"variants": ["gains_in_part"]}


def said(text: list[Any]) -> str:
    return "".join(one if isinstance(one, str) else one["t"] for one in text)


@pytest.mark.parametrize(
    ("lang", "first", "then"),
    [
        ("en", "Which unit do you move?", "Which unit do you move next?"),
        ("uk", "Яку фігурку перемістити?", "Яку фігурку перемістити далі?"),
        ("ru", "Какую фигурку переместить?", "Какую фигурку переместить дальше?"),
    ],
)
def test_only_after_a_unit_the_next_one_is_asked_for(lang: str, first: str, then: str) -> None:
    desk = Desk()
    game = desk.act(desk.new("scythe", SOLO), "section move", "move units")
    assert said(desk.get(f"games/{game['id']}", lang=lang)["view"]["decision"]["ask"]) == first
    units = game["view"]["travel"]["pieces"]
    key, piece = next((key, one) for key, one in units.items() if one["reach"] and not one["load"])
    status, _ = desk.ask("POST", f"games/{game['id']}/actions", {
        "revision": game["revision"], "intents": [{"travel": {"piece": key, "via": [], "to": piece["reach"][0]["to"]}}],
    })  # fmt: skip
    assert status == 200
    assert said(desk.get(f"games/{game['id']}", lang=lang)["view"]["decision"]["ask"]) == then


@pytest.mark.parametrize(
    ("lang", "ask"),
    [("en", "How many coins do you take?"), ("uk", "Скільки монет узяти?"), ("ru", "Сколько монет взять?")],
)
def test_a_gain_is_asked_for_by_its_name(lang: str, ask: str) -> None:
    desk = Desk()
    game = desk.act(desk.new("scythe", PART), "section move", "gain coins")
    view = desk.get(f"games/{game['id']}", lang=lang)["view"]
    assert view["decision"]["kind"] == "accept"
    assert said(view["decision"]["ask"]) == ask
    assert Accept(0, COINS, 1).text(1) == "accept 1 coins"  # saves and players keep their word


def test_tokens_of_a_kind_are_added_up_on_a_chip() -> None:
    words = words_in("uk")
    desk = Desk()
    position = desk.record(desk.new("scythe", SOLO)["id"]).game.position
    metal = Event(RESOURCES_GAINED, 0, METAL, 1, 3)
    assert in_short([metal, metal], 0, position, words)["short"] == "2 жетони металу"


def test_the_star_of_an_objective_names_the_objectives_in_hand() -> None:
    desk = Desk()
    view = desk.get(f"games/{desk.new('scythe', SOLO)['id']}", lang="uk")["view"]
    own = next(seat for seat in view["seats"] if seat["key"] == view["you"])
    star = next(one for one in own["star_list"] if one["key"] == "objective")
    assert len(own["objectives"]) == 2
    for one in own["objectives"]:
        assert said(one["says"]) in said(star["says"])


@pytest.mark.parametrize(("place", "lost"), [(ANYWHERE, True), (4, False)])
def test_declining_what_was_paid_for_says_what_is_lost(place: int, lost: bool) -> None:
    desk = Desk()
    record = desk.record(desk.new("scythe", SOLO)["id"])
    label = words_in("en").scythe.label
    record.game.stack[-1] = ChooseMech(0, place)
    record.game.asking = record.game.stack[-1]
    assert ("the payment is lost" in label(record.game, 0)) is lost


@pytest.mark.parametrize("lang", ["uk", "ru"])
def test_points_of_a_review_fit_any_number(lang: str) -> None:
    """A page without plural forms shows a sum like -31: the unit is one that needs none."""
    for key in ("review_luck_sum", "review_points"):
        assert Translator(lang).say(MINE_WORDS[key], {"points": "-31"}).endswith("-31 %")
