"""Writes release.txt: what playing needs, each package at its version of constraints.txt, with the hashes of its files.

    python -m tools.release_hashes          # asks the package index that pip is set up for

An installation by `pip install --require-hashes -r release.txt` then takes nothing but these very files.
"""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Final
from urllib.request import Request, urlopen

from tools.set_up import CONSTRAINTS, ROOT, requirements

RELEASE: Final = ROOT / "release.txt"
HEAD: Final = "# What playing needs, with the hashes of all files. Made by `python -m tools.release_hashes`.\n"
FORMAT: Final = "text/html"
LINK: Final = re.compile(r"(<a [^>]*?([^/\"]+)#sha256=([0-9a-f]{64})[^>]*>)")
SECONDS: Final = 60


def normal(name: str) -> str:
    """The name as an index spells it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def pinned() -> dict[str, str]:
    """The versions of constraints.txt by name."""
    lines = CONSTRAINTS.read_text(encoding="utf-8").splitlines()
    found = [line.split(";")[0].strip().partition("==") for line in lines if "==" in line]
    return {normal(name): version for name, _, version in found}


def pip(*arguments: str) -> str:
    done = subprocess.run([sys.executable, "-m", "pip", *arguments], capture_output=True, text=True)
    if done.returncode:
        sys.exit(done.stderr)
    return done.stdout


def needed() -> list[str]:
    """The names of all packages that playing needs."""
    asked = ["install", "--dry-run", "--ignore-installed", "--quiet", "--report", "-", "--constraint", str(CONSTRAINTS)]
    report = json.loads(pip(*asked, *requirements("play")))
    return sorted({normal(one["metadata"]["name"]) for one in report["install"]})


def index() -> str:
    """The address of the index, from pip's own settings or its own default."""
    known = subprocess.run([sys.executable, "-m", "pip", "config", "get", "global.index-url"], capture_output=True)
    default = "from pip._internal.models.index import PyPI; print(PyPI.simple_url)"
    address = known.stdout or subprocess.run([sys.executable, "-c", default], capture_output=True, check=True).stdout
    return address.decode().strip().rstrip("/")


def hashes(address: str, name: str, version: str) -> list[str]:
    """Of every file of a version that is not withdrawn."""
    with urlopen(Request(f"{address}/{name}/", headers={"Accept": FORMAT}), timeout=SECONDS) as answer:
        links = LINK.findall(answer.read().decode())
    of_version = re.compile(rf"[^-]+-{re.escape(version)}(-.*\.whl|\.tar\.gz|\.zip)")
    return sorted({found for tag, file, found in links if of_version.fullmatch(file) and "data-yanked" not in tag})


def main() -> None:
    versions, address, lines = pinned(), index(), [HEAD]
    for name in needed():
        found = hashes(address, name, versions[name])
        if not found:
            sys.exit(f"The index has no file of {name} {versions[name]}.")
        lines.append(" \\\n".join([f"{name}=={versions[name]}", *(f"    --hash=sha256:{one}" for one in found)]))
    Path(RELEASE).write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
