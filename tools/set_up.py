"""Sets up `.venv` for make, with nothing but Python's own library: `python3 -m tools.set_up play`.

A part is a list of requirements of pyproject.toml, installed at the versions of constraints.txt, and only when it is
not there yet. uv installs them where it is on the machine, otherwise pip.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import time
import tomllib
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
VENV: Final = ROOT / ".venv"
PYTHON: Final = VENV / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
CONSTRAINTS: Final = ROOT / "constraints.txt"
# What pip and uv print of the packages they are about to install.
FOUND: Final = re.compile(r"Collecting (\S+?)[\[=<>! ~;]|Collecting (\S+)$")
INSTALLING: Final = re.compile(r"Installing collected packages: (.*)|(?:Installed|Prepared) (\d+) package")


# By the name of a part: how it is announced, the extras it consists of, and what is installed besides.
PARTS: Final[dict[str, tuple[str, list[str], list[str]]]] = {
    "play": ("what playing needs", ["web"], []),
    "build": ("what compiling needs", [], ["pip"]),  # pip fetches the Python of the page without a server
    "all": ("the lab and the environments", ["web", "lab", "env"], []),
    "tools": ("the tools of the tests", ["check", "test"], []),
    "bench": ("the peers of the benchmark", ["bench"], []),
    "docs": ("the generator of the docs' site", ["docs"], []),
    # It asks for an older Gymnasium, but works with ours.
    "bench-gym": ("the peer's environment", [], ["--no-deps", "catanatron_gym"]),
}


def requirements(part: str) -> list[str]:
    """What the installer is given for a part, by the lists of pyproject.toml."""
    pyproject = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    project = pyproject["project"]
    _, extras, besides = PARTS[part]
    if part == "build":
        return [*pyproject["build-system"]["requires"], *besides]
    named = [one for extra in extras for one in project["optional-dependencies"][extra]]
    return [*(project["dependencies"] if extras else []), *named, *besides]


def set_up(part: str, folder: Path | None = None) -> None:
    """Have a part installed, in `.venv` or quietly in a folder; ends the program with the reason if it cannot be."""
    make_environment()
    wanted = requirements(part)
    stamp = (folder or VENV) / f".has-{part}"
    key = hashlib.sha256("\n".join([*wanted, CONSTRAINTS.read_text(), sys.version]).encode()).hexdigest()
    if stamp.is_file() and stamp.read_text() == key:
        return
    if folder is None:
        install(PARTS[part][0], wanted)
    else:
        install(PARTS[part][0], [*wanted, "--target", str(folder)], Progress())
    stamp.write_text(key)


def make_environment() -> None:
    if PYTHON.exists():
        return
    say(f"Setting up {VENV.name} with Python {'.'.join(map(str, sys.version_info[:3]))}.")
    # An environment without pip is made at once; the pip of the machine installs into it just as well.
    if uv() or has_pip():
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(VENV)], check=True)
    elif subprocess.run([sys.executable, "-m", "venv", str(VENV)]).returncode:
        shutil.rmtree(VENV, ignore_errors=True)
        sys.exit("Neither uv nor pip nor ensurepip is here; on Debian and Ubuntu: apt install python3-venv")


def uv() -> str | None:
    return shutil.which("uv")


def has_pip() -> bool:
    return subprocess.run([sys.executable, "-m", "pip", "--version"], capture_output=True).returncode == 0


def installer() -> list[str]:
    found = uv()
    if found:
        return [found, "pip", "install", "--python", str(PYTHON)]
    if has_pip():
        pip = [sys.executable, "-m", "pip", "--python", str(PYTHON)]
    else:
        pip = [str(PYTHON), "-m", "pip"]
    # Modules are parsed when they are first used: most of them never are.
    return [*pip, "install", "--no-compile", "--disable-pip-version-check", "--progress-bar", "off"]


def install(what: str, arguments: list[str], progress: "Progress | None" = None) -> None:
    """Run the installer and show how far it is, on one line; all that it said only when it fails."""
    command = [*installer(), "--constraint", str(CONSTRAINTS), *arguments]
    progress = progress or ShownProgress(f"Installing {what}")
    # Older pips cannot do without: the constraint holds for what a build needs, too.
    environment = {**os.environ, "PIP_CONSTRAINT": str(CONSTRAINTS), "PIP_BUILD_CONSTRAINT": str(CONSTRAINTS)}
    said: list[str] = []
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace", env=environment
    ) as running:
        assert running.stdout is not None
        for line in running.stdout:
            said.append(line)
            progress.hear(line)
    if running.returncode:
        progress.end("failed")
        sys.stderr.writelines(line for line in said[-30:] if not line.startswith("WARNING"))
        sys.exit(f"{what} could not be installed: is there a connection to a package index?")
    progress.end(f"{progress.packages} packages")


class Progress:
    """How far an installer is, by what it prints; shown to nobody."""

    def __init__(self) -> None:
        self.packages = 0
        self.started = time.monotonic()

    def hear(self, line: str) -> None:
        if found := FOUND.match(line):
            self.packages += 1
            self.show(f": {self.packages} found, {found[1] or found[2]}")
        elif found := INSTALLING.match(line):
            self.packages = len(found[1].split(",")) if found[1] else int(found[2])
            self.show(f": installing {self.packages} packages")

    def show(self, state: str) -> None:
        pass

    def end(self, result: str) -> None:
        pass


class ShownProgress(Progress):
    """One line that changes on a screen; elsewhere a line at the beginning and one at the end."""

    def __init__(self, title: str) -> None:
        super().__init__()
        self.title = title
        self.screen = sys.stderr.isatty()
        say(f"{title} …", "" if self.screen else "\n")

    def show(self, state: str) -> None:
        if self.screen:
            say(f"\r\x1b[K{self.title}{state}", "")

    def end(self, result: str) -> None:
        line = f"{self.title}: {result}, {time.monotonic() - self.started:.0f} s"
        say(f"\r\x1b[K{line}" if self.screen else line)


def say(line: str, end: str = "\n") -> None:
    sys.stderr.write(line + end)
    sys.stderr.flush()


def main(parts: list[str]) -> None:
    if not parts or set(parts) - set(PARTS):
        sys.exit(f"python3 -m tools.set_up PART…, where a part is one of {', '.join(PARTS)}")
    for part in parts:
        set_up(part)


if __name__ == "__main__":
    main(sys.argv[1:])
