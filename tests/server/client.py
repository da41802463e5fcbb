"""A client of the server in this process."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
from fastapi import FastAPI

from maszyna.server.database import open_database
from maszyna.server.http import create_app

TOKEN = "owner"
ADDRESS = "http://127.0.0.1:8323"
SOLO = {"seats": [{"faction": "crimea", "mat": "innovative"}, {"player": "automa", "faction": "saxony"}]}


def server_in(folder: Path, rates: dict[str, float] | None = None) -> FastAPI:
    database = open_database(f"sqlite:///{folder / 'games.db'}")
    return create_app(database, TOKEN, "maszyna", [], rates)


class Client:
    def __init__(self, app: FastAPI, token: str | None = TOKEN) -> None:
        self.app = app
        self.headers = {"Authorization": f"Bearer {token}"} if token else {}

    def request(self, method: str, path: str, **more: Any) -> httpx.Response:
        headers = {**self.headers, **more.pop("headers", {})}
        return asyncio.run(self._request(method, path, headers, more))

    async def _request(self, method: str, path: str, headers: dict[str, str], more: dict[str, Any]) -> httpx.Response:
        transport = httpx.ASGITransport(self.app, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url=ADDRESS) as client:
            return await client.request(method, path, headers=headers, **more)

    def get(self, path: str, **more: Any) -> httpx.Response:
        return self.request("GET", path, **more)

    def post(self, path: str, body: Any, **more: Any) -> httpx.Response:
        return self.request("POST", path, json=body, **more)

    def new(self, kind: str = "scythe-table", setup: Any = SOLO) -> Any:
        answer = self.post("/api/games", {"kind": kind, "setup": setup, "seed": 7})
        assert answer.status_code == 201, answer.text
        return answer.json()

    async def both(self, path: str, body: Any) -> list[httpx.Response]:
        """The same request twice at once."""
        return list(
            await asyncio.gather(*(self._request("POST", path, self.headers, {"json": body}) for _ in range(2)))
        )
