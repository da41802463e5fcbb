"""`make play`: has what playing needs installed, and starts the app with the compiled engine or from the source.

Where the source runs and a C compiler is there, the engine is compiled meanwhile by tools.compile_beside. The other
commands are started the same way by `.venv/bin/maszyna`, until `make install` puts its own there.
"""

import os
import shlex
import subprocess
import sys
from typing import Final

from tools.compiled_builds import compiler_version, has_failed, key_of_build, packages
from tools.set_up import PYTHON, ROOT, VENV, set_up

COMMAND: Final = VENV / "bin" / "maszyna"


def compile_beside() -> None:
    """The child reads from a pipe whose other end stays open in this process, also when it has become the app."""
    reading, writing = os.pipe()
    command = [sys.executable, "-m", "tools.compile_beside"]
    subprocess.Popen(command, cwd=ROOT, stdin=reading, stdout=subprocess.DEVNULL, start_new_session=True)
    os.close(reading)
    os.set_inheritable(writing, True)


def make_command() -> None:
    if not COMMAND.exists():
        here = shlex.quote(str(ROOT))
        COMMAND.write_text(f'#!/bin/sh\nPYTHONPATH={here} exec {shlex.quote(sys.executable)} -m tools.start "$@"\n')
        COMMAND.chmod(0o755)


def main(arguments: list[str]) -> None:
    set_up("play")
    if os.name == "posix":
        make_command()
    key = key_of_build()
    folder, compiled = packages(key)
    serves = arguments[:1] == ["play"] and "--terminal" not in arguments
    if serves and not compiled and os.name == "posix" and compiler_version() and not has_failed(key):
        compile_beside()
    if folder is None:
        os.environ.pop("PYTHONPATH", None)
    else:
        os.environ["PYTHONPATH"] = str(folder)
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.execv(PYTHON, [str(PYTHON), "-m", "maszyna", *arguments])


if __name__ == "__main__":
    main(sys.argv[1:])
