"""One line for each request on standard error: when, who, what, the answer, how long. Tokens and bodies never."""

import sys
import time
from dataclasses import dataclass

from maszyna.server.limits import App, Message, Receive, Scope, Send


@dataclass
class RequestLog:
    inner: App

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.inner(scope, receive, send)
            return
        began = time.perf_counter()
        status = 0

        async def watched(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.inner(scope, receive, watched)
        finally:
            sys.stderr.write(log_line(scope, status, time.perf_counter() - began))


def log_line(scope: Scope, status: int, seconds: float) -> str:
    """The path without its query, which may hold a token; control characters cannot break the line."""
    client = scope.get("client")
    who = scope.get("state", {}).get("who")
    asker = "stranger" if who is None else "owner" if who.is_owner else "key"
    when = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
    path = "".join(letter if letter.isprintable() and letter != " " else "?" for letter in scope["path"])
    address = client[0] if client else "-"
    return f"{when} {address} {asker} {scope['method']} {path[:200]} {status} {1000 * seconds:.1f} ms\n"
