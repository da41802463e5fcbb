"""Companion games of Expeditions in a real browser, from setting up to the scores."""

import pytest
from playwright.sync_api import expect
from tests.browser.asking import Api
from tests.browser.companion import Person
from tests.browser.conftest import Opener

SCREENS = [("small", "en"), ("desktop", "uk"), pytest.param("phone", "ru", marks=pytest.mark.site_sample)]


@pytest.mark.parametrize(("size", "lang"), SCREENS)
def test_a_game_is_set_up_and_played_to_its_end(opened: Opener, api: Api, size: str, lang: str) -> None:
    page = opened(size, lang)
    person = Person(page)
    page.locator("[data-start='expeditions-table']").click()
    page.locator("#field-first-1").click()  # you
    page.locator("#begin").click()
    person.act("done").click()
    if person.waits("done", "done-turn") == "done":
        person.act("done").click()
    person.place("n2").click()
    page.locator("[data-option='me n2']").click()
    expect(page.locator(".piece[data-piece*='human']")).to_have_count(1)
    acts = ", ".join(f"[data-act='{name}']" for name in ("new-game", "tell", "done", "done-turn"))
    for _ in range(400):
        offered = page.locator(f"{acts}, .keyb")
        expect(offered.first).to_be_visible()
        asked = offered.first.get_attribute("data-act")
        if asked == "new-game":
            break
        revision = person.revision()
        glory = page.locator("[data-option='glory']")
        if asked == "done-turn" and glory.count():
            glory.click()
        elif asked is None:
            page.locator(".keyb").nth(2).click()
        else:
            person.act(asked).click()
            if asked == "done":
                continue
        person.follows(revision)
    expect(page.locator(".end-row")).to_have_count(2)
    page.locator("a[href$='/end']").click()
    expect(page.locator("table.scores tbody tr").last).to_be_visible()
    assert api.game(person.game())["view"]["game"]["over"]


@pytest.mark.site_sample
def test_the_list_for_setting_up_says_all_that_the_booklet_says(opened: Opener) -> None:
    page = opened("phone", "en")
    page.locator("[data-start='expeditions-table']").click()
    expect(page.locator("#field-level option:checked, [id^='field-level'] [aria-pressed='true']")).to_contain_text("2")
    page.locator("#begin").click()
    for said in ("player components", "blue base", "black base", "glory card", "017", "location 19", "stay in the box"):
        expect(page.locator("li", has_text=said).first).to_be_visible()
