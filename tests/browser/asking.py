"""The API beside the browser: games made with a seed, steps told, what a view says."""

from typing import Any

import httpx

TOKEN = "browser-tests"
SOLO = {"seats": [{"faction": "crimea", "mat": "innovative"}, {"player": "automa", "faction": "saxony"}]}


class Api:
    def __init__(self, client: httpx.Client) -> None:
        self.client = client

    def new(self, kind: str, setup: dict[str, Any], seed: int) -> str:
        answer = self.client.post("games", json={"kind": kind, "setup": setup, "seed": seed})
        assert answer.status_code == 201, answer.text
        made = answer.json()["id"]
        assert isinstance(made, str)
        return made

    def game(self, game: str) -> Any:
        answer = self.client.get(f"games/{game}")
        assert answer.status_code == 200, answer.text
        return answer.json()

    def act(self, game: str, *actions: str) -> Any:
        body = {"revision": self.game(game)["revision"], "actions": list(actions)}
        answer = self.client.post(f"games/{game}/actions", json=body)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def save(self, game: str) -> Any:
        return self.client.get(f"games/{game}/save").json()

    def places(self, game: str, piece: str) -> list[str]:
        """Where pieces stand whose keys begin so."""
        pieces = self.game(game)["view"]["board"]["pieces"]
        return [one["place"] for one in pieces if any(unit.startswith(piece) for unit in one["of"])]
