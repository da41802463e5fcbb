"""One process at a time works on a file."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from tests.console import PACKAGES

from maszyna.storage.locks import Lock, OpenElsewhere

HOLDER = """
import sys
from pathlib import Path
from maszyna.storage.locks import Lock
lock = Lock(Path(sys.argv[1]))
print("held", flush=True)
sys.stdin.readline()
"""


def holder(path: Path) -> subprocess.Popen[str]:
    """Another process that holds the lock until it is ended."""
    process = subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(path)],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": PACKAGES},
    )  # fmt: skip
    assert process.stdout is not None
    assert process.stdout.readline() == "held\n"
    return process


def test_a_second_process_is_refused_until_the_first_releases_it(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    with holder(path) as first:
        with pytest.raises(OpenElsewhere, match=r"game\.json: is open in another window"):
            Lock(path)
        first.communicate("\n")
    Lock(path).release()


def test_a_killed_process_keeps_nobody_out(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    with holder(path) as first:
        os.kill(first.pid, signal.SIGKILL)
        first.communicate()
    assert os.listdir(tmp_path) == [".game.json.lock"]  # left behind
    Lock(path).release()
    assert os.listdir(tmp_path) == []


def test_two_names_of_one_file_are_one_lock(tmp_path: Path) -> None:
    path, link = tmp_path / "game.json", tmp_path / "link.json"
    path.touch()
    link.symlink_to(path)
    lock = Lock(path)
    with pytest.raises(OpenElsewhere):
        Lock(link)
    lock.release()
    lock.release()  # again does nothing
    Lock(link).release()


def test_a_lock_file_removed_meanwhile_is_no_lock(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    first = Lock(path)
    first.path.unlink()
    second = Lock(path)  # on a new file; who holds the removed one removes nothing of it but its name
    with pytest.raises(OpenElsewhere):
        Lock(path)
    second.release()
    first.release()


def test_the_holder_removes_what_was_left_half_written(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    (tmp_path / ".game.json.abc.part").touch()
    (tmp_path / ".other.json.abc.part").touch()
    Lock(path).release()
    assert os.listdir(tmp_path) == [".other.json.abc.part"]
