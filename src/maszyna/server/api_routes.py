"""The routes of the API, made from the application's own table: FastAPI finds them and describes them.

A body is checked by the application alone, which is the same in a page without a server. So an endpoint takes nothing
but the request, and FastAPI has nothing to validate on the way to it.
"""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from types import ModuleType
from typing import Any, Final

import segno
from fastapi import Depends, FastAPI, Request, Response
from fastapi.openapi.utils import get_openapi
from fastapi.sse import EventSourceResponse, ServerSentEvent
from pydantic import BaseModel
from pydantic.json_schema import models_json_schema
from starlette.exceptions import HTTPException

from maszyna.app.base.documents import CREATED
from maszyna.app.requests import links, pages
from maszyna.app.routes import ROUTES, Handler, Route
from maszyna.pictures.screen.art import draw_all, is_drawn
from maszyna.server.models import (
    film_models,
    game_models,
    learning_models,
    mine_models,
    own_data_models,
    reference_models,
    request_models,
    scene_models,
    setup_models,
)
from maszyna.server.service import Server
from maszyna.speech.language.catalogue import LANGUAGES
from maszyna.version import VERSION

PROBLEM: Final = "application/problem+json"
DRAWING: Final = "Drawing"  # an answer that is no document
COMPONENT: Final = "#/components/schemas/{model}"
GAME_ID: Final = {"type": "string", "minLength": 1, "maxLength": 64, "pattern": "^[A-Za-z0-9_-]+$"}
NUMBER: Final = {"type": "string", "pattern": "^[0-9]{1,9}$"}
RULE: Final = {"type": "string", "maxLength": 12}
HASH: Final = {"type": "string", "pattern": "^[0-9a-f]{1,64}$"}
HASHES: Final = {"type": "string", "pattern": "^[0-9a-f]{12}(,[0-9a-f]{12}){0,99}$"}
# The chapters of documents.
HOMES: Final[list[ModuleType]] = [
    game_models, scene_models, setup_models, film_models, learning_models, mine_models, own_data_models,
    reference_models, request_models,
]  # fmt: skip
# What a part of a path or of a query may be.
PATH: Final[dict[str, dict[str, Any]]] = {
    "game_id": GAME_ID,
    "number": NUMBER,
    "digest": HASH,
    "rule": RULE,
    "symbol": {"type": "string", "maxLength": 24},
    "stage": {"type": "string", "maxLength": 8},
    "puzzle": {"type": "string", "maxLength": 80},
    "turn": NUMBER,
}
QUERY: Final[dict[str, dict[str, Any]]] = {
    "at": NUMBER, "of": HASHES, "from": NUMBER, "to": NUMBER, "turn": NUMBER, "step": NUMBER, "choice": NUMBER,
    "code": {"type": "string", "maxLength": 1800}, "place": {"type": "string", "maxLength": 20},
    "key": {"type": "string", "maxLength": 80}, "part": {"type": "string", "maxLength": 20},
    "seat": {"type": "string", "maxLength": 20}, "seed": NUMBER,
    "date": {"type": "string", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"},
}  # fmt: skip
REQUIRED: Final = ["key", "code", "of"]


def parameter(name: str, where: str, schema: dict[str, Any], required: bool, says: str = "") -> dict[str, Any]:
    return {"name": name, "in": where, "required": required, "schema": schema, "description": says}


EVERYWHERE: Final = [
    parameter("lang", "query", {"enum": LANGUAGES, "default": "en"}, False, "The language of all texts"),
    parameter("places", "query", HASH, False, "The `places_key` of a board the asker has: `places` is left out"),
]


def problem(model: type[BaseModel], says: str) -> dict[str, Any]:
    return {"description": says, "content": {PROBLEM: {"schema": model.model_json_schema()}}}


PROBLEMS: Final[dict[int | str, dict[str, Any]]] = {
    401: problem(game_models.ProblemDocument, "Nobody is known by this token or key"),
    403: problem(game_models.ProblemDocument, "A key without the right, or a foreign page"),
    404: problem(game_models.ProblemDocument, "There is no such thing"),
    405: problem(game_models.ProblemDocument, "No such method here"),
    413: problem(game_models.ProblemDocument, "Too large"),
    422: problem(game_models.Refused, "Not legal, not readable or not complete; nothing has changed"),
    429: problem(game_models.ProblemDocument, "Too many requests"),
    503: problem(game_models.Refused, "The games cannot be reached now; nothing has changed"),
    507: problem(game_models.Refused, "The disk is full or failing; nothing has changed"),
}
STALE: Final[dict[int | str, dict[str, Any]]] = {409: problem(game_models.Stale, "The game has gone on meanwhile")}


def add_api(app: FastAPI, server: Server) -> None:
    for route in ROUTES:
        add_route(app, server, route)
    add_events(app, server)
    app.openapi = lambda: described(app)  # type: ignore[method-assign]


def add_route(app: FastAPI, server: Server, route: Route) -> None:
    before, after = BEFORE.get(route.handler), AFTER.get(route.handler)

    async def endpoint(request: Request) -> Response:
        if before:
            await before(request)
        response = await server.ask(request)
        return after(server, request, response) if after else response

    app.add_api_route(
        f"/api/{route.path}", endpoint, methods=[route.method], status_code=route.status, name=route.handler.__name__,
        description=route.handler.__doc__, responses=answers(route), openapi_extra=asks(route),
    )  # fmt: skip


def document(name: str) -> type[BaseModel]:
    """A document of the API by its name in the table of routes."""
    found: type[BaseModel] = next(getattr(home, name) for home in HOMES if hasattr(home, name))
    return found


def answers(route: Route) -> dict[int | str, dict[str, Any]]:
    if route.answer == DRAWING:
        return {**PROBLEMS, route.status: {"content": {"image/svg+xml": {}}}}
    return {**PROBLEMS, **(STALE if route.changes else {}), route.status: {"model": document(route.answer)}}


def asks(route: Route) -> dict[str, Any]:
    """The parameters and the body of a route."""
    variable = [part[1:-1] for part in route.path.split("/") if part.startswith("{")]
    found: dict[str, Any] = {
        "parameters": [
            *(parameter(name, "path", PATH[name], True) for name in variable),
            *(parameter(name, "query", QUERY[name], name in REQUIRED) for name in route.query),
            *EVERYWHERE,
        ]
    }
    if route.body:
        schema = {"$ref": COMPONENT.format(model=route.body)}
        found["requestBody"] = {"required": True, "content": {"application/json": {"schema": schema}}}
    return found


def described(app: FastAPI) -> dict[str, Any]:
    """The OpenAPI document, with the bodies that FastAPI does not read itself."""
    if not app.openapi_schema:
        found = get_openapi(title=app.title, version=VERSION, routes=app.routes, separate_input_output_schemas=False)
        bodies = [(document(route.body), "validation") for route in ROUTES if route.body]
        _, schemas = models_json_schema(bodies, ref_template=COMPONENT)  # type: ignore[arg-type]
        found["components"]["schemas"] |= schemas["$defs"]
        app.openapi_schema = found
    return app.openapi_schema


async def draw_first(request: Request) -> None:
    """Drawings that have not been made yet; other requests go on meanwhile."""
    wanted = request.path_params.get("digest") or request.query_params.get("of", "")
    if not all(is_drawn(key) for key in wanted.split(",")[: pages.MOST_DRAWINGS]):
        await asyncio.to_thread(draw_all)


def with_code(server: Server, request: Request, response: Response) -> Response:
    """A new link as an address, and that as a drawing to be photographed."""
    if response.status_code != CREATED:
        return response
    document = json.loads(bytes(response.body))
    address = f"{server.outside or str(request.base_url).rstrip('/')}/{document['link']}"
    drawn = segno.make(address, micro=False).svg_inline(scale=4, omitsize=True)
    content = json.dumps(document | {"address": address, "qr": drawn}, ensure_ascii=False)
    return Response(content.encode(), response.status_code, {"cache-control": "no-store"}, "application/json")


BEFORE: Final[dict[Handler, Callable[[Request], Awaitable[None]]]] = {pages.art: draw_first, pages.drawings: draw_first}
AFTER: Final[dict[Handler, Callable[[Server, Request, Response], Response]]] = {links.new_link: with_code}


def add_events(app: FastAPI, server: Server) -> None:
    asked = {"parameters": [parameter("game_id", "path", GAME_ID, True), *EVERYWHERE]}

    @app.get(
        "/api/games/{game_id}/events", response_class=EventSourceResponse, responses=PROBLEMS, openapi_extra=asked,
        dependencies=[Depends(check_listener)],
    )  # fmt: skip
    async def events(request: Request) -> AsyncIterator[ServerSentEvent]:
        """The revisions of a game as they come."""
        last = request.headers.get("last-event-id", "")
        seen = int(last) if last.isascii() and last.isdigit() and len(last) < 20 else -1
        async for revision in server.changes.revisions(request.path_params["game_id"], request.state.who, seen):
            yield ServerSentEvent(data=game_models.RevisionEvent(revision=revision), id=str(revision))


async def check_listener(request: Request) -> None:
    """Whoever may see a game may hear that it changed."""
    server: Server = request.app.state.server
    who, game = request.state.who, request.path_params["game_id"]
    if who.link is not None and who.link.game != game:
        raise HTTPException(403)
    if server.application.storage.get(game) is None:
        raise HTTPException(404)
    if server.changes.crowded(who):
        raise HTTPException(429, headers={"retry-after": "60"})
