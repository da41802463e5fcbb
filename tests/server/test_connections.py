"""Slow and greedy clients over real sockets on loopback: cut off in time, while others are served."""

import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest
import uvicorn
from tests.server.client import SOLO, TOKEN, server_in

from maszyna.server import connections, service
from maszyna.server.connections import MOST_HEAD, Crowd, limited_connections
from maszyna.server.running import listen

HALF = b"POST /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer owner\r\n"
START = 10.0  # seconds


@contextmanager
def running(folder: Path, most: int | None = None) -> Iterator[int]:
    """The port of a server in this process."""
    sock = listen("127.0.0.1", 0)
    config = uvicorn.Config(
        server_in(folder), log_level="critical", lifespan="off", http=limited_connections(most),
        timeout_graceful_shutdown=1,
    )  # fmt: skip
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [sock]})
    thread.start()
    until = time.monotonic() + START
    while not server.started and time.monotonic() < until:
        time.sleep(0.01)
    try:
        yield sock.getsockname()[1]
    finally:
        server.should_exit = True
        thread.join(START)


def connected(port: int, text: bytes = b"") -> socket.socket:
    found = socket.create_connection(("127.0.0.1", port), timeout=10)
    with suppress(ConnectionError):  # it may be cut off at once
        found.sendall(text)
    return found


def answered(one: socket.socket) -> bytes:
    """All that comes until the other side closes."""
    found = b""
    try:
        while more := one.recv(65536):
            found += more
    except ConnectionError:
        pass
    one.close()
    return found


def health(port: int) -> int:
    return httpx.get(f"http://127.0.0.1:{port}/api/health", timeout=10).status_code


def is_well(port: int) -> bool:
    try:
        return health(port) == 200
    except httpx.TransportError:
        return False


def test_a_header_without_end_is_refused(tmp_path: Path) -> None:
    with running(tmp_path) as port:
        endless = connected(port, b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ")
        sent = 0
        try:
            while sent < 1000 * MOST_HEAD:
                endless.sendall(b"x" * 8192)
                sent += 8192
        except ConnectionError:
            pass
        assert sent < 1000 * MOST_HEAD
        endless.close()
        many = b"".join(b"X-%d: %s\r\n" % (number, b"y" * 100) for number in range(1000))
        whole = connected(port, b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\n" + many + b"\r\n")
        assert answered(whole).startswith(b"HTTP/1.1 431 ")
        usual = b"".join(b"X-%d: %s\r\n" % (number, b"y" * 100) for number in range(100))
        fine = connected(
            port, b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n" + usual + b"\r\n"
        )
        assert answered(fine).startswith(b"HTTP/1.1 200 ")
        assert health(port) == 200


@pytest.mark.parametrize(
    "text",
    [b"", b"GET /api/hea", HALF, HALF + b"Content-Length: 100\r\nContent-Type: application/json\r\n\r\n{"],
)
def test_half_a_request_is_cut_off_in_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: bytes) -> None:
    for name in ("HEAD_SECONDS", "BODY_SECONDS", "LOOK"):
        monkeypatch.setattr(connections, name, 0.2)
    with running(tmp_path) as port:
        slow = connected(port, text)
        started = time.monotonic()
        assert answered(slow) == b""
        assert time.monotonic() - started < 5


def test_a_request_that_is_answered_may_take_its_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HEAD_SECONDS", "BODY_SECONDS", "LOOK"):
        monkeypatch.setattr(connections, name, 0.1)
    with (
        running(tmp_path) as port,
        httpx.Client(base_url=f"http://127.0.0.1:{port}", headers={"Authorization": f"Bearer {TOKEN}"}) as owner,
    ):
        body = {"kind": "scythe-table", "setup": SOLO, "seed": 1}
        game = owner.post("/api/games", json=body).json()["id"]
        with owner.stream("GET", f"/api/games/{game}/events", timeout=20) as events:
            time.sleep(0.6)
            assert owner.post(f"/api/games/{game}/actions", json={"revision": 0, "actions": ["power +1"]}).is_success
            data = (line for line in events.iter_lines() if line.startswith("data: "))
            assert [next(data), next(data)] == ['data: {"revision":0}', 'data: {"revision":1}']


@pytest.mark.parametrize("text", [b"", HALF, b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"])
def test_more_half_requests_than_connections_shut_nobody_out(tmp_path: Path, text: bytes) -> None:
    """The oldest that nobody answers gives way; those of a kept connection between two requests, too."""
    with running(tmp_path, most=24) as port:
        held = [connected(port, text) for _ in range(60)]
        assert wait_until(lambda: is_well(port))  # while all are being answered, a new one is refused
        assert wait_until(lambda: len([one for one in held if is_closed(one)]) >= 60 - 24)
        for one in held:
            one.close()


def test_a_crowd_of_one_address_leaves_room_for_others() -> None:
    crowd = Crowd(8)
    assert (crowd.most, crowd.most_of_one) == (8, 6)


def test_streams_of_one_key_are_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "MOST_OF_KEY", 3)
    with (
        running(tmp_path) as port,
        httpx.Client(base_url=f"http://127.0.0.1:{port}", headers={"Authorization": f"Bearer {TOKEN}"}) as owner,
    ):
        body = {"kind": "scythe-table", "setup": SOLO, "seed": 1}
        game = owner.post("/api/games", json=body).json()["id"]
        key = owner.post(f"/api/games/{game}/links", json={"watch": True}).json()["key"]
        asks = (
            f"GET /api/games/{game}/events HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer {key}\r\n\r\n".encode()
        )
        streams = [connected(port, asks) for _ in range(3)]
        assert all(first_line(one) == b"HTTP/1.1 200 OK" for one in streams)
        more = connected(port, asks)
        assert first_line(more) == b"HTTP/1.1 429 Too Many Requests"
        with owner.stream("GET", f"/api/games/{game}/events", timeout=20) as events:
            assert events.status_code == 200
        streams.pop().close()
        assert wait_until(lambda: first_line_closed(connected(port, asks)) == b"HTTP/1.1 200 OK")
        for one in [*streams, more]:
            one.close()


def is_closed(one: socket.socket) -> bool:
    """Whether the other side has closed; what it has answered before is read."""
    one.setblocking(False)
    try:
        while one.recv(65536):
            continue
    except BlockingIOError:
        return False
    except ConnectionError:
        return True
    return True


def first_line(one: socket.socket) -> bytes:
    return one.recv(65536).partition(b"\r\n")[0]


def first_line_closed(one: socket.socket) -> bytes:
    with one:
        return first_line(one)


def wait_until(holds: Callable[[], bool]) -> bool:
    until = time.monotonic() + START
    while time.monotonic() < until:
        if holds():
            return True
        time.sleep(0.1)
    return False
