"""The application behind HTTP: every request of the API as a route with its types, and the client's files."""

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Annotated, Any, Final

import orjson
import segno
from fastapi import Depends, FastAPI, Header, Path, Query, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import RedirectResponse
from fastapi.routing import APIRoute
from fastapi.sse import EventSourceResponse, ServerSentEvent
from pydantic import BaseModel
from starlette.exceptions import HTTPException

from maszyna.app.application import Application
from maszyna.app.base.documents import CREATED, OK, REFUSED, Answer, Problem
from maszyna.app.base.documents import Request as Asked
from maszyna.app.base.who import Who
from maszyna.app.base.words import is_language, words_in
from maszyna.pictures.screen.art import draw_all, is_drawn
from maszyna.server import models
from maszyna.server.changes import Changes
from maszyna.server.commits import Commits
from maszyna.server.database import Database
from maszyna.server.files import INDEX, Files
from maszyna.server.guard import RATES, Guard
from maszyna.version import VERSION

PROBLEM: Final = "application/problem+json"
GameId = Annotated[str, Path(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Language = Annotated[models.Lang, Query(description="The language of all texts")]
Places = Annotated[
    str | None,
    Query(pattern="^[0-9a-f]{1,64}$", description="The `places_key` of a board the asker has: `places` is left out"),
]
Number = Annotated[str | None, Query(pattern="^[0-9]{1,9}$")]


def problem(model: type, says: str) -> dict[str, Any]:
    return {"description": says, "content": {PROBLEM: {"schema": model.model_json_schema()}}}  # type: ignore[attr-defined]


PROBLEMS: Final[dict[int | str, dict[str, Any]]] = {
    400: problem(models.ProblemDocument, "The body cannot be read at all"),
    401: problem(models.ProblemDocument, "Nobody is known by this token or key"),
    403: problem(models.ProblemDocument, "A key without the right, or a foreign page"),
    404: problem(models.ProblemDocument, "There is no such thing"),
    405: problem(models.ProblemDocument, "No such method here"),
    413: problem(models.ProblemDocument, "Too large"),
    422: problem(models.Refused, "Not legal, not readable or not complete; nothing has changed"),
    429: problem(models.ProblemDocument, "Too many requests"),
}
STALE: Final[dict[int | str, dict[str, Any]]] = {409: problem(models.Stale, "The game has gone on meanwhile")}


def answers(model: type, status: int = OK, stale: bool = False) -> dict[int | str, dict[str, Any]]:
    found: dict[int | str, dict[str, Any]] = {**PROBLEMS, status: {"model": model}}
    return {**found, **STALE} if stale else found


class Server:
    """The application, its files, and who listens for changes."""

    def __init__(self, database: Database, token: str, cookie: str, outside: str) -> None:
        self.commits = Commits(database)
        self.application = Application(self.commits)
        self.commits.lost = self.application.forget
        self.changes = Changes(self.application)
        self.files = Files()
        self.token = token
        self.cookie = cookie
        self.outside = outside  # the address for other machines, where there is one

    async def ask(self, request: Request, body: Any = None) -> Response:
        """Hand a request to the application, and its answer back when what it changed is kept."""
        document = body.model_dump(exclude_unset=True) if isinstance(body, BaseModel) else body
        asked = Asked(request.method, request.url.path, dict(request.query_params), document)
        answer, accepted = self.answered(asked, request.state.who)
        while accepted is not None and not await asyncio.shield(accepted):
            answer, accepted = self.answered(asked, request.state.who)  # somebody was faster elsewhere
        headers = {"cache-control": "no-store"}
        if answer.type == "image/svg+xml":
            headers["cache-control"] = "private, max-age=31536000, immutable"
            return Response(str(answer.document), answer.status, headers, f"{answer.type}; charset=utf-8")
        return Response(orjson.dumps(answer.document), answer.status, headers, answer.type)

    def answered(self, asked: Asked, who: Who | None) -> tuple[Answer, asyncio.Future[bool] | None]:
        """An answer, and what has to be kept before it is sent."""
        self.commits.accepted()
        return self.application.answer(asked, who), self.commits.accepted()

    async def change(self, request: Request, game: str, body: Any) -> Response:
        response = await self.ask(request, body)
        if response.status_code == OK:
            self.changes.tell(game)
        return response


async def everywhere(request: Request, lang: Language = "en", places: Places = None) -> None:
    """What any request may name."""


def create_app(
    database: Database,
    token: str,
    cookie: str = "maszyna",
    hosts: list[str] | None = None,
    rates: dict[str, float] | None = None,
    outside: str = "",
) -> FastAPI:
    """The whole server as an ASGI application."""
    server = Server(database, token, cookie, outside)
    app = FastAPI(
        title="Maszyna",
        version=VERSION,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        dependencies=[Depends(everywhere)],
        separate_input_output_schemas=False,
    )
    app.state.server = server
    app.add_middleware(
        Guard, application=server.application, token=token, cookie=cookie, hosts=hosts or [], rates=rates or RATES
    )
    add_problems(app)
    add_games(app, server)
    add_rest(app, server)
    add_events(app, server)
    add_files(app, server)
    return app


def add_problems(app: FastAPI) -> None:
    """Whatever goes wrong is a problem document without anything of the inside."""

    async def unreadable(request: Request, error: Exception) -> Response:
        assert isinstance(error, RequestValidationError)
        first = error.errors()[0] if error.errors() else {"loc": ["body"], "msg": ""}
        where = ".".join(str(part) for part in first["loc"])
        detail = str(first["msg"])[:300]
        more = {"code": "unreadable", "say": [detail], "at": None, "legal": []}
        return problem_response(request, REFUSED, "problem_unreadable", detail, where, more)

    async def refused(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        titles = {404: "problem_not_found", 405: "problem_method", 400: "problem_unreadable"}
        title = titles.get(error.status_code, "problem_refused")
        response = problem_response(request, error.status_code, title, "", "", {})
        response.headers.update(dict(error.headers or {}))
        if error.status_code == 405:
            response.headers["allow"] = ", ".join(methods_of(request))
        return response

    async def fault(request: Request, error: Exception) -> Response:
        return problem_response(request, 500, "problem_fault", "", "", {})

    app.add_exception_handler(RequestValidationError, unreadable)
    app.add_exception_handler(HTTPException, refused)
    app.add_exception_handler(Exception, fault)


def methods_of(request: Request) -> list[str]:
    """All methods of an address; its routes know one each. The client's files answer any address below the API."""
    found: set[str] = set()
    for route in request.app.routes:
        if isinstance(route, APIRoute) and route.include_in_schema and route.path_regex.match(request.url.path):
            found |= set(route.methods or ())
    return sorted(found)


def problem_response(
    request: Request, status: int, title: str, detail: str, where: str, more: dict[str, Any]
) -> Response:
    lang = request.query_params.get("lang", "en")
    heading = words_in(lang if is_language(lang) else "en").say(title)
    document = Problem(status, heading, detail, where, **more).answer().document
    return Response(json.dumps(document, ensure_ascii=False), status, media_type=PROBLEM)


def add_games(app: FastAPI, server: Server) -> None:
    @app.get("/api/games", responses=answers(models.Page))
    async def games(request: Request) -> Response:
        """The owner's games, newest first."""
        return await server.ask(request)

    @app.post("/api/games", status_code=201, responses=answers(models.GameAnswer, 201))
    async def new_game(request: Request, body: models.NewGame) -> Response:
        """A new game, or one out of a save."""
        return await server.ask(request, body)

    @app.get("/api/games/{game_id}", responses=answers(models.GameAnswer))
    async def game(request: Request, game_id: GameId, at: Number = None) -> Response:
        """A game as the asker may see it, now or as it was after some actions."""
        return await server.ask(request)

    @app.delete("/api/games/{game_id}", responses=answers(models.Page))
    async def delete(request: Request, game_id: GameId) -> Response:
        return await server.change(request, game_id, None)

    @app.post("/api/games/{game_id}/actions", responses=answers(models.ActionsAnswer, stale=True))
    async def act(request: Request, game_id: GameId, body: models.Actions) -> Response:
        """Take actions and intents: all of them or none."""
        return await server.change(request, game_id, body)

    @app.post("/api/games/{game_id}/try", responses=answers(models.TryAnswer, stale=True))
    async def try_out(request: Request, game_id: GameId, body: models.Actions) -> Response:
        """The game as it would be; nothing is kept, and it stops before anything hidden."""
        return await server.ask(request, body)

    @app.post("/api/games/{game_id}/undo", responses=answers(models.ActionsAnswer, stale=True))
    async def undo(request: Request, game_id: GameId, body: models.Undo) -> Response:
        """Take actions back."""
        return await server.change(request, game_id, body)

    @app.get("/api/games/{game_id}/save", responses=answers(models.SaveDocument))
    async def save(request: Request, game_id: GameId) -> Response:
        return await server.ask(request)

    @app.get("/api/games/{game_id}/log", responses=answers(models.Page))
    async def log(request: Request, game_id: GameId) -> Response:
        return await server.ask(request)

    @app.get("/api/games/{game_id}/end", responses=answers(models.Page))
    async def end(request: Request, game_id: GameId) -> Response:
        return await server.ask(request)

    @app.get("/api/games/{game_id}/hints", responses=answers(models.Page))
    async def hints(request: Request, game_id: GameId) -> Response:
        return await server.ask(request)

    @app.get("/api/games/{game_id}/why", responses=answers(models.Page))
    async def why(
        request: Request,
        game_id: GameId,
        at: Number = None,
        choice: Number = None,
        place: Annotated[str | None, Query(max_length=20)] = None,
    ) -> Response:
        """How an Automa chose, and when a place fell out of its choice."""
        return await server.ask(request)

    @app.get("/api/games/{game_id}/place", responses=answers(models.Page))
    async def place(request: Request, game_id: GameId, key: Annotated[str, Query(max_length=40)]) -> Response:
        """One place and all that is there."""
        return await server.ask(request)

    @app.get("/api/games/{game_id}/links", responses=answers(models.Page))
    async def links(request: Request, game_id: GameId) -> Response:
        """The links that are live, without their keys."""
        return await server.ask(request)

    @app.post("/api/games/{game_id}/links", status_code=201, responses=answers(models.LinkAnswer, 201))
    async def new_link(request: Request, game_id: GameId, body: models.NewLink) -> Response:
        """A key for a seat, or only to look on; with its whole address and a QR code of that."""
        response = await server.ask(request, body)
        return with_code(server, request, response) if response.status_code == CREATED else response

    @app.delete("/api/games/{game_id}/links/{number}", responses=answers(models.Page))
    async def revoke(
        request: Request, game_id: GameId, number: Annotated[str, Path(pattern="^[0-9]{1,9}$")]
    ) -> Response:
        return await server.change(request, game_id, None)


def with_code(server: Server, request: Request, response: Response) -> Response:
    """The answer with the link as an address, and that as a drawing to be photographed."""
    document = json.loads(bytes(response.body))
    address = f"{server.outside or str(request.base_url).rstrip('/')}/{document['link']}"
    drawn = segno.make(address, micro=False).svg_inline(scale=4, omitsize=True)
    content = json.dumps(document | {"address": address, "qr": drawn}, ensure_ascii=False)
    return Response(content.encode(), response.status_code, {"cache-control": "no-store"}, "application/json")


def add_rest(app: FastAPI, server: Server) -> None:
    @app.get("/api/health", responses=answers(models.Health))
    async def health(request: Request) -> Response:
        return await server.ask(request)

    @app.get("/api/setup", responses=answers(models.Page))
    async def setups(request: Request) -> Response:
        """What can be chosen for a new game of each kind."""
        return await server.ask(request)

    @app.post("/api/setup", responses=answers(models.Page))
    async def check_setup(request: Request, body: models.SetupToCheck) -> Response:
        """A setup checked while it is filled in."""
        return await server.ask(request, body)

    @app.get("/api/words", responses=answers(models.Page))
    async def interface(request: Request) -> Response:
        """The words of the interface."""
        return await server.ask(request)

    @app.get("/api/terms", responses=answers(models.Page))
    async def terms(request: Request, key: Annotated[str, Query(max_length=80)]) -> Response:
        """What a term means."""
        return await server.ask(request)

    @app.get("/api/art/{digest}", responses={**PROBLEMS, 200: {"content": {"image/svg+xml": {}}}})
    async def art(request: Request, digest: Annotated[str, Path(pattern="^[0-9a-f]{1,64}$")]) -> Response:
        """A drawing by its hash: it never changes."""
        if not is_drawn(digest):
            await asyncio.to_thread(draw_all)  # other requests go on meanwhile
        return await server.ask(request)

    @app.get("/api/tiles", responses=answers(models.Page))
    async def tiles(request: Request) -> Response:
        return await server.ask(request)

    @app.put("/api/tiles", responses=answers(models.Page))
    async def keep_tiles(request: Request, body: dict[str, Any]) -> Response:
        """Keep tiles of one's own box, `maszyna/scythe-tiles@1`."""
        return await server.ask(request, body)

    @app.get("/api/cards", responses=answers(models.Page))
    async def cards(request: Request) -> Response:
        return await server.ask(request)

    @app.put("/api/cards", responses=answers(models.Page))
    async def keep_cards(request: Request, body: dict[str, Any]) -> Response:
        """Keep progress cards of one's own box, `maszyna/expeditions-progress-cards@1`."""
        return await server.ask(request, body)

    @app.get("/api/logbook", responses=answers(models.Page))
    async def logbook(request: Request) -> Response:
        return await server.ask(request)


def add_events(app: FastAPI, server: Server) -> None:
    @app.get("/api/games/{game_id}/events", response_class=EventSourceResponse, responses=PROBLEMS)
    async def events(
        request: Request,
        checked: Annotated[str, Depends(may_listen)],
        last_event_id: Annotated[str | None, Header(max_length=20)] = None,
    ) -> AsyncIterator[ServerSentEvent]:
        """The revisions of a game as they come."""
        known = last_event_id is not None and last_event_id.isascii() and last_event_id.isdigit()
        seen = int(last_event_id) if known and last_event_id else -1
        async for revision in server.changes.revisions(checked, request.state.who, seen):
            yield ServerSentEvent(data=models.RevisionEvent(revision=revision), id=str(revision))


async def may_listen(request: Request, game_id: GameId) -> str:
    """Whoever may see a game may hear that it changed."""
    server: Server = request.app.state.server
    who = request.state.who
    if who.link is not None and who.link.game != game_id:
        raise HTTPException(403)
    if server.application.storage.get(game_id) is None:
        raise HTTPException(404)
    return game_id


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
