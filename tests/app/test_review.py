"""The review over requests: a little more with every POST, stored with the game, for who plays it."""

from typing import Any

import pytest
from tests.app.asking import SOLO, TWO, Desk

from maszyna.app.application import Application
from maszyna.app.base.storage import review_name
from maszyna.app.requests import reviews
from maszyna.players.by_name import player
from maszyna.players.margins import SOURCES
from maszyna.players.playing import ask, deals
from maszyna.server.database import open_database

FEW = 10
TURNS = 2


@pytest.fixture(autouse=True)
def few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "WORLDS", FEW)
    monkeypatch.setattr(reviews, "SECONDS", dict.fromkeys(reviews.SECONDS, 0.0))


def played(desk: Desk, setup: dict[str, Any] = SOLO) -> Any:
    """A game of which some turns are played."""
    game = desk.new("scythe", setup, 3)
    mind, chance = player("policy", 3), deals(3)
    seats = len(setup["seats"])
    while desk.record(game["id"]).game.turns <= seats * TURNS:
        engine = desk.record(game["id"]).game
        game = desk.act(game, engine.text(ask(mind, engine, chance)))
    return game


def finished(desk: Desk, game: str) -> Any:
    for _ in range(200):
        status, page = desk.ask("POST", f"games/{game}/review", {})
        assert status == 200, page
        if page["done"] == page["of"]:
            return page
    raise AssertionError("it does not end")


def test_it_grows_and_is_stored() -> None:
    desk = Desk()
    game = played(desk)["id"]
    before = desk.get(f"games/{game}/review")
    assert (before["done"], before["of"], before["turns"], before["accuracy"]) == (0, TURNS, [], None)
    _, first = desk.ask("POST", f"games/{game}/review", {})
    while not first["turns"]:  # a glance at each comes before
        _, first = desk.ask("POST", f"games/{game}/review", {})
    assert len(first["turns"]) == 1
    desk.app.reviews.clear()  # as after a restart
    assert desk.get(f"games/{game}/review") == first
    page = finished(desk, game)
    assert [turn["n"] for turn in page["turns"]] == [1, 2]
    assert desk.get(f"games/{game}/review") == page
    assert page["say"] and page["seat"] == "crimea" and page["by"] == "value"


def test_an_undo_makes_it_another_game() -> None:
    desk = Desk()
    game = played(desk, SOLO | {"practice": True})
    finished(desk, game["id"])
    status, _ = desk.ask("POST", f"games/{game['id']}/undo", {"revision": game["revision"], "steps": 1})
    assert status == 200
    assert desk.get(f"games/{game['id']}/review")["done"] == 0


def test_it_goes_with_the_game() -> None:
    desk = Desk()
    desk.app = Application(open_database("sqlite://"))
    game = played(desk)["id"]
    finished(desk, game)
    assert desk.app.storage.kept(review_name(game))
    desk.ask("DELETE", f"games/{game}")
    assert not desk.app.storage.kept(review_name(game))


def test_what_cannot_be_read_begins_again() -> None:
    desk = Desk()
    game = played(desk)["id"]
    for text in ("{", "[]", '{"format": "maszyna/review-state@1", "seats": []}'):
        desk.app.storage.keep(review_name(game), text)
        desk.app.reviews.clear()
        assert desk.get(f"games/{game}/review")["done"] == 0


def test_only_who_plays_a_seat_reviews_it() -> None:
    desk = Desk()
    game = played(desk, TWO)["id"]
    crimea, watcher = desk.link(game, seat="crimea"), desk.link(game, watch=True)
    assert desk.get(f"games/{game}/review", who=crimea)["seat"] == "crimea"
    assert desk.ask("GET", f"games/{game}/review", None, crimea, seat="togawa")[0] == 403
    assert desk.ask("GET", f"games/{game}/review", None, watcher)[0] == 403
    assert desk.ask("GET", f"games/{game}/review", seat="crimea")[0] == 403  # somebody has a link for it
    assert desk.get(f"games/{game}/review", seat="togawa")["seat"] == "togawa"
    assert desk.ask("GET", f"games/{game}/review", seat="nobody")[0] == 403


def test_a_table_has_no_review() -> None:
    desk = Desk()
    game = desk.new("scythe-table", SOLO)["id"]
    assert desk.ask("GET", f"games/{game}/review")[0] == 404


def test_a_mark_shows_both_turns() -> None:
    desk = Desk()
    game = played(desk)["id"]
    finished(desk, game)
    [review] = desk.app.reviews.values()
    turn = review.turns[0]
    turn.loss, turn.se, turn.sources.worlds = 20.0, 3.0, 1
    turn.sources.coins[SOURCES.index("land")] = 3.0
    turn.better = review.rivals_of(review.stretch_of(0), 4)[0]
    for lang, name in (
        ("en", "blunder"),
        ("uk", "\N{CYRILLIC SMALL LETTER GHE}"),
        ("ru", "\N{CYRILLIC SMALL LETTER GHE}"),
    ):
        [first, *_] = desk.get(f"games/{game}/review", lang=lang)["turns"]
        assert (first["mark"], first["sign"]) == ("blunder", "??")
        assert first["name"].startswith(name)
        assert first["say"] and first["did"] and first["better"] and first["noise"] and first["doubt"] == 6
        assert {mark["kind"] for mark in first["marks"]} <= {"played", "selected"}
