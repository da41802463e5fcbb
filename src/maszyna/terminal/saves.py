"""Where games are kept: one file for each, written before anything is shown as done.

A game not finished has ``.going`` in its name, so that the next start can offer it. A file is written aside and put in
place in one step: whatever happens to the program, the file is the game before or after an action, never half of one.
"""

import os
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Final

from platformdirs import user_data_dir

from maszyna.kernel.errors import MaszynaError
from maszyna.kernel.save import MOST_BYTES, Save, parse

HOME: Final = "MASZYNA_HOME"
GOING: Final = ".going.json"
DONE: Final = ".json"
SPOILT: Final = ".spoilt"


class FileTrouble(MaszynaError):
    """A file that cannot be read or written."""


def home() -> Path:
    return Path(os.environ.get(HOME) or user_data_dir("maszyna"))


def new_path(seed: int, kind: str = "scythe") -> Path:
    stamp = datetime.now().strftime("%Y%m%d-%H%M%S")
    return home() / "games" / f"{kind}-{stamp}-{os.getpid()}-seed-{seed}{GOING}"


def unfinished(kind: str = "scythe") -> list[Path]:
    """The games to go on with, the last played first."""
    try:
        return sorted((home() / "games").glob(f"{kind}-*{GOING}"), key=lambda path: -path.stat().st_mtime)
    except OSError:
        return []


def write(path: Path, text: str) -> None:
    """The whole file or nothing."""
    aside: Path | None = None
    try:
        aside = path.with_name(f"{path.name}.{os.getpid()}.part")
        path.parent.mkdir(parents=True, exist_ok=True)
        with open(aside, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(aside, path)
    except (OSError, ValueError) as error:
        with suppress(OSError, ValueError):
            if aside is not None:
                aside.unlink()
        raise FileTrouble(f"{path}: {_problem(error)}") from None


def is_free(path: Path) -> bool:
    """Whether writing there destroys nothing but an earlier save."""
    try:
        if not path.exists():
            return True
    except (OSError, ValueError):
        return True  # writing will say what is wrong
    try:
        read(path)
    except FileTrouble:
        return False
    return True


def read(path: Path) -> Save:
    """A save file; what is wrong with it is said with its name."""
    try:
        with open(path, "rb") as file:
            content = file.read(MOST_BYTES + 1)
        return parse(content.decode("utf-8-sig"))
    except MaszynaError as error:
        raise FileTrouble(f"{path}: {error}") from None
    except (OSError, ValueError) as error:
        raise FileTrouble(f"{path}: {_problem(error)}") from None


def path_of(typed: str) -> Path:
    """A file as a person names it."""
    try:
        return Path(typed).expanduser()
    except RuntimeError:
        return Path(typed)  # a home nobody has


def put_aside(path: Path, ending: str = DONE) -> Path:
    """Take a game off the list of those to go on with."""
    kept = path.with_name(path.name.removesuffix(GOING) + ending)
    try:
        os.replace(path, kept)
    except OSError:
        return path
    return kept


def _problem(error: Exception) -> str:
    return error.strerror or str(error) if isinstance(error, OSError) else str(error)
