"""One process works on a save at a time: a lock of the system on a file beside it.

The system drops the lock when its process ends, however it ends, so a lock file left behind by a dead process keeps
nobody out.
"""

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

from maszyna.storage.files import FileTrouble, problem_of, remove_leftovers

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

ENDING: Final = ".lock"


class OpenElsewhere(FileTrouble):
    """Another process works on this file."""


class Lock:
    """The right to write one file, held until it is released or the process ends."""

    def __init__(self, path: Path) -> None:
        try:
            target = Path(os.path.realpath(path))
            self.path = target.with_name(f".{target.name}{ENDING}")
            self._handle = self._taken(path)
        except (OSError, ValueError) as error:
            raise FileTrouble(path, "system", reason=problem_of(error)) from None
        remove_leftovers(target.parent, target.name)  # nobody else may be writing it now

    def _taken(self, path: Path) -> int:
        while True:
            handle = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o666)
            if not _lock(handle):
                os.close(handle)
                raise OpenElsewhere(path, "open_elsewhere")
            if _is_still(handle, self.path):
                return handle
            os.close(handle)  # its last holder has removed it meanwhile, so another process could create it again

    def release(self) -> None:
        if self._handle < 0:
            return
        if sys.platform != "win32" and _is_still(self._handle, self.path):  # elsewhere an open file cannot be removed
            with suppress(OSError):
                self.path.unlink()
        os.close(self._handle)
        self._handle = -1
        if sys.platform == "win32":
            with suppress(OSError):
                self.path.unlink()


def _lock(handle: int) -> bool:
    """Whether the lock is ours now; where a file system knows no locks, it always is."""
    try:
        if sys.platform == "win32":
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    except OSError:
        return sys.platform != "win32"
    return True


def _is_still(handle: int, path: Path) -> bool:
    try:
        ours, named = os.fstat(handle), os.stat(path)
    except FileNotFoundError:
        return False
    return (ours.st_dev, ours.st_ino) == (named.st_dev, named.st_ino)
