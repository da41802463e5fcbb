"""The Automa's turn on a phone beside a board: lines that stay, large type, a voice, a screen that stays on."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.asking import SOLO, Api
from tests.browser.companion import Person
from tests.browser.conftest import Opener
from tests.browser.test_access import findings

# What a device would do, written down.
DEVICE = """() => {
  window.did = { said: [], shaken: [], awake: 0, asleep: 0 };
  const voices = [{ lang: 'en-GB', localService: false }, { lang: 'en-US', localService: true }];
  const speak = (one) => did.said.push([one.text, one.lang]);
  const synth = { getVoices: () => window.voices ?? voices, cancel() {}, speak };
  Object.defineProperty(window, 'speechSynthesis', { value: synth, configurable: true });
  window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
  navigator.vibrate = (times) => did.shaken.push(times);
  const lock = () => ({ addEventListener() {}, release: async () => { did.asleep += 1; } });
  Object.defineProperty(navigator, 'wakeLock', { value: { request: async () => { did.awake += 1; return lock(); } } });
}"""


def at_table(opened: Opener, api: Api, settings: str = "{}", turns: int = 3, lang: str = "en") -> tuple[Page, Person]:
    game = api.new("scythe-table", SOLO, seed=7)
    if turns:
        api.act(game, *["automa"] * turns)
    page = opened("small", lang, "#/settings")
    page.add_init_script(f"({DEVICE})()")
    page.evaluate(f"localStorage.setItem('settings', JSON.stringify({{ lang: '{lang}', ...{settings} }}))")
    page.goto(f"{page.url.split('#')[0]}#/g/{game}")
    page.reload()
    return page, Person(page)


def did(page: Page) -> Any:
    return page.evaluate("window.did")


@pytest.mark.parametrize("turns", [0, 3])
def test_a_ticked_line_stays_where_it_is(opened: Opener, api: Api, turns: int) -> None:
    """C36: in the list for setting up as in an Automa's."""
    page, _ = at_table(opened, api, turns=turns)
    lines = page.locator(".lines > li")
    expect(lines.first).to_be_visible()
    order = [line.get_attribute("data-line") for line in lines.all()]
    box = page.locator(".tickbox").first.bounding_box()
    assert box is not None
    finger = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
    page.locator(".tickbox").first.click()
    expect(lines.first).to_have_class("done")
    under = page.evaluate("at => document.elementFromPoint(...at).closest('li')?.dataset.line", finger)
    assert under == order[0], "the next line does not slide under the finger"
    assert [line.get_attribute("data-line") for line in lines.all()] == order
    expect(lines.nth(1)).to_have_class("now")


def test_from_why_the_way_back_leads_to_the_list(opened: Opener, api: Api) -> None:
    page, person = at_table(opened, api)
    person.act("why").click()
    expect(page).to_have_url(re.compile("/why/"))
    page.locator(".corner.top.left button").click()
    expect(page.locator(".checklist .lines")).to_be_visible()
    assert "/why/" not in page.url
    page.locator(".corner.top.left button").click()
    expect(page.locator("[data-start='scythe-table']")).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
def test_large_type_shows_one_line_and_a_tap_is_done(opened: Opener, api: Api, lang: str) -> None:
    page, _ = at_table(opened, api, lang=lang)
    page.locator("[data-turn-tool='large']").click()
    alone = page.locator(".alone")
    expect(alone).to_have_count(1)
    assert page.evaluate("getComputedStyle(document.querySelector('.alone')).fontSize") == "27px"
    assert findings(page) == []
    first = alone.get_attribute("data-line")
    alone.click()
    expect(alone).not_to_have_attribute("data-line", first or "")
    foot = page.locator(".acts").bounding_box()
    assert foot is not None
    while page.locator("button.alone").count():
        page.mouse.click(foot["x"] + foot["width"] / 2, foot["y"] - 12)  # anywhere, not only on the words
    expect(page.locator(".all-done")).to_be_visible()


def test_lines_are_read_aloud_by_a_voice_of_the_device(opened: Opener, api: Api) -> None:
    page, _ = at_table(opened, api)
    page.locator("[data-turn-tool='aloud']").click()
    expect(page.locator(".alone")).to_be_visible()
    said = did(page)["said"]
    assert said[-1][1] == "en-US" and "From:" in said[-1][0] and "→" not in said[-1][0]
    page.locator("[data-turn-tool='repeat']").click()
    assert did(page)["said"][-2:] == [said[-1], said[-1]]
    page.locator("button.alone").click()
    assert did(page)["said"][-1] != said[-1]


def test_without_a_voice_the_button_says_how_to_get_one(opened: Opener, api: Api) -> None:
    page, _ = at_table(opened, api)
    page.evaluate("window.voices = [{ lang: 'pl-PL', localService: true }]")
    page.locator("[data-turn-tool='aloud']").click()
    expect(page.locator(".sheet .problem")).to_contain_text("voice")
    expect(page.locator(".alone")).to_have_count(0)


def test_the_screen_stays_on_until_nobody_has_touched_it_for_a_while(opened: Opener, api: Api) -> None:
    page, person = at_table(opened, api)
    page.clock.install()
    page.reload()
    expect(person.act("done")).to_be_visible()
    person.act("done").click()
    assert did(page)["awake"] == 1 and did(page)["asleep"] == 0
    page.clock.fast_forward("16:00")
    assert did(page)["asleep"] == 1
    page.locator("#question").click()
    assert did(page)["awake"] == 2


def test_nothing_shakes_until_it_is_switched_on(opened: Opener, api: Api) -> None:
    page, person = at_table(opened, api)
    person.act("done").click()
    expect(person.act("automa")).to_be_visible()
    assert did(page)["shaken"] == []
    page, person = at_table(opened, api, "{ vibrate: true }")
    person.act("done").click()
    expect(person.act("automa")).to_be_visible()
    assert did(page)["shaken"][-1] == [150]


def test_a_unit_that_is_elsewhere_changes_line_and_arrow_and_undo_takes_only_that(opened: Opener, api: Api) -> None:
    """C12."""
    page, person = at_table(opened, api)
    game = person.game()
    before = page.locator(".way").last.inner_html()
    page.locator(".tickbox").nth(1).click()
    page.locator("[data-elsewhere]").click()
    revision = person.revision()
    person.place("t40").click()
    person.follows(revision)
    expect(page.locator(".lines > li").first).to_contain_text("chosen")
    assert page.locator(".way").last.inner_html() != before
    expect(page.locator(".lines > li").nth(1)).to_have_class("done")
    assert api.save(game)["actions"][-1] == "automa elsewhere 1 40"
    revision = person.revision()
    page.locator(".act.back").first.click()
    person.follows(revision)
    assert api.save(game)["actions"] == ["automa"] * 3
    person.act("done").click()
    expect(page.locator(".lines > li").first).not_to_contain_text("chosen")


def test_from_the_last_list_one_tap_leads_to_the_scores(opened: Opener, api: Api) -> None:
    """C35."""
    game = api.new("scythe-table", SOLO, seed=2)
    api.act(game, "power 7", "stars 5", "adjust saxony mechs 37", "adjust mechs 43", "automa power 0")
    api.act(game, "automa cards 0", "move mech 43 37", "fight 37 power 7 cards none")
    page = opened("small", "en", f"#/g/{game}")
    expect(page.locator("[data-result]")).to_be_visible()
    Person(page).act("scores").click()
    expect(page.locator("table.scores")).to_be_visible()
