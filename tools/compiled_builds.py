"""The compiled engine of a checkout: made beside the running app, in a place of its own, taken up at the next start.

A build is known by the sources, the compiler and the Python it was made of. It is put in place whole and last, after it
has played a game; whatever happens before, the source goes on being what runs.
"""

import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Final

from tools.set_up import PYTHON, ROOT, VENV

SOURCE: Final = ROOT / "src"
PLACE: Final = VENV / "engine"
FAILED: Final = PLACE / "failed"  # the key of the last build that failed
INSTALLED: Final = VENV / ".installed"  # the key of what `make install` has compiled
ASKED: Final = "MASZYNA_COMPILE"
BESIDE_THE_SOURCE: Final = ("setup.py", "pyproject.toml", "README.md", "LICENSE")
PLAYS_A_GAME: Final = "import maszyna; game = maszyna.Scythe(seed=1); game.play_randomly(); print(game.winner)"


def key_of_build() -> str:
    """The sources, the compiler and Python as one number."""
    found = hashlib.sha256(f"{sys.version} {compiler_version()}".encode())
    for path in source_files():
        found.update(str(path.relative_to(ROOT)).encode())
        found.update(path.read_bytes())
    return found.hexdigest()[:16]


def source_files() -> list[Path]:
    package = [path for path in SOURCE.rglob("*") if path.is_file() and path.suffix not in (".pyc", ".mo")]
    inside = [path for path in package if not any(part.endswith(".egg-info") for part in path.parts)]
    return sorted([*inside, *(ROOT / name for name in BESIDE_THE_SOURCE)])


def compiler() -> list[str]:
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")


def compiler_version() -> str:
    """What the compiler says of itself; nothing where there is none."""
    if os.environ.get(ASKED) == "0" or shutil.which(compiler()[0]) is None:
        return ""
    said = subprocess.run([*compiler(), "--version"], capture_output=True, text=True)
    return said.stdout if said.returncode == 0 else ""


def packages(key: str) -> tuple[Path | None, bool]:
    """Where the package of this key is (None: installed in `.venv`), and whether it is compiled."""
    if (PLACE / key).is_dir():
        return PLACE / key, True
    if INSTALLED.is_file() and INSTALLED.read_text() == key:
        return None, True
    return SOURCE, False


def has_failed(key: str) -> bool:
    return FAILED.is_file() and FAILED.read_text() == key


def works(folder: Path) -> bool:
    """Whether a build answers as a compiled one and plays a game."""
    environment = {**os.environ, "PYTHONPATH": str(folder)}

    def says(*arguments: str) -> str:
        said = subprocess.run([str(PYTHON), *arguments], capture_output=True, text=True, env=environment, cwd=folder)
        return said.stdout if said.returncode == 0 else ""

    return "(compiled)" in says("-m", "maszyna", "--version") and bool(says("-c", PLAYS_A_GAME))
