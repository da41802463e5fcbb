"""Games behind HTTP: kept before they are answered, one winner of two, and a served process that can be killed."""

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
from tests.server.client import SOLO, Client, server_in


def test_two_actions_at_once_have_one_winner(tmp_path: Path) -> None:
    client = Client(server_in(tmp_path))
    game = client.new()["id"]
    body = {"revision": 0, "actions": ["power +1"]}
    answers = asyncio.run(client.both(f"/api/games/{game}/actions", body))
    assert sorted(answer.status_code for answer in answers) == [200, 409]
    stale = next(answer for answer in answers if answer.status_code == 409).json()
    assert stale["revision"] == 1 and stale["view"]["game"]["revision"] == 1


def test_two_servers_on_one_database_never_lose_an_action(tmp_path: Path) -> None:
    one, other = Client(server_in(tmp_path)), Client(server_in(tmp_path))
    game = one.new()["id"]
    path = f"/api/games/{game}/actions"
    assert one.post(path, {"revision": 0, "actions": ["power +1"]}).status_code == 200
    assert other.post(path, {"revision": 0, "actions": ["power +2"]}).status_code == 409
    assert other.post(path, {"revision": 1, "actions": ["power +2"]}).status_code == 200
    assert one.get(f"/api/games/{game}/save").json()["actions"] == ["power +1", "power +2"]


def test_actions_are_done_unless_they_reveal_or_end(tmp_path: Path) -> None:
    client = Client(server_in(tmp_path))
    path = f"/api/games/{client.new()['id']}/actions"
    body = {"revision": 0, "actions": ["power +1"], "unless": ["reveals", "ends"]}
    assert client.post(path, body).json()["done"] is True
    answer = client.post(path, body | {"revision": 1, "actions": ["automa"]}).json()
    assert answer["done"] is False and answer["revision"] == 1 and answer["reveals"]["code"] == "automa"
    assert client.post(path, body | {"revision": 1, "unless": ["hurts"]}).status_code == 422
    assert client.post(path.replace("actions", "try"), body | {"revision": 1}).status_code == 422


def test_a_game_is_played_and_its_save_opens_again(tmp_path: Path) -> None:
    client = Client(server_in(tmp_path))
    game = client.new("scythe")
    chance = random.Random(1)
    for _ in range(30):
        if game["view"]["decision"] is None:
            break
        option = chance.choice(game["view"]["decision"]["options"])
        body = {"revision": game["revision"], "intents": [{"choose": option["id"]}]}
        answer = client.post(f"/api/games/{game['id']}/actions", body)
        assert answer.status_code == 200
        game = answer.json() | {"id": game["id"]}
    save = client.get(f"/api/games/{game['id']}/save").json()
    again = client.post("/api/games", {"save": save}).json()
    assert again["view"]["board"]["pieces"] == game["view"]["board"]["pieces"]
    ids = [line["id"] for line in client.get("/api/games").json()["games"]]
    assert ids[0] == again["id"]
    assert client.request("DELETE", f"/api/games/{game['id']}").status_code == 200
    assert client.get(f"/api/games/{game['id']}").status_code == 404


def test_a_setup_with_a_number_beyond_64_bits_comes_back_as_it_was_sent(tmp_path: Path) -> None:
    answer = Client(server_in(tmp_path)).post("/api/setup", {"kind": "scythe", "setup": {"turns": 2**64}})
    assert (answer.status_code, answer.json()["setup"]) == (200, {"turns": 2**64})


def test_every_drawing_of_a_view_can_be_had(tmp_path: Path) -> None:
    client = Client(server_in(tmp_path))
    view = client.new()["view"]
    hashes = {piece["art"] for piece in view["board"]["pieces"]}
    hashes |= {layer["art"] for layer in view["board"]["layers"] if "art" in layer}
    for one in hashes:
        answer = client.get(f"/api/art/{one}")
        assert answer.status_code == 200 and answer.headers["content-type"].startswith("image/svg+xml")
    assert client.get("/api/art/0000").status_code == 404
    several = sorted(hashes)
    answer = client.get(f"/api/art?of={','.join(several)}")
    assert "".join(client.get(f"/api/art/{one}").text for one in several) in answer.text
    assert "immutable" in answer.headers["cache-control"]
    for wrong in ("", "0000", f"{several[0]},0000", ",".join([several[0]] * 101)):
        assert client.get(f"/api/art?of={wrong}").status_code == 404, wrong


@contextmanager
def served(home: Path, port: int = 0) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """`maszyna play` in a process of its own; its address without the token."""
    command = [sys.executable, "-m", "maszyna", "play", "--port", str(port), "--token", "T", "--no-browser"]
    environment = {**os.environ, "MASZYNA_HOME": str(home)}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    try:
        assert process.stdout is not None
        lines = [process.stdout.readline(), process.stdout.readline()]
        assert "?token=T" in lines[1]
        yield process, lines[1].partition("/?token")[0]
    finally:
        if process.poll() is None:
            process.kill()
        process.wait()
        if process.stdout is not None:
            process.stdout.close()


def owner_at(address: str) -> httpx.Client:
    return httpx.Client(base_url=address, headers={"Authorization": "Bearer T"})


def test_a_killed_server_stands_at_its_last_answered_action_and_sigterm_ends_it_with_0(tmp_path: Path) -> None:
    with (
        served(tmp_path) as (process, address),
        httpx.Client(base_url=address, headers={"Authorization": "Bearer T"}) as client,
    ):
        game = client.post("/api/games", json={"kind": "scythe-table", "setup": SOLO, "seed": 1}).json()["id"]
        for number in range(3):
            body = {"revision": number, "actions": ["power +1"]}
            assert client.post(f"/api/games/{game}/actions", json=body).status_code == 200
        process.kill()
    with (
        served(tmp_path) as (process, address),
        httpx.Client(base_url=address, headers={"Authorization": "Bearer T"}) as client,
    ):
        assert client.get(f"/api/games/{game}").json()["revision"] == 3
        with client.stream("GET", f"/api/games/{game}/events", timeout=20) as events:
            lines = events.iter_lines()
            assert json.loads(next(lines).removeprefix("data: ")) == {"revision": 3}
            with owner_at(address) as other:
                body = {"revision": 3, "actions": ["power +1"]}
                assert other.post(f"/api/games/{game}/actions", json=body).status_code == 200
            data = next(line for line in lines if line.startswith("data: "))
            assert json.loads(data.removeprefix("data: ")) == {"revision": 4}
        process.send_signal(signal.SIGTERM)
        started = time.monotonic()
        assert process.wait(20) == 0 and time.monotonic() - started < 15
