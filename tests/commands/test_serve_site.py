"""`maszyna play --site`: a static site served as any web host would."""

import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """As little as makes a site."""
    folder = tmp_path / "site"
    (folder / "pyodide").mkdir(parents=True)
    (folder / "files.js").write_text("self.FILES = {};")
    (folder / "index.html").write_text("<h1>Maszyna</h1>")
    (folder / "pyodide/python.mjs").write_text("export {};")
    (folder / "pyodide/python.wasm").write_bytes(b"\0asm")
    (tmp_path / "secret.txt").write_text("not yours")
    return folder


def test_the_site_is_served_until_it_is_ended(site: Path) -> None:
    command = [sys.executable, "-m", "maszyna", "play", "--site", str(site), "--port", "0", "--no-browser"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        server.stdout.readline()
        address = server.stdout.readline().strip()
        try:
            assert address.startswith("http://127.0.0.1:")
            with httpx.Client(base_url=address, timeout=60) as client:
                assert client.get("").text == "<h1>Maszyna</h1>"
                types = {name: client.get(f"pyodide/python.{name}").headers["content-type"] for name in ("mjs", "wasm")}
                assert types == {"mjs": "text/javascript", "wasm": "application/wasm"}
                assert client.get("files.js").headers["cache-control"] == "no-cache"
                for path in ("nothing.js", "..%2fsecret.txt", "%2e%2e/secret.txt"):
                    assert client.get(path).status_code == 404, path
        finally:
            server.send_signal(signal.SIGTERM)
        assert server.wait(60) == 0


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ([], "is not a site"),
        (["--token", "T"], "cannot be used with it"),
        (["--db", "sqlite://"], "cannot be used with it"),
    ],
)
def test_what_cannot_be_served_is_told(tmp_path: Path, more: list[str], said: str) -> None:
    command = [sys.executable, "-m", "maszyna", "play", "--site", str(tmp_path), "--no-browser", *more]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert said in " ".join(done.stderr.split())
    assert "Traceback" not in done.stderr
