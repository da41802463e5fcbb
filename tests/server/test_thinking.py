"""Opponents that think keep nobody else waiting: they do it in a process of their own."""

import asyncio
import os
import signal
from pathlib import Path
from typing import Any

from fastapi import FastAPI
from tests.app.asking import Desk
from tests.server.client import Client, server_in
from tests.server.test_storage_trouble import during

SEED = 3


def setup_with(strength: str) -> dict[str, Any]:
    return {"seats": [{"faction": "crimea", "mat": "innovative"}, {"player": strength, "faction": "saxony"}]}


def turn_to_end(app: FastAPI, strength: str) -> tuple[str, dict[str, Any], list[str]]:
    """A game in which the next request ends a turn of the person: its path and body, and the actions up to it."""
    desk = Desk()
    game = desk.new("scythe", setup_with(strength), SEED)
    taken: list[str] = []
    while True:
        action = game["view"]["decision"]["options"][-1]["action"]
        before = len(desk.record(game["id"]).actions)
        game = desk.act(game, action)
        actions = desk.record(game["id"]).actions
        if len(actions) > before + 1:  # the opponent has answered
            break
        taken.append(action)
    client = Client(app)
    begun = client.post("/api/games", {"kind": "scythe", "setup": setup_with(strength), "seed": SEED}).json()
    path = f"/api/games/{begun['id']}/actions"
    if taken:
        begun = client.post(path, {"revision": begun["revision"], "actions": taken}).json()
    return path, {"revision": begun["revision"], "actions": [action]}, actions


def save_of(app: FastAPI, path: str) -> Any:
    return Client(app).get(path.replace("/actions", "/save")).json()["actions"]


def test_others_are_answered_while_it_thinks(tmp_path: Path) -> None:
    app = server_in(tmp_path)
    path, body, _ = turn_to_end(app, "master")
    statuses, looks = asyncio.run(during(app, ("POST", path, body)))
    assert statuses == [200]
    assert len(looks) > 5  # a server that stood still would have been looked at once or twice


def test_what_it_does_is_what_it_does_without_a_server(tmp_path: Path) -> None:
    app = server_in(tmp_path)
    path, body, actions = turn_to_end(app, "beginner")
    assert Client(app).post(path, body).status_code == 200
    assert save_of(app, path) == actions
    assert Client(app).post(path, body).status_code == 409


def test_a_process_that_was_ended_is_replaced(tmp_path: Path) -> None:
    app = server_in(tmp_path)
    first, body, _ = turn_to_end(app, "beginner")
    assert Client(app).post(first, body).status_code == 200
    worker = app.state.server.thinking._worker
    os.kill(worker.process.pid, signal.SIGKILL)
    worker.process.join()
    second, body, actions = turn_to_end(app, "beginner")
    assert Client(app).post(second, body).status_code == 200
    assert save_of(app, second) == actions
    assert app.state.server.thinking._worker is not worker
