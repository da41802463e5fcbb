"""The same storage in PostgreSQL, where one can be started; otherwise the reason is told. Several processes on one of
them behave as one server."""

import getpass
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.client import SOLO, Client

from maszyna.server.database import Database, NoDatabase, open_database
from maszyna.server.http import create_app
from maszyna.server.service import LOOK_AGAIN

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


class Cluster:
    """A PostgreSQL of our own on loopback that can be stopped and started again."""

    def __init__(self, command: list[str | Path], as_user: dict[str, Any], folder: Path, url: str) -> None:
        self.command = command
        self.as_user = as_user
        self.folder = folder
        self.url = url
        self.start()

    def start(self) -> None:
        quiet: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        self.process = subprocess.Popen(self.command, cwd=self.folder, **quiet, **self.as_user)
        opened(self.url).close()

    def stop(self) -> None:
        self.process.send_signal(signal.SIGINT)  # connections are cut off
        self.process.wait(30)


@pytest.fixture(scope="module")
def url(cluster: Cluster) -> str:
    return cluster.url


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
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
    cluster = Cluster(command, as_user, folder, f"postgresql+psycopg://maszyna@127.0.0.1:{port}/postgres")
    try:
        yield cluster
    finally:
        cluster.stop()
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


def test_a_database_that_is_restarted_is_told_and_then_used_again(
    cluster: Cluster, caplog: pytest.LogCaptureFixture
) -> None:
    database = open_database(cluster.url)
    client = Client(create_app(database, "owner"))
    game = client.new()["id"]
    path = f"/api/games/{game}/actions"
    cluster.stop()
    for _ in range(3):
        answer = client.post(path, {"revision": 0, "actions": ["power +1"]})
        assert answer.status_code == 503 and "cannot be reached" in answer.json()["detail"]
        assert client.get(f"/api/games/{game}").status_code == 503
    told = [record.getMessage() for record in caplog.records]
    assert len(told) == 1 and "\n" not in told[0]
    cluster.start()
    assert client.post(path, {"revision": 0, "actions": ["power +1"]}).status_code == 200  # the first request after it
    cluster.stop()
    cluster.start()  # while nobody asked
    assert client.post(path, {"revision": 1, "actions": ["power +1"]}).status_code == 200
    assert client.get(f"/api/games/{game}").json()["revision"] == 2
    database.close()


def test_a_change_waits_for_a_lock_no_longer_than_it_may(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("maszyna.server.database.POSTGRESQL", "-c lock_timeout=300")
    monkeypatch.setattr("maszyna.server.commits.PATIENCE", 0.5)
    database, other = open_database(cluster.url), open_database(cluster.url)
    client = Client(create_app(database, "owner"))
    game = client.new()["id"]
    body = {"revision": 0, "actions": ["power +1"]}
    with other.engine.begin() as connection:
        connection.exec_driver_sql("LOCK TABLE games IN EXCLUSIVE MODE")
        assert client.post(f"/api/games/{game}/actions", body).status_code == 503
        assert client.get(f"/api/games/{game}").json()["revision"] == 0
    assert client.post(f"/api/games/{game}/actions", body).status_code == 200
    database.close()
    other.close()


class Served:
    """`maszyna play` as a program, on a database and a port of its own."""

    def __init__(self, url: str, folder: Path, *options: str) -> None:
        command = [sys.executable, "-m", "maszyna", "play", "--port", "0", "--no-browser", "--log", *options]
        environment = {**os.environ, "MASZYNA_TOKEN": "club", "MASZYNA_DB": url}
        self.logged = folder / f"log{len(list(folder.iterdir()))}"
        with self.logged.open("w") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment)
        assert self.process.stdout is not None
        self.process.stdout.readline()
        address = self.process.stdout.readline().strip()
        self.client = httpx.Client(
            base_url=address.partition("/?")[0], headers={"Authorization": "Bearer club"}, timeout=20
        )

    def new(self) -> str:
        made = self.client.post("/api/games", json={"kind": "scythe-table", "setup": SOLO, "seed": 1})
        return str(made.json()["id"])

    def log(self) -> list[str]:
        return self.logged.read_text().splitlines()

    def end(self) -> int:
        self.client.close()
        self.process.terminate()
        self.process.communicate(timeout=20)
        return self.process.returncode


def next_revision(lines: Iterator[str]) -> int:
    return next(int(line.removeprefix("id:")) for line in lines if line.startswith("id:"))


def test_a_page_of_one_process_hears_at_once_what_another_changes(url: str, tmp_path: Path) -> None:
    one, other = Served(url, tmp_path), Served(url, tmp_path)
    try:
        game = one.new()
        with other.client.stream("GET", f"/api/games/{game}/events") as stream:
            lines = stream.iter_lines()
            assert next_revision(lines) == 0
            time.sleep(0.5)  # the stream has looked, and would look again only seconds later
            began = time.monotonic()
            body = {"revision": 0, "actions": ["power +1"]}
            assert one.client.post(f"/api/games/{game}/actions", json=body).status_code == 200
            assert next_revision(lines) == 1
            assert time.monotonic() - began < LOOK_AGAIN / 2, "it came by a look, not by a notice"
    finally:
        assert (one.end(), other.end()) == (0, 0)


def test_processes_at_one_address_lose_nothing_when_one_is_killed(url: str, tmp_path: Path) -> None:
    served = Served(url, tmp_path, "--processes", "2")
    try:
        game = served.new()
        listed = Path(f"/proc/{served.process.pid}/task/{served.process.pid}/children")
        if not listed.exists():
            pytest.skip("this system does not list the children of a process")
        for revision in range(6):
            body = {"revision": revision, "actions": ["power +1"]}
            with httpx.Client(base_url=served.client.base_url, headers=served.client.headers) as fresh:
                assert fresh.post(f"/api/games/{game}/actions", json=body).status_code == 200
            if revision == 2:
                until = time.monotonic() + 20
                while len(posted(served, game)) < 3:  # who is killed has come to the line of its last answer
                    assert time.monotonic() < until
                    time.sleep(0.05)
                first, second = map(int, listed.read_text().split())
                os.kill(first, signal.SIGKILL)
                until = time.monotonic() + 20
                while len(found := listed.read_text().split()) < 2 or str(first) in found:
                    assert time.monotonic() < until
                    time.sleep(0.05)
                assert str(second) in found
        assert served.client.get("/api/ready").json()["status"] == "ok"
        assert len(served.client.get(f"/api/games/{game}/save").json()["actions"]) == 6
        lines = served.log()
        assert any(line.startswith("process 1 of 2 ended (-9)") for line in lines)
        answered = posted(served, game)
        assert len(answered) == 6
        assert all(" owner " in line for line in answered) and not any("club" in line for line in lines)
    finally:
        assert served.end() == 0


def posted(served: Served, game: str) -> list[str]:
    return [line for line in served.log() if f"POST /api/games/{game}/actions 200" in line]


def children_of(process: int) -> list[int]:
    listed = Path(f"/proc/{process}/task/{process}/children")
    if not listed.exists():
        pytest.skip("this system does not list the children of a process")
    return [int(child) for child in listed.read_text().split()]


def test_every_process_takes_its_part_of_the_connections(url: str, tmp_path: Path) -> None:
    served = Served(url, tmp_path, "--processes", "2")
    try:
        before = [sockets_of(child) for child in children_of(served.process.pid)]
        clients = [httpx.Client(base_url=served.client.base_url, headers=served.client.headers) for _ in range(40)]
        for client in clients:
            assert client.get("/api/health").status_code == 200
        taken = [sockets_of(child) - was for child, was in zip(children_of(served.process.pid), before, strict=True)]
        for client in clients:
            client.close()
        assert sum(taken) >= 40 and min(taken) >= 4  # by lot: fewer come once in millions of runs
    finally:
        assert served.end() == 0


def sockets_of(process: int) -> int:
    return sum("socket:" in os.readlink(one) for one in Path(f"/proc/{process}/fd").iterdir())


def test_processes_end_with_the_one_that_started_them(url: str, tmp_path: Path) -> None:
    served = Served(url, tmp_path, "--processes", "2")
    children = children_of(served.process.pid)
    served.client.close()
    served.process.kill()
    served.process.communicate(timeout=20)
    until = time.monotonic() + 20
    while any(Path(f"/proc/{child}").exists() for child in children):
        assert time.monotonic() < until, "a process goes on without its parent"
        time.sleep(0.05)


def test_nobody_is_sent_to_a_server_without_its_database(cluster: Cluster) -> None:
    database = open_database(cluster.url)
    client = Client(create_app(database, "owner"))
    assert client.get("/api/ready").status_code == 200
    cluster.stop()
    assert client.get("/api/ready").status_code == 503
    assert client.get("/api/health").status_code == 200
    cluster.start()
    assert client.get("/api/ready").status_code == 200
    database.close()
