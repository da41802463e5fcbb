"""An application to ask in tests, and games played through it."""

import random
from typing import Any

from tests.app.memory_storage import MemoryStorage

from maszyna.app.application import Application
from maszyna.app.base.documents import Request
from maszyna.app.base.requester import OWNER, Requester

SOLO = {"seats": [{"faction": "crimea", "mat": "innovative"}, {"player": "automa", "faction": "saxony"}]}
TWO = {"seats": [{"faction": "crimea"}, {"faction": "togawa"}, {"player": "automa", "faction": "saxony"}]}
WIND = SOLO | {"airships": {}, "resolution": "land_rush"}


class Desk:
    """Asks as the owner, or as whoever has a key."""

    def __init__(self) -> None:
        self.app = Application(MemoryStorage())

    def ask(
        self, method: str, path: str, body: Any = None, who: Requester | None = OWNER, **query: str
    ) -> tuple[int, Any]:
        answer = self.app.answer(Request(method, f"/api/{path}", query, body), who)
        return answer.status, answer.document

    def get(self, path: str, who: Requester | None = OWNER, **query: str) -> Any:
        status, document = self.ask("GET", path, None, who, **query)
        assert status == 200, document
        return document

    def new(self, kind: str, setup: dict[str, Any], seed: int = 7) -> Any:
        status, document = self.ask("POST", "games", {"kind": kind, "setup": setup, "seed": seed})
        assert status == 201, document
        return document

    def act(self, game: Any, *actions: str, who: Requester | None = OWNER) -> Any:
        body = {"revision": game["revision"], "actions": list(actions)}
        status, document = self.ask("POST", f"games/{game['id']}/actions", body, who)
        assert status == 200, document
        return document | {"id": game["id"]}

    def link(self, game: str, **body: Any) -> Requester:
        status, document = self.ask("POST", f"games/{game}/links", body)
        assert status == 201
        who = self.app.who_has(document["key"])
        assert who is not None
        return who

    def record(self, game: str) -> Any:
        row = self.app.storage.get(game)
        assert row is not None
        return self.app.record(row)


def some_option(view: Any, chance: random.Random) -> str:
    """An action out of those a view offers."""
    action = chance.choice(view["decision"]["options"])["action"]
    assert isinstance(action, str)
    return action
