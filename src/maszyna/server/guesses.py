"""Tokens and keys that somebody presents: who guesses wrong too often waits, however the guesses come."""

import ipaddress
import time
from collections import deque
from collections.abc import Callable
from hashlib import sha256
from typing import Final

MOST_WRONG: Final = 20  # in a span of time
SPAN: Final = 60.0  # seconds
MOST_ADDRESSES: Final = 10_000
MOST_ACCEPTED: Final = 1000  # of one address
IPV6_NETWORK: Final = 64  # bits: whoever has one address has all of its network


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
