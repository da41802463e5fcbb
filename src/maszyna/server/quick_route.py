"""The short way to a game's own routes: a request as every page sends it is read by its model alone.

FastAPI asks all its dependencies first, which takes as long as an Automa's turn. Whatever is not plain (an unknown
query, an odd id, a body that does not fit) goes FastAPI's own way, which knows how to refuse it.
"""

import re
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final
from urllib.parse import parse_qsl

from fastapi import Request, Response
from fastapi.routing import APIRoute
from pydantic import BaseModel, ValidationError

from maszyna.app.base.words import is_language

GAME: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")
PLACES: Final = re.compile(r"[0-9a-f]{1,64}")
JSON: Final = "application/json"
Handler = Callable[[Request], Coroutine[Any, Any, Response]]


class QuickRoute(APIRoute):
    """A route of `request`, `game_id` and a `body` that is a model."""

    def get_route_handler(self) -> Handler:
        ordinary = super().get_route_handler()
        endpoint: Callable[[Request, str, BaseModel], Awaitable[Response]] = self.endpoint
        model: type[BaseModel] = self.endpoint.__annotations__["body"]

        async def handle(request: Request) -> Response:
            game = request.path_params["game_id"]
            if not GAME.fullmatch(game) or not is_plain(request):
                return await ordinary(request)
            try:
                body = model.model_validate_json(await request.body())
            except ValidationError:
                return await ordinary(request)
            return await endpoint(request, game, body)

        return handle


def is_plain(request: Request) -> bool:
    """Whether a request says nothing but the language and the places it knows, and sends JSON."""
    if request.headers.get("content-type") != JSON:
        return False
    given = parse_qsl(request.scope["query_string"].decode("latin-1"), keep_blank_values=True)
    return len(given) == len(dict(given)) and all(
        is_language(value) if name == "lang" else name == "places" and PLACES.fullmatch(value) for name, value in given
    )
