"""The one way to write a file: whole or not at all, and nothing left beside it."""

import os
import pickle
import time
from pathlib import Path

import pytest

from maszyna.storage.files import ABANDONED, FileTrouble, home_folder, write


def test_a_file_is_replaced_and_nothing_lies_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    write(path, "one\r\n")
    write(path, "два\n")
    assert path.read_bytes() == "два\n".encode()
    assert os.listdir(tmp_path) == ["game.json"]


def test_a_new_file_has_the_usual_rights_and_an_old_one_keeps_its_own(tmp_path: Path) -> None:
    path, usual = tmp_path / "game.json", tmp_path / "usual"
    usual.touch()
    write(path, "one")
    assert path.stat().st_mode == usual.stat().st_mode
    path.chmod(0o600)
    write(path, "two")
    assert path.stat().st_mode & 0o777 == 0o600


def test_a_mistyped_folder_is_not_made(tmp_path: Path) -> None:
    with pytest.raises(FileTrouble, match="No such file or directory"):
        write(tmp_path / "typo" / "game.json", "one")
    assert os.listdir(tmp_path) == []


@pytest.mark.parametrize("failing", ["fsync", "replace"])
def test_a_failed_write_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failing: str
) -> None:
    path = tmp_path / "game.json"
    write(path, "old")

    def refuse(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, failing, refuse)
    with pytest.raises(FileTrouble, match="No space left on device"):
        write(path, "new")
    assert (path.read_text(), os.listdir(tmp_path)) == ("old", ["game.json"])


def test_an_interrupted_write_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", interrupt)
    with pytest.raises(KeyboardInterrupt):
        write(tmp_path / "game.json", "new")
    assert os.listdir(tmp_path) == []


def test_file_and_folder_are_on_the_disk_before_it_is_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced: list[bool] = []
    real = os.fsync

    def noted(handle: int) -> None:
        synced.append(os.path.isdir(f"/proc/self/fd/{handle}"))
        real(handle)

    monkeypatch.setattr(os, "fsync", noted)
    write(tmp_path / "game.json", "one")
    assert synced == [False, True]
    write(tmp_path / "many.json", "one", lasting=False)
    assert synced == [False, True]


def test_a_link_stays_a_link_and_a_pipe_a_pipe(tmp_path: Path) -> None:
    target, link, pipe = tmp_path / "game.json", tmp_path / "link.json", tmp_path / "pipe"
    target.write_text("old")
    link.symlink_to(target)
    write(link, "new")
    assert link.is_symlink() and target.read_text() == "new"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    write(pipe, "through")
    assert os.read(reader, 100) == b"through"
    os.close(reader)
    assert pipe.is_fifo()


def test_what_a_killed_program_left_is_removed_at_the_next_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MASZYNA_HOME", str(tmp_path))
    games = home_folder("games")
    left, fresh = games / ".a.json.x1.part", games / ".b.json.x2.part"
    for path in (left, fresh):
        path.touch()
    before = time.time() - ABANDONED - 1
    os.utime(left, (before, before))
    home_folder("games")
    assert list(games.iterdir()) == [fresh]  # another process may just be writing it


def test_the_trouble_comes_through_from_a_process_of_its_own() -> None:
    trouble = pickle.loads(pickle.dumps(FileTrouble(Path("a.json"), "is_empty")))
    assert str(trouble) == "a.json: is empty"
