"""Lessons in a browser: a whole one by the game's own controls, a wrong step, the keyboard, small screens."""

import pytest
from playwright.sync_api import Page, expect
from tests.browser.asking import Api
from tests.browser.conftest import Opener
from tests.browser.test_access import findings
from tests.browser.test_words_fit import BROKEN

FLOWS_OVER = "document.scrollingElement.scrollWidth > document.scrollingElement.clientWidth"


def tap(page: Page, selector: str) -> None:
    page.locator(selector).first.click()


def to_place(page: Page, key: str) -> None:
    page.locator(f".hit[data-place='{key}']").dispatch_event("click")


def started(page: Page, title: str) -> None:
    expect(page.locator("#question")).to_contain_text(title)
    tap(page, "[data-act='lesson-begin']")
    expect(page.locator(".lesson-strip .lesson-goals")).to_be_visible()


@pytest.mark.site_sample
def test_a_whole_lesson_is_played_and_its_stars_stay(opened: Opener, api: Api) -> None:
    page = opened("phone", "en", "#/learn/1/1")
    listed = api.games()
    started(page, "One section a turn")
    tap(page, "[data-then='trade popularity']")  # legal, but another section
    tap(page, "[data-act='confirm']")
    expect(page.locator(".lesson-stray")).to_contain_text("another section")
    tap(page, "#lesson-back")
    expect(page.locator(".lesson-stray")).to_have_count(0)
    tap(page, "[data-then='gain coins']")
    expect(page.locator(".lesson-strip .reached")).to_contain_text("take 1 coin")
    expect(page.locator(".sheet")).to_contain_text("you can still take it back")
    tap(page, "[data-act='confirm']")
    expect(page.locator(".star-on")).to_have_count(3)
    tap(page, "[data-act='lesson-next']")
    started(page, "A star")
    tap(page, ".lesson-hint")
    expect(page.locator(".sheet .problem")).to_contain_text("Bolster")
    tap(page, "[data-then='bolster power']")
    tap(page, "[data-act='confirm']")
    expect(page.locator(".star-on")).to_have_count(2)
    tap(page, "[data-act='lesson-next']")
    started(page, "The sixth star")
    tap(page, "[data-then='bolster power']")
    tap(page, "[data-action='accept 2 power']")
    tap(page, "[data-act='confirm']")
    expect(page.locator("#question")).to_contain_text("You win")
    tap(page, "[data-act='lesson-on']")
    expect(page.locator(".star-on")).to_have_count(3)
    page.goto(f"{page.url.partition('#')[0]}#/learn")
    expect(page.locator(".lesson-line").first.locator(".star-on")).to_have_count(2)
    expect(page.locator("#lesson-go-on")).to_have_attribute("href", "#/learn/2/1")
    assert api.asked("GET", "learn")["next"] == "2.1"
    assert api.games() == listed


@pytest.mark.server_only
def test_the_marked_place_is_on_the_board_and_a_wrong_step_goes_back(opened: Opener) -> None:
    page = opened("phone", "en", "#/learn/2/2")
    started(page, "Across the river")
    expect(page.locator(".mark.goal")).to_have_count(1)
    assert "the goal" in (page.locator(".hit[data-place='t28']").get_attribute("aria-label") or "")
    tap(page, "[data-then='move units']")
    expect(page.locator("#question")).to_contain_text("Which unit")
    to_place(page, "t35")
    expect(page.locator("#question")).to_contain_text("Where to")
    to_place(page, "t41")
    tap(page, "#lesson-back")
    expect(page.locator(".lesson-stray")).to_have_count(0)
    to_place(page, "t35")
    expect(page.locator("#question")).to_contain_text("Where to")
    to_place(page, "t28")
    expect(page.locator(".star-on")).to_have_count(3)
    tap(page, "[data-act='lesson-again']")
    started(page, "Across the river")


@pytest.mark.server_only
def test_a_lesson_by_the_keyboard_alone(opened: Opener) -> None:
    page = opened("desktop", "en", "#/learn/9/1")
    expect(page.locator("#question")).to_contain_text("The next tier")
    for selector in ["[data-act='lesson-begin']", "[data-then='trade popularity']", "[data-act='confirm']"]:
        expect(page.locator(selector)).to_be_visible()
        for _ in range(60):
            if page.evaluate("(one) => document.activeElement.matches(one)", selector):
                break
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
    expect(page.locator(".star-on")).to_have_count(3)
    expect(page.locator("#loud")).to_contain_text("3 of 3")


@pytest.mark.server_only
def test_who_has_never_played_begins_with_a_lesson(opened: Opener, api: Api) -> None:
    for game in api.games():
        api.asked("DELETE", f"games/{game['id']}")
    page = opened("phone", "en", "#/")
    page.route("**/api/learn?*", lambda route: route.fulfill(json={"lessons": [], "next": "1.1"}))
    page.reload()
    expect(page.locator("[data-start='lesson']")).to_have_attribute("href", "#/learn/1/1")
    expect(page.locator("a.first")).to_have_count(1)


@pytest.mark.server_only
@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
def test_every_lesson_fits_a_small_screen(opened: Opener, api: Api, lang: str) -> None:
    keys = [stage["key"] for lesson in api.asked("GET", "learn")["lessons"] for stage in lesson["stages"]]
    page = opened("phone", lang, "#/learn")
    page.set_viewport_size({"width": 360, "height": 640})
    expect(page.locator(".lesson-line")).to_have_count(10)
    assert not page.evaluate(FLOWS_OVER) and findings(page) == []
    for key in keys:
        page.goto(f"{page.url.partition('#')[0]}#/learn/{key.replace('.', '/')}")
        expect(page.locator("[data-act='lesson-begin']")).to_be_visible()
        body = page.locator(".sheet-body")
        assert body.evaluate("(one) => one.scrollHeight <= one.clientHeight"), key  # text and goals without scrolling
        assert page.evaluate(BROKEN) == [] and not page.evaluate(FLOWS_OVER)
        tap(page, "[data-act='lesson-begin']")
        expect(page.locator(".lesson-row")).to_be_visible()
        assert page.locator(".acts").evaluate("(one) => one.getBoundingClientRect().bottom <= innerHeight"), key
        assert findings(page) == [], key
