"""The list of games: every kind, finished or not, without a replay; a broken game stands beside the others."""

import json
from typing import Any

import pytest
from tests.app.asking import SOLO, TWO, Desk

from maszyna.app import kinds
from maszyna.app.base.requester import OWNER
from maszyna.app.game import readings
from maszyna.app.in_browser import Browser

CHESS = '{"format": "maszyna/save@1", "game": "chess", "rules_version": 1, "setup": {}, "seed": 1, "actions": []}'


def desk_of_games() -> tuple[Desk, list[str]]:
    desk = Desk()
    table = desk.act(desk.new("scythe-table", SOLO), "automa")
    digital = desk.act(desk.new("scythe", SOLO), "section move")
    return desk, [table["id"], digital["id"], desk.new("expeditions-table", {"level": 1})["id"]]


def change(desk: Desk, game: str, **columns: Any) -> None:
    """The row as it would be after somebody else, or a bad disk, had changed it; the program begins again."""
    row = desk.app.storage.get(game)
    assert row is not None
    desk.app.storage.add(row._replace(**columns))
    desk.app.cache.clear()


def damaged(desk: Desk, game: str) -> str:
    """One of its actions is another one."""
    row = desk.app.storage.get(game)
    assert row is not None
    text = json.dumps(json.loads(row.save) | {"actions": ["fly to the moon"]})
    change(desk, game, save=text)
    return text


def lines(desk: Desk, lang: str = "en") -> dict[str, Any]:
    return {line["id"]: line for line in desk.get("games", lang=lang)["games"]}


def test_a_list_of_games_replays_none(monkeypatch: pytest.MonkeyPatch) -> None:
    desk, games = desk_of_games()
    before = desk.get("games")
    desk.app.cache.clear()

    def fails(save: object) -> None:
        raise AssertionError("a list of games replays one")

    monkeypatch.setattr(kinds, "restored", fails)
    monkeypatch.setattr(readings, "restored", fails)
    assert desk.get("games") == before
    assert {line["id"] for line in before["games"]} == set(games)
    assert not [line for line in before["games"] if "problem" in line]
    table = next(line for line in before["games"] if line["kind"] == "scythe-table")
    assert table["now"] and table["now_art"] and table["again"]
    in_ukrainian = lines(desk, lang="uk")[games[0]]
    assert in_ukrainian["again"] and "now" not in in_ukrainian
    assert desk.get("logbook")["games"] == []


def test_a_game_that_does_not_replay_is_listed_with_the_reason_and_its_file() -> None:
    desk, games = desk_of_games()
    text = damaged(desk, games[1])
    found = lines(desk)
    assert set(found) == set(games)
    assert [game for game in games if "problem" in found[game]] == [games[1]]
    assert found[games[1]]["problem"] == ("This game cannot be opened: action 1 is not possible under the rules")
    assert "Crimea" in found[games[1]]["title"][0]
    assert desk.get(f"games/{games[1]}/save") == json.loads(text)
    status, refused = desk.ask("GET", f"games/{games[1]}")
    assert status == 422 and "moon" not in str(refused)
    assert "дія 1 неможлива" in lines(desk, lang="uk")[games[1]]["problem"]
    assert desk.ask("DELETE", f"games/{games[1]}")[0] == 200
    assert set(lines(desk)) == {games[0], games[2]}


@pytest.mark.parametrize(
    "columns",
    [
        {"save": ""},
        {"save": '{"format": "maszyna/save@1", "game'},
        {"save": "[]"},
        {"kind": "chess"},
        {"kind": "scythe-table"},
        {"save": CHESS},
    ],
)
def test_a_damaged_row_spoils_itself_alone(columns: dict[str, Any]) -> None:
    desk, games = desk_of_games()
    change(desk, games[1], **columns)
    found = lines(desk)
    assert set(found) == set(games)
    assert [game for game in games if "problem" in found[game]] == [games[1]]
    status, file = desk.ask("GET", f"games/{games[1]}/save")
    row = desk.app.storage.get(games[1])
    assert row is not None and status == 200
    assert file == row.save or file == json.loads(row.save)
    for path in ("", "/log", "/end", "/hints"):
        assert desk.ask("GET", f"games/{games[1]}{path}")[0] == 422
    assert desk.get("logbook")["games"] == []


@pytest.mark.parametrize("meta", [{}, {"seats": 7, "turn": "x"}, {"checked": [1, 2], "unseen": 7}])
def test_what_a_list_shows_is_found_again_where_only_that_is_damaged(meta: dict[str, Any]) -> None:
    desk, games = desk_of_games()
    before = lines(desk)[games[1]]
    change(desk, games[1], meta=meta)
    after = lines(desk)[games[1]]
    assert "problem" not in after
    assert (after["title"], after["seats"], after["over"]) == (before["title"], before["seats"], False)


def test_a_defect_in_one_game_hides_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    desk, games = desk_of_games()
    change(desk, games[1], meta={})

    def fails(save: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(readings, "restored", fails)
    found = lines(desk)
    assert [game for game in games if "problem" in found[game]] == [games[1]]
    assert "defect" in found[games[1]]["problem"]


def test_only_the_owner_gets_the_file_of_a_game_that_cannot_be_read() -> None:
    desk = Desk()
    game = desk.new("scythe", TWO)["id"]
    guest = desk.link(game, seat="togawa")
    watcher = desk.link(game, watch=True)
    damaged(desk, game)
    assert desk.ask("GET", f"games/{game}/save", None, OWNER)[0] == 200
    for who in (guest, watcher):
        status, refused = desk.ask("GET", f"games/{game}/save", None, who)
        assert status == 422 and "moon" not in str(refused)


def test_a_page_without_a_server_lists_its_games_after_a_reload() -> None:
    """Each start of the page is another process, which has only what the browser keeps."""
    desk, _ = desk_of_games()
    rows = [row._asdict() for row in desk.app.storage.rows()]
    handed = {"rows": rows, "links": [], "kept": {}, "count": len(rows)}
    asked = {"method": "GET", "path": "/api/games?lang=en", "body": None, "key": None, "handed": handed}
    found = json.loads(Browser().answer(json.dumps(asked)))
    assert found["status"] == 200
    assert json.loads(found["text"]) == desk.get("games")


def test_a_file_is_handed_out_as_it_is_kept_even_where_the_game_is_still_in_mind() -> None:
    desk, games = desk_of_games()
    row = desk.app.storage.get(games[1])
    assert row is not None
    desk.app.storage.add(row._replace(save="torn"))
    assert desk.ask("GET", f"games/{games[1]}/save") == (200, "torn")
