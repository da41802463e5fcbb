"""Connections: how long and how large a request may be before it is answered, and how many there may be.

Whoever sends half a request and waits, or a header without end, is cut off. When there are too many connections, the
oldest that nobody is answering gives way to a new one.
"""

import asyncio
from functools import partial
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEAD_SECONDS: Final = 10.0
BODY_SECONDS: Final = 30.0
MOST_HEAD: Final = 32_768  # bytes of an address and all headers
LOOK: Final = 1.0  # seconds from one look at all connections to the next
# What a process may open is counted in files; those of the database, and connections not yet looked at, need some.
MOST_CONNECTIONS: Final = 8192
OTHER_FILES: Final = 384
OF_ONE_ADDRESS: Final = 0.75
TOO_LARGE: Final = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
)  # fmt: skip


def most_connections() -> int:
    """As many as the files that this process may open allow."""
    try:
        from resource import RLIMIT_NOFILE, getrlimit
    except ImportError:  # a system without such a limit
        return MOST_CONNECTIONS
    files = getrlimit(RLIMIT_NOFILE)[0]
    return MOST_CONNECTIONS if files < 0 else max(16, min(MOST_CONNECTIONS, files - OTHER_FILES))


class Crowd:
    """All connections of a server."""

    def __init__(self, most: int | None = None) -> None:
        self.most = most_connections() if most is None else most
        self.most_of_one = max(1, int(self.most * OF_ONE_ADDRESS))
        self.all: dict[Connection, None] = {}
        self.by_address: dict[str, int] = {}
        self.looking: asyncio.TimerHandle | None = None

    def enter(self, one: "Connection") -> None:
        of_one = self.by_address.get(one.address, 0)
        if of_one >= self.most_of_one:
            self.make_room(one.address)
        elif len(self.all) >= self.most:
            self.make_room("")
        self.all[one] = None
        self.by_address[one.address] = self.by_address.get(one.address, 0) + 1
        if len(self.all) > self.most or self.by_address[one.address] > self.most_of_one:
            one.cut_off()
        if self.looking is None:
            self.looking = one.loop.call_later(LOOK, self.look, one.loop)

    def leave(self, one: "Connection") -> None:
        if one not in self.all:
            return
        del self.all[one]
        self.by_address[one.address] -= 1
        if not self.by_address[one.address]:
            del self.by_address[one.address]

    def make_room(self, address: str) -> None:
        """The oldest connection that nobody is answering is cut off; of one address, if one is named."""
        for one in self.all:
            if not one.is_answered() and address in ("", one.address):
                one.cut_off()
                return

    def look(self, loop: asyncio.AbstractEventLoop) -> None:
        """Cut off whoever has not finished asking in time."""
        self.looking = None
        now = loop.time()
        for one in [one for one in self.all if one.due < now]:
            one.cut_off()
        if self.all:
            self.looking = loop.call_later(LOOK, self.look, loop)


class Connection(HttpToolsProtocol):
    """One connection. ``due`` is when what it sends now, a head or a body, has to be there."""

    def __init__(self, crowd: Crowd, **uvicorns: Any) -> None:
        super().__init__(**uvicorns)
        self.crowd = crowd
        self.address = ""
        self.in_head = True
        self.head = 0  # bytes of it so far
        self.due = float("inf")
        self.answering = False
        self.is_cut_off = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = self.client[0] if self.client else ""
        self.due = self.loop.time() + HEAD_SECONDS
        self.crowd.enter(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.crowd.leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.is_cut_off:
            return
        if self.in_head:
            self.head += len(data)
        super().data_received(data)
        if self.in_head and self.head > MOST_HEAD:
            self.refuse_head()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.due = self.loop.time() + HEAD_SECONDS

    def on_headers_complete(self) -> None:
        size = len(self.url) + sum(len(name) + len(value) for name, value in self.headers)
        if size > MOST_HEAD:
            self.refuse_head()
            return
        self.in_head = False
        self.due = self.loop.time() + BODY_SECONDS
        self.answering = True
        super().on_headers_complete()

    def on_response_complete(self) -> None:
        self.answering = bool(self.pipeline)
        super().on_response_complete()

    def on_body(self, body: bytes) -> None:
        if not self.is_cut_off:
            super().on_body(body)

    def on_message_complete(self) -> None:
        self.in_head = True
        self.head = 0
        self.due = float("inf")
        if not self.is_cut_off:
            super().on_message_complete()

    def is_answered(self) -> bool:
        """Whether a whole request is here, and its answer not yet there."""
        return self.answering and self.due == float("inf")

    def refuse_head(self) -> None:
        self.transport.write(TOO_LARGE)
        self.is_cut_off = True
        self.transport.close()

    def cut_off(self) -> None:
        self.is_cut_off = True
        self.crowd.leave(self)
        self.transport.abort()


def limited_connections(most: int | None = None) -> Any:
    """What uvicorn makes its connections with."""
    return partial(Connection, Crowd(most))
