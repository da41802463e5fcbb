"""Builds to be compared: a commit of the repository here, the folder of a package, or a virtual environment.

A commit is taken out of the repository and compiled once; it is kept with the user's data under its number.
"""

import io
import os
import subprocess
import sys
import tarfile
from pathlib import Path
from typing import Final, NamedTuple

from maszyna.kernel.errors import MaszynaError
from maszyna.storage.files import home_folder

KEPT: Final = "builds"
DONE: Final = "done"  # a file that says that a build is whole
SHOWN: Final = 12  # digits of a commit


class NoBuild(MaszynaError):
    """What was named is nothing that can be run."""


class Build(NamedTuple):
    name: str
    python: str
    packages: str  # where the package is, or nothing if the interpreter knows

    def environment(self) -> dict[str, str]:
        known = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        return {**known, "PYTHONPATH": self.packages} if self.packages else known


def build_of(named: str) -> Build:
    """A folder that exists is taken as it is, anything else is a commit."""
    path = Path(named)
    if (path / "maszyna" / "__init__.py").is_file():
        return Build(named, sys.executable, str(path.resolve()))
    for python in (path / "bin" / "python", path / "Scripts" / "python.exe"):
        if python.is_file():
            return Build(named, str(python.absolute()), "")
    if path.is_dir():
        raise NoBuild(named, "no_package_there")
    return committed(named)


def committed(named: str) -> Build:
    """A commit, compiled if it has not been yet."""
    found = subprocess.run(
        ["git", "rev-parse", "--verify", "--quiet", "--end-of-options", f"{named}^{{commit}}"],
        capture_output=True, text=True,
    )  # fmt: skip
    if found.returncode:
        raise NoBuild(named, "no_folder_or_commit")
    commit = found.stdout.strip()
    folder = home_folder(KEPT) / f"{commit}-{sys.implementation.cache_tag}"
    packages = folder / "built"
    if not (folder / DONE).exists():
        compile_into(commit, folder, packages)
        (folder / DONE).touch()
    return Build(f"{named} ({commit[:SHOWN]})", sys.executable, str(packages))


def compile_into(commit: str, folder: Path, packages: Path) -> None:
    source = folder / "source"
    source.mkdir(parents=True, exist_ok=True)
    archive = subprocess.run(["git", "archive", "--format=tar", commit], capture_output=True, check=True).stdout
    with tarfile.open(fileobj=io.BytesIO(archive)) as tar:
        tar.extractall(source, filter="data")
    built = subprocess.run(
        [sys.executable, "setup.py", "-q", "build", "--build-lib", str(packages.resolve())], cwd=source,
        capture_output=True, text=True,
    )  # fmt: skip
    if built.returncode:
        last = [line for line in built.stderr.splitlines() if line.strip()][-1:]
        raise NoBuild(commit[:SHOWN], "cannot_build", reason=" ".join(last))
