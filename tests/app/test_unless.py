"""One request per gesture: actions that are done unless they would reveal something hidden or end the turn."""

import random
from typing import Any

import pytest
from tests.app.asking import SOLO, TWO, Desk, some_option

ENDING = ["section bolster", "bolster power"]  # with a bottom action that cannot be paid, the whole turn


def asked(desk: Desk, game: Any, way: str, who: Any = None, **body: Any) -> Any:
    request = ("POST", f"games/{game['id']}/{way}", {"revision": game["revision"]} | body)
    status, document = desk.ask(*request, who) if who else desk.ask(*request)
    assert status == 200, document
    return document


def test_what_reveals_nothing_and_ends_nothing_is_done() -> None:
    desk = Desk()
    game = desk.new("scythe", SOLO)
    done = asked(desk, game, "actions", actions=ENDING[:1], unless=["reveals", "ends"])
    assert done["done"] is True and done["revision"] == 1 and "reveals" not in done
    assert done["view"]["game"]["actions"] == 1 and done["view"]["draft"] is None
    plain = desk.new("scythe", SOLO)
    without = asked(desk, plain, "actions", actions=ENDING[:1])
    assert "done" not in without
    assert done["told"] == without["told"] and done["view"]["board"] == without["view"]["board"]


@pytest.mark.parametrize("unless", [["reveals"], ["ends"], ["ends", "reveals"]])
def test_where_the_automa_would_follow_nothing_is_done_and_the_answer_is_that_of_try(unless: list[str]) -> None:
    desk = Desk()
    game = desk.new("scythe", SOLO)
    tried = asked(desk, game, "try", actions=ENDING)
    assert tried["reveals"]["code"] == "automa" and tried["view"]["draft"]["ends"] == "turn"
    before = desk.app.storage.get(game["id"])
    answer = asked(desk, game, "actions", actions=ENDING, unless=unless)
    assert answer == tried | {"done": False}
    assert desk.app.storage.get(game["id"]) == before


def test_a_turn_that_ends_and_shows_nothing_is_done_unless_it_may_not_end() -> None:
    desk = Desk()
    game = desk.new("scythe", {"seats": TWO["seats"][:2]})
    togawa = desk.link(game["id"], seat="togawa")
    game |= {"view": desk.get(f"games/{game['id']}", togawa)["view"]}
    assert game["view"]["decision"] is not None
    answer = asked(desk, game, "actions", togawa, actions=ENDING, unless=["reveals", "ends"])
    assert answer["done"] is False and answer["reveals"] is None and answer["view"]["draft"]["ends"] == "turn"
    answer = asked(desk, game, "actions", togawa, actions=ENDING, unless=["reveals"])
    assert answer["done"] is True and answer["view"]["decision"] is None


def test_what_is_shown_within_the_turn_is_done_unless_it_may_not_reveal() -> None:
    desk = Desk()
    chance = random.Random(17)
    game = desk.new("scythe", SOLO, 17)
    for _ in range(200):
        shows = [option["action"] for option in game["view"]["decision"]["options"] if option["reveals"]]
        for action in shows:
            tried = asked(desk, game, "try", actions=[action])
            if not tried["view"]["draft"]["ends"]:
                assert asked(desk, game, "actions", actions=[action], unless=["reveals"])["done"] is False
                assert asked(desk, game, "actions", actions=[action], unless=["ends"])["done"] is True
                return
        game = desk.act(game, some_option(game["view"], chance))
    raise AssertionError("nothing was shown within a turn")


def test_at_a_table_too() -> None:
    desk = Desk()
    table = desk.new("scythe-table", SOLO)
    assert asked(desk, table, "actions", actions=["automa"], unless=["reveals"])["done"] is False
    assert asked(desk, table, "actions", actions=["power +1"], unless=["reveals", "ends"])["done"] is True


@pytest.mark.parametrize("unless", [["hurts"], ["reveals", "reveals"], "reveals", [1], {}])
def test_other_conditions_are_refused(unless: Any) -> None:
    desk = Desk()
    game = desk.new("scythe", SOLO)
    body = {"revision": 0, "actions": ENDING, "unless": unless}
    status, problem = desk.ask("POST", f"games/{game['id']}/actions", body)
    assert status == 422 and problem["where"].startswith("body.unless") and problem["code"] == "unreadable"
    assert desk.ask("POST", f"games/{game['id']}/try", body | {"unless": ["ends"]})[0] == 422
    assert desk.get(f"games/{game['id']}")["revision"] == 0


def test_nothing_sent_is_refused_with_conditions_too() -> None:
    desk = Desk()
    game = desk.new("scythe", SOLO)
    status, problem = desk.ask("POST", f"games/{game['id']}/actions", {"revision": 0, "unless": ["ends"]})
    assert status == 422 and problem["code"] == "nothing_sent"
