"""What every request passes first: the Host and Origin it names, who asks, how often, how large and how deep."""

import hmac
import ipaddress
import json
import time
from collections.abc import Awaitable, Callable, MutableMapping
from dataclasses import dataclass
from functools import lru_cache
from http.cookies import CookieError, SimpleCookie
from typing import Any, Final
from urllib.parse import parse_qs, urlsplit

from maszyna.app.application import Application
from maszyna.app.base.documents import FORBIDDEN, TOO_LARGE, TOO_MANY, UNAUTHORIZED, UNPROCESSABLE, Problem
from maszyna.app.base.language import is_language, words_in
from maszyna.app.base.requester import OWNER, Requester
from maszyna.messages.message import Message as Said

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

API: Final = "/api/"
OPEN: Final = ["/api/health", "/api/openapi.json", "/api/words"]
MOST_CHARACTERS: Final = 4_000_000
MOST_DEPTH: Final = 40
SAFE: Final = ["GET", "HEAD", "OPTIONS"]
# Requests a second: the owner's own programs may be quick, keys and strangers are people. The page itself is many small
# files, and several phones of a house may share one address.
RATES: Final = {"owner": 5000.0, "key": 100.0, "stranger": 50.0, "page": 2000.0}
HEADERS: Final = [
    (b"content-security-policy", b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
     b"connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
     b"frame-ancestors 'none'"),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]  # fmt: skip


class Stopped(Exception):
    """A request that goes no further; it is worded when it is answered, in the language it asks for."""

    def __init__(self, status: int, title: str, detail: Said | None = None, where: str = "", **more: object) -> None:
        super().__init__(title)
        self.status = status
        self.title = title
        self.detail = detail
        self.where = where
        self.more = more


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


@dataclass
class Guard:
    """``hosts`` are names this server is known by beside addresses; ``cookie`` is the name of the owner's cookie."""

    inner: App
    application: Application
    token: str
    cookie: str
    hosts: list[str]
    rates: Rates

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.inner(scope, receive, send)
            return
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *HEADERS]
            await send(message)

        try:
            self.check_host_and_origin(headers)
            who = self.check_asker(scope, headers)
            scope.setdefault("state", {})["who"] = who
            if scope["method"] not in SAFE:
                receive = await checked_body(scope, headers, receive)
        except Stopped as stopped:
            await refuse(stopped, said_in(scope), with_headers)
            return
        await self.inner(scope, receive, with_headers)

    def check_host_and_origin(self, headers: dict[str, str]) -> None:
        """A page of somebody else's, or a name that was bent to this machine, is not served."""
        host = headers.get("host", "")
        if not self.is_ours(name_of(f"//{host}")):
            raise Stopped(FORBIDDEN, "problem_forbidden", Said("unknown_host", host=host[:80]), "Host")
        origin = headers.get("origin")
        if (
            origin is not None
            and urlsplit_or_none(origin) != ("http", host)
            and urlsplit_or_none(origin) != ("https", host)
        ):
            raise Stopped(FORBIDDEN, "problem_forbidden", Said("foreign_origin"), "Origin")
        if headers.get("sec-fetch-site") in ("cross-site", "same-site") and headers.get("sec-fetch-mode") != "navigate":
            raise Stopped(FORBIDDEN, "problem_forbidden", Said("foreign_site"), "Sec-Fetch-Site")

    def is_ours(self, name: str) -> bool:
        if name == "localhost" or name in self.hosts:
            return True
        return is_address(name)

    def check_asker(self, scope: Scope, headers: dict[str, str]) -> Requester | None:
        """The owner by token or cookie, or somebody by a key; anybody may have the page itself."""
        path: str = scope["path"]
        client = scope.get("client")
        address = client[0] if client else ""
        needed = path.startswith(API) and path not in OPEN
        who, key = self.asker(headers, scope["method"]) if needed else (None, "")
        if not path.startswith(API):
            kind, key = "page", f"page {address}"
        else:
            kind = "stranger" if who is None else "owner" if who.is_owner else "key"
        if not self.rates.allows(key or address, kind):
            raise Stopped(TOO_MANY, "problem_rate", retry_after=1)
        if needed and who is None:
            raise Stopped(UNAUTHORIZED, "problem_unknown")
        return who

    def asker(self, headers: dict[str, str], method: str) -> tuple[Requester | None, str]:
        given = headers.get("authorization", "")
        if given:
            scheme, _, key = given.partition(" ")
            if scheme.lower() != "bearer":
                return None, ""
            key = key.strip()
            if self.is_token(key):
                return OWNER, "owner"
            who = self.application.who_has(key) if 0 < len(key) < 200 else None
            return who, key if who else ""
        if self.is_token(cookie_in(headers, self.cookie)):
            if method not in SAFE and "origin" not in headers:
                raise Stopped(FORBIDDEN, "problem_forbidden", Said("no_origin"), "Origin")
            return OWNER, "owner"
        return None, ""

    def is_token(self, text: str) -> bool:
        return hmac.compare_digest(text.encode("utf-8", "replace"), self.token.encode())


@lru_cache(64)
def is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


@lru_cache(64)
def name_of(address: str) -> str:
    try:
        return urlsplit(address).hostname or ""
    except ValueError:
        return ""


def urlsplit_or_none(origin: str) -> tuple[str, str]:
    try:
        parts = urlsplit(origin)
    except ValueError:
        return "", ""
    return parts.scheme, parts.netloc


def cookie_in(headers: dict[str, str], name: str) -> str:
    try:
        found = SimpleCookie(headers.get("cookie", "")).get(name)
    except CookieError:
        return ""
    return found.value if found else ""


async def checked_body(scope: Scope, headers: dict[str, str], receive: Receive) -> Receive:
    """The whole body, not too large and not too deep; whoever is behind reads it from here."""
    length = headers.get("content-length", "0")
    if not length.isdigit() or int(length) > MOST_CHARACTERS:
        raise Stopped(TOO_LARGE, "problem_large", Said("body_too_large", most=MOST_CHARACTERS), "body")
    body = b""
    while True:
        message = await receive()
        if message["type"] != "http.request":
            break
        body += message.get("body", b"")
        if len(body) > MOST_CHARACTERS:
            raise Stopped(TOO_LARGE, "problem_large", Said("body_too_large", most=MOST_CHARACTERS), "body")
        if not message.get("more_body"):
            break
    if too_deep(body):
        raise Stopped(
            UNPROCESSABLE,
            "problem_unreadable",
            Said("body_too_deep", most=MOST_DEPTH),
            "body",
            code="unreadable",
            say=[],
            at=None,
            legal=[],
        )
    sent = False

    async def again() -> Message:
        nonlocal sent
        if sent:
            return await receive()
        sent = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again


def too_deep(body: bytes) -> bool:
    """Whether brackets nest deeper than any document of ours; those in texts do not count."""
    if body.count(b"[") + body.count(b"{") <= MOST_DEPTH:
        return False
    depth = 0
    in_text = escaped = False
    for sign in body:
        if escaped:
            escaped = False
        elif in_text:
            if sign == 0x5C:
                escaped = True
            elif sign == 0x22:
                in_text = False
        elif sign == 0x22:
            in_text = True
        elif sign in b"[{":
            depth += 1
            if depth > MOST_DEPTH:
                return True
        elif sign in b"]}":
            depth -= 1
    return False


def said_in(scope: Scope) -> str:
    """The language asked for."""
    found = parse_qs(scope.get("query_string", b"").decode("latin-1")).get("lang", ["en"])[-1]
    return found if is_language(found) else "en"


async def refuse(stopped: Stopped, lang: str, send: Send) -> None:
    words = words_in(lang)
    detail = "" if stopped.detail is None else words.message(stopped.detail)
    problem = Problem(stopped.status, words.say(stopped.title), detail, stopped.where, **stopped.more)
    answer = problem.answer()
    body = json.dumps(answer.document, ensure_ascii=False).encode()
    headers = [(b"content-type", b"application/problem+json"), (b"content-length", str(len(body)).encode())]
    if problem.status == UNAUTHORIZED:
        headers.append((b"www-authenticate", b"Bearer"))
    if problem.status == TOO_MANY:
        headers.append((b"retry-after", b"1"))
    await send({"type": "http.response.start", "status": problem.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
