"""The two builds: the tests run on the one they claim to run on, and neither needs mypy's packages."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from tests.builds import LISTED, holds_some, on_both
from tests.console import inside

import maszyna
from maszyna.build import commit, kind, source_commit
from maszyna.scythe import ids as words
from maszyna.version import VERSION

ROOT = Path(__file__).parents[1]
ENGINE = ("kernel", "scythe", "expeditions", "players", "encoding")
FACES = ("app", "browser", "commands", "lab", "library", "pictures", "server", "speech", "terminal")


def test_the_tested_build_is_the_announced_one() -> None:
    announced = os.environ.get("MASZYNA_TEST_BUILD")
    if announced is None:
        pytest.skip("MASZYNA_TEST_BUILD is not set, so no build was announced")
    assert kind() == announced


@pytest.mark.parametrize("arguments", [["--version"], ["--version", "scythe"]])
def test_version_names_the_build(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    said = inside(capsys, *arguments)
    assert said.code == 0
    assert said.out == f"maszyna {VERSION} ({kind()})\n"


def test_the_commit_is_known_or_nothing_is_claimed(tmp_path: Path) -> None:
    assert re.fullmatch(r"([0-9a-f]{40}\+?)?", commit())
    assert source_commit(str(tmp_path)) == ""


def test_the_build_is_told_by_what_is_loaded() -> None:
    compiled = not str(words.__file__).endswith(".py")
    assert kind() == ("compiled" if compiled else "interpreted")


def test_the_engine_needs_nothing_beyond_python() -> None:
    # -S keeps what installed packages load at start out of the list of loaded modules.
    load_the_engine = """
import importlib, pkgutil, sys
sys.path.append(sys.argv[1])
for room in sys.argv[2:]:
    package = importlib.import_module(f"maszyna.{room}")
    for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        importlib.import_module(module.name)
print(*{name.partition(".")[0] for name in sys.modules} - sys.stdlib_module_names)
"""
    folder = str(Path(maszyna.__file__).parents[1])
    command = [sys.executable, "-S", "-c", load_the_engine, folder, *ENGINE]
    loaded = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
    assert set(loaded) <= {"__main__", "maszyna", "maszyna__mypyc"}


def test_what_runs_on_both_builds_is_there() -> None:
    for each in LISTED:
        file, _, test = each.partition("::")
        assert (ROOT / file).exists(), each
        assert not test or f"\ndef {test}(" in (ROOT / file).read_text("utf-8"), each


def test_on_both_builds_run_all_of_the_engine_and_some_of_every_face() -> None:
    assert all(on_both(f"tests/{room}/any.py::test") for room in ENGINE)
    assert all(holds_some(f"tests/{face}") for face in FACES)
    assert on_both("tests/terminal/test_play.py::test_a_game_to_its_end[80-en]")
    assert not on_both("tests/terminal/test_play.py::test_a_game_to_its_end_and_on")
    assert not on_both("tests/terminal/test_play.py")
    assert not holds_some("tests/storage")
