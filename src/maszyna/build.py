"""Which version and which build of the engine is running."""

from importlib.machinery import EXTENSION_SUFFIXES, PathFinder

import maszyna.scythe as engine
from maszyna.version import VERSION

TYPE_CHECKING = False  # that of typing, without loading it
if TYPE_CHECKING:
    from typing import Literal


def kind() -> "Literal['compiled', 'interpreted']":
    """Told by the file of an engine module, which is not loaded for it."""
    found = PathFinder.find_spec("maszyna.scythe.ids", engine.__path__)
    compiled = found is not None and str(found.origin).endswith(tuple(EXTENSION_SUFFIXES))
    return "compiled" if compiled else "interpreted"


def version_line() -> str:
    return f"maszyna {VERSION} ({kind()})"


def commit() -> str:
    """The commit the package was made of, with a plus if it was changed since; nothing where nobody can say."""
    try:
        with open(f"{engine.__path__[0]}/../commit.txt", encoding="utf-8") as note:
            return note.read().strip()
    except OSError:
        return source_commit(engine.__path__[0])


def source_commit(folder: str) -> str:
    """Of the plain source in a repository: what git says."""
    import subprocess

    command = ["git", "-C", folder, "describe", "--always", "--abbrev=40", "--dirty=+", "--exclude=*"]
    try:
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""


def why_interpreted() -> str:
    """Why the engine was not compiled though it was to be, as the installation has noted it; nothing otherwise."""
    try:
        with open(f"{engine.__path__[0]}/../not_compiled.txt", encoding="utf-8") as note:
            return note.read().strip()
    except OSError:
        return ""
