"""`import maszyna.env`: what it loads, and what it says where a library is missing."""

import subprocess
import sys

import pytest


def said_by(code: str) -> str:
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False).stderr


@pytest.mark.parametrize(
    ("module", "missing", "advice"),
    [
        (
            "maszyna.env",
            "gymnasium",
            "the environments need the extra 'env' (pip install '.[env]' in the folder of the project)",
        ),
        (
            "maszyna.env",
            "pettingzoo",
            "the environments need the extra 'env' (pip install '.[env]' in the folder of the project)",
        ),
        ("maszyna.env.openspiel", "pyspiel", "maszyna.env.openspiel needs OpenSpiel (pip install open_spiel)"),
    ],
)
def test_a_missing_library_is_named_with_the_remedy(module: str, missing: str, advice: str) -> None:
    told = said_by(f"import sys; sys.modules[{missing!r}] = None; import {module}")
    assert told.splitlines()[-1].startswith(f"ModuleNotFoundError: {advice}: ")
    assert missing in told.splitlines()[-1]


def test_the_benchmark_of_everything_says_so_too() -> None:
    call = "from maszyna.cli import main; sys.argv = ['maszyna', 'bench', '--all']; main()"
    told = said_by(f"import sys; sys.modules['gymnasium'] = None; {call}")
    assert "'.[env]'" in told
    assert "Traceback" not in told


def test_nothing_is_loaded_that_only_pictures_need() -> None:
    loaded = "[name for name in sys.modules if name.startswith(('maszyna.pictures', 'maszyna.speech'))]"
    assert said_by(f"import maszyna.env, sys; sys.exit(str({loaded}))").strip() == "[]"
