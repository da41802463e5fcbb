"""The app without a server, in a real browser: offline, over an update, in two tabs, with its storage full or gone."""

import json
import os
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from tests.browser.site_host import START, Host, ask, kept_for_later, open_home
from tests.server.client import TOKEN, Client
from tools.make_site import write

from maszyna.server.database import open_database
from maszyna.server.http import create_app

PHONE = {"width": 390, "height": 844}
SOLO = {"seats": [{"faction": "crimea", "mat": "innovative"}, {"player": "automa", "faction": "saxony"}]}
DIGITAL = {"kind": "scythe", "setup": SOLO, "seed": 7}
TABLE = {"kind": "scythe-table", "setup": SOLO, "seed": 7}
NOTICE = ".notice.told"

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
# The browser refuses the second of the two writes of a change, as it does when there is no room.
FULL = """() => {
    let writes = 0;
    self.realPut = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...all) {
        writes += 1;
        if (writes > 1) throw new DOMException("no room", "QuotaExceededError");
        return self.realPut.apply(this, all);
    };
}"""
REACH_WORKER = (
    "window.Worker = class extends Worker { constructor(...all) { super(...all); window.theWorker = this; } };"
)


@pytest.fixture
def next_version(site: Path, tmp_path: Path) -> Path:
    """The site with one file that differs."""
    contents = {path.relative_to(site).as_posix(): path.read_bytes() for path in site.rglob("*") if path.is_file()}
    listed = contents.pop("files.js")
    contents["parts.css"] += b"/* next */\n"
    folder = tmp_path / "next"
    assert write(folder, contents) not in listed.decode()
    for path in folder.rglob("*"):  # a host tells versions apart by their times, in whole seconds
        os.utime(path, (path.stat().st_atime, path.stat().st_mtime + 60))
    return folder


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(viewport=PHONE, locale="en-GB")  # type: ignore[arg-type]
    context.set_default_timeout(30_000)
    yield context
    context.close()


@pytest.fixture
def host(site: Path) -> Iterator[Host]:
    host = Host(site)
    yield host
    host.stop()


def new_game(page: Page, wanted: dict[str, Any]) -> Any:
    made = ask(page, "POST", "games?lang=en", wanted)
    assert made["status"] == 201, made
    return made["document"]


def options(view: Any) -> list[str]:
    return [one["action"] for one in view["decision"]["options"]]


def test_after_one_visit_everything_works_without_a_network(context: BrowserContext, host: Host) -> None:
    page = context.new_page()
    page.goto(host.address)
    expect(page.locator("#loading progress")).to_be_visible(timeout=5_000)
    page.locator(".home").wait_for(timeout=START)
    kept_for_later(page)
    assert not [path for path in host.asked if not path.startswith("/some/path/")]
    host.stop()
    try:
        page.reload()
        page.locator("[data-start=scythe-table]").click(timeout=START)
        page.locator("#begin").click()
        page.wait_for_url(re.compile("#/g/"))
        page.locator("#question").wait_for()
        table = page.evaluate("location.hash").split("/")[2]
        found = ask(page, "POST", f"games/{table}/actions?lang=en", {"revision": 0, "actions": ["automa"]})
        assert found["status"] == 200, found
        assert found["document"]["told"]
        game = new_game(page, DIGITAL)
        view, revision = game["view"], 0
        while view["game"]["turn"] == game["view"]["game"]["turn"] and revision < 60:
            body = {"revision": revision, "actions": options(view)[:1]}
            found = ask(page, "POST", f"games/{game['id']}/actions?lang=en", body)
            assert found["status"] == 200, found
            view, revision = found["document"]["view"], found["document"]["revision"]
        assert view["game"]["turn"] > game["view"]["game"]["turn"], "the turn and that of the Automa were played"
        page.goto(f"{host.address}#/g/{game['id']}")
        page.reload()
        page.locator("#question").wait_for(timeout=START)
        again = ask(page, "GET", f"games/{game['id']}?lang=en")["document"]
        assert again["view"]["board"] == view["board"]
        assert len(ask(page, "GET", "games?lang=en")["document"]["games"]) == 2
    finally:
        host.start()


def test_a_new_version_comes_in_the_middle_of_a_game(context: BrowserContext, host: Host, next_version: Path) -> None:
    page = context.new_page()
    open_home(page, host)
    kept_for_later(page)
    page.reload()  # from now on the service worker serves the page
    page.locator(".home").wait_for(timeout=START)
    game = new_game(page, DIGITAL)
    path = f"games/{game['id']}"
    ask(page, "POST", f"{path}/actions?lang=en", {"revision": 0, "actions": options(game["view"])[:1]})
    page.goto(f"{host.address}#/g/{game['id']}")
    page.locator("#question").wait_for()
    before = ask(page, "GET", f"{path}?lang=en")["document"]
    host.folder = next_version
    host.asked.clear()
    page.evaluate("navigator.serviceWorker.ready.then((found) => found.update()).then(() => true)")
    page.locator(NOTICE).get_by_role("button", name="Use it now").click(timeout=START)
    page.wait_for_event("load", timeout=START)
    page.locator("#question").wait_for(timeout=START)
    style = page.evaluate("fetch('parts.css').then((answer) => answer.text())")
    assert style.endswith("/* next */\n")
    assert ask(page, "GET", f"{path}?lang=en")["document"] == before
    assert not [one for one in host.asked if "pyodide" in one], "what did not change is not loaded again"
    names = page.evaluate("caches.keys()")
    assert len(names) == 1, names


def test_answers_two_tabs_and_a_storage_that_is_full_or_gone(context: BrowserContext, host: Host) -> None:
    """One start of Python for all that needs no fresh one."""
    context.add_init_script(REACH_WORKER)
    page = context.new_page()
    open_home(page, host)
    same_answers(page)
    storage_full(page)
    storage_gone(context, page, host)
    two_tabs(context, page, host)


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


def storage_full(page: Page) -> None:
    """Told, nothing changed, and it goes on when there is room."""
    game = new_game(page, DIGITAL)
    page.workers[0].evaluate(FULL)
    body = {"revision": 0, "actions": options(game["view"])[:1]}
    refused = ask(page, "POST", f"games/{game['id']}/actions?lang=en", body)
    assert refused["status"] == 507, refused["status"]
    assert "no room left" in refused["document"]["detail"]
    page.workers[0].evaluate("() => { IDBObjectStore.prototype.put = self.realPut; }")
    assert ask(page, "GET", f"games/{game['id']}?lang=en")["document"]["view"] == game["view"]
    assert ask(page, "POST", f"games/{game['id']}/actions?lang=en", body)["status"] == 200


def storage_gone(context: BrowserContext, page: Page, host: Host) -> None:
    """Games that are open are written again, and it is said."""
    game = new_game(page, DIGITAL)
    session = context.new_cdp_session(page)
    session.send("Storage.clearDataForOrigin", {"origin": host.origin, "storageTypes": "indexeddb"})
    body = {"revision": 0, "actions": options(game["view"])[:1]}
    assert ask(page, "POST", f"games/{game['id']}/actions?lang=en", body)["status"] == 200
    expect(page.locator(NOTICE)).to_contain_text("emptied its storage")
    page.locator(NOTICE).get_by_role("button", name="Close").click()


def two_tabs(context: BrowserContext, page: Page, host: Host) -> None:
    """One winner of two; the other sees the game as it is now; and both follow."""
    game = new_game(page, DIGITAL)
    path = f"games/{game['id']}"
    page.goto(f"{host.address}#/g/{game['id']}")
    other = context.new_page()
    other.goto(f"{host.address}#/g/{game['id']}")
    other.locator("#question").wait_for(timeout=START)
    first, second = options(game["view"])[:2]
    asked = "([path, body]) => { window.later = (" + ASK_LATER + ")(path, body); }"
    for tab, action in ((page, first), (other, second)):
        tab.evaluate(asked, [f"/api/{path}/actions?lang=en", {"revision": 0, "actions": [action]}])
    answers = [tab.evaluate("window.later") for tab in (page, other)]
    assert sorted(answer["status"] for answer in answers) == [200, 409]
    lost = next(answer["document"] for answer in answers if answer["status"] == 409)
    assert lost["revision"] == 1
    views = [ask(tab, "GET", f"{path}?lang=en")["document"] for tab in (page, other)]
    assert views[0] == views[1]
    assert ask(page, "POST", f"{path}/undo?lang=en", {"revision": 1})["status"] == 200
    for tab in (page, other):
        shown = tab.locator("#question")
        expect(shown).to_have_text(page.locator("#question").inner_text())
    assert ask(other, "DELETE", path)["status"] == 200
    assert ask(page, "GET", path)["status"] == 404


ASK_LATER = """async (path, body) => {
    const { store } = await import(new URL("base/store.js", document.baseURI).href);
    const answer = await store.port.request("POST", path, body);
    return { status: answer.status, document: answer.document };
}"""


def test_a_host_that_forbids_webassembly_is_told_at_once(context: BrowserContext, host: Host) -> None:
    host.policy = "script-src 'self'"
    page = context.new_page()
    page.goto(host.address)
    expect(page.locator(".page")).to_contain_text("forbids WebAssembly", timeout=20_000)


def test_games_move_out_of_the_page_and_in_again(context: BrowserContext, host: Host, tmp_path: Path) -> None:
    """All as one file, one with a seed of 64 bits; a page that has lost everything opens them again."""
    page = context.new_page()
    open_home(page, host)
    long = {"format": "maszyna/save@1", "game": "scythe", "seed": 2**64 - 1, "actions": [], "setup": SOLO}
    long["rules_version"] = ask(page, "GET", f"games/{new_game(page, DIGITAL)['id']}/save")["document"]["rules_version"]
    file = tmp_path / "long.json"
    file.write_text(json.dumps(long))
    page.goto(f"{host.address}#/settings")
    page.locator("#export-all").wait_for()
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_text("Games opened: 1")).to_be_visible()
    with page.expect_download() as download:
        page.locator("#export-all").click()
    games = tmp_path / "games.json"
    download.value.save_as(games)
    found = json.loads(games.read_text())
    assert found["format"] == "maszyna/saves@1"
    assert sorted(save["seed"] for save in found["saves"]) == [7, 2**64 - 1]
    for game in ask(page, "GET", "games")["document"]["games"]:
        assert ask(page, "DELETE", f"games/{game['id']}")["status"] == 200
    page.locator("input[type=file]").set_input_files(games)
    expect(page.get_by_text("Games opened: 2")).to_be_visible()
    assert [one["kind"] for one in ask(page, "GET", "games")["document"]["games"]] == ["scythe", "scythe"]
