"""`maszyna play --lan`: phones get an address with a key of their own, and are told what it is good for."""

import re
from pathlib import Path
from typing import Any

import pytest
from tests.console import inside


@pytest.mark.parametrize(("lang", "about"), [("en", "plays as you do"), ("uk", "гратиме нарівні з вами")])
def test_the_address_for_phones_does_not_hold_the_owners_token(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, lang: str, about: str
) -> None:
    monkeypatch.setenv("MASZYNA_HOME", str(tmp_path))
    monkeypatch.setattr("maszyna.server.running.own_addresses", lambda: ["192.168.1.7"])

    def served(app: Any, sock: Any, started: Any) -> None:
        started()
        sock.close()

    monkeypatch.setattr("maszyna.server.running.serve", served)
    monkeypatch.setattr("os._exit", lambda code: None)  # which ends the app without tidying up
    options = ["--lan", "--no-browser", "--port", "0", "--host", "127.0.0.1", "--token", "mine", "--lang", lang]
    said = inside(capsys, "play", *options)
    assert (said.code, said.problems) == (0, [])
    lines = said.out.splitlines()
    assert lines[1].endswith("/?token=mine")
    assert about in lines[2]
    found = re.fullmatch(r"http://192\.168\.1\.7:\d+/\?token=([\w-]{32})", lines[3])
    assert found is not None
    assert found[1] != "mine"
    assert "mine" not in "".join(lines[2:])
