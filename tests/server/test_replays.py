"""Long games: a greatest length, and replays that keep nobody else waiting."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from tests.server.client import Client, server_in
from tests.server.test_storage_trouble import during

from maszyna.app.game import kept_games
from maszyna.app.requests import games


def long_save(client: Client, actions: int) -> dict[str, Any]:
    save: dict[str, Any] = client.get(f"/api/games/{client.new()['id']}/save").json()
    return save | {"actions": ["power 1", "power 2"] * (actions // 2)}


def test_a_game_has_a_greatest_length(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert kept_games.MOST_STEPS == 20_000
    client = Client(server_in(tmp_path))
    monkeypatch.setattr(games, "MOST_STEPS", 600)
    monkeypatch.setattr(kept_games, "MOST_STEPS", 600)
    refused = client.post("/api/games", {"save": long_save(client, 602)})
    assert refused.status_code == 422 and "at most 600 actions" in refused.json()["detail"]
    assert refused.json()["where"] == "save.actions"
    game = client.post("/api/games", {"save": long_save(client, 600)}).json()
    path = f"/api/games/{game['id']}/actions"
    over = client.post(path, {"revision": 0, "actions": ["power 3"]})
    assert over.status_code == 422 and over.json()["code"] == "game_too_long"
    assert client.get(f"/api/games/{game['id']}").json()["revision"] == 0
    undone = client.post(f"/api/games/{game['id']}/undo", {"revision": 0})
    assert undone.status_code == 200
    assert client.post(path, {"revision": 1, "actions": ["power 3"]}).status_code == 200


def test_a_long_save_is_replayed_while_others_are_served(tmp_path: Path) -> None:
    app = server_in(tmp_path)
    client = Client(app)
    save = long_save(client, 12000)
    broken = save | {"actions": [*save["actions"], "fly"]}
    wanted = [("POST", "/api/games", {"save": save}), ("POST", "/api/games", {"save": broken})]
    statuses, looks = asyncio.run(during(app, *wanted))
    assert statuses == [201, 422]
    assert len(looks) > 5  # a server that stood still would have been looked at once or twice


def test_a_long_game_is_opened_once_while_others_are_served(tmp_path: Path) -> None:
    client = Client(server_in(tmp_path))
    game = client.post("/api/games", {"save": long_save(client, 12000)}).json()["id"]
    again = server_in(tmp_path)  # begins without any game in memory
    statuses, looks = asyncio.run(during(again, *[("GET", f"/api/games/{game}", None)] * 3))
    assert statuses == [200, 200, 200]
    assert len(looks) > 5


def test_a_save_beside_other_fields_is_refused_however_long_it_is(tmp_path: Path) -> None:
    client = Client(server_in(tmp_path))
    refused = client.post("/api/games", {"save": long_save(client, 600), "seed": 1})
    assert refused.status_code == 422 and "without other fields" in json.dumps(refused.json())
