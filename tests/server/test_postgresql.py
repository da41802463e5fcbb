"""The same storage in PostgreSQL, where one can be started; otherwise the reason is told."""

import getpass
import os
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.client import SOLO, Client

from maszyna.server.database import Database, NoDatabase, open_database
from maszyna.server.http import create_app

FOLDERS = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
ROOT = 0


def program(name: str) -> str:
    found = shutil.which(name, path=os.pathsep.join([*map(str, FOLDERS), os.environ.get("PATH", "")]))
    if found is None:
        pytest.skip(f"no PostgreSQL here: {name} is not installed")
    return found


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A PostgreSQL of our own on loopback; it refuses to run as root, so root starts it as its own user."""
    initdb, postgres = program("initdb"), program("postgres")
    folder = Path("/tmp") / f"maszyna-pg-{os.getpid()}"
    folder.mkdir()
    user = "postgres" if os.geteuid() == ROOT else getpass.getuser()
    as_user: dict[str, Any] = {"user": user} if os.geteuid() == ROOT else {}
    if as_user:
        shutil.chown(folder, user)
    data, port = folder / "data", free_port()
    made = subprocess.run(
        [initdb, "-D", data, "-A", "trust", "-U", "maszyna"], capture_output=True, cwd=folder, **as_user
    )
    if made.returncode:
        shutil.rmtree(folder)
        pytest.skip(f"PostgreSQL cannot be started here: {made.stderr.decode().strip()[:200]}")
    command: list[str | Path] = [postgres, "-D", data, "-p", str(port), "-h", "127.0.0.1", "-k", folder]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=folder, **as_user)
    address = f"postgresql+psycopg://maszyna@127.0.0.1:{port}/postgres"
    try:
        opened(address).close()
        yield address
    finally:
        process.terminate()
        process.wait(30)
        shutil.rmtree(folder)


def opened(url: str) -> Database:
    """The database, as soon as it answers."""
    until = time.monotonic() + 60
    while True:
        try:
            return open_database(url)
        except NoDatabase:
            if time.monotonic() > until:
                raise
            time.sleep(0.2)


def test_games_links_and_one_winner_of_two(url: str) -> None:
    databases = [open_database(url), open_database(url)]
    one, other = (Client(create_app(database, "owner")) for database in databases)
    game = one.new()["id"]
    path = f"/api/games/{game}/actions"
    assert one.post(path, {"revision": 0, "actions": ["power +1"]}).status_code == 200
    assert other.post(path, {"revision": 0, "actions": ["power +2"]}).status_code == 409
    assert other.post(path, {"revision": 1, "actions": ["automa"]}).status_code == 200
    assert one.get(f"/api/games/{game}/save").json()["actions"] == ["power +1", "automa"]
    made = one.post(f"/api/games/{game}/links", {"watch": True}).json()
    assert Client(other.app, made["key"]).get(f"/api/games/{game}").status_code == 200
    assert other.request("DELETE", f"/api/games/{game}/links/{made['number']}").status_code == 200
    newer = other.new("scythe", SOLO)["id"]
    assert [line["id"] for line in one.get("/api/games").json()["games"]][:2] == [newer, game]
    assert one.request("DELETE", f"/api/games/{game}").status_code == 200
    assert other.get(f"/api/games/{game}").status_code == 404
    for database in databases:
        database.close()
