"""`make install`: compiles the engine where that is possible, and puts the package into `.venv` if it is not there."""

import shutil
import subprocess
import sys
from pathlib import Path

from tools.compiled_builds import INSTALLED, key_of_build
from tools.set_up import PYTHON, ROOT, VENV, install


def main() -> None:
    key = key_of_build()
    if not (INSTALLED.is_file() and INSTALLED.read_text() == key):
        install("Maszyna", ["--no-deps", "--force-reinstall", str(wheel())])
        INSTALLED.write_text(key)
    subprocess.run([str(VENV / "bin" / "maszyna"), "--version"], check=True)


def wheel() -> Path:
    """Made here and not by the installer, which would not show what the build says."""
    folder = VENV / "wheel"
    shutil.rmtree(folder, ignore_errors=True)
    build = f"from setuptools import build_meta; build_meta.build_wheel({str(folder)!r})"
    with (VENV / "build.log").open("w") as log:
        built = subprocess.run([str(PYTHON), "-c", build], cwd=ROOT, stdout=log)
    if built.returncode:
        sys.exit(built.returncode)
    [made] = folder.iterdir()
    return made


if __name__ == "__main__":
    main()
