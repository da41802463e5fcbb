"""Who may ask: tokens, cookies, keys, Host and Origin, rates; and what every answer carries."""

import time
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.server.client import TOKEN, Client, server_in

from maszyna.server.client_files import Files
from maszyna.server.limits import KEYS_BYTES, MOST_WRONG, OWNERS_BYTES, SPAN, STRANGERS_BYTES, Guesses, too_deep


def test_the_page_and_health_need_no_token_everything_else_does(tmp_path: Path) -> None:
    nobody = Client(server_in(tmp_path), None)
    assert nobody.get("/").status_code == 200
    assert nobody.get("/api/health").json()["status"] == "ok"
    assert nobody.get("/api/words?lang=uk").status_code == 200
    for path in ("/api/games", "/api/setup", "/api/logbook", "/api/games/x", "/api/nothing"):
        refused = nobody.get(path)
        assert refused.status_code == 401 and refused.headers["content-type"] == "application/problem+json"
    assert Client(server_in(tmp_path), "wrong").get("/api/games").status_code == 401


def test_the_token_in_the_address_becomes_a_cookie_that_scripts_cannot_read(tmp_path: Path) -> None:
    app = server_in(tmp_path)
    nobody = Client(app, None)
    answer = nobody.get(f"/?token={TOKEN}")
    assert answer.status_code == 303 and answer.headers["location"] == "/"
    assert nobody.get(f"/?token={TOKEN}&lang=uk").headers["location"] == "/?lang=uk"
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=strict" in cookie
    assert "set-cookie" not in nobody.get("/?token=wrong").headers
    own = {"cookie": f"maszyna={TOKEN}"}
    assert nobody.get("/api/games", headers=own).status_code == 200
    assert nobody.post("/api/setup", {"kind": "scythe"}, headers=own).status_code == 403  # no Origin
    same = own | {"origin": "http://127.0.0.1:8323"}
    assert nobody.post("/api/setup", {"kind": "scythe"}, headers=same).status_code == 200


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "http://evil.example"},
        {"origin": "null"},
        {"host": "evil.example"},
        {"host": "evil.example:8323"},
        {"sec-fetch-site": "cross-site"},
        {"origin": "http://127.0.0.1:9999"},
    ],
)
def test_a_foreign_page_or_a_bent_name_is_refused_even_with_the_token(tmp_path: Path, headers: dict[str, str]) -> None:
    assert Client(server_in(tmp_path)).get("/api/games", headers=headers).status_code == 403


def test_answers_forbid_inline_scripts_and_guessing_of_types(tmp_path: Path) -> None:
    for path in ("/", "/api/games", "/api/nothing"):
        headers = Client(server_in(tmp_path)).get(path).headers
        assert "'unsafe-inline'" not in headers["content-security-policy"]
        assert "default-src 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"


def test_keys_open_one_game_for_one_seat(tmp_path: Path) -> None:
    app = server_in(tmp_path)
    owner = Client(app)
    game = owner.new("scythe")["id"]
    other = owner.new("scythe")["id"]
    made = owner.post(f"/api/games/{game}/links", {"watch": True})
    assert made.status_code == 201 and made.json()["link"] == f"#/j/{game}/{made.json()['key']}"
    watcher = Client(app, made.json()["key"])
    assert watcher.get(f"/api/games/{game}").json()["view"]["decision"] is None
    assert watcher.get(f"/api/games/{other}").status_code == 403
    assert watcher.get("/api/games").status_code == 403
    body = {"revision": 0, "actions": ["section move"]}
    assert watcher.post(f"/api/games/{game}/actions", body).status_code == 403
    assert owner.request("DELETE", f"/api/games/{game}/links/{made.json()['number']}").status_code == 200
    assert watcher.get(f"/api/games/{game}").status_code == 401
    text = (tmp_path / "games.db").read_bytes() + (tmp_path / "games.db-wal").read_bytes()
    assert made.json()["key"].encode() not in text


def test_strangers_are_slowed_down_and_the_owner_is_not(tmp_path: Path) -> None:
    app = server_in(tmp_path, {"owner": 5000.0, "key": 2.0, "stranger": 2.0})
    nobody = Client(app, None)
    assert [nobody.get("/api/games").status_code for _ in range(4)][-1] == 429
    assert {Client(app).get("/api/health").status_code for _ in range(2)} <= {200, 429}
    assert {Client(app).get("/api/games").status_code for _ in range(10)} == {200}


def test_pages_opened_at_once_get_all_their_files(tmp_path: Path) -> None:
    """A page is dozens of small files; a second one beside it must not find the door shut."""
    nobody = Client(server_in(tmp_path), None)
    names = [name for name in Files().known if name.endswith(".js")]
    assert len(names) > 40
    assert {nobody.get(f"/{name}").status_code for _ in range(4) for name in names} == {200}


def test_hostile_bodies_change_nothing(tmp_path: Path) -> None:
    client = Client(server_in(tmp_path))
    game = client.new()["id"]
    path = f"/api/games/{game}/actions"
    deep = b'{"revision":0,"actions":' + b"[" * 5000 + b"]" * 5000 + b"}"
    bodies = [b"", b"{", b"\xff\xfe", b"[]", b"null", b'"x"', deep, b'{"revision":1e400}', b'{"revision":NaN}',
              b'{"revision":-1,"actions":["automa"]}', b'{"revision":0,"actions":["' + b"a" * 1000 + b'"]}',
              b'{"revision":0,"actions":["automa\\u0000"]}', b'{"revision":0,"x":1}']  # fmt: skip
    inside = [f"/api/games/{game}/{name}" for name in ("actions", "try", "undo", "links")]
    for other in [*inside, "/api/games", "/api/setup", "/api/tiles"]:
        for body in bodies:
            answer = client.request("POST", other, content=body, headers={"content-type": "application/json"})
            assert answer.status_code in (400, 422), (other, body[:40], answer.text)
            assert answer.headers["content-type"] == "application/problem+json"
            assert "Traceback" not in answer.text
    large = client.request("POST", path, content=b" " * (OWNERS_BYTES + 1))
    assert large.status_code == 413
    assert client.get(f"/api/games/{game}").json()["revision"] == 0
    for name in ("/../pyproject.toml", "/%2e%2e/%2e%2e/etc/passwd", "//etc/passwd", "/api/games/..%2f..%2fetc"):
        assert client.get(name).status_code in (404, 422)


def by_bearer(client: Client, token: str) -> int:
    return client.get("/api/games", headers={"authorization": f"Bearer {token}"}).status_code


def by_cookie(client: Client, token: str) -> int:
    return client.get("/api/games", headers={"cookie": f"maszyna={token}"}).status_code


def by_address(client: Client, token: str) -> int:
    return client.get(f"/?token={token}").status_code


WAYS = [by_bearer, by_cookie, by_address]


@pytest.mark.parametrize("way", WAYS)
def test_guessing_a_token_costs_time_however_it_is_presented(tmp_path: Path, way: Callable[[Client, str], int]) -> None:
    """Guesses of one way count for the others, and what an address was known by goes on."""
    app = server_in(tmp_path, {"stranger": 1000.0})
    owner, nobody = Client(app), Client(app, None)
    game = owner.new()["id"]
    key = owner.post(f"/api/games/{game}/links", {"watch": True}).json()["key"]
    later = owner.post(f"/api/games/{game}/links", {"watch": True}).json()["key"]
    assert Client(app, key).get(f"/api/games/{game}").status_code == 200
    refused = 303 if way is by_address else 401
    assert [way(nobody, f"guess{number}") for number in range(MOST_WRONG)] == [refused] * MOST_WRONG
    for again in WAYS:
        assert again(nobody, "one-more") == 429
    assert Client(app, later).get(f"/api/games/{game}").status_code == 429  # right, and not presented before
    assert owner.get("/api/games").status_code == 200
    assert by_address(nobody, TOKEN) == 303
    assert Client(app, key).get(f"/api/games/{game}").status_code == 200
    assert nobody.get("/").status_code == 200 and nobody.get("/api/health").status_code == 200


def test_the_right_token_comes_too_late_for_who_has_guessed(tmp_path: Path) -> None:
    app = server_in(tmp_path, {"stranger": 1000.0})
    nobody = Client(app, None)
    for number in range(MOST_WRONG):
        by_address(nobody, f"guess{number}")
    answer = nobody.get(f"/?token={TOKEN}")
    assert answer.status_code == 429 and "set-cookie" not in answer.headers
    assert answer.headers["retry-after"] == "60"


def test_guesses_are_forgotten_after_a_minute_and_counted_by_address() -> None:
    now = 0.0
    guesses = Guesses(lambda: now)
    for _ in range(MOST_WRONG):
        assert guesses.may_try("192.0.2.1", "x")
        guesses.was_wrong("192.0.2.1")
        now += 1
    assert not guesses.may_try("192.0.2.1", "x")
    assert guesses.may_try("192.0.2.2", "x")
    now += SPAN
    assert guesses.may_try("192.0.2.1", "x")
    for _ in range(MOST_WRONG * 3):  # slowly
        assert guesses.may_try("192.0.2.1", "x")
        guesses.was_wrong("192.0.2.1")
        now += SPAN / (MOST_WRONG - 1)
    for number in range(MOST_WRONG):
        guesses.was_wrong(f"2001:db8::{number + 1}")
    assert not guesses.may_try("2001:db8::ffff", "x")  # whoever has one address has its whole network


@pytest.mark.parametrize(
    "host", ["evil.com@127.0.0.1", "127.0.0.1#evil.com", "127.0.0.1/evil", "127.0.0.1:80:80", "127.0.0.1 ", "[::1", ""]
)
def test_a_host_is_a_name_and_a_port_and_nothing_else(tmp_path: Path, host: str) -> None:
    assert Client(server_in(tmp_path)).get("/api/health", headers={"host": host}).status_code == 403


@pytest.mark.parametrize("host", ["127.0.0.1", "127.0.0.1:8323", "localhost:1", "[::1]:8323", "LOCALHOST"])
def test_the_names_of_this_machine_are_served(tmp_path: Path, host: str) -> None:
    assert Client(server_in(tmp_path)).get("/api/health", headers={"host": host}).status_code == 200


def test_who_is_not_known_sends_little(tmp_path: Path) -> None:
    app = server_in(tmp_path)
    owner, nobody = Client(app), Client(app, None)
    key = owner.post(f"/api/games/{owner.new()['id']}/links", {"watch": True}).json()["key"]
    json = {"content-type": "application/json"}
    for client, path, most in (
        (nobody, "/api/health", STRANGERS_BYTES),
        (nobody, "/", STRANGERS_BYTES),
        (Client(app, key), "/api/setup", KEYS_BYTES),
        (owner, "/api/setup", OWNERS_BYTES),
    ):
        large = client.request("POST", path, content=b" " * (most + 1), headers=json)
        assert large.status_code == 413 and str(most) in large.json()["detail"]
        assert client.request("POST", path, content=b" " * most, headers=json).status_code != 413


@pytest.mark.parametrize(
    ("body", "deep"),
    [
        (b"[" * 40 + b"]" * 40, False),
        (b"[" * 41 + b"]" * 41, True),
        (b'{"a":' * 41 + b"1" + b"}" * 41, True),
        (b"[" * 5000, True),
        (b"[" + b"[]," * 100_000 + b"[]]", False),
        (b'["' + b"[" * 5000 + b'"]', False),
        (b'["\\"' + b"[" * 5000 + b'"]', False),
        (b'["\\\\",' + b"[" * 5000, True),
    ],
)
def test_how_deep_a_body_is(body: bytes, deep: bool) -> None:
    assert too_deep(body) is deep


def test_four_million_brackets_are_counted_at_once() -> None:
    started = time.process_time()
    too_deep(b"[]" * 2_000_000)
    too_deep((b"[" * 39 + b"]" * 39) * 50_000)
    assert time.process_time() - started < 0.5  # 2 s when every letter was looked at
