"""Opponents that think in the app: they answer with the action that ends one's turn, and say why."""

import random
from typing import Any

from tests.app.asking import Desk, some_option

from maszyna.kernel.bits import bit
from maszyna.players.opponents import gains
from maszyna.scythe.play.cards.objectives import CARDS
from maszyna.scythe.setup.new_game import new_game

SETUP: dict[str, Any] = {"seats": [{"faction": "crimea"}, {"player": "beginner", "faction": "saxony"}]}


def line(text: Any) -> str:
    return "".join(span if isinstance(span, str) else span["t"] for span in text)


def after_its_turn(desk: Desk) -> Any:
    game, chance = desk.new("scythe", SETUP, 3), random.Random(1)
    while True:
        assert game["view"]["decision"] is not None  # a person is always asked
        story = game["view"]["story"]
        if story and any(step["event"] == "reasons" for step in story["steps"]):
            return game
        game = desk.act(game, some_option(game["view"], chance))


def test_its_turn_is_told_with_three_reasons_at_most() -> None:
    game = after_its_turn(Desk())
    steps = game["view"]["story"]["steps"]
    assert any("Saxony" in line(step["say"]) for step in steps[:-1])
    assert steps[-1]["event"] == "reasons"
    assert 1 <= line(steps[-1]["say"]).count(";") + 1 <= 3


def test_reasons_tell_nothing_of_an_objective() -> None:
    """Whatever a seat holds secretly, the same turn is told in the same words."""
    before = new_game({"seats": 2}, 5)
    after = before.copy()
    after.position.seats[0].power += 2
    told = set()
    for number in range(len(CARDS)):
        before.position.seats[0].objectives = after.position.seats[0].objectives = bit(number + 1)
        told.add(tuple(reason.said() for reason in gains(before, after, 0)))
    assert len(told) == 1


def test_nobody_can_act_for_it() -> None:
    desk = Desk()
    game = after_its_turn(desk)
    view = game["view"]
    assert [seat.get("strength") for seat in view["seats"]] == [None, "beginner"]
    assert view["you"] == "crimea"
    status, _ = desk.ask("POST", f"games/{game['id']}/links", {"seat": "saxony"})
    assert status != 201
    [listed] = desk.get("games")["games"]
    assert [(seat["player"], seat.get("strength")) for seat in listed["seats"]] == [
        ("human", None), ("thinks", "beginner"),
    ]  # fmt: skip


def test_it_begins_where_it_is_first() -> None:
    desk = Desk()
    for seed in range(6):
        game = desk.new("scythe", SETUP, seed)
        assert game["view"]["decision"]["seat"] == "crimea"
        assert game["view"]["since"] is None  # its turns are a story; what people did in the meantime is a list


def test_set_up_offers_it_and_says_what_is_not_known() -> None:
    desk = Desk()
    status, page = desk.ask("POST", "setup", {"kind": "scythe", "setup": SETUP})
    assert status == 200 and page["ready"]
    field = next(one for one in page["fields"] if one["key"] == "seats[1].player")
    assert [one["value"] for one in field["choices"]] == ["human", "automa", "beginner", "experienced", "master"]
    assert "not measured" in line(field["about"])
    _, table = desk.ask("POST", "setup", {"kind": "scythe-table", "setup": SETUP})
    assert not table["ready"]
