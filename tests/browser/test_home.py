"""The home page after a reload: every game, of every kind, finished or not; what cannot be read, and why."""

import json
import re
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.asking import SOLO, Api
from tests.browser.transports import SiteApi, Transport

from maszyna.games import EXPEDITIONS, SCYTHE
from maszyna.kernel.record import Record
from maszyna.players.random_player import choose, random_dice

# The save of a game in the browser's own database becomes another text.
SPOIL = """([game, text]) => new Promise((done, failed) => {
    const opening = indexedDB.open("maszyna");
    opening.onerror = () => failed(opening.error);
    opening.onsuccess = () => {
        const change = opening.result.transaction("saves", "readwrite");
        change.objectStore("saves").put(text, game);
        change.oncomplete = () => { opening.result.close(); done(null); };
    };
})"""
NO_READING = (
    """() => { IDBObjectStore.prototype.count = () => { throw new DOMException("no", "NotAllowedError"); }; }"""
)


def finished_saves() -> list[dict[str, Any]]:
    digital = SCYTHE.new(dict(SOLO), 3)
    chance = random_dice(3)
    while not digital.game.is_over():
        digital.play(choose(digital.game, chance))
    expedition: Record[Any] = EXPEDITIONS.new({"level": 1}, 3)
    while not expedition.game.is_over():
        legal = expedition.game.legal_texts()
        expedition.take("done" if "done" in legal else legal[0])
    return [json.loads(SCYTHE.dump(digital)), json.loads(EXPEDITIONS.dump(expedition))]


def games_of_every_kind(api: Api) -> tuple[list[str], list[str]]:
    """Those in progress, and those that are over."""
    going = [
        api.new("scythe-table", SOLO, 7),
        api.new("scythe", SOLO, 7),
        api.new("expeditions-table", {"level": 1}, 7),
    ]
    api.act(going[0], "automa")
    table = api.new("scythe-table", SOLO, 8)
    api.act(table, "stars 6")
    over = [api.asked("POST", "games", {"save": save}, 201)["id"] for save in finished_saves()]
    return going, [table, *over]


@pytest.fixture
def spoil(transport: Transport, request: pytest.FixtureRequest) -> Callable[[Api, str, str], None]:
    """Changes the save of a game behind the app's back."""

    def spoiled(api: Api, game: str, text: str) -> None:
        if isinstance(api, SiteApi):
            api.page.evaluate(SPOIL, [game, text])
            return
        home: Path = request.getfixturevalue("home")
        with sqlite3.connect(home / "maszyna.db") as database:
            database.execute("UPDATE games SET save = ? WHERE id = ?", (text, game))
        database.close()

    return spoiled


def line(page: Page, game: str) -> Any:
    return page.locator(f'[data-game="{game}"]')


@pytest.mark.site_sample
def test_the_home_page_lists_every_game_after_a_reload(
    opened: Callable[..., Page], api: Api, spoil: Callable[[Api, str, str], None], tmp_path: Path
) -> None:
    going, over = games_of_every_kind(api)
    page = opened(route="#/mine")
    for _ in range(2):
        for game in [*going, *over]:
            expect(line(page, game)).to_have_count(1)
            expect(line(page, game).locator(f'a[href="#/g/{game}"]')).to_have_count(1)
        expect(page.locator(".problem:visible")).to_have_count(0)
        page.reload()
        page.locator("h1").wait_for()

    action, torn = going[1], over[1]
    spoil(api, action, json.dumps(api.save(action) | {"actions": ["fly to the moon"]}))
    spoil(api, torn, '{"format": "maszyna/save@1", "game')
    page.reload()
    for game in [*going, *over]:
        expect(line(page, game)).to_have_count(1)
    expect(line(page, action)).to_contain_text("action 1 is not possible under the rules")
    expect(line(page, torn)).to_contain_text("This game cannot be opened")
    for game, start in ((action, '{\n "format"'), (torn, '{"format": "maszyna/save@1", "game')):
        with page.expect_download() as download:
            line(page, game).get_by_role("button", name="Save as a file").click()
        download.value.save_as(tmp_path / "file.json")
        assert (tmp_path / "file.json").read_text().startswith(start)

    page.goto(f"{page.url.partition('#')[0]}#/settings")
    with page.expect_download() as download:
        page.locator("#export-all").click()
    download.value.save_as(tmp_path / "all.json")
    saved = len(json.loads((tmp_path / "all.json").read_text())["saves"])
    told = page.locator(".kept-games [role=status]")
    expect(told).to_contain_text(f"Games saved: {saved}")
    expect(told).to_contain_text(re.compile(r"Not saved: 1 \(This game cannot be opened"))
    assert saved >= len([*going, *over]) - 1

    for game in (action, torn):
        api.asked("DELETE", f"games/{game}")


@pytest.mark.site_sample
def test_a_list_that_cannot_be_had_is_told(opened: Callable[..., Page], api: Api, transport: Transport) -> None:
    api.new("scythe", SOLO, 7)
    page = opened(route="#/settings")
    page.locator("#export-all").wait_for()
    if transport.name == "server":
        refused = json.dumps({"title": "Too many requests.", "status": 429, "detail": "", "where": ""})
        page.route("**/api/games?*", lambda route: route.fulfill(status=429, json=json.loads(refused)))
        reason = "Too many requests"
    else:
        page.workers[0].evaluate(NO_READING)
        reason = "its storage is closed or not allowed"
    page.locator("#export-all").click()
    expect(page.locator(".kept-games [role=status]")).to_contain_text(reason)
    page.goto(f"{page.url.partition('#')[0]}#/")
    expect(page.locator(".home p.problem")).to_contain_text(reason)
    expect(page.locator(".starts a")).to_have_count(5)


@pytest.mark.site_sample
def test_a_game_that_cannot_be_opened_says_why(
    opened: Callable[..., Page], api: Api, spoil: Callable[[Api, str, str], None]
) -> None:
    game = api.new("scythe-table", SOLO, 9)
    torn = api.asked("POST", "games", {"save": api.save(game)}, 201)["id"]
    page = opened()
    line(page, torn).first.wait_for()
    spoil(api, torn, "[]")
    if not isinstance(api, SiteApi):  # the server has the game in mind, and begins again without it
        page.route(f"**/api/games/{torn}?*", lambda route: route.fulfill(status=422, json=REFUSED))
    page.goto(f"{page.url.partition('#')[0]}#/g/{torn}")
    expect(page.locator("h1")).to_have_text("Something went wrong.")
    expect(page.locator(".page p")).not_to_contain_text("saved up to its last action")
    expect(page.get_by_role("button", name="Save as a file")).to_be_visible()
    api.asked("DELETE", f"games/{torn}")


REFUSED = {"title": "The request is not understood.", "status": 422, "detail": "must be a save", "where": "save"}
