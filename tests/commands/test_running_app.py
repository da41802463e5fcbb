"""A second `maszyna play`: the page of the app that runs already, and a start of its own when there is none."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.console import PACKAGES

from maszyna.commands.running_app import FILE

PLAY = [sys.executable, "-m", "maszyna", "play", "--no-browser"]


def settings(home: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": PACKAGES, "MASZYNA_HOME": str(home)}


@contextmanager
def app(home: Path, *arguments: str) -> Iterator[tuple[subprocess.Popen[str], list[str]]]:
    """An app and the two lines it says when it answers."""
    with subprocess.Popen([*PLAY, *arguments], stdout=subprocess.PIPE, text=True, env=settings(home)) as process:
        assert process.stdout is not None
        try:
            yield process, [process.stdout.readline().strip() for _ in range(2)]
        finally:
            process.kill()


def test_the_page_of_the_running_app_is_opened(tmp_path: Path) -> None:
    with app(tmp_path, "--port", "0") as (process, lines):
        second = subprocess.run(PLAY, capture_output=True, text=True, env=settings(tmp_path), timeout=60)
        assert second.returncode == 0
        assert second.stdout.splitlines() == ["The app is already running. The address:", lines[1]]
        assert (tmp_path / FILE).stat().st_mode & 0o077 == 0  # it holds the owner's token
        process.terminate()
        assert process.wait(10) == 0
        assert not (tmp_path / FILE).exists()


def test_a_killed_app_keeps_nobody_from_starting(tmp_path: Path) -> None:
    with app(tmp_path, "--port", "0") as (process, _):
        process.kill()
    assert (tmp_path / FILE).exists()
    with app(tmp_path) as (_, lines):
        assert lines[0].startswith("The app runs in your browser")


def test_what_is_asked_for_is_a_server_of_its_own(tmp_path: Path) -> None:
    with (
        app(tmp_path, "--port", "0", "--token", "first") as (_, first),
        app(tmp_path, "--port", "0", "--token", "second") as (_, second),
    ):
        assert first[1] != second[1]
        assert second[1].endswith("token=second")
