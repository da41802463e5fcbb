"""Files of a user: where they live, and the one way to write them.

A file is written aside and put in place in one step: whatever happens to the program or the machine, it holds what it
held before or what it holds now, never half of it. A folder is made only where the program keeps its own data.
"""

import errno
import os
import time
from contextlib import suppress
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Final

from platformdirs import user_data_dir

from maszyna.kernel.errors import MaszynaError
from maszyna.messages.message import Message

HOME: Final = "MASZYNA_HOME"
ASIDE: Final = ".part"  # the end of the name of a file that is being written
SYSTEM: Final = {
    errno.ENOENT: "no_such_file",
    errno.EACCES: "no_permission",
    errno.EPERM: "not_permitted",
    errno.EISDIR: "is_a_folder",
    errno.ENOTDIR: "not_a_folder",
    errno.EEXIST: "file_exists",
    errno.ENAMETOOLONG: "name_too_long",
    errno.ENOSPC: "disk_full",
    errno.EDQUOT: "quota_used",
    errno.EFBIG: "file_too_large",
    errno.EROFS: "read_only",
    errno.EIO: "input_output",
    errno.EBADF: "bad_descriptor",
    errno.EADDRINUSE: "address_in_use",
    errno.EADDRNOTAVAIL: "no_such_address",
    errno.ECONNREFUSED: "connection_refused",
    errno.ETIMEDOUT: "timed_out",
}
ABANDONED: Final = 3600.0  # seconds after which nobody is writing it any more


class FileTrouble(MaszynaError):
    """A file that cannot be read or written."""

    def __init__(self, path: str | Path, code: str, **values: object) -> None:
        super().__init__(str(path), code, **values)
        self.path = Path(path)


def home() -> Path:
    """The folder of a user's data; the variable names another one."""
    return Path(os.environ.get(HOME) or user_data_dir("maszyna"))


def home_folder(name: str = "") -> Path:
    """The folder of a user's data, or one in it, made if need be and cleared of what was left half written."""
    folder = home() / name
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise FileTrouble(folder, "system", reason=problem_of(error)) from None
    remove_leftovers(folder)
    return folder


def path_of(typed: str) -> Path:
    """A file as a person names it."""
    try:
        return Path(typed).expanduser()
    except RuntimeError:
        return Path(typed)  # a home nobody has


def write(path: Path, content: str | bytes, lasting: bool = True) -> None:
    """The whole file or nothing; ``lasting``: on the disk before this returns, so that a power cut takes nothing."""
    try:
        content = content.encode() if isinstance(content, str) else content
        target = Path(os.path.realpath(path))  # a link stays a link
        if target.exists() and not target.is_file():
            target.write_bytes(content)  # a device or a pipe takes it as it comes; a folder refuses
        else:
            _replace(target, content, lasting)
    except (OSError, ValueError) as error:
        raise FileTrouble(path, "system", reason=problem_of(error)) from None


def remove_leftovers(folder: Path, name: str = "", older: float = ABANDONED) -> None:
    """Remove what a program that was killed left half written."""
    with suppress(OSError, ValueError):
        for left in [path for path in folder.iterdir() if path.name.endswith(ASIDE)]:
            if left.name.startswith(f".{name}.") if name else time.time() - left.stat().st_mtime > older:
                left.unlink(missing_ok=True)


def problem_of(error: Exception) -> object:
    """What the system says, by its number; what has none stays as it was said."""
    if not isinstance(error, OSError):
        return str(error)
    return Message(SYSTEM[error.errno]) if error.errno in SYSTEM else error.strerror or str(error)


def _replace(target: Path, content: bytes, lasting: bool) -> None:
    mode = target.stat().st_mode & 0o777 if target.exists() else 0o666 & ~_umask()
    with NamedTemporaryFile(dir=target.parent, prefix=f".{target.name}.", suffix=ASIDE, delete=False) as file:
        draft = Path(file.name)
        try:
            file.write(content)
            file.flush()
            if lasting:
                os.fsync(file.fileno())
            file.close()
            draft.chmod(mode)
            os.replace(draft, target)
        except BaseException:  # also when a person interrupts it
            file.close()
            draft.unlink(missing_ok=True)
            raise
    if lasting:
        _sync_folder(target.parent)


def _umask() -> int:
    """The rights that a new file of this process does not get; there is no way to ask without setting it."""
    mask = os.umask(0o077)
    os.umask(mask)
    return mask


def _sync_folder(folder: Path) -> None:
    """That a file has a new content is written in its folder; Windows does that by itself."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
