"""The command behind a real pseudo-terminal: what a person sees, and what a person types."""

import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from fcntl import ioctl
from pathlib import Path
from random import Random

from tests.console import PACKAGES

PROMPT = b"\x1b[?2004h"  # sent whenever a line is asked for
ESCAPES = re.compile(r"\x1b(\[[0-9;?]*[ -/]*[@-~]|\][^\x07]*\x07|[()][A-Z0-9]|[=>78])")
OPTION = re.compile(r"^ {0,3}(\d+)  \S", re.MULTILINE)
RULE = re.compile(r"^─{20,}$", re.MULTILINE)
PATIENCE = 60  # seconds
TESTS = Path(__file__).parents[2]  # the folder that has the package of the tests


class Gone(Exception):
    """The command has ended."""


class Terminal:
    def __init__(
        self,
        home: Path,
        *arguments: str,
        columns: int = 80,
        lines: int = 30,
        module: str = "maszyna",
        term: str = "xterm-256color",
    ) -> None:
        self.heard = b""
        self.mark = 0  # how much of it was there when the last line was typed
        self.prompts = 0
        self.ours, theirs = pty.openpty()
        ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        environment = {
            **os.environ, "PYTHONPATH": f"{PACKAGES}:{TESTS}", "MASZYNA_HOME": str(home), "TERM": term,
            "PROMPT_TOOLKIT_NO_CPR": "1", "MASZYNA_TRACEBACK": "1", "PYTHONIOENCODING": "utf-8",
        }  # fmt: skip
        for name in ("COLUMNS", "LINES", "NO_COLOR"):
            environment.pop(name, None)
        self.process = subprocess.Popen(
            [sys.executable, "-m", module, *arguments],
            stdin=theirs, stdout=theirs, stderr=theirs, env=environment, start_new_session=True,
        )  # fmt: skip
        os.close(theirs)

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.ours)

    def hear(self, until: float) -> bool:
        """Take in what is there; whether anything may still come."""
        ready, _, _ = select.select([self.ours], [], [], max(0.0, until - time.monotonic()))
        if not ready:
            return time.monotonic() < until
        try:
            heard = os.read(self.ours, 65536)
        except OSError:  # the other end is closed
            heard = b""
        self.heard += heard
        if not heard:
            raise Gone
        return True

    def wait(self) -> str:
        """Until a line is asked for; what was shown since the last one was typed."""
        until = time.monotonic() + PATIENCE
        while self.heard.count(PROMPT) <= self.prompts:
            if not self.hear(until):
                raise AssertionError(f"no prompt came; the screen ends with: {self.screen()[-2000:]}")
        self.prompts = self.heard.count(PROMPT)
        while self.heard.endswith(PROMPT) or b"\x1b[?2004l" in self.heard[self.heard.rfind(PROMPT) :]:
            if not self.hear(until):  # the text of the prompt itself
                break
        return self.screen()

    def read_until(self, text: str) -> None:
        """Until this is shown; for terminals whose prompts have no sign."""
        until = time.monotonic() + PATIENCE
        while text not in self.screen():
            if not self.hear(until):
                raise AssertionError(f"{text!r} did not come; the screen ends with: {self.screen()[-2000:]}")

    def shows(self, last: str) -> bool:
        """Whether the last line shown is this one, as soon as all of it has come."""
        until = time.monotonic() + PATIENCE
        while self.screen().strip().splitlines()[-1:] != [last]:
            if not self.hear(until):
                return False
        return True

    def screen(self) -> str:
        return plain(self.heard[self.mark :])

    def send(self, keys: str | bytes) -> None:
        self.mark = len(self.heard)
        data = keys.encode() if isinstance(keys, str) else keys
        while data:
            data = data[os.write(self.ours, data[:1024]) :]

    def type(self, line: str) -> str:
        """A line and Enter; what is shown until the next one is asked for."""
        self.send(f"{line}\r")
        return self.wait()

    def end(self) -> int:
        """Until the command ends of itself; its exit code."""
        until = time.monotonic() + PATIENCE
        try:
            while self.hear(until):
                pass
        except Gone:
            return self.process.wait()
        raise AssertionError(f"it goes on: {self.screen()[-2000:]}")

    def kill(self) -> None:
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()


def plain(heard: bytes) -> str:
    """The characters without what only moves and colours them."""
    return ESCAPES.sub("", heard.decode("utf-8", "replace")).replace("\r", "")


def options(screen: str) -> list[str]:
    """The numbers listed under the last question."""
    rules = list(RULE.finditer(screen))
    return OPTION.findall(screen[rules[-1].end() :]) if rules else []


def play_on(terminal: Terminal, chance: Random, screen: str, decisions: int = 10_000) -> str:
    """Type random numbers until so many decisions are taken or nothing more is asked."""
    for _ in range(decisions):
        listed = options(screen)
        if not listed:
            break
        screen = terminal.type(chance.choice(listed))
    return screen
