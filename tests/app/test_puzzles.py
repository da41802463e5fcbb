"""Puzzles over requests: the list, a game that is one, its judged answer, and a puzzle made of a marked turn."""

from typing import Any

import pytest
from tests.app.asking import SOLO, Desk

from maszyna.app.requests import learning as requests
from maszyna.app.scythe.own_puzzles import KEPT, own_puzzles
from maszyna.players.by_name import player
from maszyna.players.playing import ask, deals
from maszyna.players.puzzles import judging
from maszyna.players.puzzles.lone_best import LeadBudget
from maszyna.players.puzzles.puzzle import packed_puzzles
from maszyna.players.review.judged_turn import DONE

SHORT = [puzzle for puzzle in packed_puzzles().values() if len(puzzle.best) == 2]
FIRST = max(SHORT, key=lambda puzzle: puzzle.lead).key  # of those what leads most


def begun(desk: Desk, key: str = FIRST) -> Any:
    status, game = desk.ask("POST", f"puzzles/{key}", {})
    assert status == 201, game
    return game


def finished(desk: Desk, game: Any) -> Any:
    """The turn goes on to its end."""
    puzzle = own_puzzles(desk.app.storage).all()[game["view"]["puzzle"]["id"]]
    mind, chance = player("policy", 3), deals(3)
    while not judging.has_answer(puzzle, desk.record(game["id"])):
        engine = desk.record(game["id"]).game
        game = desk.act(game, engine.text(ask(mind, engine, chance)))
    assert game["view"]["puzzle"]["answered"]
    return game


def judged(desk: Desk, game: Any) -> Any:
    for _ in range(400):
        status, page = desk.ask("POST", f"games/{game['id']}/puzzle", {})
        assert status == 200, page
        if page["verdict"]:
            return page
    raise AssertionError("it does not end")


def test_the_solution_is_right_and_stays_solved() -> None:
    desk = Desk()
    game = begun(desk)
    puzzle = game["view"]["puzzle"]
    assert puzzle["id"] == FIRST and not puzzle["answered"] and puzzle["say"] and puzzle["hint"]
    game = finished(desk, desk.act(game, *packed_puzzles()[FIRST].best))
    page = judged(desk, game)
    assert page["verdict"] == "right" and page["title"] == ["Right: that is the solution."]
    assert page["at"] == len(packed_puzzles()[FIRST].actions) and page["better"] == page["did"]
    listed = desk.get("puzzles")
    assert [line["id"] for line in listed["packed"] if line["solved"]] == [FIRST]
    assert FIRST not in (listed["next"], page["next"]) and listed["next"] == listed["packed"][0]["id"]


def test_another_turn_is_judged_against_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(requests, "WORLDS", 20)
    desk = Desk()
    game = begun(desk)
    best = packed_puzzles()[FIRST].best
    options = [option["action"] for option in game["view"]["decision"]["options"]]
    game = finished(desk, desk.act(game, next(action for action in options if action != best[0])))
    page = judged(desk, game)
    assert page["verdict"] in ("nearly", "wrong")
    assert page["did"] != page["better"] and page["say"] and page["svg"] is not None
    assert not own_puzzles(desk.app.storage).solved


def test_an_open_turn_is_not_judged() -> None:
    desk = Desk()
    status, problem = desk.ask("POST", f"games/{begun(desk)['id']}/puzzle", {})
    assert (status, problem["code"]) == (422, "puzzle_open")


def test_a_puzzle_is_no_game_of_a_list() -> None:
    desk = Desk()
    game = begun(desk)
    finished(desk, game)
    assert desk.get("games")["games"] == [] and desk.get("logbook")["games"] == []
    later = begun(desk)
    assert desk.app.storage.get(game["id"]) is None and desk.app.storage.get(later["id"]) is not None


@pytest.mark.parametrize("path", ["puzzles/none", "games/{game}/puzzle"])
def test_what_is_no_puzzle_is_refused(path: str) -> None:
    desk = Desk()
    game = desk.new("scythe", SOLO)["id"]
    assert desk.ask("POST", path.format(game=game), {})[0] == 404


def marked(desk: Desk) -> tuple[Any, int]:
    """A game with a blunder in it: at a packed puzzle another turn is taken; the review knows of that one only."""
    puzzle = packed_puzzles()[FIRST]
    save = {"format": "maszyna/save@1", "game": "scythe", "rules_version": 1, "setup": puzzle.setup,
            "seed": puzzle.seed, "actions": puzzle.actions}  # fmt: skip
    status, game = desk.ask("POST", "games", {"save": save})
    assert status == 201, game
    options = [option["action"] for option in game["view"]["decision"]["options"]]
    record = desk.record(game["id"])
    turns, mind, chance = record.game.turns, player("policy", 3), deals(3)
    game = desk.act(game, next(action for action in options if action != puzzle.best[0]))
    while (engine := desk.record(game["id"]).game).turns == turns and not engine.over:
        game = desk.act(game, engine.text(ask(mind, engine, chance)))
    desk.get(f"games/{game['id']}/review")
    (review,) = desk.app.reviews.values()
    for turn in review.turns:
        turn.stage = DONE
    last = review.turns[-1]
    last.loss, last.se, last.at = 30.0, 3.0, len(puzzle.actions)
    last.better = judging.actions_of(review.stretch_of(len(review.turns) - 1).game, puzzle.best)
    return game, last.n


def made(desk: Desk, game: Any, turn: int) -> Any:
    for _ in range(2000):
        status, document = desk.ask("POST", f"games/{game['id']}/puzzle/{turn}", {})
        assert status == 200, document
        if document["done"]:
            return document
    raise AssertionError("it does not end")


def test_a_marked_turn_becomes_a_puzzle_and_goes_with_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(requests, "THOROUGH", LeadBudget([(6, 4, 0.0)], 8, 40))
    desk = Desk()
    game, turn = marked(desk)
    document = made(desk, game, turn)
    assert document["id"] and document["say"] == []
    made(desk, game, turn)
    (line,) = desk.get("puzzles")["own"]
    assert line["id"] == document["id"] and line["turn"] == turn
    view = begun(desk, document["id"])["view"]
    assert "your game" in str(view["puzzle"]["say"])
    desk.ask("DELETE", f"games/{game['id']}")
    assert desk.get("puzzles")["own"] == []


def test_a_turn_that_is_none_says_why() -> None:
    desk = Desk()
    game, turn = marked(desk)
    (review,) = desk.app.reviews.values()
    review.futures.knows = False  # as with a set-up that was not learned
    document = made(desk, game, turn)
    assert document["id"] is None and "only rough" in str(document["say"])
    assert desk.get("puzzles")["own"] == []
    assert desk.ask("POST", f"games/{game['id']}/puzzle/1", {})[0] == 404  # no mark there


def test_what_cannot_be_read_is_left_aside() -> None:
    desk = Desk()
    for text in ("{", "[]", '{"format": "maszyna/own-puzzles@1", "own": [{}], "solved": []}'):
        desk.app.storage.keep(KEPT, text)
        assert desk.get("puzzles")["own"] == []


def test_one_request_stays_short(monkeypatch: pytest.MonkeyPatch) -> None:
    """A judging goes on from request to request."""
    monkeypatch.setattr(requests, "SECONDS", {"compiled": 0.0, "interpreted": 0.0})
    monkeypatch.setattr(requests, "WORLDS", 40)
    desk = Desk()
    game = begun(desk)
    options = [option["action"] for option in game["view"]["decision"]["options"]]
    wrong = next(action for action in options if action != packed_puzzles()[FIRST].best[0])
    game = finished(desk, desk.act(game, wrong))
    _, first = desk.ask("POST", f"games/{game['id']}/puzzle", {})
    assert first["verdict"] is None and 0 < first["done"] < 100
