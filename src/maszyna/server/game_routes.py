"""The routes about one game: begin it, look at it, act, take back, share it, listen to it."""

import json
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Annotated, Any

import segno
from fastapi import Depends, FastAPI, Header, Path, Query, Request, Response
from fastapi.sse import EventSourceResponse, ServerSentEvent
from starlette.exceptions import HTTPException

from maszyna.app.base.documents import CREATED
from maszyna.server import models, page_models
from maszyna.server.quick_route import QuickRoute
from maszyna.server.route_types import PROBLEMS, GameId, Number, answers
from maszyna.server.service import Server

Endpoint = Callable[..., Awaitable[Response]]


def add_games(app: FastAPI, server: Server) -> None:
    def quick(path: str, responses: dict[int | str, dict[str, Any]]) -> Callable[[Endpoint], None]:
        return lambda endpoint: app.router.add_api_route(
            path, endpoint, methods=["POST"], responses=responses, route_class_override=QuickRoute
        )

    @app.get("/api/games", responses=answers(page_models.Home))
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

    @app.delete("/api/games/{game_id}", responses=answers(models.Gone))
    async def delete(request: Request, game_id: GameId) -> Response:
        return await server.change(request, game_id, None)

    @quick("/api/games/{game_id}/actions", answers(models.ActionsUnlessAnswer, stale=True))
    async def act(request: Request, game_id: GameId, body: models.ActionsUnless) -> Response:
        """Take actions and intents: all of them or none; with `unless` perhaps only try them."""
        return await server.change(request, game_id, body)

    @quick("/api/games/{game_id}/try", answers(models.TryAnswer, stale=True))
    async def try_out(request: Request, game_id: GameId, body: models.Actions) -> Response:
        """The game as it would be; nothing is kept, and it stops before anything hidden."""
        return await server.ask(request, body)

    @quick("/api/games/{game_id}/undo", answers(models.ActionsAnswer, stale=True))
    async def undo(request: Request, game_id: GameId, body: models.Undo) -> Response:
        """Take actions back."""
        return await server.change(request, game_id, body)

    @app.get("/api/games/{game_id}/save", responses=answers(models.SaveDocument))
    async def save(request: Request, game_id: GameId) -> Response:
        return await server.ask(request)

    @app.get("/api/games/{game_id}/log", responses=answers(page_models.Log))
    async def log(request: Request, game_id: GameId) -> Response:
        return await server.ask(request)

    @app.get("/api/games/{game_id}/end", responses=answers(page_models.End))
    async def end(request: Request, game_id: GameId) -> Response:
        return await server.ask(request)

    @app.get("/api/games/{game_id}/hints", responses=answers(page_models.Hints))
    async def hints(request: Request, game_id: GameId) -> Response:
        return await server.ask(request)

    @app.get("/api/games/{game_id}/why", responses=answers(page_models.Why))
    async def why(
        request: Request,
        game_id: GameId,
        at: Number = None,
        choice: Number = None,
        place: Annotated[str | None, Query(max_length=20)] = None,
    ) -> Response:
        """How an Automa chose, and when a place fell out of its choice."""
        return await server.ask(request)

    @app.get("/api/games/{game_id}/place", responses=answers(page_models.PlacePage))
    async def place(request: Request, game_id: GameId, key: Annotated[str, Query(max_length=40)]) -> Response:
        """One place and all that is there."""
        return await server.ask(request)

    @app.get("/api/games/{game_id}/links", responses=answers(page_models.LiveLinks))
    async def links(request: Request, game_id: GameId) -> Response:
        """The links that are live, without their keys."""
        return await server.ask(request)

    @app.post("/api/games/{game_id}/links", status_code=201, responses=answers(models.LinkAnswer, 201))
    async def new_link(request: Request, game_id: GameId, body: models.NewLink) -> Response:
        """A key for a seat, or only to look on; with its whole address and a QR code of that."""
        response = await server.ask(request, body)
        return with_code(server, request, response) if response.status_code == CREATED else response

    @app.delete("/api/games/{game_id}/links/{number}", responses=answers(models.Gone))
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
