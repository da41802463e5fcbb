"""Hints: the best turns for who decides, as actions that can be tried and taken; nobody else gets any."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.app.asking import SOLO, TWO, Desk

from maszyna.app.kinds import KINDS
from maszyna.app.scythe_common import hints
from maszyna.kernel.errors import IllegalAction
from maszyna.players.hints import Hint
from maszyna.players.hints import hints as think
from maszyna.speech.scythe.hint_texts import hint_texts
from maszyna.speech.scythe.texts import scythe_texts

DIGITAL = KINDS["scythe"]
BESIDE_THE_FACTORY = Path(__file__).parents[1] / "saves" / "beside_the_factory.json"


@pytest.fixture(autouse=True)
def few_thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "BUDGETS", dict.fromkeys(hints.BUDGETS, hints.HintLimits(40, 3, 1)))


@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
def test_every_hint_can_be_tried(lang: str) -> None:
    desk = Desk()
    game = desk.new("scythe", SOLO, 3)
    found = desk.get(f"games/{game['id']}/hints", lang=lang)["hints"]
    assert 1 <= len(found) <= 3
    assert [hint["margin"] for hint in found] == sorted((hint["margin"] for hint in found), reverse=True)
    for hint in found:
        assert hint["say"] and hint["reasons"]
        body = {"revision": game["revision"], "actions": hint["actions"]}
        status, tried = desk.ask("POST", f"games/{game['id']}/try", body)
        assert status == 200, tried
        assert tried["view"]["draft"]["acts"] == hint["actions"][: len(tried["view"]["draft"]["acts"])]
    assert len(desk.record(game["id"]).actions) == 0


def test_an_answer_is_remembered_until_the_next_action(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk()
    game = desk.new("scythe", SOLO, 3)
    thoughts: list[int] = []

    def counted(*asked: Any, **budget: Any) -> Any:
        thoughts.append(1)
        return think(*asked, **budget)

    monkeypatch.setattr(hints, "hints", counted)
    first = desk.get(f"games/{game['id']}/hints")
    assert desk.get(f"games/{game['id']}/hints") == first
    assert len(thoughts) == 1
    game = desk.act(game, "section trade")
    desk.get(f"games/{game['id']}/hints")
    assert len(thoughts) == 2


@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
def test_hints_beside_the_factory_stop_before_its_cards(monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    """Cards of a world dealt again are not those that lie there."""
    monkeypatch.setattr(hints, "BUDGETS", dict.fromkeys(hints.BUDGETS, hints.HintLimits(2500, 4, 1)))
    desk = Desk()
    _, made = desk.ask("POST", "games", {"save": json.loads(BESIDE_THE_FACTORY.read_text(encoding="utf-8"))})
    found = desk.get(f"games/{made['id']}/hints", lang=lang)["hints"]
    assert len(found) == 3
    for hint in found:
        assert not [action for action in hint["actions"] if action.startswith("factory card")]
        status, tried = desk.ask("POST", f"games/{made['id']}/try", {"revision": 0, "actions": hint["actions"]})
        assert status == 200, tried


def test_a_fault_in_a_hint_shows_nothing_that_could_be_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*asked: Any, **budget: Any) -> Any:
        raise IllegalAction("factory card 5", "factory_card", "card_not_there", ["factory card 8", "factory card 9"])

    monkeypatch.setattr(hints, "hints", refused)
    desk = Desk()
    game = desk.new("scythe", SOLO, 3)
    status, problem = desk.ask("GET", f"games/{game['id']}/hints")
    assert status == 422
    assert problem["legal"] == [] and "factory" not in json.dumps(problem)


def test_only_who_decides_gets_hints() -> None:
    desk = Desk()
    game = desk.new("scythe", TWO, 3)["id"]
    record = desk.record(game)
    names = DIGITAL.seat_names(record)
    people = {seat: desk.link(game, seat=names[seat]) for seat in DIGITAL.people(record)}
    for seat, who in people.items():
        found = desk.get(f"games/{game}/hints", who)
        assert bool(found["hints"]) == (seat == DIGITAL.deciding(record))
        assert bool(found["say"]) != bool(found["hints"])
    assert desk.get(f"games/{game}/hints", desk.link(game, watch=True))["hints"] == []


def test_what_is_chosen_twice_in_a_row_is_said_once() -> None:
    desk, texts = Desk(), scythe_texts("en")
    world = desk.record(desk.new("scythe", SOLO, 3)["id"]).game
    twin, actions = world.copy(), []
    for word in ("Trade", "resources", "on farm", "food", "food"):
        actions.append(next(action for action in twin.options() if word in texts.label(twin, action)))
        twin.apply(actions[-1])
    said = hint_texts("en").steps(Hint(world, actions, False, 0.0, 0.0))
    assert len(said) == 2 and said[-1].endswith(": gain 2 food")
