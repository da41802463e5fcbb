"""The engine compiled beside the app, on a checkout of a few files whose setup.py does as each test wants."""

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.skipif(os.name != "posix", reason="the app is started this way by make alone")

# What stands in for the app says where it comes from, and stays while somebody listens.
APP = """
import sys
if sys.argv[1:] == ["--version"]:
    print("maszyna (compiled)")
elif sys.argv[1:2] == ["play"]:
    print(__file__, flush=True)
    sys.stdin.read()
"""
PLAYS = """
class Scythe:
    winner = "crimea"
    def __init__(self, seed): pass
    def play_randomly(self): pass
"""
COMPILES = """
import shutil, sys
shutil.copytree("src", sys.argv[sys.argv.index("--build-lib") + 1])
"""
HAS_ALL = """
import tools.set_up as s
s.install = lambda *arguments: None
s.set_up("play")
s.set_up("build", s.VENV / "engine/tools")
"""
TAKES_LONG = "import time, pathlib\npathlib.Path('begun').touch()\ntime.sleep(60)\n"
FAILS = "import sys\nsys.exit('error: cannot be done')\n"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    shutil.copytree(ROOT / "tools", tmp_path / "tools", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    for name in ("constraints.txt", "README.md", "LICENSE"):
        (tmp_path / name).touch()
    package = tmp_path / "src" / "maszyna"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text(PLAYS)
    (package / "__main__.py").write_text(APP)
    python = tmp_path / ".venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.symlink_to(sys.executable)
    # What playing and compiling need is there.
    (tmp_path / ".venv/engine/tools").mkdir(parents=True)
    subprocess.run([sys.executable, "-c", HAS_ALL], cwd=tmp_path, check=True)
    return tmp_path


class App:
    """`make play` of the checkout; ends when it is left."""

    def __init__(self, checkout: Path) -> None:
        command = [sys.executable, "-m", "tools.start", "play"]
        environment = {name: value for name, value in os.environ.items() if name != "MASZYNA_COMPILE"}
        pipe = subprocess.PIPE
        self.checkout = checkout
        self.process = subprocess.Popen(
            command, cwd=checkout, stdin=pipe, stdout=pipe, stderr=pipe, text=True, env={**environment, "CC": "true"}
        )

    def __enter__(self) -> "App":
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.said = self.process.communicate()[1]  # also waits for what compiles beside it

    def runs_from(self) -> str:
        assert self.process.stdout is not None
        path = Path(self.process.stdout.readline().strip())
        return path.relative_to(self.checkout).parts[0] if path.is_relative_to(self.checkout / "src") else "compiled"

    def wait_for(self, done: Callable[[], bool]) -> None:
        until = time.monotonic() + 300  # at the lowest priority, beside other tests
        while not done():
            assert time.monotonic() < until, "it did not come"
            time.sleep(0.02)


def builds(checkout: Path) -> list[Path]:
    return [path.parent for path in (checkout / ".venv/engine").glob("*/maszyna") if path.parent.name != "unfinished"]


def test_a_finished_build_is_taken_up_at_the_next_start(checkout: Path) -> None:
    (checkout / "setup.py").write_text(COMPILES)
    with App(checkout) as app:
        assert app.runs_from() == "src"
        app.wait_for(lambda: bool(builds(checkout)))
    with App(checkout) as again:
        assert again.runs_from() == "compiled"
    (checkout / "src/maszyna/new.py").touch()
    with App(checkout) as changed:
        assert changed.runs_from() == "src"


def test_a_failure_is_told_once_and_tried_again_when_something_changed(checkout: Path) -> None:
    (checkout / "setup.py").write_text(FAILS)
    with App(checkout) as app:
        assert app.runs_from() == "src"
        app.wait_for((checkout / ".venv/engine/failed").exists)
    assert "The engine could not be compiled: error: cannot be done" in app.said
    with App(checkout) as again:
        assert again.runs_from() == "src"
    assert again.said == ""
    (checkout / "setup.py").write_text(COMPILES)
    with App(checkout) as changed:
        changed.wait_for(lambda: bool(builds(checkout)))


def test_it_ends_with_the_app_however_that_ends(checkout: Path) -> None:
    (checkout / "setup.py").write_text(TAKES_LONG)
    with App(checkout) as app:
        app.wait_for((checkout / ".venv/engine/source/begun").exists)
        app.process.send_signal(signal.SIGKILL)
    assert "being compiled" in app.said  # everybody who could write there is gone, or this would still wait
    assert not builds(checkout)
    (checkout / "setup.py").write_text(COMPILES)
    with App(checkout) as again:
        assert again.runs_from() == "src"
        again.wait_for(lambda: bool(builds(checkout)))
