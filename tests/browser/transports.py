"""The two ways a page reaches the application: a server over HTTP, and Python inside the page (the static site).

A test that takes `opened` and `api` runs on both: everything under `make soak`; in the usual run against the server,
and against the site where it is marked as the sample. `server_only`: there is nothing like it without a server.
"""

import json
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit
from weakref import WeakKeyDictionary

from playwright.sync_api import Browser, BrowserContext, Page, Response
from tests.browser.asking import TOKEN, Api, ServerApi
from tests.browser.site_host import START, Host, leave, still_page

from maszyna.app.in_browser import Browser as Application

SIZES = {"small": (360, 640), "phone": (390, 844), "tablet": (820, 1180), "desktop": (1280, 800)}
GAMES = "/api/games/"
WAIT = 60_000  # milliseconds: the machine may be busy
# A listener is told method, path and status of every answer that a page gets about its game, and can have the document.
Listener = Callable[[str, str, int, Callable[[], Any]], None]

# Tells the test of every answer before the page hears it.
OVERHEAR = """window.Worker = class extends Worker {
    constructor(...all) {
        super(...all);
        this.asked = new Map();
        this.addEventListener("message", ({ data }) => {
            if (!data.answer) return;
            const [method, path] = this.asked.get(data.id);
            window.answerHeard(method, path, data.answer.status, data.answer.text);
        });
    }
    postMessage(data, ...all) {
        this.asked.set(data.id, [data.method, data.path]);
        super.postMessage(data, ...all);
    }
};"""
SPEAKS = """Object.defineProperty(navigator, "languages", { get: () => ["LANG"] });"""
# The browser's own database, without Python in the page.
DATABASE = """async ([root, work, what]) => {
    const { GamesDb } = await import(root + "site/games_db.js");
    self.games ??= new GamesDb(() => {});
    return self.games[work](what);
}"""
TELL = "(told) => new BroadcastChannel('maszyna').postMessage(told)"


class Transport:
    """Opens pages of the app; ``errors`` collects what goes wrong in them."""

    name: str

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.contexts: list[BrowserContext] = []
        self.errors: list[str] = []

    def api(self) -> Api:
        raise NotImplementedError

    def open(self, size: str, lang: str, route: str, dark: bool, stranger: bool) -> Page:
        raise NotImplementedError

    def new_context(self, size: str, **options: Any) -> BrowserContext:
        width, high = SIZES[size]
        context = self.browser.new_context(
            viewport={"width": width, "height": high}, has_touch=size in ("small", "phone"), reduced_motion="reduce",
            **options,
        )  # fmt: skip
        context.set_default_timeout(WAIT)
        self.contexts.append(context)
        return context

    def watch(self, page: Page) -> None:
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda said: self.errors.append(said.text) if is_fault(said) else None)

    def close(self) -> None:
        for context in self.contexts:
            context.close()


class ServerTransport(Transport):
    name = "server"

    def __init__(self, browser: Browser, address: str) -> None:
        super().__init__(browser)
        self.address = address

    def api(self) -> Api:
        return ServerApi(self.address)

    def open(self, size: str, lang: str, route: str, dark: bool, stranger: bool) -> Page:
        context = self.new_context(size, locale=lang, color_scheme="dark" if dark else "light")
        page = context.new_page()
        self.watch(page)
        query = "" if stranger else f"?token={TOKEN}"
        page.goto(f"{self.address}/{query}{route}")
        return page


class SiteTransport(Transport):
    """All pages are tabs of one browser profile, since that is where the games are; it has visited the site before."""

    name = "site"

    def __init__(self, browser: Browser, profile: BrowserContext, host: Host) -> None:
        super().__init__(browser)
        self.profile = profile
        self.host = host

    def api(self) -> Api:
        return SiteApi(still_page(self.profile, self.host), self.host)

    def open(self, size: str, lang: str, route: str, dark: bool, stranger: bool) -> Page:
        assert not stranger, "without a server there is nobody else"
        page = self.profile.new_page()
        width, high = SIZES[size]
        page.set_viewport_size({"width": width, "height": high})
        page.emulate_media(color_scheme="dark" if dark else "light", reduced_motion="reduce")
        overhear(page)
        page.add_init_script(SPEAKS.replace("LANG", lang))
        self.watch(page)
        page.goto(f"{self.host.address}{route}")
        page.locator("#app:not([aria-busy])").wait_for(timeout=START)
        return page

    def close(self) -> None:
        leave(self.profile, self.host)


class SiteApi(Api):
    """Writes into the storage of the profile, as a tab would; Python itself runs here."""

    def __init__(self, page: Page, host: Host) -> None:
        self.page = page
        self.root = host.address
        self.application = Application()

    def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        path = f"/api/{path}"
        handed = self.page.evaluate(DATABASE, [self.root, "handed", path])
        text = None if body is None else json.dumps(body)
        asked = {"method": method, "path": path, "body": text, "key": None, "handed": handed}
        found = json.loads(self.application.answer(json.dumps(asked)))
        if found["changes"]:
            assert self.page.evaluate(DATABASE, [self.root, "keep", found["changes"]]), "another tab was faster"
        for one in found["changes"]:
            if one["do"] == "put":
                self.page.evaluate(TELL, {"game": one["row"]["id"], "revision": one["row"]["revision"]})
        return found["status"], json.loads(found["text"])


_heard: WeakKeyDictionary[Page, list[Listener]] = WeakKeyDictionary()  # of the pages of the site


def overhear(page: Page) -> None:
    """From now on the page tells its listeners of the answers of its worker."""
    listeners: list[Listener] = []
    _heard[page] = listeners

    def heard(_: object, method: str, path: str, status: int, text: str) -> None:
        if path.startswith(GAMES):
            for listener in listeners:
                listener(method, path, status, lambda: json.loads(text))

    page.expose_binding("answerHeard", heard)
    page.add_init_script(OVERHEAR)


def listen(page: Page, listener: Listener) -> None:
    """Have a listener told of every answer that the page gets about its game, on either transport."""

    def heard(response: Response) -> None:
        path = urlsplit(response.url).path
        if path.startswith(GAMES) and not path.endswith("/events"):
            listener(response.request.method, path, response.status, response.json)

    if page in _heard:
        _heard[page].append(listener)
    else:
        page.on("response", heard)


def is_fault(said: Any) -> bool:
    """Whether the console tells of an error; refusals (4xx) and what a test cuts off are none."""
    return said.type == "error" and not any(text in said.text for text in ("status of 4", "net::ERR_FAILED"))
