"""The end of `maszyna play`: when all is written the process is gone, without taking its games apart."""

import socket
from pathlib import Path

import pytest

from maszyna.commands import serve


class Gone(Exception):
    """The process has ended."""


def test_the_process_ends_at_once_when_all_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[object] = []

    def ended(code: int) -> None:
        done.append(code)
        raise Gone

    def served(app: object, sock: socket.socket, started: object) -> None:
        sock.close()
        done.append("served")

    def closed(database: object) -> None:
        done.append("closed")

    monkeypatch.setenv("MASZYNA_HOME", str(tmp_path))
    monkeypatch.setattr("maszyna.server.running.serve", served)
    monkeypatch.setattr("maszyna.server.database.Database.close", closed)
    monkeypatch.setattr("os._exit", ended)
    serving = serve.Serving(port=0, token="T", browser=False, db=f"sqlite:///{tmp_path / 'games.db'}")
    with pytest.raises(Gone):
        serve.serve_app(serving, "en")
    assert done == ["served", "closed", 0]
