"""The application asked past the page: games made with a seed, steps told, what a view says."""

from typing import Any

import httpx

TOKEN = "browser-tests"
SOLO = {"seats": [{"faction": "crimea", "mat": "innovative"}, {"player": "automa", "faction": "saxony"}]}


class Api:
    """The same questions to the server and to the storage of a page without one."""

    def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        """Status and document; the path begins behind /api/."""
        raise NotImplementedError

    def close(self) -> None:
        """Nothing more will be asked."""

    def asked(self, method: str, path: str, body: object = None, status: int = 200) -> Any:
        found, document = self.ask(method, path, body)
        assert found == status, document
        return document

    def new(self, kind: str, setup: dict[str, Any], seed: int) -> str:
        made = self.asked("POST", "games", {"kind": kind, "setup": setup, "seed": seed}, 201)["id"]
        assert isinstance(made, str)
        return made

    def game(self, game: str) -> Any:
        return self.asked("GET", f"games/{game}")

    def games(self) -> list[Any]:
        return list(self.asked("GET", "games")["games"])

    def act(self, game: str, *actions: str) -> Any:
        body = {"revision": self.game(game)["revision"], "actions": list(actions)}
        return self.asked("POST", f"games/{game}/actions", body)

    def save(self, game: str) -> Any:
        return self.asked("GET", f"games/{game}/save")

    def places(self, game: str, piece: str) -> list[str]:
        """Where pieces stand whose keys begin so."""
        pieces = self.game(game)["view"]["board"]["pieces"]
        return [one["place"] for one in pieces if any(unit.startswith(piece) for unit in one["of"])]


class ServerApi(Api):
    def __init__(self, address: str) -> None:
        key = {"Authorization": f"Bearer {TOKEN}"}
        self.client = httpx.Client(base_url=f"{address}/api/", headers=key, timeout=60)

    def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        answer = self.client.request(method, path, json=body)
        return answer.status_code, answer.json()

    def close(self) -> None:
        self.client.close()
