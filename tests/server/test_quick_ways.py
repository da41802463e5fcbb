"""The short ways of the server: what is checked once, and never an answer with what somebody else has changed."""

import asyncio
import gc
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from tests.server.client import Client, server_in

from maszyna.app.base.storage import GameRow
from maszyna.server import running
from maszyna.server.database import open_database
from maszyna.server.running import QuietServer
from maszyna.server.service import Server


def test_what_a_request_says_is_checked_once_by_the_application(tmp_path: Path) -> None:
    client = Client(server_in(tmp_path))
    path = f"/api/games/{client.new()['id']}/try"
    body = {"revision": 0, "actions": ["power +1"]}
    answer = client.post(f"{path}?lang=uk", body)
    assert answer.status_code == 200 and answer.json()["view"]["lang"] == "uk"
    places = answer.json()["view"]["board"]["places_key"]
    assert "places" not in client.post(f"{path}?lang=uk&places={places}", body).json()["view"]["board"]
    assert client.post(f"{path}?foo=1", body).status_code == 200  # an unknown word in a query is nobody's harm
    for odd in ("lang=xx", "places=ZZ", "places=", "lang=uk&lang=xx"):
        refused = client.post(f"{path}?{odd}", body)
        assert refused.status_code == 422 and refused.json()["code"] == "unreadable", odd
    bodies: list[Any] = [{"revision": "0"}, {"revision": 0, "more": 1}, {"revision": 0, "intents": [{"walk": 1}]}, []]
    for wrong in bodies:
        refused = client.post(path, wrong)
        assert refused.status_code == 422 and refused.json()["code"] == "unreadable", wrong
        assert refused.json()["where"].startswith(("body", "intents"))
    assert client.post(path, {"revision": 0.0, "actions": ["power +1"]}).status_code == 200


@pytest.mark.parametrize("content", [b"", b"{", b"\xff", b'{"revision": 0, "revision": 1}', b'{"kind": "\\ud800"}'])
def test_a_body_that_is_no_document_is_refused(tmp_path: Path, content: bytes) -> None:
    client = Client(server_in(tmp_path))
    headers = {"content-type": "application/json"}
    answer = client.request("POST", "/api/games?lang=uk", content=content, headers=headers)
    assert answer.status_code == 422 and answer.json()["code"] == "unreadable" and answer.json()["where"] == "body"
    assert (
        client.request("POST", "/api/games", content=b"{}", headers={"content-type": "text/plain"}).status_code == 422
    )


def test_a_row_that_is_remembered_is_never_older_than_the_one_in_the_file(tmp_path: Path) -> None:
    here = open_database(f"sqlite:///{tmp_path / 'games.db'}")
    there = open_database(f"sqlite:///{tmp_path / 'games.db'}")
    row = GameRow("g", "scythe", 0, "{}", {})
    here.add(row)
    assert here.get("g") == row
    later = row._replace(revision=1, save='{"a": 1}')
    assert there.put(later)
    assert here.get("g") == later
    here.remember(row._replace(revision=2))  # which was never committed
    assert here.get("g") == later
    number = there.add_link("g", "crimea", "digest")
    assert [link.number for link in here.links("g")] == [number]
    assert here.link_with("digest") == here.links("g")[0]
    there.delete("g")
    assert here.get("g") is None and here.links("g") == [] and here.link_with("digest") is None
    here.close()
    there.close()


def test_garbage_is_looked_for_when_nobody_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    """After requests, once a while has passed without any; not while they come, and not again without new ones."""
    served = Server(open_database("sqlite://"), "owner", "maszyna", "")
    server = QuietServer(uvicorn.Config(app="none"), served, lambda: None)
    asked = iter([0, 10, 20, 20, 20, 30, 30 + running.MOST_UNCOLLECTED, 31 + running.MOST_UNCOLLECTED])
    collected: list[int] = []

    async def sleep(seconds: float) -> None:
        try:
            server.server_state.total_requests = next(asked)
        except StopIteration:
            raise asyncio.CancelledError from None

    monkeypatch.setattr(asyncio, "sleep", sleep)
    monkeypatch.setattr(gc, "collect", lambda: collected.append(server.server_state.total_requests))
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(server.collect_at_rest())
    assert collected == [20, 30 + running.MOST_UNCOLLECTED]
