"""The command as a program of its own, and inside the test."""

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

import maszyna
from maszyna.cli import run

PACKAGES = str(Path(maszyna.__file__).parents[1])  # the build under test, source or installed


class Said(NamedTuple):
    code: int
    out: str
    problems: list[str]  # lines on standard error


def program(*arguments: str, stdin: bytes = b"", cwd: Path | None = None) -> Said:
    """Run the command in a process of its own."""
    command = [sys.executable, "-m", "maszyna", *arguments]
    environment = {**os.environ, "PYTHONPATH": PACKAGES}
    done = subprocess.run(command, input=stdin, capture_output=True, cwd=cwd, env=environment, timeout=60)
    return Said(done.returncode, done.stdout.decode(), done.stderr.decode().splitlines())


def inside(capsys: pytest.CaptureFixture[str], *arguments: str) -> Said:
    """Run the command in this process: quicker, when nothing about the process matters."""
    code = run(list(arguments))
    captured = capsys.readouterr()
    return Said(code, captured.out, captured.err.splitlines())
