"""Acts told to the companion as documents, and redo: what was undone is kept with the game."""

from typing import Any

import pytest
from tests.app.asking import SOLO, TWO, Desk

from maszyna.app.application import Application


def told(desk: Desk, game: Any, **did: Any) -> tuple[int, Any]:
    body = {"revision": game["revision"], "intents": [{"did": did}]}
    return desk.ask("POST", f"games/{game['id']}/actions", body)


@pytest.mark.parametrize(
    ("did", "step"),
    [
        ({"act": "trade", "goods": ["metal", "oil"], "place": "t43"}, "did trade metal oil 43"),
        ({"act": "enlist", "once": "coins", "lasting": "power", "pay": {"t43": {"food": 2}}},
         "did enlist coins power pay 43 food 2"),
        ({"act": "deploy", "ability": "Speed", "place": "t43", "pay": {"t43": {"metal": 2}, "card": 1}},
         "did deploy speed 43 pay 43 metal 2 card"),
        ({"act": "deploy", "ability": None}, "did deploy none"),
        ({"act": "upgrade", "cube": "move.units", "box": "deploy"}, "did upgrade units deploy"),
        ({"act": "produce", "places": ["t43"]}, "did produce 43"),
        ({"act": "encounter", "number": 1, "offer": [1]}, "did encounter 1 1"),
        ({"act": "bolster", "side": "power", "seat": "crimea"}, "did bolster power"),
    ],
)  # fmt: skip
def test_an_act_is_told_by_its_answers(did: dict[str, Any], step: str) -> None:
    desk = Desk()
    game = desk.act(desk.new("scythe-table", SOLO), "cards 3", "resources 43 food 9 wood 9 metal 9 oil 9")
    status, done = told(desk, game, **did)
    assert status == 200, done
    assert desk.get(f"games/{game['id']}/save")["actions"][-1] == step


def test_what_is_still_open_is_named_and_the_refusal_of_nonsense_too() -> None:
    desk = Desk()
    game = desk.new("scythe-table", SOLO)
    status, problem = told(desk, game, act="bolster")
    assert status == 422 and problem["needs"] == {"field": "side", "most": 1, "seat": "crimea"} and problem["say"]
    assert told(desk, game, act="juggle")[1]["code"] == "wants_act"
    assert told(desk, game, act="trade", goods=3.5)[0] == 422
    assert told(desk, game, act="trade", pay=["t43"])[0] == 422
    assert told(desk, game, bake="bread")[0] == 422


def test_what_was_undone_is_done_again_even_after_a_restart() -> None:
    desk = Desk()
    game = desk.act(desk.new("scythe-table", SOLO), "did coins", "power +1", "automa")
    path = f"games/{game['id']}"
    before = desk.get(path)["view"]
    assert before["redo"]["can"] is False
    undone = desk.ask("POST", f"{path}/undo", {"revision": 1, "steps": 2})[1]
    assert undone["view"]["redo"] == {"can": True, "say": ["Redo: power +1"], "steps": 2}
    again = Desk()
    again.app = Application(desk.app.storage)  # nothing but what is stored
    assert again.get(path)["view"]["redo"]["steps"] == 2
    status, redone = again.ask("POST", f"{path}/redo", {"revision": 2})
    assert status == 200 and redone["told"] and redone["revision"] == 3
    assert redone["view"]["redo"]["steps"] == 1
    redone = again.ask("POST", f"{path}/redo", {"revision": 3})[1]
    assert redone["view"]["seats"] == before["seats"]
    assert again.get(f"{path}/save")["actions"] == ["did coins", "power +1", "automa"]
    status, problem = again.ask("POST", f"{path}/redo", {"revision": 4})
    assert status == 422 and problem["code"] == "redo_nothing"


def test_something_else_told_ends_what_can_be_redone() -> None:
    desk = Desk()
    game = desk.act(desk.new("scythe-table", SOLO), "power +1", "coins +1")
    path = f"games/{game['id']}"
    desk.ask("POST", f"{path}/undo", {"revision": 1})
    desk.ask("POST", f"{path}/undo", {"revision": 2})
    assert desk.get(path)["view"]["redo"]["steps"] == 2
    desk.act({"id": game["id"], "revision": 3}, "coins +2")
    assert desk.get(path)["view"]["redo"]["can"] is False
    assert desk.ask("POST", f"{path}/redo", {"revision": 3})[0] == 409


def test_who_is_not_asked_redoes_nothing() -> None:
    desk = Desk()
    game = desk.new("scythe", TWO)
    other = desk.link(game["id"], seat="togawa")
    option = game["view"]["decision"]["options"][0]["action"]
    game = desk.act(game, option)
    path = f"games/{game['id']}"
    undone = desk.ask("POST", f"{path}/undo", {"revision": game["revision"]})[1]
    assert undone["view"]["redo"]["can"]
    assert option not in str(undone["view"]["redo"])
    seen = desk.get(path, who=other)
    assert seen["view"]["redo"]["can"] is False
    assert desk.ask("POST", f"{path}/redo", {"revision": seen["revision"]}, other)[0] in (403, 422)
    assert desk.ask("POST", f"{path}/redo", {"revision": undone["revision"]})[0] == 200
    assert desk.record(game["id"]).actions == [option]
