"""Texts of the own turn on a low screen: with the Factory card as a fifth column none is cut, and long ones unfold."""

import pytest
from playwright.sync_api import expect
from tests.browser.asking import SOLO, Api
from tests.browser.companion import Person
from tests.browser.conftest import Opener

CUT = """() => [...document.querySelectorAll(".mat-key, .key-name, .answer, .gains")].filter((node) =>
  node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 1).map((node) => node.innerText)"""
STEPS = ["did card 7", "adjust workers 47 47 43", "adjust resources 43 metal 5", "automa 3"]


def own_turn(opened: Opener, api: Api, size: str, lang: str) -> Person:
    game = api.new("scythe-table", SOLO, seed=7)
    api.act(game, *STEPS)
    person = Person(opened(size, lang, f"#/g/{game}"))
    person.act("done").click()
    expect(person.page.locator(".mat-column")).to_have_count(5)
    return person


@pytest.mark.server_only
@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
@pytest.mark.parametrize("size", ["small", "desktop"])
def test_with_a_factory_card_no_word_is_cut(opened: Opener, api: Api, size: str, lang: str) -> None:
    person = own_turn(opened, api, size, lang)
    page = person.page
    expect(page.locator("[data-act='factory'] .gain svg > *").first).to_be_attached()
    assert page.locator("[data-act='factory'] .gain").count() == 2
    assert page.evaluate(CUT) == []
    for act in ("trade", "bolster", "upgrade", "enlist"):
        page.locator(f".mat-keys [data-act='{act}']").click()
        expect(person.act("cancel")).to_be_visible()
        assert page.evaluate(CUT) == [], act
        person.act("cancel").click()


@pytest.mark.server_only
def test_texts_of_abilities_unfold_on_a_low_screen(opened: Opener, api: Api) -> None:
    person = own_turn(opened, api, "small", "uk")
    page = person.page
    page.locator(".mat-keys [data-act='deploy']").click()
    text = page.locator("[data-value='wayfare'] .soft")
    cut = "(node) => node.scrollHeight > node.clientHeight + 1"
    assert text.evaluate(cut)
    person.act("whole-texts").click()
    expect(person.act("whole-texts")).to_have_attribute("aria-pressed", "true")
    assert not text.evaluate(cut)
    expect(person.act("whole-texts")).to_be_focused()
    page.locator("[data-value='wayfare']").click()
    assert not text.evaluate(cut), "they stay so while the act is reported"
    person.act("whole-texts").click()
    assert text.evaluate(cut)


@pytest.mark.server_only
def test_what_comes_next_stays_in_sight_below_many_lines(opened: Opener, api: Api) -> None:
    person = own_turn(opened, api, "small", "ru")
    page = person.page
    page.locator(".guide-strip button").click()
    revision = person.revision()
    api.act(person.game(), "did bolster power", "adjust coins 9", "adjust popularity 9", "adjust power 9")
    person.follows(revision)
    expect(page.locator(".turn-line")).to_have_count(4)
    for there in (page.locator(".then-keys .mat-key"), person.act("more"), page.locator(".turn-line").last):
        expect(there).to_be_in_viewport(ratio=0.9)
    foot = page.locator(".own-foot").bounding_box()
    last = page.locator(".turn-line").last.bounding_box()
    assert foot and last and last["y"] + last["height"] <= foot["y"] + 1
