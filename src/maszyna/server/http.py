"""The application behind HTTP: the whole server as an ASGI application, and the client's files outside the API."""

from typing import Final

from fastapi import FastAPI, Request, Response
from fastapi.responses import RedirectResponse
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from maszyna.server.api_routes import PROBLEMS, add_api
from maszyna.server.database import Database
from maszyna.server.files import INDEX
from maszyna.server.guard import Guard
from maszyna.server.limits import RATES, Rates
from maszyna.server.phone_key import PhoneKey, add_phones
from maszyna.server.problem_answers import add_problems, methods_of
from maszyna.server.request_log import RequestLog
from maszyna.server.service import Server
from maszyna.version import VERSION

ONE_PACKET: Final = 1400  # bytes below which nothing is gained by compressing
LEVEL: Final = 4  # of 9: a view in half a millisecond, and hardly larger than at 9


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
        response = RedirectResponse("/", 303, {"cache-control": "no-store"})
        if request.state.who is not None:  # it was the owner's, or that of the phones
            response.set_cookie(server.cookie, token, max_age=31_536_000, httponly=True, samesite="strict", path="/")
        return response

    @app.get("/{name:path}", include_in_schema=False)
    async def file(request: Request, name: str) -> Response:
        if methods_of(request):  # an address of the API that knows other methods only
            raise HTTPException(405)
        return file_response(server, request, name)


def file_response(server: Server, request: Request, name: str) -> Response:
    found = None if name.startswith("api/") else server.files.file(name)
    if found is None:
        raise HTTPException(404)
    headers = {"etag": found.tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == found.tag:
        return Response(None, 304, headers)
    return Response(found.content, 200, headers, found.type)
