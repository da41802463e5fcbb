"""The own turn for everybody: axe finds nothing on any of its sheets, and a screen reader is told whole sentences."""

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect
from tests.browser.asking import Api
from tests.browser.conftest import Opener
from tests.browser.test_own_turn_taps import STOCK, Teller, teller, trade


def findings(page: Page) -> list[Any]:
    expect(page.locator("html[data-working='0']")).to_be_attached()
    found = Axe().run(page).response["violations"]
    return [(one["id"], one["impact"], one["nodes"][0]["html"][:160]) for one in found]


def sheet_of(person: Teller, act: str) -> None:
    key = person.page.locator(f".mat-key[data-act='{act}']")
    if not key.count():
        person.act("more").click()
    key.click()
    expect(person.act("cancel")).to_be_visible()


@pytest.mark.parametrize("dark", [False, True])
def test_axe_finds_nothing_on_the_sheets_of_the_own_turn(opened: Opener, api: Api, dark: bool) -> None:
    person, _ = teller(opened, api, STOCK)
    page = person.page
    page.emulate_media(color_scheme="dark" if dark else "light")
    problems = {"own turn": findings(page)}
    for act in ("trade", "bolster", "coins", "upgrade", "deploy", "build", "enlist"):
        sheet_of(person, act)
        problems[act] = findings(page)
        person.act("cancel").click()
    for tool in ("encounter", "objective", "card", "gains"):
        person.more(tool)
        expect(person.act("cancel")).to_be_visible()
        problems[tool] = findings(page)
        person.act("cancel").click()
    person.place("t43").click()
    problems["tray"] = findings(page)
    person.act("cancel").click()
    trade(person)
    page.locator(".turn-line .line-button").click()
    problems["lines"] = findings(page)
    assert {name: found for name, found in problems.items() if found} == {}


def test_a_screen_reader_hears_what_a_key_does_and_what_was_recorded(opened: Opener, api: Api) -> None:
    person, _ = teller(opened, api, "resources 43 metal 2")
    page = person.page
    deploy = page.locator(".mat-key[data-act='deploy']")
    expect(deploy).to_have_accessible_name("Deploy: costs 3 metal, you have 2")
    expect(page.locator(".mat-key[data-act='bolster']")).to_have_accessible_name("Bolster: power 2, combat cards 1")
    page.locator(".mat-key[data-act='bolster']").click()
    page.locator(".answer[data-value='power']").click()
    line = page.locator(".turn-line .line-button")
    expect(line).to_have_accessible_name("Bolster: power. power +2, coins −1")  # noqa: RUF001
    expect(page.locator("#polite")).to_have_text("Bolster: power. power +2, coins −1")  # noqa: RUF001
