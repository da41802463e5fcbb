"""The routes beside a game: set-up, words, drawings, own tiles and cards, the logbook; and the client's files."""

import asyncio
from typing import Annotated, Any

from fastapi import FastAPI, Path, Query, Request, Response
from fastapi.responses import RedirectResponse
from starlette.exceptions import HTTPException

from maszyna.pictures.screen.art import draw_all, is_drawn
from maszyna.server import models, page_models
from maszyna.server.files import INDEX
from maszyna.server.problem_answers import methods_of
from maszyna.server.route_types import PROBLEMS, answers
from maszyna.server.service import Server


def add_pages(app: FastAPI, server: Server) -> None:
    @app.get("/api/health", responses=answers(models.Health))
    async def health(request: Request) -> Response:
        return await server.ask(request)

    @app.get("/api/setup", responses=answers(page_models.Setups))
    async def setups(request: Request) -> Response:
        """What can be chosen for a new game of each kind."""
        return await server.ask(request)

    @app.post("/api/setup", responses=answers(page_models.Setup))
    async def check_setup(request: Request, body: models.SetupToCheck) -> Response:
        """A setup checked while it is filled in."""
        return await server.ask(request, body)

    @app.get("/api/words", responses=answers(page_models.Words))
    async def interface(request: Request) -> Response:
        """The words of the interface."""
        return await server.ask(request)

    @app.get("/api/terms", responses=answers(page_models.Term))
    async def terms(request: Request, key: Annotated[str, Query(max_length=80)]) -> Response:
        """What a term means."""
        return await server.ask(request)

    @app.get("/api/art/{digest}", responses={**PROBLEMS, 200: {"content": {"image/svg+xml": {}}}})
    async def art(request: Request, digest: Annotated[str, Path(pattern="^[0-9a-f]{1,64}$")]) -> Response:
        """A drawing by its hash: it never changes."""
        if not is_drawn(digest):
            await asyncio.to_thread(draw_all)  # other requests go on meanwhile
        return await server.ask(request)

    @app.get("/api/tiles", responses=answers(page_models.Tiles))
    async def tiles(request: Request) -> Response:
        return await server.ask(request)

    @app.put("/api/tiles", responses=answers(page_models.Tiles))
    async def keep_tiles(request: Request, body: dict[str, Any]) -> Response:
        """Keep tiles of one's own box, `maszyna/scythe-tiles@1`."""
        return await server.ask(request, body)

    @app.post("/api/tiles", responses=answers(page_models.TileForm))
    async def check_tile(request: Request, body: models.TileToCheck) -> Response:
        """A tile of one's own box checked while it is typed in; with `keep` it is kept."""
        return await server.ask(request, body)

    @app.get("/api/cards", responses=answers(page_models.Cards))
    async def cards(request: Request) -> Response:
        return await server.ask(request)

    @app.put("/api/cards", responses=answers(page_models.Cards))
    async def keep_cards(request: Request, body: dict[str, Any]) -> Response:
        """Keep progress cards of one's own box, `maszyna/expeditions-progress-cards@1`."""
        return await server.ask(request, body)

    @app.get("/api/logbook", responses=answers(page_models.Logbook))
    async def logbook(request: Request) -> Response:
        return await server.ask(request)


def add_files(app: FastAPI, server: Server) -> None:
    @app.get("/", include_in_schema=False)
    async def index(request: Request) -> Response:
        token = request.query_params.get("token")
        if token is None:
            return file_response(server, request, INDEX)
        response = RedirectResponse("/", 303, {"cache-control": "no-store"})
        if token == server.token:
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
