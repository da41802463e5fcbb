"""The page without a server answers what the server answers, letter for letter."""

import json
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from playwright.sync_api import Page
from tests.browser.site_host import DIGITAL, TABLE, options
from tests.server.client import TOKEN, Client

from maszyna.server.database import open_database
from maszyna.server.http import create_app

# Speaks with the worker itself, past the page's transport, to see its very letters.
RAW = """([method, path, body]) => new Promise((done) => {
    const id = Math.random();
    const heard = ({ data }) => {
        if (data.id !== id) return;
        theWorker.removeEventListener("message", heard);
        done([data.answer.status, data.answer.text]);
    };
    theWorker.addEventListener("message", heard);
    theWorker.postMessage({ id, method, path, body: body === null ? null : JSON.stringify(body), key: null });
})"""
REACH_WORKER = (
    "window.Worker = class extends Worker { constructor(...all) { super(...all); window.theWorker = this; } };"
)


def same_answers(page: Page) -> None:
    """A scripted game on both transports, byte for byte, in two languages."""
    client = Client(create_app(open_database("sqlite://"), TOKEN))
    apart = ThreadPoolExecutor(1)  # Playwright has the loop of this thread

    def served(method: str, path: str, body: object = None) -> tuple[int, str]:
        answer = apart.submit(client.request, method, path, json=body).result()
        return answer.status_code, answer.text

    for lang, wanted in (("en", DIGITAL), ("uk", TABLE)):
        ours, theirs = "", ""

        def both(method: str, path: str, body: object = None) -> Any:
            status, text = page.evaluate(RAW, [method, f"/api/{path}".replace("GAME", ours), body])  # noqa: B023
            code, letters = served(method, f"/api/{path}".replace("GAME", theirs), body)  # noqa: B023
            found, expected = json.loads(text), json.loads(letters)
            here, there = found.get("id") or ours, expected.get("id") or theirs  # noqa: B023
            assert (status, text.replace(here, "GAME")) == (code, letters.replace(there, "GAME"))
            return found, expected

        made, twin = both("POST", f"games?lang={lang}", wanted)
        ours, theirs = made["id"], twin["id"]
        view, revision = made["view"], 0
        for number in range(8):
            actions = [one for one in options(view) if one]
            if wanted is TABLE:
                actions = ["automa"] if number % 2 else ["power +1"]
            found, _ = both("POST", f"games/GAME/actions?lang={lang}", {"revision": revision, "actions": actions[:1]})
            view, revision = found["view"], found["revision"]
        for what in ("save", "log", "end", "why", "place?key=23"):
            both("GET", f"games/GAME/{what}{'&' if '?' in what else '?'}lang={lang}")
        both("POST", f"games/GAME/actions?lang={lang}", {"revision": 0, "actions": ["automa"]})  # stale
        for layer in view["board"]["layers"]:
            if "art" in layer:
                path = f"/api/art/{layer['art']}"
                assert tuple(page.evaluate(RAW, ["GET", path, None])) == served("GET", path)
