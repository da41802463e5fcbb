"""Games being played: one file for each, written before anything is shown as done, and by one process at a time.

A game not finished has ``.going`` in its name, so that the next start can offer it.
"""

import os
from datetime import datetime
from pathlib import Path
from typing import Final, NamedTuple

from maszyna.kernel.errors import MaszynaError
from maszyna.kernel.save import MOST_CHARACTERS, Save, parse
from maszyna.storage import files
from maszyna.storage.files import FileTrouble, home, home_folder, path_of, problem_of, remove_leftovers
from maszyna.storage.locks import Lock

FOLDER: Final = "games"
GOING: Final = ".going.json"
DONE: Final = ".json"
SPOILT: Final = ".spoilt"
# What this process works on; the locks go when it ends.
_held: Final[dict[Path, Lock]] = {}


def new_path(seed: int, kind: str = "scythe") -> Path:
    stamp = datetime.now().strftime("%Y%m%d-%H%M%S")
    return home() / FOLDER / f"{kind}-{stamp}-{os.getpid()}-seed-{seed}{GOING}"


def unfinished(kind: str = "scythe") -> list[Path]:
    """The games to go on with, the last played first."""
    try:
        remove_leftovers(home() / FOLDER)
        return sorted((home() / FOLDER).glob(f"{kind}-*{GOING}"), key=lambda path: -path.stat().st_mtime)
    except OSError:
        return []


def is_first_game() -> bool:
    """Whether nobody has played here before."""
    try:
        return not any((home() / FOLDER).glob(f"*{DONE}"))
    except OSError:
        return True


class KeptGame(NamedTuple):
    """A game in the user's data: its file, its game, when it was played last, and how many actions it has."""

    path: Path
    game: str
    when: datetime
    actions: int


def kept_games(kind: str = "") -> list[KeptGame]:
    """All games that can be gone on with or looked at, the last played first."""
    found: list[KeptGame] = []
    try:
        for path in (home() / FOLDER).glob(f"*{DONE}"):
            try:
                save = read(path)
            except FileTrouble:
                continue
            if not kind or save.game == kind:
                found.append(KeptGame(path, save.game, datetime.fromtimestamp(path.stat().st_mtime), len(save.actions)))
    except OSError:
        return found
    return sorted(found, key=lambda one: one.when, reverse=True)


def save_named(typed: str) -> Path:
    """A file as a person names it; a name without a folder or an ending is one of the games kept here, and so is every
    name that their list shows: that of an unfinished game ends in ``.going``."""
    path = path_of(typed)
    if path.name != typed or path.exists():
        return path
    kept = home() / FOLDER / f"{typed}{DONE}"
    return path if path.suffix and not kept.exists() else kept


def claim(path: Path) -> None:
    """Work on a game from now on; raises OpenElsewhere while another process does."""
    if path in _held:
        return
    if path.parent == home() / FOLDER:
        home_folder(FOLDER)
    _held[path] = Lock(path)


def release(path: Path) -> None:
    """Let other processes work on it."""
    lock = _held.pop(path, None)
    if lock is not None:
        lock.release()


def release_all() -> None:
    """A person leaves: other processes may work on whatever was open here."""
    for path in list(_held):
        release(path)


def resumed(path: Path) -> Save | None:
    """Claim a game left unfinished and read it; none if another process has just finished it."""
    claim(path)
    if path.exists():
        return read(path)
    release(path)
    return None


def write(path: Path, text: str) -> None:
    """The whole file or nothing, unless another process works on it."""
    if path in _held:
        files.write(path, text)
        return
    claim(path)
    try:
        files.write(path, text)
    finally:
        release(path)


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
        with open(path, encoding="utf-8-sig", newline="") as file:
            return parse(file.read(MOST_CHARACTERS + 1))
    except MaszynaError as error:
        raise FileTrouble(path, "inner", problem=error) from None
    except (OSError, ValueError) as error:
        raise FileTrouble(path, "system", reason=problem_of(error)) from None


def put_aside(path: Path, ending: str = DONE) -> Path:
    """Take a game off the list of those to go on with; nobody works on it any more."""
    kept = path.with_name(path.name.removesuffix(GOING) + ending)
    try:
        os.replace(path, kept)
    except OSError:
        kept = path
    release(path)
    return kept
