"""The application behind the routes: requests handed to it, and its answers sent when what they changed is kept."""

import asyncio
import json
from typing import Any

import orjson
from fastapi import Request, Response
from pydantic import BaseModel

from maszyna.app.application import Application
from maszyna.app.base.documents import OK
from maszyna.app.base.documents import Request as AppRequest
from maszyna.app.base.requester import Requester
from maszyna.server.changes import Changes
from maszyna.server.commits import Commits
from maszyna.server.database import Database
from maszyna.server.files import Files


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
        asked = AppRequest(request.method, request.url.path, dict(request.query_params), document)
        response, accepted = self.answered(asked, request.state.who)
        while accepted is not None and not await asyncio.shield(accepted):
            response, accepted = self.answered(asked, request.state.who)  # somebody was faster elsewhere
        return response

    def answered(self, asked: AppRequest, who: Requester | None) -> tuple[Response, asyncio.Future[bool] | None]:
        """An answer, and what has to be kept before it is sent. While it waits it is only bytes: the thousands of
        objects of a view would be looked through again and again for cycles."""
        self.commits.accepted()
        answer = self.application.answer(asked, who)
        headers = {"cache-control": "no-store"}
        if answer.type == "image/svg+xml":
            headers["cache-control"] = "private, max-age=31536000, immutable"
            return Response(str(answer.document), answer.status, headers, f"{answer.type}; charset=utf-8"), None
        return Response(json_bytes(answer.document), answer.status, headers, answer.type), self.commits.accepted()

    async def change(self, request: Request, game: str, body: Any) -> Response:
        response = await self.ask(request, body)
        if response.status_code == OK:
            self.changes.tell(game)
        return response


def json_bytes(document: object) -> bytes:
    """A document as JSON; the quick writer knows no whole numbers beyond 64 bits, which a setup may hold as sent."""
    try:
        return orjson.dumps(document)
    except orjson.JSONEncodeError:
        return json.dumps(document, ensure_ascii=False).encode()
