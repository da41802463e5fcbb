"""How soon the first page and the first view of a game can be used, and how many bytes they need: ``python -m
tools.first_page`` starts a server and a browser on loopback. ``--before FOLDER`` measures the source of another folder
in turn with this one, so that whatever else the machine does slows both.

Each with an empty cache and once more, several times; seconds are counted from the address to the list of starts, or to
the question of the game. Bytes are as they were sent, with an empty cache.
"""

import argparse
import json
import os
import sys
import tempfile
import time
import urllib.request
from collections import Counter
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from tools.browser import get
from tools.served import SOLO, TOKEN, Served

PHONE = {"width": 390, "height": 844}
HOME = "[data-start]"
GAME = "#app[data-revision]"


class Measured:
    """A source tree, its server, and what was found with it."""

    def __init__(self, name: str, source: Path, home: Path, python: str) -> None:
        self.name = name
        self.served = Served(home, python)
        before = os.environ.get("PYTHONPATH")
        os.environ["PYTHONPATH"] = str(source)
        try:
            self.served.start()
        finally:
            os.environ["PYTHONPATH"] = before or ""
        self.address = f"http://127.0.0.1:{self.served.port}"
        self.seconds: dict[str, list[float]] = {}
        self.bytes: dict[str, Counter[str]] = {}

    def once(self, browser: Browser) -> None:
        game = self.new_game()
        for page, place, ready in (("home", "#/", HOME), ("game", f"#/g/{game}", GAME)):
            context = browser.new_context(viewport=PHONE, locale="en")  # type: ignore[arg-type]
            self.visit(context, page, place, ready)
            context.close()

    def visit(self, context: BrowserContext, name: str, place: str, ready: str) -> None:
        page = context.new_page()
        found = sent(page)
        fresh = seconds(page, f"{self.address}/?token={TOKEN}{place}", ready)
        page.wait_for_timeout(300)
        self.bytes[name] = Counter(found)
        again = seconds(page, None, ready)
        self.seconds.setdefault(f"{name}, empty cache", []).append(fresh)
        self.seconds.setdefault(f"{name}, again", []).append(again)

    def new_game(self) -> str:
        body = json.dumps({"kind": "scythe", "setup": SOLO, "seed": 7}).encode()
        headers = {"Authorization": f"Bearer {TOKEN}", "Content-Type": "application/json"}
        with urllib.request.urlopen(urllib.request.Request(f"{self.address}/api/games", body, headers)) as answer:
            return str(json.load(answer)["id"])

    def report(self) -> dict[str, Any]:
        return {
            "seconds": {name: summary(found) for name, found in self.seconds.items()},
            "bytes": {name: dict(found) | {"all": found.total()} for name, found in self.bytes.items()},
        }


def sent(page: Page) -> Counter[str]:
    """Bytes of answers as they come, by what they are."""
    found: Counter[str] = Counter()
    kinds: dict[str, str] = {}
    session = page.context.new_cdp_session(page)
    session.on("Network.responseReceived", lambda one: kinds.update({one["requestId"]: kind(one["response"]["url"])}))
    session.on("Network.loadingFinished", lambda one: found.update({kinds.get(one["requestId"], "rest"): int(
        one["encodedDataLength"])}))  # fmt: skip
    session.send("Network.enable")
    return found


def kind(url: str) -> str:
    path = url.partition("?")[0]
    return "drawings" if "/api/art" in path else "documents" if "/api/" in path else "client"


def seconds(page: Page, address: str | None, ready: str) -> float:
    """To an address, or to the same one again."""
    started = time.perf_counter()
    if address is None:
        page.reload(wait_until="commit")
    else:
        page.goto(address, wait_until="commit")
    page.locator(ready).first.wait_for()
    return time.perf_counter() - started


def summary(found: list[float]) -> dict[str, float]:
    ordered = sorted(found)
    return {"best": round(ordered[0], 2), "median": round(ordered[len(ordered) // 2], 2)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=7)
    parser.add_argument("--python", default=sys.executable, help="the Python that runs the servers")
    parser.add_argument("--before", type=Path, help="a folder with the source of another version")
    wished = parser.parse_args()
    chromium = get()
    if chromium is None:
        sys.exit("no Chromium could be found or installed")
    trees = {"now": Path(__file__).parent.parent / "src"} | ({"before": wished.before} if wished.before else {})
    measured: list[Measured] = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        try:
            for name, source in trees.items():
                home = Path(folder) / name
                home.mkdir()
                measured.append(Measured(name, source, home, wished.python))
            browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
            for _ in range(wished.times):
                for one in measured:
                    one.once(browser)
            browser.close()
        finally:
            for one in measured:
                one.served.kill()
    sys.stdout.write(json.dumps({one.name: one.report() for one in measured}, indent=1) + "\n")


if __name__ == "__main__":
    main()
