"""The application inside a page: rows handed in, changes handed out, the server's answers letter for letter."""

import json
import random
import re
from typing import Any

import pytest
from tests.server.client import TOKEN, Client

from maszyna.app.in_browser import Browser
from maszyna.server.database import open_database
from maszyna.server.http import create_app

SOLO = {"seats": [{"faction": "crimea", "mat": "innovative"}, {"player": "automa", "faction": "saxony"}]}
KINDS = [("scythe", SOLO), ("scythe-table", SOLO), ("expeditions-table", {"level": 1})]


class Page:
    """What the page's worker does, with dictionaries for a database."""

    def __init__(self) -> None:
        self.browser = Browser()
        self.rows: dict[str, Any] = {}
        self.links: list[Any] = []
        self.kept: dict[str, str] = {}

    def ask(self, method: str, path: str, body: object = None, key: str | None = None) -> tuple[int, str]:
        asked = self.browser.answer(self.question(method, path, body, key))
        found = json.loads(asked)
        for one in found["changes"]:
            if one["do"] in ("add", "put"):
                self.rows[one["row"]["id"]] = one["row"]
            elif one["do"] == "delete":
                del self.rows[one["game"]]
            elif one["do"] == "add_link":
                self.links.append(one["link"])
            elif one["do"] == "revoke":
                self.links = [link for link in self.links if link["number"] != one["number"]]
            else:
                self.kept[one["name"]] = one["text"]
        return found["status"], found["text"]

    def question(self, method: str, path: str, body: object = None, key: str | None = None) -> str:
        rows = [row for name, row in self.rows.items() if f"/{name}" in path or path.startswith("/api/games?")]
        handed = {"rows": rows, "links": self.links, "kept": self.kept, "count": len(self.rows)}
        text = None if body is None else json.dumps(body)
        return json.dumps({"method": method, "path": path, "body": text, "key": key, "handed": handed})

    def new(self, kind: str = "scythe", setup: Any = SOLO) -> Any:
        status, text = self.ask("POST", "/api/games?lang=en", {"kind": kind, "setup": setup, "seed": 7})
        assert status == 201, text
        return json.loads(text)


@pytest.mark.parametrize(("kind", "setup"), KINDS)
@pytest.mark.parametrize("lang", ["en", "uk"])
def test_answers_are_the_servers_letter_for_letter(kind: str, setup: Any, lang: str) -> None:
    page = Page()
    client = Client(create_app(open_database("sqlite://"), TOKEN))
    here, there = "", ""

    def both(method: str, path: str, body: object = None) -> Any:
        """The same request on both; the ids of the two games are the only difference."""
        status, text = page.ask(method, path.replace("GAME", here), body)
        answer = client.request(method, path.replace("GAME", there), json=body)
        if "POST" in method and path.startswith("/api/games?"):
            return text, answer.text
        assert (status, text.replace(here, "GAME")) == (answer.status_code, answer.text.replace(there, "GAME"))
        return json.loads(text) if text.startswith("{") else text

    ours, theirs = both("POST", f"/api/games?lang={lang}", {"kind": kind, "setup": setup, "seed": 7})
    here, there = json.loads(ours)["id"], json.loads(theirs)["id"]
    assert ours.replace(here, "GAME") == theirs.replace(there, "GAME")
    view, revision = json.loads(ours)["view"], 0
    chance = random.Random(3)
    for _ in range(12):
        options = [one["action"] for one in view["decision"]["options"] if one.get("action")]
        if not options:
            break
        action = chance.choice(options)
        body = {"revision": revision, "actions": [action]}
        both("POST", f"/api/games/GAME/try?lang={lang}", body)
        found = both("POST", f"/api/games/GAME/actions?lang={lang}", body)
        if "view" not in found:
            break
        view, revision = found["view"], found["revision"]
    assert revision
    for path in ("save", "log", "end", "hints", "why", "place?key=23"):
        both("GET", f"/api/games/GAME/{path}{'&' if '?' in path else '?'}lang={lang}")
    for path in ("setup", "words", "tiles", "cards", "health"):
        both("GET", f"/api/{path}?lang={lang}")
    shown = page.ask("GET", f"/api/games/{here}?lang={lang}")[1]
    drawings = set(re.findall(r'"art":"([0-9a-f]+)"', shown))
    assert len(drawings) > 3
    for drawing in drawings:
        both("GET", f"/api/art/{drawing}")
    both("POST", f"/api/games/GAME/undo?lang={lang}", {"revision": revision})
    both("POST", f"/api/games/GAME/actions?lang={lang}", {"revision": 0, "actions": ["x"]})


def test_a_refused_request_changes_nothing() -> None:
    page = Page()
    game = page.new()
    path = f"/api/games/{game['id']}/actions"
    found = json.loads(page.browser.answer(page.question("POST", path, {"revision": 0, "actions": ["fly"]})))
    assert found["status"] == 422
    assert found["changes"] == []


def test_the_same_request_is_told_that_another_tab_was_faster() -> None:
    """Revision 1 could not be kept; asked again with the rows as they are, the answer is the game that was."""
    page, other = Page(), Page()
    game = page.new()
    other.rows = dict(page.rows)
    path = f"/api/games/{game['id']}/actions?lang=en"
    first, second = [one["action"] for one in game["view"]["decision"]["options"]][:2]
    page.browser.answer(page.question("POST", path, {"revision": 0, "actions": [first]}))  # never kept
    assert other.ask("POST", path, {"revision": 0, "actions": [second]})[0] == 200
    page.rows = other.rows
    page.browser.forget(game["id"])
    status, text = page.ask("POST", path, {"revision": 0, "actions": [first]})
    assert status == 409
    assert json.loads(text)["revision"] == 1
    shown = json.loads(page.ask("GET", f"/api/games/{game['id']}?lang=en")[1])["view"]
    kept = json.loads(other.ask("GET", f"/api/games/{game['id']}?lang=en")[1])["view"]
    assert shown == kept


def test_a_key_sees_its_seat_and_is_refused_when_revoked() -> None:
    page = Page()
    two = {"seats": [{"faction": "crimea"}, {"faction": "togawa"}]}
    game = page.new(setup=two)["id"]
    status, text = page.ask("POST", f"/api/games/{game}/links", {"seat": "togawa"})
    assert status == 201
    made = json.loads(text)
    assert page.ask("GET", f"/api/games/{game}", key=made["key"])[0] == 200
    assert page.ask("DELETE", f"/api/games/{game}", key=made["key"])[0] == 403
    assert page.ask("DELETE", f"/api/games/{game}/links/{made['number']}")[0] == 200
    assert page.ask("GET", f"/api/games/{game}", key=made["key"])[0] == 401


@pytest.mark.parametrize(("why", "words"), [("full", "no space left"), ("closed", "closed or not allowed")])
def test_what_the_browser_would_not_keep_is_told(why: str, words: str) -> None:
    page = Page()
    found = json.loads(page.browser.not_kept(page.question("POST", "/api/games?lang=en", {}), why))
    assert found["status"] == 507
    problem = json.loads(found["text"])
    assert words in problem["detail"]
    assert problem["say"] == [problem["detail"]]
    in_russian = json.loads(page.browser.not_kept(page.question("POST", "/api/games?lang=ru", {}), why))
    assert words not in in_russian["text"]


def test_tiles_typed_in_are_kept() -> None:
    page = Page()
    kept = json.loads(page.ask("GET", "/api/tiles")[1])["kept"]
    assert page.ask("PUT", "/api/tiles", kept)[0] == 200
    assert list(page.kept) == ["tiles"]
