"""Scythe with the Automa's cards only, on a phone: whole games by taps, large type, redo, nothing cut off."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.asking import SOLO, Api
from tests.browser.companion import Person
from tests.browser.conftest import Opener
from tests.browser.test_access import findings
from tests.browser.test_automa_turn import DEVICE

MOST_STEPS = 400
CUT = """() => [...document.querySelectorAll('.sheet button, .symbols li, .tag')]
  .filter((one) => one.offsetParent && one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)"""


def play(page: Page, person: Person) -> list[int]:
    """To the scores: the first symbol that is possible is done, an attack is lost; returns the taps of each turn."""
    turns: list[int] = []
    for _ in range(MOST_STEPS):
        offered = page.locator(".acts [data-act]:not([data-act='redo']), .sheet-body :is(.keyb, .tool)")
        expect(offered.first).to_be_visible()
        names: list[str] = page.locator(".acts [data-act]").evaluate_all("all => all.map(x => x.dataset.act)")
        shown = page.locator(".sheet").inner_text()
        if "automa" in names:
            if person.taps:
                turns.append(person.taps)
            person.taps = 0
            person.tap(person.act("automa"))
        elif page.locator("input.select").count():
            page.locator("input.select").fill("30")
            person.tap(person.act("tell"))
            expect(page.locator("table.scores")).to_be_visible()  # the last answer
            return turns
        elif wanted := [name for name in ("done", "token", "factory", "no") if name in names]:
            person.tap(person.act(wanted[0]))
        else:
            person.tap(page.locator(".sheet-body :is(.keyb, .tool)").first)
        expect(page.locator(".sheet")).not_to_have_text(shown, use_inner_text=True)
        assert page.evaluate(CUT) == [], "words are cut off"
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("lang", [pytest.param("en", marks=pytest.mark.site_sample), "uk"])
def test_a_whole_game_takes_two_or_three_taps_a_turn(opened: Opener, api: Api, lang: str) -> None:
    game = api.new("scythe-cards", SOLO, seed=3)
    page = opened("small", lang, f"#/g/{game}")
    turns = play(page, Person(page))
    assert api.game(game)["view"]["game"]["over"]
    expect(page.locator("[data-act='new-game']")).to_be_visible()  # the scores, by themselves
    expect(page.locator("[data-act='review'], [data-act='replay']")).to_have_count(0)  # there is no board to look at
    assert len(turns) > 5 and sorted(turns)[len(turns) // 2] in (2, 3), turns


@pytest.mark.parametrize(("lang", "dark"), [("en", False), ("uk", True), ("ru", False)])
def test_its_screens_are_accessible_and_nothing_is_cut_off(opened: Opener, api: Api, lang: str, dark: bool) -> None:
    game = api.new("scythe-cards", SOLO, seed=3)
    page = opened("small", lang, f"#/g/{game}", dark=dark)
    person = Person(page)
    expect(person.act("automa")).to_be_visible()
    assert findings(page) == [] and page.evaluate(CUT) == []
    person.act("automa").click()
    expect(page.locator(".how")).to_be_visible()
    assert findings(page) == [] and page.evaluate(CUT) == []
    page.locator(".seat-row").first.click()
    page.locator(".sheet-body .button").last.click()
    expect(person.act("corrected")).to_be_visible()
    assert findings(page) == [] and page.evaluate(CUT) == []


def test_large_type_and_redo(opened: Opener, api: Api) -> None:
    game = api.new("scythe-cards", SOLO, seed=3)
    page = opened("small", "en", f"#/g/{game}")
    person = Person(page)
    person.act("automa").click()
    step = page.locator(".how p").first
    expect(step).to_be_visible()
    before = step.evaluate("one => parseFloat(getComputedStyle(one).fontSize)")
    page.locator("[data-turn-tool='large']").click()
    expect(page.locator(".game.large")).to_be_visible()
    assert step.evaluate("one => parseFloat(getComputedStyle(one).fontSize)") > before
    page.locator("[data-turn-tool='large']").click()
    expect(page.locator(".game.large")).to_have_count(0)
    revision = person.revision()
    page.locator(".acts .back").first.click()
    person.follows(revision)
    revision = person.revision()
    person.act("redo").click()
    person.follows(revision)
    expect(page.locator(".how")).to_be_visible()


def test_a_card_is_read_aloud_and_the_screen_stays_on(opened: Opener, api: Api) -> None:
    game = api.new("scythe-cards", SOLO, seed=3)
    page = opened("small", "en", "#/settings")
    page.add_init_script(f"({DEVICE})()")
    page.goto(f"{page.url.split('#')[0]}#/g/{game}")
    page.reload()
    page.locator("[data-turn-tool='aloud']").click()
    expect(page.locator("[data-turn-tool='repeat']")).to_be_visible()
    Person(page).act("automa").click()
    expect(page.locator(".how")).to_be_visible()
    said = page.evaluate("window.did")["said"]
    assert "Who:" in said[-1][0] and said[-1][1] == "en-US"
    page.locator("[data-turn-tool='repeat']").click()
    did = page.evaluate("window.did")
    assert did["said"][-1] == said[-1] and did["awake"] >= 1


def before_a_card(api: Api, wanted: Callable[[Any], bool]) -> str:
    """A game just before an Automa's turn whose card is such a one."""
    for seed in range(1, 20):
        game = api.new("scythe-cards", SOLO, seed=seed)
        for _ in range(20):
            answer = api.act(game, "automa")["view"]
            if answer["decision"]["kind"] != "symbol":
                continue  # the card is over
            if wanted(answer):
                api.asked("POST", f"games/{game}/undo", {"revision": api.game(game)["revision"], "steps": 1})
                return game
            token = any(option["id"] == "token" for option in answer["decision"]["options"])
            sum_asked = any("number" in option for option in answer["decision"]["options"])
            api.act(game, *(["no"] if sum_asked else ["done token" if token else "done"]))
            if api.game(game)["view"]["decision"]["kind"] != "card_turn":
                break
    raise AssertionError("no such card")


def is_attack(view: Any) -> bool:
    return any("number" in option for option in view["decision"]["options"])


def test_a_later_symbol_is_one_tap(opened: Opener, api: Api) -> None:
    """The turn, what is possible, done."""
    game = before_a_card(api, lambda view: view["cards"]["card"]["none"] > 2)
    person = Person(opened("small", "uk", f"#/g/{game}"))
    person.tap(person.act("automa"))
    person.tap(person.page.locator("[data-skips]").last)
    expect(person.page.locator(".symbols li").last).to_have_class("now")
    revision = person.revision()
    person.tap(person.page.locator("[data-act='done'], [data-act='token']").first)
    person.follows(revision)
    assert person.taps == 3
    assert api.save(game)["actions"][-3:-1] == ["no", "no"]


def test_an_attack_goes_on_with_the_own_sum_and_what_the_card_brings_is_said(opened: Opener, api: Api) -> None:
    """The turn, the own sum, the card that the Automa draws."""
    game = before_a_card(api, is_attack)
    person = Person(opened("small", "uk", f"#/g/{game}"))
    person.tap(person.act("automa"))
    expect(person.act("to-sum")).to_be_visible()
    revision = person.revision()
    person.tap(person.page.locator(".keyb", has_text="0").first)
    drawn = person.page.locator(".sheet-body > .keys .keyb")
    expect(drawn.first.or_(person.page.locator(f".game:not([data-revision='{revision}'])")).first).to_be_visible()
    if drawn.count() == 4:
        person.tap(drawn.first)
    person.follows(revision)
    assert person.taps <= 3
    cards = api.game(game)["view"]["cards"]
    assert cards["result"]["won"] and len(cards["last"]) > 1, "the outcome, then what the rest of the card brought"
