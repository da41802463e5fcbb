"""A full disk and a database that another program has: told with the reason, one line in the log, nobody else waits."""

import asyncio
import logging
import os
import sqlite3
import stat
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI
from sqlalchemy import event
from tests.server.client import ADDRESS, SOLO, TOKEN, Client, server_in

from maszyna.server import commits, service
from maszyna.server.database import open_database
from maszyna.server.http import create_app


def lines(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]


def test_a_full_disk_is_told_and_nothing_has_changed(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """SQLite's own limit of pages stands for the disk's."""
    database = open_database(f"sqlite:///{tmp_path / 'games.db'}")
    pages = [14]

    def limit(connection: Any, record: object) -> None:
        connection.execute(f"PRAGMA max_page_count={pages[0]}")

    database.engine.dispose()
    event.listen(database.engine, "connect", limit)
    client = Client(create_app(database, TOKEN))
    new = {"kind": "scythe-table", "setup": SOLO, "seed": 7}
    made: list[str] = []
    while (answer := client.post("/api/games", new)).status_code == 201:
        made.append(answer.json()["id"])
    assert made and answer.status_code == 507
    document = answer.json()
    assert document["detail"].startswith("The disk is full") and document["code"] == "problem_disk_full"
    grown = 0
    body: dict[str, Any] = {"revision": 0, "actions": ["power 1", "power 2"] * 200}
    while (answer := client.post(f"/api/games/{made[0]}/actions", body)).status_code == 200:
        grown += 1
        body["revision"] = grown
    assert answer.status_code == 507 and "Traceback" not in answer.text
    assert client.get(f"/api/games/{made[0]}").json()["revision"] == grown
    assert len(client.get("/api/games").json()["games"]) == len(made)
    in_ukrainian = client.post("/api/games?lang=uk", new)
    assert in_ukrainian.json()["detail"].startswith("Диск заповнений")
    told = lines(caplog)
    assert len(told) == 1 and "disk is full" in told[0] and "\n" not in told[0]
    database.engine.dispose()
    database.close()
    pages[0] = 10_000
    assert client.post(f"/api/games/{made[0]}/actions", body).status_code == 200
    assert lines(caplog)[1:] == ["The games can be changed again. Requests refused meanwhile: 3"]
    database.close()


async def during(app: FastAPI, *requests: tuple[str, str, Any]) -> tuple[list[int], list[float]]:
    """The answers to requests sent at once, and the time from each look at the server's health to the next meanwhile:
    whatever stops the loop is in it."""
    transport = httpx.ASGITransport(app)
    key = {"Authorization": f"Bearer {TOKEN}"}
    async with httpx.AsyncClient(transport=transport, base_url=ADDRESS, headers=key, timeout=30) as client:
        asked = asyncio.gather(*(client.request(method, path, json=body) for method, path, body in requests))
        looks: list[float] = []
        last = time.monotonic()
        while not asked.done():
            await asyncio.sleep(0.03)  # less often than strangers may ask
            assert (await client.get("/api/health")).status_code == 200
            now = time.monotonic()
            looks.append(now - last)
            last = now
        return [answer.status_code for answer in await asked], looks


def changes_of(game: str) -> list[tuple[str, str, Any]]:
    """Requests that write in every way there is."""
    return [
        ("POST", f"/api/games/{game}/actions", {"revision": 0, "actions": ["power +1"]}),
        ("POST", "/api/games", {"kind": "scythe-table", "setup": SOLO, "seed": 7}),
        ("POST", f"/api/games/{game}/links", {"watch": True}),
    ]


def test_a_locked_database_keeps_its_changes_waiting_and_nobody_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    for module in (commits, service):
        monkeypatch.setattr(module, "PATIENCE", 0.7)
    app = server_in(tmp_path)
    game = Client(app).new()["id"]
    other = sqlite3.connect(tmp_path / "games.db", isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    started = time.monotonic()
    statuses, looks = asyncio.run(during(app, *changes_of(game)))
    assert statuses == [503, 503, 503] and time.monotonic() - started < 5
    assert len(looks) > 3 and max(looks) < sum(looks) / 2
    assert Client(app).get(f"/api/games/{game}").json()["revision"] == 0
    told = lines(caplog)
    assert len(told) == 1 and "Another program is using the games" in told[0]
    other.execute("COMMIT")
    assert asyncio.run(during(app, *changes_of(game)))[0] == [200, 201, 201]
    other.close()


def test_a_change_is_kept_when_the_lock_is_gone_in_time(tmp_path: Path) -> None:
    app = server_in(tmp_path)
    game = Client(app).new()["id"]
    other = sqlite3.connect(tmp_path / "games.db", isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")

    async def released() -> list[int]:
        asyncio.get_running_loop().call_later(0.4, other.execute, "COMMIT")
        return (await during(app, *changes_of(game)))[0]

    assert asyncio.run(released()) == [200, 201, 201]
    other.close()


def test_a_key_that_cannot_be_looked_up_is_told_without_a_traceback(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    app = server_in(tmp_path)

    def gone(digest: str) -> None:
        raise sqlite3.OperationalError("unable to open database file")

    app.state.server.commits.database.link_with = gone
    answer = Client(app, "some-key").get("/api/games/x")
    assert answer.status_code == 503 and "cannot be reached" in answer.json()["detail"]
    assert len(lines(caplog)) == 1


@pytest.mark.skipif(os.name != "posix", reason="rights of files are POSIX's")
def test_the_file_of_the_games_is_for_its_owner_alone(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        Client(server_in(tmp_path)).new()
        for path in tmp_path.glob("games.db*"):
            assert stat.S_IMODE(path.stat().st_mode) == 0o600, path
        older = tmp_path / "older.db"
        older.touch(0o664)
        open_database(f"sqlite:///{older}").close()
        assert stat.S_IMODE(older.stat().st_mode) & 0o007 == 0
    finally:
        os.umask(before)
