"""Words on narrow screens: none is broken in its middle, unless at a place where a hyphen may stand."""

import re

import pytest
from playwright.sync_api import Route, expect
from tests.browser.asking import SOLO, Api
from tests.browser.companion import Person
from tests.browser.conftest import Opener

# Words of the buttons that stand on more than one line.
BROKEN = """() => [...document.querySelectorAll(
  ".tool, .act, .choice, .track, .mat strong, h1, h2")].flatMap((node) => {
  const found = [], walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) for (const word of walker.currentNode.data.matchAll(/[^\\s\\u00ad·-]+/g)) {
    const range = document.createRange();
    range.setStart(walker.currentNode, word.index);
    range.setEnd(walker.currentNode, word.index + word[0].length);
    if (new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size > 1) found.push(word[0]);
  }
  return found;
})"""

# Names that stick out of their section.
CUT = """() => [...document.querySelectorAll(".mat strong")].filter((name) =>
  name.getBoundingClientRect().right > name.closest(".section").getBoundingClientRect().right
).map((name) => name.textContent)"""


@pytest.mark.server_only
@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
@pytest.mark.parametrize("size", [(360, 640), (740, 360)])
def test_no_word_of_the_own_turn_is_broken(opened: Opener, api: Api, lang: str, size: tuple[int, int]) -> None:
    setup = {**SOLO, "airships": {}}
    page = opened("phone", lang, f"#/g/{api.new('scythe-table', setup, seed=5)}")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    person = Person(page)
    assert page.evaluate(BROKEN) == []
    person.act("done").click()
    expect(page.locator(".mat-key").first).to_be_visible()
    assert page.locator(".mat-key").count() >= 8
    assert page.evaluate(BROKEN) == []


@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
@pytest.mark.parametrize("size", [(390, 844), (1280, 800)])
def test_no_name_of_an_action_is_broken(opened: Opener, api: Api, lang: str, size: tuple[int, int]) -> None:
    page = opened("phone", lang, f"#/g/{api.new('scythe', SOLO, seed=5)}")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    expect(page.locator(".mat strong")).to_have_count(8)
    assert page.evaluate(BROKEN) == []
    assert page.evaluate(CUT) == []


# Words of the small mat and of the buttons that stick out of their box.
OUT = """() => [...document.querySelectorAll(
  ".wide-only .mat-column :is(strong, .cost, .gain), .act span")].filter((one) => {
  if (!one.offsetParent || getComputedStyle(one).clipPath !== "none") return false;
  const whole = one.matches("strong") ? one : one.closest(".mat-column, .act");
  const range = document.createRange(), box = whole.getBoundingClientRect();
  range.selectNodeContents(one);
  const own = range.getBoundingClientRect();
  return own.right > box.right + 0.5 || own.left < box.left - 0.5 || own.bottom > box.bottom + 0.5;
}).map((one) => one.textContent)"""


@pytest.mark.server_only
@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
@pytest.mark.parametrize("size", ["small", "phone", "desktop"])
def test_words_stay_in_their_boxes_beside_a_factory_card_and_on_the_main_button(
    opened: Opener, api: Api, lang: str, size: str
) -> None:
    game = api.new("scythe", SOLO, 5)
    api.act(game, "section move", "move units")

    def with_a_factory_card(route: Route) -> None:
        answer = route.fetch()
        found = answer.json()
        mat = found["view"]["seats"][0]["mat"]
        mat.append({**mat[3], "key": "factory", "name": "Карта Фабрики" if lang != "en" else "Factory card"})
        route.fulfill(response=answer, json=found)

    page = opened(size, lang)
    page.route(re.compile(rf"/api/games/{game}(\?|$)"), with_a_factory_card)
    page.goto(f"{page.url.split('#')[0]}#/g/{game}")
    expect(page.locator('[data-act="hint"]')).to_be_visible()
    expect(page.locator(".acts .act")).to_have_count(3)
    if size != "small":
        expect(page.locator(".wide-only .mat-column").last).to_be_visible()
        expect(page.locator(".wide-only .mat-column")).to_have_count(5)
    assert page.evaluate(OUT) == []
    assert page.evaluate("() => document.querySelector('.acts').scrollWidth <= innerWidth")
