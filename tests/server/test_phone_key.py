"""The key that `--lan` shows as a QR code: it opens the app as the owner's token does, is another one, and ends."""

from pathlib import Path

import httpx
import pytest
from tests.server.client import TOKEN, Client

from maszyna.server.database import open_database
from maszyna.server.http import create_app
from maszyna.server.phone_key import PhoneKey

KEY = "of-the-phones"


@pytest.fixture
def phones() -> PhoneKey:
    return PhoneKey(KEY)


@pytest.fixture
def owner(tmp_path: Path, phones: PhoneKey) -> Client:
    database = open_database(f"sqlite:///{tmp_path / 'games.db'}")
    return Client(create_app(database, TOKEN, "maszyna", [], phones=phones))


def cookie_of(answer: httpx.Response) -> str:
    return str(answer.headers.get("set-cookie", "")).partition(";")[0]


def test_a_phone_plays_as_the_owner_does_and_never_gets_the_owners_token(owner: Client) -> None:
    opened = Client(owner.app, None).get(f"/?token={KEY}")
    assert (opened.status_code, cookie_of(opened)) == (303, f"maszyna={KEY}")
    phone = Client(owner.app, None)
    phone.headers = {"Cookie": f"maszyna={KEY}", "Origin": "http://127.0.0.1:8323"}
    phone.new()
    assert len(owner.get("/api/games").json()["games"]) == 1


def test_the_owner_revokes_it_and_keeps_the_own_token(owner: Client) -> None:
    phone = Client(owner.app, KEY)
    assert phone.get("/api/games").status_code == 200
    assert owner.get("/api/phones").json() == {"open": True}
    assert owner.request("DELETE", "/api/phones").json() == {"open": False}
    assert owner.get("/api/phones").json() == {"open": False}
    assert phone.get("/api/games").status_code == 401
    assert cookie_of(Client(owner.app, None).get(f"/?token={KEY}")) == ""
    assert owner.get("/api/games").status_code == 200


def test_who_has_a_seat_or_watches_neither_asks_nor_revokes(owner: Client, phones: PhoneKey) -> None:
    game = owner.new()["id"]
    watcher = Client(owner.app, owner.post(f"/api/games/{game}/links", {"watch": True}).json()["key"])
    assert watcher.get("/api/phones").status_code == 403
    assert watcher.request("DELETE", "/api/phones").status_code == 403
    assert phones.opens(KEY)


def test_without_a_key_nothing_opens(tmp_path: Path) -> None:
    app = create_app(open_database(f"sqlite:///{tmp_path / 'games.db'}"), TOKEN)
    for guess in ("", " ", KEY):
        assert not PhoneKey().opens(guess)
        assert cookie_of(Client(app, None).get(f"/?token={guess}")) == ""
