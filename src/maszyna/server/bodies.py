"""The body of a request: as large as its asker may send, and no deeper than any document of ours."""

import re
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final

from maszyna.app.base.documents import TOO_LARGE, UNPROCESSABLE
from maszyna.app.base.requester import Requester
from maszyna.messages.message import Message as Said

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

OWNERS_BYTES: Final = 4_000_000  # a save of a long game
KEYS_BYTES: Final = 256_000  # the actions of a turn
STRANGERS_BYTES: Final = 64_000
MOST_DEPTH: Final = 40
TEXTS: Final = re.compile(rb'"(?:[^"\\]|\\.)*"', re.DOTALL)
NOT_BRACKETS: Final = bytes(set(range(256)) - set(b"[]{}"))


class Stopped(Exception):
    """A request that goes no further; it is worded when it is answered, in the language it asks for."""

    def __init__(self, status: int, title: str, detail: Said | None = None, where: str = "", **more: object) -> None:
        super().__init__(title)
        self.status = status
        self.title = title
        self.detail = detail
        self.where = where
        self.more = more


def most_bytes(who: Requester | None) -> int:
    if who is None:
        return STRANGERS_BYTES
    return OWNERS_BYTES if who.is_owner else KEYS_BYTES


async def checked_body(headers: dict[str, str], receive: Receive, most: int) -> Receive:
    """The whole body, not too large and not too deep; whoever is behind reads it from here."""
    length = headers.get("content-length", "0")
    if not length.isdigit() or int(length) > most:
        raise too_large(most)
    body = b""
    while True:
        message = await receive()
        if message["type"] != "http.request":
            break
        body += message.get("body", b"")
        if len(body) > most:
            raise too_large(most)
        if not message.get("more_body"):
            break
    if too_deep(body):
        more: dict[str, Any] = {"code": "unreadable", "say": [], "at": None, "legal": []}
        deep = Said("body_too_deep", most=MOST_DEPTH)
        raise Stopped(UNPROCESSABLE, "problem_unreadable", deep, "body", **more)
    sent = False

    async def again() -> Message:
        nonlocal sent
        if sent:
            return await receive()
        sent = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again


def too_large(most: int) -> Stopped:
    return Stopped(TOO_LARGE, "problem_large", Said("body_too_large", most=most), "body")


def too_deep(body: bytes) -> bool:
    """Whether brackets nest deeper than any document of ours; those in texts do not count. The innermost pairs are
    taken out again and again: what is left then is too deep, or no JSON."""
    if body.count(b"[") + body.count(b"{") <= MOST_DEPTH:
        return False
    left = TEXTS.sub(b"", body).translate(None, NOT_BRACKETS)
    for _ in range(MOST_DEPTH):
        if not left:
            return False
        left = left.replace(b"[]", b"").replace(b"{}", b"")
    return b"[]" in left or b"{}" in left or len(left) > MOST_DEPTH
