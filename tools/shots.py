"""Pictures of the app for README and docs: ``python -m tools.shots docs/app`` visits each screen."""

import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, Page, sync_playwright
from tools.browser import get

from maszyna.games import SCYTHE
from maszyna.players.by_name import player
from maszyna.players.playing import ask, deals

TOKEN = "shots"
PHONE = {"width": 360, "height": 640}
DESKTOP = {"width": 1280, "height": 800}
SOLO: dict[str, object] = {
    "seats": [{"faction": "crimea", "mat": "innovative"}, {"player": "automa", "faction": "saxony"}]
}
TURNS = 24  # of the digital game that is shown
BEGUN = ["power 7", "cards 3", "worker 43 1", "deploy 43 riverwalk", "worker 44 2", "resources 43 food 2"]


def digital_save() -> Any:
    """A digital game in its middle, the own turns chosen by a player that thinks: at the start of an own turn."""
    record = SCYTHE.new(SOLO, 5)
    chance = deals(5)
    greedy = player("greedy:nodes=120", 5)
    while not record.game.is_over() and (record.game.turns < TURNS or record.game.decision_kind() != "section"):
        record.play(ask(greedy, record.game, chance))
    return json.loads(SCYTHE.dump(record))


@contextmanager
def serving() -> Iterator[str]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as home:
        command = [sys.executable, "-m", "maszyna", "play", "--port", str(port), "--token", TOKEN, "--no-browser"]
        server = subprocess.Popen(command, env=os.environ | {"MASZYNA_HOME": home}, stdout=subprocess.DEVNULL)
        try:
            for _ in range(300):
                try:
                    httpx.get(f"http://127.0.0.1:{port}/api/health")
                    break
                except httpx.TransportError:
                    time.sleep(0.1)
            yield f"http://127.0.0.1:{port}"
        finally:
            server.terminate()
            server.wait(60)


def games(address: str) -> dict[str, str]:
    """A game in its middle, one with a combat waiting, one of Expeditions."""
    found = {}
    with httpx.Client(base_url=f"{address}/api/", headers={"Authorization": f"Bearer {TOKEN}"}) as client:

        def new(kind: str, setup: Any, seed: int, *batches: list[str]) -> str:
            made = client.post("games", json={"kind": kind, "setup": setup, "seed": seed}).json()
            for revision, actions in enumerate(batches):
                body = {"revision": revision, "actions": actions}
                client.post(f"games/{made['id']}/actions", json=body).raise_for_status()
            return str(made["id"])

        found["rows"] = new("expeditions-table", {"level": 2}, 2, ["me n2"], ["done"])
        found["fight"] = new("scythe-table", SOLO, 7, BEGUN, *[["automa"]] * 5, ["move mech 43 35"])
        found["table"] = new("scythe-table", SOLO, 7, BEGUN, *[["automa"]] * 5)
        found["digital"] = str(client.post("games", json={"save": digital_save()}).json()["id"])
    return found


class Camera:
    def __init__(self, browser: Browser, address: str, folder: Path) -> None:
        self.browser = browser
        self.address = address
        self.folder = folder

    @contextmanager
    def page(self, size: Any, lang: str, dark: bool = False) -> Iterator[Page]:
        context = self.browser.new_context(
            viewport=size, locale=lang, color_scheme="dark" if dark else "light", reduced_motion="reduce",
            device_scale_factor=2 if size is PHONE else 1,
        )  # fmt: skip
        page = context.new_page()
        page.goto(f"{self.address}/?token={TOKEN}#/")
        page.locator("[data-start]").first.wait_for()
        yield page
        context.close()

    def shoot(self, page: Page, route: str, name: str) -> None:
        page.goto(f"{self.address}/{route}")
        page.locator("#question").first.wait_for()
        page.wait_for_timeout(2500)
        page.screenshot(path=self.folder / f"{name}.png")

    def digital(self, page: Page, game: str, name: str) -> None:
        """The own turn of a digital game, after the Automa's was told."""
        page.goto(f"{self.address}/#/g/{game}")
        page.locator("[data-act='go-on']").click()
        page.locator(".mat").wait_for()
        page.wait_for_timeout(1500)
        page.screenshot(path=self.folder / f"{name}.png")


def shots(camera: Camera, ids: dict[str, str]) -> None:
    table, rows = ids["table"], ids["rows"]
    with camera.page(PHONE, "en") as page:
        camera.shoot(page, "#/", "home-phone")
        camera.shoot(page, "#/new/scythe-table", "setup-phone")
        camera.shoot(page, f"#/g/{table}", "automa-phone")
        camera.shoot(page, f"#/g/{table}/place/t43", "place-phone")
        page.goto(f"{camera.address}/#/g/{table}")
        page.locator("[data-act='done']").click()
        page.locator(".hit[data-place='t43']").click()
        page.wait_for_timeout(500)
        page.screenshot(path=camera.folder / "own-phone.png")
        camera.shoot(page, f"#/g/{ids['fight']}", "list-phone")
        page.locator("[data-act='done']").click()
        page.locator("[data-act='reveal']").wait_for()
        page.wait_for_timeout(500)
        page.screenshot(path=camera.folder / "combat-phone.png")
        camera.shoot(page, f"#/g/{rows}", "expeditions-phone")
        camera.digital(page, ids["digital"], "play-phone")
        camera.shoot(page, f"#/g/{ids['digital']}/seat/crimea", "mat-phone")
    with camera.page(DESKTOP, "uk") as page:
        camera.shoot(page, f"#/g/{table}", "automa-desktop-uk")
    with camera.page(DESKTOP, "ru", dark=True) as page:
        camera.shoot(page, f"#/g/{table}/why/11/1", "why-desktop-dark-ru")
    with camera.page(DESKTOP, "en") as page:
        camera.digital(page, ids["digital"], "play-desktop")
        camera.shoot(page, f"#/g/{table}/log", "log-desktop")
        camera.shoot(page, f"#/g/{table}/end", "scores-desktop")


def main(folder: Path) -> int:
    chromium = get()
    if chromium is None:
        sys.stderr.write("no Chromium could be found or installed\n")
        return 2
    folder.mkdir(parents=True, exist_ok=True)
    with serving() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        shots(Camera(browser, address, folder), games(address))
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
