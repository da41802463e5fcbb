"""What every request passes first: the Host and Origin it names, and who asks."""

import hmac
import ipaddress
import json
import re
from dataclasses import dataclass, field
from functools import lru_cache
from http.cookies import CookieError, SimpleCookie
from typing import Final
from urllib.parse import parse_qs, urlsplit

from maszyna.app.application import Application
from maszyna.app.base.documents import FORBIDDEN, TOO_MANY, UNAUTHORIZED, Answer, Problem
from maszyna.app.base.language import is_language, words_in
from maszyna.app.base.requester import OWNER, Requester
from maszyna.messages.message import Message as Said
from maszyna.server.limits import (
    SPAN,
    App,
    Guesses,
    Message,
    Rates,
    Receive,
    Scope,
    Send,
    Stopped,
    checked_body,
    most_bytes,
)
from maszyna.server.phone_key import PhoneKey
from maszyna.server.storage_trouble import DATABASE_ERRORS, TroubleLog, trouble_answer

API: Final = "/api/"
OPEN: Final = ["/api/health", "/api/ready", "/api/openapi.json", "/api/words"]
PAGE: Final = "/"
MOST_KEY: Final = 200  # characters
HOST: Final = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9._-]+)(:[0-9]{1,5})?")
SAFE: Final = ["GET", "HEAD", "OPTIONS"]
HEADERS: Final = [
    (b"content-security-policy", b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
     b"connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
     b"frame-ancestors 'none'"),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]  # fmt: skip


@dataclass
class Guard:
    """``hosts`` are names this server is known by beside addresses; ``cookie`` is the name of the owner's cookie."""

    inner: App
    application: Application
    token: str
    cookie: str
    hosts: list[str]
    rates: Rates
    phones: PhoneKey
    trouble: TroubleLog
    guesses: Guesses = field(default_factory=Guesses)

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
                receive = await checked_body(headers, receive, most_bytes(who))
        except Stopped as stopped:
            await refuse(stopped, said_in(scope), with_headers)
            return
        except DATABASE_ERRORS as error:  # whose key it is cannot be looked up
            answer = trouble_answer(self.trouble.tell(error), words_in(said_in(scope)))
            await send_problem(answer, [], with_headers)
            return
        await self.inner(scope, receive, with_headers)

    def check_host_and_origin(self, headers: dict[str, str]) -> None:
        """A page of somebody else's, or a name that was bent to this machine, is not served."""
        host = headers.get("host", "")
        if not (HOST.fullmatch(host) and self.is_ours(name_of(f"//{host}"))):
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
        token = self.presented(headers, scope["method"]) if needed else ""
        if path == PAGE:
            token = query_value(scope, "token")
        who = self.known_by(token, address, keys=needed) if token else None
        kind = "owner" if who is not None and who.is_owner else "key" if who is not None else "stranger"
        bucket = address
        if not path.startswith(API) and not token:
            kind, bucket = "page", f"page {address}"
        elif who is not None:
            bucket = "owner" if who.is_owner else token
        if not self.rates.allows(bucket, kind):
            raise Stopped(TOO_MANY, "problem_rate", retry_after=1)
        if needed and who is None:
            raise Stopped(UNAUTHORIZED, "problem_unknown")
        return who

    def presented(self, headers: dict[str, str], method: str) -> str:
        """The token or key that a request of the API comes with."""
        given = headers.get("authorization", "")
        if given:
            scheme, _, key = given.partition(" ")
            return key.strip() if scheme.lower() == "bearer" else ""
        token = cookie_in(headers, self.cookie)
        if method not in SAFE and "origin" not in headers and self.is_token(token):
            raise Stopped(FORBIDDEN, "problem_forbidden", Said("no_origin"), "Origin")
        return token

    def known_by(self, token: str, address: str, keys: bool) -> Requester | None:
        """Who presents a token; ``keys``: the key of a game opens the API, not the page."""
        if not self.guesses.may_try(address, token):
            raise Stopped(TOO_MANY, "problem_rate", retry_after=int(SPAN))
        who = OWNER if self.is_token(token) else None
        if who is None and keys and len(token) < MOST_KEY:
            who = self.application.who_has(token)
        if who is None:
            self.guesses.was_wrong(address)
        else:
            self.guesses.was_right(address, token)
        return who

    def is_token(self, text: str) -> bool:
        """Whether it is the owner's, or that of the phones in the house."""
        return hmac.compare_digest(text.encode("utf-8", "replace"), self.token.encode()) or self.phones.opens(text)


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


def query_value(scope: Scope, name: str) -> str:
    query: bytes = scope.get("query_string", b"")
    return parse_qs(query.decode("latin-1")).get(name, [""])[-1]


def said_in(scope: Scope) -> str:
    """The language asked for."""
    found = query_value(scope, "lang")
    return found if is_language(found) else "en"


async def refuse(stopped: Stopped, lang: str, send: Send) -> None:
    words = words_in(lang)
    detail = "" if stopped.detail is None else words.message(stopped.detail)
    problem = Problem(stopped.status, words.say(stopped.title), detail, stopped.where, **stopped.more)
    headers = []
    if problem.status == UNAUTHORIZED:
        headers.append((b"www-authenticate", b"Bearer"))
    if problem.status == TOO_MANY:
        headers.append((b"retry-after", str(problem.more.get("retry_after", 1)).encode()))
    await send_problem(problem.answer(), headers, send)


async def send_problem(answer: Answer, more: list[tuple[bytes, bytes]], send: Send) -> None:
    body = json.dumps(answer.document, ensure_ascii=False).encode()
    headers = [(b"content-type", answer.type.encode()), (b"content-length", str(len(body)).encode()), *more]
    await send({"type": "http.response.start", "status": answer.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
