"""axe-core finds nothing serious on any screen, light and dark, in every language; texts of 200 % fit."""

import os
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect
from tests.browser.asking import SOLO, Api
from tests.browser.conftest import Opener
from tests.browser.contrast import ENOUGH, least_of_each_sign

PAGES = [
    "#/",
    "#/new/scythe-table",
    "#/settings",
    "#/guide",
    "#/tiles",
    "#/tiles/passive/ferry/edit",
    "#/cards",
    "#/logbook",
    "#/rules",
    "#/mine",
    "#/mine/me",
    "#/mine/feats",
    "#/day",
]
OF_A_GAME = [
    "",
    "/sheet/mat",
    "/sheet/automa",
    "/sheet/rules/A9.2",
    "/why/1/1",
    "/place/t43",
    "/seat/saxony",
    "/log",
    "/end",
    "/share",
]
EVERYTHING = os.environ.get("MASZYNA_SOAK") == "1"
SERIOUS = ("serious", "critical")


def show(page: Page, route: str) -> None:
    """Go there, and wait until the page is there and asks for nothing more."""
    page.goto(f"{page.url.split('#')[0]}{route}")
    expect(page.locator(f"#app[data-route='{route}']")).to_be_attached()
    expect(page.locator("html[data-working='0']")).to_be_attached()
    expect(page.locator("#question").first).to_be_visible()


def findings(page: Page) -> list[Any]:
    found = Axe().run(page).response["violations"]
    return [(one["id"], one["nodes"][0]["html"][:160], len(one["nodes"])) for one in found if one["impact"] in SERIOUS]


@pytest.mark.parametrize(("lang", "dark"), [("en", False), ("uk", True), ("ru", False)])
def test_nothing_serious_is_found(opened: Opener, api: Api, lang: str, dark: bool) -> None:
    game = api.new("scythe-table", SOLO, seed=7)
    api.act(game, "automa")
    rows = api.new("expeditions-table", {"level": 2}, seed=2)
    routes = [*PAGES, *(f"#/g/{game}{end}" for end in OF_A_GAME), f"#/g/{rows}"]
    if not EVERYTHING and lang != "en":
        routes = routes[1::4]
    page = opened("phone", lang, dark=dark)
    problems = {}
    for route in routes:
        show(page, route)
        found = findings(page)
        if found:
            problems[route] = found
    assert not problems


@pytest.mark.parametrize("dark", [False, True])
def test_the_signs_of_the_board_stand_out_from_its_ground(opened: Opener, api: Api, dark: bool) -> None:
    page = opened("phone", "en", dark=dark)
    show(page, f"#/g/{api.new('scythe-table', SOLO, seed=7)}")
    least = least_of_each_sign(page)
    assert len(least) == 14  # seven terrains, seven factions
    assert {name: found for name, found in least.items() if found < ENOUGH} == {}


@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
def test_nothing_is_wider_than_the_screen_at_twice_the_size(opened: Opener, api: Api, lang: str) -> None:
    game = api.new("scythe-table", SOLO, seed=7)
    api.act(game, "automa")
    page = opened("small", lang)
    page.evaluate("localStorage.setItem('settings', JSON.stringify({ text: 200 }))")
    page.reload()
    for route in ["#/", "#/new/scythe-table", "#/settings", f"#/g/{game}", f"#/g/{game}/end", f"#/g/{game}/place/t43"]:
        show(page, route)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), route


@pytest.mark.server_only
def test_the_first_page_asks_for_little(opened: Opener) -> None:
    """What the second to the first page hangs on; `python -m tools.first_page` measures the time itself."""
    page = opened("phone")
    expect(page.locator("[data-start]").first).to_be_visible()
    asked = page.evaluate("performance.getEntriesByType('resource').map((one) => [one.name, one.decodedBodySize])")
    files = [size for name, size in asked if "/api/" not in name]
    assert 0 < len(files) <= 24 and sum(files) < 120_000
    assert len([name for name, _ in asked if "/api/" in name and "/api/art" not in name]) <= 3


@pytest.mark.server_only
def test_a_game_asks_for_its_drawings_at_once_and_for_its_files_only_once(opened: Opener, api: Api) -> None:
    game = api.new("scythe", SOLO, seed=7)
    page = opened("phone")
    page.goto(f"{page.url.partition('#')[0]}#/g/{game}")
    expect(page.locator(".piece").first).to_be_visible()
    asked = "performance.getEntriesByType('resource').map((one) => [one.name, one.transferSize])"
    drawings = [name for name, _ in page.evaluate(asked) if "/api/art" in name and name.count(",") > 3]
    assert len(drawings) == 1 and drawings[0].count(",") > 8
    page.reload()
    expect(page.locator(".piece").first).to_be_visible()
    again = [(name, sent) for name, sent in page.evaluate(asked) if "/api/" not in name]
    assert len(again) > 40 and [name for name, sent in again if sent] == []
