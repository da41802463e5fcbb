"""The application behind HTTP: the whole server as an ASGI application, with its log of requests, problems as documents
and the client's files outside the API.
"""

import json
import sys
import time
from dataclasses import dataclass
from typing import Final

from fastapi import FastAPI, Request, Response
from fastapi.responses import RedirectResponse
from fastapi.routing import APIRoute
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from maszyna.app.application import words_for
from maszyna.app.base.documents import Problem
from maszyna.server.api_routes import PROBLEMS, add_api
from maszyna.server.client_files import INDEX
from maszyna.server.database import Database
from maszyna.server.guard import Guard
from maszyna.server.limits import RATES, App, Message, Rates, Receive, Scope, Send
from maszyna.server.phone_key import PhoneKey, add_phones
from maszyna.server.service import Server
from maszyna.server.storage_trouble import DATABASE_ERRORS, TroubleLog, trouble_answer
from maszyna.version import VERSION

FOR_GOOD: Final = "private, max-age=31536000, immutable"
ONE_PACKET: Final = 1400  # bytes below which nothing is gained by compressing
LEVEL: Final = 4  # of 9: a view in half a millisecond, and hardly larger than at 9


@dataclass
class RequestLog:
    """One line for each request on standard error: when, who, what, the answer, how long. Tokens and bodies never."""

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


def add_problems(app: FastAPI, trouble: TroubleLog) -> None:
    """Whatever goes wrong is answered with a problem document without anything of the inside."""

    async def refused(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        titles = {404: "problem_not_found", 405: "problem_method", 400: "problem_unreadable", 429: "problem_rate"}
        title = titles.get(error.status_code, "problem_refused")
        response = problem_response(request, error.status_code, title)
        response.headers.update(dict(error.headers or {}))
        if error.status_code == 405:
            response.headers["allow"] = ", ".join(methods_of(request))
        return response

    async def fault(request: Request, error: Exception) -> Response:
        return problem_response(request, 500, "problem_fault")

    async def no_database(request: Request, error: Exception) -> Response:
        answer = trouble_answer(trouble.tell(error), words_for(dict(request.query_params)))
        return Response(json.dumps(answer.document, ensure_ascii=False), answer.status, media_type=answer.type)

    app.add_exception_handler(HTTPException, refused)
    for error in DATABASE_ERRORS:
        app.add_exception_handler(error, no_database)
    app.add_exception_handler(Exception, fault)


def methods_of(request: Request) -> list[str]:
    """All methods of an address; its routes know one each. The client's files answer any address below the API."""
    found: set[str] = set()
    for route in request.app.routes:
        if isinstance(route, APIRoute) and route.include_in_schema and route.path_regex.match(request.url.path):
            found |= set(route.methods or ())
    return sorted(found)


def problem_response(request: Request, status: int, title: str) -> Response:
    answer = Problem(status, words_for(dict(request.query_params)).say(title)).answer()
    return Response(json.dumps(answer.document, ensure_ascii=False), status, media_type=answer.type)


def create_app(
    database: Database,
    token: str,
    cookie: str = "maszyna",
    hosts: list[str] | None = None,
    rates: dict[str, float] | None = None,
    outside: str = "",
    phones: PhoneKey | None = None,
    log: bool = False,
) -> FastAPI:
    """The whole server as an ASGI application."""
    phones = phones or PhoneKey()
    server = Server(database, token, cookie, outside)
    app = FastAPI(
        title="Maszyna",
        version=VERSION,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.state.server = server
    app.add_middleware(GZipMiddleware, minimum_size=ONE_PACKET, compresslevel=LEVEL)  # but no stream of events
    app.add_middleware(
        Guard,
        application=server.application,
        token=token,
        cookie=cookie,
        hosts=hosts or [],
        rates=Rates({**RATES, **(rates or {})}),
        phones=phones,
        trouble=server.trouble,
    )
    if log:
        app.add_middleware(RequestLog)
    add_problems(app, server.trouble)
    add_api(app, server)
    add_phones(app, phones, PROBLEMS)
    add_files(app, server)
    return app


def add_files(app: FastAPI, server: Server) -> None:
    @app.get("/", include_in_schema=False)
    async def index(request: Request) -> Response:
        token = request.query_params.get("token")
        if token is None:
            return file_response(server, request, INDEX)
        others = request.url.remove_query_params("token").query  # the language
        response = RedirectResponse(f"/?{others}" if others else "/", 303, {"cache-control": "no-store"})
        if request.state.who is not None:  # it was the owner's, or that of the phones
            response.set_cookie(server.cookie, token, max_age=31_536_000, httponly=True, samesite="strict", path="/")
        return response

    @app.get("/{name:path}", include_in_schema=False)
    async def file(request: Request, name: str) -> Response:
        if methods_of(request):  # an address of the API that knows other methods only
            raise HTTPException(405)
        return file_response(server, request, name)


def file_response(server: Server, request: Request, name: str) -> Response:
    found = server.files.page() if name == INDEX else None if name.startswith("api/") else server.files.file(name)
    if found is None:
        raise HTTPException(404)
    headers = {"etag": found.tag, "cache-control": FOR_GOOD if found.lasts else "no-cache"}
    if request.headers.get("if-none-match") == found.tag:
        return Response(None, 304, headers)
    return Response(found.content, 200, headers, found.type)
