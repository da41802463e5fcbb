"""Serving until somebody ends it, in one process or in several: SIGTERM and Ctrl-C are the ordinary end."""

import asyncio
import contextlib
import gc
import os
import signal
import socket
import sys
import time
from collections.abc import Callable, Iterator
from threading import Thread, Timer
from types import FrameType
from typing import Final

import uvicorn
from fastapi import FastAPI

from maszyna.kernel.errors import MaszynaError
from maszyna.pictures.screen.art import draw_all
from maszyna.server.connections import limited_connections
from maszyna.server.service import Server
from maszyna.storage.files import problem_of

# Games in memory are hundreds of thousands of objects that live long: to look through them for cycles takes a fifth of
# a second, and every answer waits. What requests leave behind is looked for among the young objects alone, and among
# all when nobody has asked for anything for a while, or after very many requests.
COLLECT_AFTER: Final = (5_000, 1_000_000, 1_000_000)
REST: Final = 5.0  # seconds
MOST_UNCOLLECTED: Final = 200_000  # requests
# All art is drawn in the background: after the first page, and without keeping others waiting.
BEFORE_DRAWINGS: Final = 6.0  # seconds
BETWEEN_DRAWINGS: Final = 0.004


class CannotServe(MaszynaError):
    """An address that cannot be listened on."""


class QuietServer(uvicorn.Server):
    """Ends without passing the signal on; ``started`` is called when requests are answered."""

    def __init__(self, config: uvicorn.Config, served: Server, on_start: Callable[[], None]) -> None:
        super().__init__(config)
        self.served = served
        self.on_start = on_start

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        before = {number: signal.signal(number, self.end) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def end(self, number: int, frame: FrameType | None) -> None:
        self.served.changes.close()
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.on_start()
            self.beside = [asyncio.create_task(self.collect_at_rest()), asyncio.create_task(self.served.hear_others())]

    async def collect_at_rest(self) -> None:
        """Look for garbage among all objects when nobody waits for an answer."""
        collected = seen = 0
        while True:
            await asyncio.sleep(REST)
            asked = self.server_state.total_requests
            if asked != collected and (asked == seen or asked - collected > MOST_UNCOLLECTED):
                gc.collect()
                collected = asked
            seen = asked


def listen_together(host: str, port: int, number: int) -> list[socket.socket]:
    """A socket for each process; 0 is any free port.

    Linux spreads connections over sockets that share a port. Of one socket that all have, whoever is awake takes nearly
    all of them; elsewhere there is nothing better.
    """
    first = listen(host, port)  # refused if somebody has the port
    if number == 1 or sys.platform != "linux":
        return [first] * number
    found_port = first.getsockname()[1]
    first.close()
    return [listen(host, found_port, shared=True) for _ in range(number)]


def listen(host: str, port: int, shared: bool = False) -> socket.socket:
    """A socket that listens; 0 is any free port."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    try:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if shared:
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        found.bind((host, port))
        found.listen(256)
    except (OSError, UnicodeError) as error:
        found.close()
        raise CannotServe("", "cannot_listen_on", host=host, port=port, reason=problem_of(error)) from None
    return found


def serve(app: FastAPI, sock: socket.socket, on_start: Callable[[], None]) -> None:
    """Answer requests until the process is told to end."""
    config = uvicorn.Config(
        app, log_level="warning", access_log=False, lifespan="off", timeout_graceful_shutdown=2, timeout_keep_alive=60,
        server_header=False, http=limited_connections(),
    )  # fmt: skip
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)
    server = QuietServer(config, app.state.server, on_start)
    drawing = Timer(BEFORE_DRAWINGS, draw_all, (BETWEEN_DRAWINGS,))
    drawing.daemon = True
    drawing.start()
    server.run(sockets=[sock])


def own_addresses() -> list[str]:
    """Addresses of this machine in its network, the likeliest first; nothing is sent to find them."""
    found: list[str] = []
    probe = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    with contextlib.suppress(OSError):
        probe.connect(("192.0.2.1", 9))
        found.append(probe.getsockname()[0])
    probe.close()
    with contextlib.suppress(OSError):
        found += [info[4][0] for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]  # type: ignore[misc]
    return [address for address in dict.fromkeys(found) if not address.startswith("127.")]


SHORT_LIFE: Final = 5.0  # seconds: whoever dies sooner failed to start
MOST_FAILURES: Final = 3  # in a row, then all end


class Processes:
    """Several that answer at one address: each takes the next connection, and one that dies is replaced.

    ``work`` is what a process does until SIGTERM, given its number; it is called in a child and never returns.
    """

    def __init__(self, number: int, work: Callable[[int], None]) -> None:
        self.number = number
        self.work = work
        self.children: dict[int, tuple[int, float]] = {}  # by process id: its number, and when it was started
        self.ending = False
        self.failures = 0
        self.parent_is_gone, self.parent_lives = os.pipe()  # the writing end is closed when this process ends, however

    def run(self) -> int:
        """Until SIGTERM or Ctrl-C; the exit code is 0 then, and 1 if the processes could not be kept running."""
        for name in (signal.SIGTERM, signal.SIGINT):
            signal.signal(name, self.end)
        for number in range(self.number):
            self.start(number)
        while self.children:
            try:
                child, status = os.wait()
            except InterruptedError:
                continue
            self.replace(child, status)
        return 0 if self.failures < MOST_FAILURES else 1

    def start(self, number: int) -> None:
        child = os.fork()
        if child:
            self.children[child] = (number, time.monotonic())
            return
        os.close(self.parent_lives)
        Thread(target=self.end_with_parent, daemon=True).start()
        for name in (signal.SIGTERM, signal.SIGINT):
            signal.signal(name, signal.default_int_handler)
        try:
            self.work(number)
        except KeyboardInterrupt:
            os._exit(0)
        except BaseException as error:
            sys.stderr.write(f"{type(error).__name__}: {error}\n")
        os._exit(1)

    def end_with_parent(self) -> None:
        """A child that nobody would replace or end does not go on by itself."""
        os.read(self.parent_is_gone, 1)
        os.kill(os.getpid(), signal.SIGTERM)

    def replace(self, child: int, status: int) -> None:
        number, started = self.children.pop(child, (-1, 0.0))
        if self.ending or number < 0:
            return
        self.failures = self.failures + 1 if time.monotonic() - started < SHORT_LIFE else 0
        sys.stderr.write(f"process {number + 1} of {self.number} ended ({os.waitstatus_to_exitcode(status)})\n")
        if self.failures >= MOST_FAILURES:
            self.end(signal.SIGTERM, None)
        else:
            self.start(number)

    def end(self, name: int, frame: FrameType | None) -> None:
        self.ending = True
        for child in list(self.children):
            os.kill(child, signal.SIGTERM)
