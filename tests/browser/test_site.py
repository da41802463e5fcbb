"""The app without a server, in a real browser: offline, over an update, on a host that forbids it, games as files."""

import io
import json
import os
import re
import zipfile
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, expect
from tests.browser.companion import Person
from tests.browser.site_host import (
    DIGITAL,
    NOTICE,
    SOLO,
    START,
    Host,
    ask,
    changed_over,
    kept_for_later,
    memory_kept,
    new_game,
    open_home,
    options,
)
from tools.make_site import about_python, write

NEXT = "next"


def of_version(name: str, engine: bytes) -> bytes:
    """The packed engine, saying that it is of this version."""
    packed = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(engine)) as old, zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as new:
        for one in old.namelist():
            new.writestr(one, f'VERSION = "{name}"\n' if one == "maszyna/version.py" else old.read(one))
    return packed.getvalue()


@pytest.fixture
def next_version(site: Path, tmp_path: Path) -> Path:
    """The site with another style and another engine."""
    contents = {path.relative_to(site).as_posix(): path.read_bytes() for path in site.rglob("*") if path.is_file()}
    listed = contents.pop("files.js")
    contents["parts.css"] += b"/* next */\n"
    contents["maszyna.zip"] = of_version(NEXT, contents["maszyna.zip"])
    contents["site/python.js"] = about_python(contents).encode()
    folder = tmp_path / "next"
    assert write(folder, contents) not in listed.decode()
    for path in folder.rglob("*"):  # a host tells versions apart by their times, in whole seconds
        os.utime(path, (path.stat().st_atime, path.stat().st_mtime + 60))
    return folder


def test_after_one_visit_everything_works_without_a_network(context: BrowserContext, host: Host) -> None:
    page = context.new_page()
    host.hold("pyodide.asm.wasm")
    page.goto(host.address)
    expect(page.locator("#loading progress")).to_be_visible()
    expect(page.locator("[data-loading]")).to_contain_text("Loading the app")
    host.go_on()
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
        person = Person(page)
        person.act("done").click()  # the board is laid out
        person.act("automa").click()
        expect(person.act("why")).to_be_visible()
        game = new_game(page, DIGITAL)
        view, revision = game["view"], 0
        while view["game"]["turn"] == game["view"]["game"]["turn"] and revision < 60:
            body = {"revision": revision, "actions": options(view)[:1]}
            found = ask(page, "POST", f"games/{game['id']}/actions?lang=en", body)
            assert found["status"] == 200, found
            view, revision = found["document"]["view"], found["document"]["revision"]
        assert view["game"]["turn"] > game["view"]["game"]["turn"], "the turn and that of the Automa were played"
        memory_kept(page)
        page.goto(f"{host.address}#/g/{game['id']}")
        page.reload()
        page.locator("#question").wait_for(timeout=START)
        again = ask(page, "GET", f"games/{game['id']}?lang=en")["document"]
        assert again["view"]["board"] == view["board"]
        assert len(ask(page, "GET", "games?lang=en")["document"]["games"]) == 2
    finally:
        host.start()


def test_a_new_version_comes_in_the_middle_of_a_game(context: BrowserContext, host: Host, next_version: Path) -> None:
    """Taken up in one tab, it comes in the other as well: no tab goes on with files that are gone."""
    page = context.new_page()
    open_home(page, host)
    kept_for_later(page)
    memory_kept(page)
    page.reload()  # from now on the service worker serves the page
    page.locator(".home").wait_for(timeout=START)
    game = new_game(page, DIGITAL)
    path = f"games/{game['id']}"
    ask(page, "POST", f"{path}/actions?lang=en", {"revision": 0, "actions": options(game["view"])[:1]})
    page.goto(f"{host.address}#/g/{game['id']}")
    page.locator("#question").wait_for()
    before = ask(page, "GET", f"{path}?lang=en")["document"]
    other = context.new_page()
    other.goto(f"{host.address}#/g/{game['id']}")
    other.locator("#question").wait_for(timeout=START)
    host.folder = next_version
    host.asked.clear()
    page.evaluate("navigator.serviceWorker.ready.then((found) => found.update()).then(() => true)")
    use_it = page.locator(NOTICE).get_by_role("button", name="Use it now")
    use_it.wait_for(timeout=START)
    page.evaluate("ServiceWorker.prototype.postMessage = () => {}")  # as if Chrome kept the old one for minutes
    with page.expect_navigation(timeout=START):
        use_it.click()
    use_it.wait_for(timeout=START)
    use_it.click()
    for tab in (page, other):
        changed_over(tab, NEXT)  # the memory of another engine is not taken up
        tab.locator("#question").wait_for(timeout=START)
        style = tab.evaluate("fetch('parts.css').then((answer) => answer.text())")
        assert style.endswith("/* next */\n")
        assert ask(tab, "GET", f"{path}?lang=en")["document"] == before
    assert not [one for one in host.asked if "pyodide" in one], "what did not change is not loaded again"
    names = page.evaluate("caches.keys()")
    assert len(names) == 1, names


def test_a_host_that_forbids_webassembly_is_told_at_once(context: BrowserContext, host: Host) -> None:
    host.policy = "script-src 'self'"
    page = context.new_page()
    page.goto(host.address)
    expect(page.locator(".page")).to_contain_text("does not allow WebAssembly", timeout=20_000)


# The browser finds that the page can be installed.
CAN_INSTALL = """() => {
    const prompt = () => { window.asked = (window.asked || 0) + 1; return Promise.resolve({ outcome: "dismissed" }); };
    dispatchEvent(Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt }));
}"""


def test_games_move_out_of_the_page_and_in_again(visited: tuple[BrowserContext, Host], tmp_path: Path) -> None:
    """The app offers itself for installing. All games as one file, one with a seed of 64 bits, and in again."""
    context, host = visited
    page = context.new_page()
    open_home(page, host)
    page.evaluate(CAN_INSTALL)
    long = {"format": "maszyna/save@1", "game": "scythe", "seed": 2**64 - 1, "actions": [], "setup": SOLO}
    long["rules_version"] = ask(page, "GET", f"games/{new_game(page, DIGITAL)['id']}/save")["document"]["rules_version"]
    file = tmp_path / "long.json"
    file.write_text(json.dumps(long))
    page.goto(f"{host.address}#/settings")
    expect(page.locator(NOTICE)).to_have_count(0)  # it is offered on the home page, and lies over nothing else
    page.goto(f"{host.address}#/")
    page.locator(NOTICE).get_by_role("button", name="Install the app").click()
    assert page.evaluate("window.asked") == 1
    expect(page.locator(NOTICE)).to_have_count(0)
    page.goto(f"{host.address}#/settings")
    page.evaluate(CAN_INSTALL)
    page.locator("#install").click()
    assert page.evaluate("window.asked") == 2
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
