"""The static site for tests: built once, two versions of it, and a host that can be stopped."""

import threading
import time
from contextlib import suppress
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Error, Page
from tools.measure_site import KEPT

from maszyna.commands.serve import SiteHandler

START = 240_000  # milliseconds for Python to start on a busy machine
CHANGE = 360  # seconds for a new version: Chrome may keep the old service worker for five minutes
UNDER = "/some/path/"
SOLO = {"seats": [{"faction": "crimea", "mat": "innovative"}, {"player": "automa", "faction": "saxony"}]}
DIGITAL = {"kind": "scythe", "setup": SOLO, "seed": 7}
TABLE = {"kind": "scythe-table", "setup": SOLO, "seed": 7}
NOTICE = ".notice.told"

LOADED = "() => performance.getEntriesByType('resource').map((one) => one.name)"
NO_GAMES = """() => new Promise((done) => {
    Object.assign(indexedDB.deleteDatabase("maszyna"), { onsuccess: () => done(null) });
})"""
# What is kept of Python's memory, in the hands of a tab, which can write it anew.
HOLD = """(again) => window.holding = new Promise((done, failed) => {
    const names = ["image", "about"], opening = indexedDB.open("maszyna start", 1);
    opening.onupgradeneeded = () => names.forEach((name) => opening.result.createObjectStore(name));
    opening.onerror = opening.onblocked = () => failed(new Error(`not opened: ${opening.error}`));
    opening.onsuccess = () => {
        const change = opening.result.transaction(names, "readwrite");
        change.onabort = () => failed(new Error(`not done: ${change.error}`));
        if (!again) window.held = [];
        for (const name of again ? [] : names) {
            change.objectStore(name).openCursor().onsuccess = ({ target: { result: found } }) => {
                if (!found) return;
                window.held.push([name, found.value, found.key]);
                found.continue();
            };
        }
        for (const [name, value, key] of again ? window.held : []) change.objectStore(name).put(value, key);
        change.oncomplete = () => { opening.result.close(); done(window.held.length); };
    };
})"""
# Asks the page's own transport.
ASK = """async ([method, path, body]) => {
    const { store } = await import(new URL("base/store.js", document.baseURI).href);
    const answer = await store.port.request(method, `/api/${path}`, body ?? undefined);
    return { status: answer.status, document: answer.document };
}"""


class Host:
    """A web host with the site below a path of its own; it remembers what was asked for."""

    def __init__(self, folder: Path, policy: str = "") -> None:
        self.folder = folder
        self.policy = policy
        self.asked: list[str] = []
        self.held = ""
        self.going_on = threading.Event()
        self.port = 0
        self.start()

    def start(self) -> None:
        host = self

        class Handler(SiteHandler):
            def translate_path(self, path: str) -> str:
                host.asked.append(path)
                if host.held and path.endswith(host.held):
                    host.going_on.wait()
                self.directory = str(host.folder)
                return super().translate_path("/" + path.removeprefix(UNDER) if path.startswith(UNDER) else "/nowhere")

            def end_headers(self) -> None:
                if host.policy:
                    self.send_header("Content-Security-Policy", host.policy)
                super().end_headers()

        self.server = ThreadingHTTPServer(("127.0.0.1", self.port), partial(Handler))
        self.server.daemon_threads = True
        self.port = self.server.server_address[1]
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def hold(self, name: str) -> None:
        """Do not answer for this file yet."""
        self.held = name
        self.going_on.clear()

    def go_on(self) -> None:
        self.held = ""
        self.going_on.set()

    def stop(self) -> None:
        self.server.shutdown()
        self.server.server_close()

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def address(self) -> str:
        return self.origin + UNDER


def ask(page: Page, method: str, path: str, body: object = None) -> Any:
    return page.evaluate(ASK, [method, path, body])


def new_game(page: Page, wanted: dict[str, Any]) -> Any:
    made = ask(page, "POST", "games?lang=en", wanted)
    assert made["status"] == 201, made
    return made["document"]


def options(view: Any) -> list[str]:
    return [one["action"] for one in view["decision"]["options"]]


def open_home(page: Page, host: Host) -> None:
    page.goto(host.address)
    page.locator(".home").wait_for(timeout=START)


def from_the_beginning(page: Page) -> bool:
    """Whether Python unpacked the engine at this start, and did not take up its kept memory."""
    return any(name.endswith("maszyna.zip") for name in page.workers[0].evaluate(LOADED))


def memory_kept(page: Page) -> None:
    """Wait until the memory of Python is kept for the next start."""
    for _ in range(START // 100):
        if page.evaluate(KEPT):
            return
        page.wait_for_timeout(100)
    raise AssertionError("the memory of Python is not kept")


class Memory:
    """Python's memory as it is kept now; it can be put back when it was spoilt or dropped."""

    def __init__(self, context: BrowserContext, host: Host) -> None:
        self.page = still_page(context, host)
        assert self.page.evaluate(HOLD, False) == 2

    def put_back(self) -> None:
        self.page.evaluate(HOLD, True)


def still_page(context: BrowserContext, host: Host) -> Page:
    """A tab of the site without the app."""
    page = context.new_page()
    page.goto(f"{host.address}licences.txt")
    return page


def leave(context: BrowserContext, host: Host) -> None:
    """Close all pages but the browser's own empty one, and forget settings; games stay."""
    for page in context.pages:
        if page.url != "about:blank":
            page.close()
    page = still_page(context, host)
    page.evaluate("localStorage.clear()")
    page.close()


def changed_over(page: Page, version: str) -> None:
    """Wait until the engine of this version answers; the page may load anew more than once."""
    end = time.monotonic() + CHANGE
    while time.monotonic() < end:
        with suppress(Error):  # while it loads
            if ask(page, "GET", "health")["document"]["version"] == version:
                return
        page.wait_for_timeout(500)
    raise AssertionError(f"{version} is never used")


def kept_for_later(page: Page) -> None:
    """Wait until the service worker has everything."""
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    for _ in range(START // 100):
        if page.evaluate("Boolean(navigator.serviceWorker.controller)"):
            return
        page.wait_for_timeout(100)
    raise AssertionError("the service worker never took over")
