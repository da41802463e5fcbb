"""The two builds: the tests run on the one they claim to run on, and neither needs mypy's packages."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.console import inside

import maszyna
from maszyna.build import kind
from maszyna.scythe import words
from maszyna.version import VERSION


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


def test_the_build_is_told_by_what_is_loaded() -> None:
    compiled = not str(words.__file__).endswith(".py")
    assert kind() == ("compiled" if compiled else "interpreted")


def test_the_engine_needs_nothing_beyond_python() -> None:
    # -S keeps what installed packages load at start out of the list of loaded modules.
    load_the_engine = """
import importlib, pkgutil, sys
sys.path.append(sys.argv[1])
for room in ("kernel", "scythe", "expeditions", "players", "encoding"):
    package = importlib.import_module(f"maszyna.{room}")
    for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        importlib.import_module(module.name)
print(*{name.partition(".")[0] for name in sys.modules} - sys.stdlib_module_names)
"""
    folder = str(Path(maszyna.__file__).parents[1])
    command = [sys.executable, "-S", "-c", load_the_engine, folder]
    loaded = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
    assert set(loaded) <= {"__main__", "maszyna", "maszyna__mypyc"}
