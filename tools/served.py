"""`maszyna play` in a process of its own, and a small HTTP client, for the scripts that try the server out."""

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

TOKEN = "T"
SOLO = {"seats": [{"faction": "crimea", "mat": "innovative"}, {"player": "automa", "faction": "saxony"}]}


class Gone(Exception):
    """The server went away before it answered."""


class Served:
    """A server on loopback with its own data folder; ``port`` stays the same when it is started again."""

    def __init__(self, home: Path, python: str = sys.executable, options: Sequence[str] = ()) -> None:
        self.home = home
        self.python = python
        self.options = options  # more of `maszyna play`
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        command = [self.python, "-m", "maszyna", "play", "--port", str(self.port), "--token", TOKEN, "--no-browser"]
        command += self.options
        environment = {**os.environ, "MASZYNA_HOME": str(self.home)}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        assert self.process.stdout is not None
        self.process.stdout.readline()
        address = self.process.stdout.readline().partition("/?token")[0]
        self.port = int(address.rpartition(":")[2])

    def kill(self) -> None:
        """The end without a warning."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            assert self.process.stdout is not None
            self.process.stdout.close()
            self.process = None

    def kill_one(self, chance: random.Random) -> None:
        """One of several processes ends without a warning; the one that started it starts another."""
        os.kill(chance.choice(self.children()), signal.SIGKILL)

    def children(self) -> list[int]:
        assert self.process is not None
        own = self.process.pid
        return [int(child) for child in Path(f"/proc/{own}/task/{own}/children").read_text().split()]

    def seconds_of_cpu(self) -> float:
        """What the process and those it has started have used so far; 0 where the system does not say."""
        assert self.process is not None
        try:
            processes = [self.process.pid, *self.children()]
            stats = [Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split() for one in processes]
        except OSError:
            return 0.0
        return sum(int(fields[11]) + int(fields[12]) for fields in stats) / os.sysconf("SC_CLK_TCK")


class Client:
    """One connection that is kept open."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, bytes]:
        """Status and body of an answer."""
        try:
            if self.streams is None:
                self.streams = await asyncio.open_connection("127.0.0.1", self.port, limit=1 << 22)
            reader, writer = self.streams
            content = b"" if body is None else json.dumps(body).encode()
            head = (f"{method} /api/{path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nAuthorization: Bearer {TOKEN}\r\n"
                    f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n\r\n")  # fmt: skip
            writer.write(head.encode() + content)
            answer = await reader.readuntil(b"\r\n\r\n")
            length = int(answer.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0])
            return int(answer[9:12]), await reader.readexactly(length)
        except (OSError, asyncio.IncompleteReadError, ValueError):
            self.close()
            raise Gone from None

    def close(self) -> None:
        if self.streams is not None:
            self.streams[1].close()
            self.streams = None
