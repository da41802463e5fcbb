"""The short ways of the server: they answer as the long ones do, and never with what somebody else has changed."""

import asyncio
import gc
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from fastapi import Request
from tests.server.client import Client, server_in

from maszyna.app.base.storage import GameRow
from maszyna.server import quick_route, running
from maszyna.server.database import open_database
from maszyna.server.running import QuietServer


def test_plain_requests_go_the_short_way_and_odd_ones_are_refused_as_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = Client(server_in(tmp_path))
    game = client.new()["id"]
    plain: list[bool] = []
    is_plain = quick_route.is_plain

    def noted(request: Request) -> bool:
        plain.append(is_plain(request))
        return plain[-1]

    monkeypatch.setattr(quick_route, "is_plain", noted)
    path = f"/api/games/{game}/try"
    body = {"revision": 0, "actions": ["power +1"]}
    answer = client.post(f"{path}?lang=uk", body)
    assert answer.status_code == 200 and answer.json()["view"]["lang"] == "uk"
    places = answer.json()["view"]["board"]["places_key"]
    assert "places" not in client.post(f"{path}?lang=uk&places={places}", body).json()["view"]["board"]
    assert plain == [True, True]
    plain.clear()
    assert client.post(f"{path}?foo=1", body).status_code == 200  # an unknown word in a query is nobody's harm
    for odd in ("lang=xx", "places=ZZ", "lang=uk&lang=xx"):
        refused = client.post(f"{path}?{odd}", body)
        assert refused.status_code == 422 and refused.json()["code"] == "unreadable", odd
    assert plain == [False] * 4
    bodies: list[Any] = [{"revision": "0"}, {"revision": 0, "more": 1}, {"revision": 0, "intents": [{"walk": 1}]}, []]
    for wrong in bodies:
        refused = client.post(path, wrong)
        assert refused.status_code == 422 and refused.json()["code"] == "unreadable", wrong
    assert client.post(path, {"revision": 0.0, "actions": ["power +1"]}).status_code == 200


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
    server = QuietServer(uvicorn.Config(app="none"), lambda: None, lambda: None)
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
