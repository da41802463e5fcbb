"""One game by keyboard alone: nothing is clicked, and the focus is never lost."""

from playwright.sync_api import Page, expect
from tests.browser.asking import Api
from tests.browser.companion import Person
from tests.browser.conftest import Opener

MOST_TABS = 90


def tab_to(page: Page, wanted: str) -> None:
    """Tab until something that fits has the focus, then press Enter."""
    for _ in range(MOST_TABS):
        if page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not come to {wanted}")


def test_a_game_by_keyboard_alone(opened: Opener, api: Api) -> None:
    page = opened("desktop", "en")
    person = Person(page)
    expect(page.locator("[data-start]").first).to_be_visible()
    tab_to(page, "[data-start='scythe-table']")
    expect(page.locator("#begin")).to_be_visible()
    tab_to(page, "#field-seats-0-faction")
    tab_to(page, "#field-seats-0-faction-4")
    expect(page.locator("#field-seats-0-faction-4")).to_have_attribute("aria-pressed", "true")
    tab_to(page, "#field-seats-1-faction")
    tab_to(page, "#field-seats-1-faction-5")
    expect(page.locator("#field-seats-1-faction-5")).to_have_attribute("aria-pressed", "true")
    tab_to(page, "#begin")
    person.waits("done")
    tab_to(page, "[data-act='done']")
    person.waits("automa")
    # The board is one stop; arrows walk on it, Enter takes.
    tab_to_board(page, "base-crimea")
    page.keyboard.press("Enter")
    expect(page.locator(".piece.selected")).to_have_count(1)
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(page.locator("[data-ask='number']")).to_be_visible()  # an encounter: its card can wait
    page.keyboard.press("Escape")
    expect(page.locator(".turn-line")).to_have_count(1)
    page.keyboard.press("u")
    expect(page.locator("[data-act='done']")).to_be_visible()
    for _ in range(200):
        asked = person.waits("new-game", "scores", "reveal", "done", "automa")
        if asked in ("new-game", "scores"):
            break
        assert page.evaluate("document.activeElement !== document.body")
        revision = person.revision()
        if asked == "reveal":
            for number in range(page.locator(".sheet-body fieldset").count()):
                tab_to(page, f"fieldset:nth-of-type({number + 1}) .keyb")
        tab_to(page, f"[data-act='{asked}']")
        if asked != "done":
            person.follows(revision)
    tab_to(page, "[data-act='scores'], a[href$='/end']")
    expect(page.locator("table.scores")).to_be_visible()


def tab_to_board(page: Page, place: str) -> None:
    for _ in range(MOST_TABS):
        if page.evaluate("document.activeElement.matches('.hit')"):
            break
        page.keyboard.press("Tab")
    for _ in range(40):
        here = page.evaluate("document.activeElement.dataset.place")
        if here == place:
            return
        page.keyboard.press(page.evaluate(TOWARDS, place))
    raise AssertionError(f"arrows do not come to {place}")


TOWARDS = """place => {
  const wanted = document.querySelector(`.hit[data-place="${place}"]`);
  const [here, there] = [document.activeElement, wanted].map((node) => node.getBoundingClientRect());
  const [x, y] = [there.x - here.x, there.y - here.y];
  return Math.abs(y) > 20 ? (y > 0 ? "ArrowDown" : "ArrowUp") : x > 0 ? "ArrowRight" : "ArrowLeft";
}"""
