"""Compiles the engine while the app runs: started by tools.start, at low priority, and ended with the app.

What has been compiled is kept, so an interrupted compilation goes on where it was. The app holds the other end of
standard input: when it ends, however it ends, that end closes, and so does this.
"""

import contextlib
import fcntl
import io
import os
import shutil
import signal
import subprocess
import sys
import threading
from pathlib import Path
from typing import Final

from tools.compiled_builds import ASKED, BESIDE_THE_SOURCE, FAILED, PLACE, SOURCE, has_failed, key_of_build, works
from tools.set_up import PYTHON, ROOT, say, set_up

SNAPSHOT: Final = PLACE / "source"  # the sources may be edited meanwhile
UNFINISHED: Final = PLACE / "unfinished"
TOOLS: Final = PLACE / "tools"
TOOLS_MISSING: Final = PLACE / "tools-missing"
LOG: Final = PLACE / "log"
NICE: Final = 19


def main() -> None:
    threading.Thread(target=end_with_the_app, daemon=True).start()
    os.nice(NICE)
    PLACE.mkdir(exist_ok=True)
    with (PLACE / "lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return  # another one is at it
        key = key_of_build()
        if (PLACE / key).exists() or has_failed(key):
            return
        if not TOOLS_MISSING.exists():
            say("The engine is being compiled in the background; the next start will use it.")
        if has_tools():
            compile_engine(key, lock.fileno())


def end_with_the_app() -> None:
    sys.stdin.read()
    os.killpg(0, signal.SIGKILL)


def has_tools() -> bool:
    """They need a connection, which may be there at the next start; that it is not is said once."""
    try:
        with contextlib.redirect_stderr(io.StringIO()):
            set_up("build", TOOLS)
    except SystemExit as error:
        if not TOOLS_MISSING.exists():
            say(f"The engine is not compiled: {error}")
        TOOLS_MISSING.touch()
        return False
    TOOLS_MISSING.unlink(missing_ok=True)
    return True


def compile_engine(key: str, lock: int) -> None:
    """The build itself holds the lock, too: should this process alone be killed, no second build disturbs the first."""
    copy_sources()
    shutil.rmtree(UNFINISHED, ignore_errors=True)
    environment = {**os.environ, ASKED: "1", "PYTHONPATH": str(TOOLS)}
    command = [str(PYTHON), "setup.py", "--quiet", "build", "--build-lib", str(UNFINISHED)]
    with LOG.open("w") as log:
        built = subprocess.run(
            command, cwd=SNAPSHOT, env=environment, stdin=subprocess.DEVNULL, stdout=log, stderr=log, pass_fds=[lock]
        )
    if built.returncode or not works(UNFINISHED):
        FAILED.write_text(key)
        reasons = [line for line in LOG.read_text(errors="replace").splitlines() if "error" in line.lower()]
        reason = reasons[0].strip() if reasons else "the compiled build does not play"
        say(f"The engine could not be compiled: {reason[:200]}")
        say(f"The game goes on without. All that was said is in {LOG.relative_to(ROOT)}.")
        return
    for older in PLACE.iterdir():
        if (older / "maszyna").is_dir() and older != UNFINISHED:
            shutil.rmtree(older)
    UNFINISHED.rename(PLACE / key)
    say("The engine is compiled: the next start will use it.")


def copy_sources() -> None:
    """Only what has changed: a file keeps its time, and what was compiled of it stays valid."""
    files = [*(path for path in SOURCE.rglob("*") if path.is_file() and "__pycache__" not in path.parts)]
    wanted = {path.relative_to(ROOT) for path in [*files, *(ROOT / name for name in BESIDE_THE_SOURCE)]}
    for name in wanted:
        original, copy = ROOT / name, SNAPSHOT / name
        if not copy.exists() or copy.read_bytes() != original.read_bytes():
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(original, copy)
    for copy in [path for path in Path(SNAPSHOT, "src").rglob("*") if path.is_file()]:
        if copy.relative_to(SNAPSHOT) not in wanted:
            copy.unlink()


if __name__ == "__main__":
    main()
