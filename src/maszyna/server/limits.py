"""What a request may not exceed: how often it is asked, how large and deep its body is, how many tokens are guessed."""

import ipaddress
import re
import time
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from hashlib import sha256
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

# Requests a second: the owner's own programs may be quick, keys and strangers are people. The page itself is many small
# files, and several phones of a house may share one address.
RATES: Final = {"owner": 5000.0, "key": 100.0, "stranger": 50.0, "page": 2000.0}
MOST_WRONG: Final = 20  # in a span of time
SPAN: Final = 60.0  # seconds
MOST_ADDRESSES: Final = 10_000
MOST_ACCEPTED: Final = 1000  # of one address
IPV6_NETWORK: Final = 64  # bits: whoever has one address has all of its network


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


class Rates:
    """A bucket for each asker that fills as time goes by."""

    def __init__(self, rates: dict[str, float]) -> None:
        self.rates = rates
        self.buckets: dict[str, tuple[float, float]] = {}

    def allows(self, asker: str, kind: str) -> bool:
        rate = self.rates[kind]
        now = time.monotonic()
        level, last = self.buckets.get(asker, (rate, now))
        level = min(rate, level + (now - last) * rate)
        if len(self.buckets) > 10_000:
            self.buckets.clear()
        self.buckets[asker] = (level - 1 if level >= 1 else level, now)
        return level >= 1


class Guesses:
    """Wrong tokens by address. After too many of them an address is heard with those alone that it was known by."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.wrong: dict[str, deque[float]] = {}
        self.accepted: dict[str, set[bytes]] = {}

    def may_try(self, address: str, token: str) -> bool:
        """Whether a token is looked at."""
        where = network(address)
        times = self.wrong.get(where)
        if times is None or len(times) < MOST_WRONG:
            return True
        if self.clock() - times[-1] >= SPAN:
            del self.wrong[where]
            return True
        return digest(token) in self.accepted.get(where, ())

    def was_right(self, address: str, token: str) -> None:
        found = self.accepted.setdefault(network(address), set())
        if len(found) < MOST_ACCEPTED:
            found.add(digest(token))
        forget_oldest(self.accepted)

    def was_wrong(self, address: str) -> None:
        now = self.clock()
        times = self.wrong.setdefault(network(address), deque(maxlen=MOST_WRONG))
        while times and now - times[0] >= SPAN:
            times.popleft()
        times.append(now)
        forget_oldest(self.wrong)


def digest(token: str) -> bytes:
    return sha256(token.encode("utf-8", "replace")).digest()


def forget_oldest(known: dict[str, deque[float]] | dict[str, set[bytes]]) -> None:
    if len(known) > MOST_ADDRESSES:
        del known[next(iter(known))]


def network(address: str) -> str:
    """What counts as one asker."""
    if ":" not in address:
        return address
    try:
        return str(ipaddress.ip_network(f"{address.partition('%')[0]}/{IPV6_NETWORK}", strict=False))
    except ValueError:
        return address
