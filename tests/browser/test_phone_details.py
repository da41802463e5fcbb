"""What a phone shows beside the game itself: set-up, sharing, scores, logbook, sizes of targets, words for readers."""

import re

import pytest
from playwright.sync_api import Page, Route, expect
from tests.browser.asking import SOLO, Api
from tests.browser.companion import Person
from tests.browser.conftest import Opener

# Labels of fields that do not show all of their text.
CUT = """() => [...document.querySelectorAll(".field-name, legend, .act span, .button")].filter((one) =>
    one.offsetParent && (one.scrollWidth > one.clientWidth + 1 || one.getBoundingClientRect().right > innerWidth))
    .map((one) => one.textContent)"""

# How high the area is in which a tap reaches something: it may be larger than what is drawn.
TAPPED = """(selector) => {
    const node = document.querySelector(selector);
    const box = node.getBoundingClientRect();
    const reaches = (y) => node.contains(document.elementFromPoint(box.x + box.width / 2, y));
    return [...Array(80).keys()].filter((y) => reaches(box.y - 20 + y)).length;
}"""


# Buttons in which a word is broken for want of room.
BROKEN = """() => [...document.querySelectorAll(".go-on .button")].filter((one) => {
    one.style.overflowWrap = "normal";
    one.style.minWidth = "0";
    one.style.width = `${one.getBoundingClientRect().width}px`;
    return one.scrollWidth > one.clientWidth + 1;
}).map((one) => one.textContent)"""


def at_table(opened: Opener, api: Api, lang: str = "en", size: str = "phone") -> tuple[Person, str]:
    game = api.new("scythe-table", SOLO, seed=7)
    person = Person(opened(size, lang, f"#/g/{game}"))
    person.act("done").click()
    expect(person.act("automa")).to_be_visible()
    return person, game


def size_of(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    return box["width"], box["height"]


def test_an_ability_told_by_mistake_is_taken_away(opened: Opener, api: Api) -> None:
    game = api.new("scythe-table", SOLO, seed=7)
    api.act(game, "ability speed")
    person = Person(opened("phone", "en", f"#/g/{game}"))
    person.act("done").click()
    person.more("correct")
    person.tool("no_ability").click()
    revision = person.revision()
    person.page.locator("[data-value='speed']").click()
    person.follows(revision)
    abilities = api.game(game)["view"]["seats"][0]["abilities"]
    assert not next(one["on"] for one in abilities if one["key"] == "speed")


@pytest.mark.server_only
def test_a_link_of_this_device_says_so(opened: Opener, api: Api) -> None:
    game = api.new("scythe-table", SOLO, seed=7)
    page = opened("phone", "en", f"#/g/{game}/share")
    page.locator("[data-share='watch']").click()
    expect(page.locator("[data-link] .problem")).to_contain_text("maszyna play --lan")


@pytest.mark.server_only
def test_a_link_for_other_phones_comes_with_its_code(opened: Opener, api: Api) -> None:
    game = api.new("scythe-table", SOLO, seed=7)
    page = opened("phone", "en", f"#/g/{game}/share")

    def as_in_a_network(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json={**answer.json(), "address": "http://192.168.7.7:8000/#/j/x/y"})

    page.route("**/links?**", as_in_a_network)
    page.locator("[data-share='watch']").click()
    expect(page.locator("[data-link] input")).to_have_value(re.compile("192.168.7.7"))
    expect(page.locator("[data-link] .problem")).to_have_count(0)
    assert min(size_of(page, ".qr svg path")) > 100


def test_the_set_up_shows_its_labels_and_why_a_faction_is_taken(opened: Opener, api: Api) -> None:
    page = opened("small", "uk", "#/new/scythe-table")
    page.locator("#group-airships").click()
    box = page.locator("#field-airships")
    box.scroll_into_view_if_needed()
    before = page.evaluate("document.scrollingElement.scrollTop")
    box.check()
    expect(page.locator("#field-airships-passive")).to_be_visible()
    assert page.evaluate("document.scrollingElement.scrollTop") == before
    assert page.evaluate(CUT) == []
    person = Person(page)
    person.pick("seats-0-faction", 4)
    page.locator("#field-seats-1-faction").click()
    expect(page.locator("[data-seat='1'] .why-not")).to_be_visible()
    assert min(size_of(page, "#field-seats-1-faction-1")) >= 44
    assert page.evaluate(CUT) == []
    expect(page.get_by_role("button", name=re.compile("Автом")).first).to_be_visible()
    assert page.locator("section.seat").count() == 2
    page.locator("[data-add='automa']").click()
    expect(page.locator("section.seat")).to_have_count(3)


def test_the_own_coins_are_drawn_as_they_were(opened: Opener, api: Api) -> None:
    game = api.new("scythe-table", SOLO, seed=7)
    api.act(game, "coins 4", "automa", "coins 3", "automa", "coins 2", "coins 5")
    course = api.asked("GET", f"games/{game}/end")["course"]
    assert [point["coins"]["crimea"] for point in course][-3:] == [3, 2, 5]
    assert course[0]["coins"]["crimea"] == api.game(api.new("scythe-table", SOLO, seed=7))["view"]["seats"][0][
        "tracks"][2]["value"]  # fmt: skip


def test_targets_are_large_enough_for_a_thumb(opened: Opener, api: Api) -> None:
    person, game = at_table(opened, api)
    page = person.page
    for corner in (".corner.bottom .round", ".chip-seat"):
        assert page.evaluate(TAPPED, corner) >= 44
    person.act("automa").click()
    assert min(size_of(page, ".tickbox")) >= 44
    api.act(game, "stars 6")
    page.goto(page.url.split("#")[0] + f"#/g/{game}/end")
    expect(page.locator("a.tag").first).to_be_visible()
    assert size_of(page, "a.tag")[1] >= 44


def test_the_logbook_shows_the_result_first(opened: Opener, api: Api) -> None:
    game = api.new("scythe-table", SOLO, seed=7)
    api.act(game, "stars 6")
    page = opened("small", "en", "#/logbook")
    words = api.asked("GET", "words?lang=en")["words"]
    for column in ("won", "score"):
        head = page.locator("table.scores").first.get_by_role(
            "columnheader", name=words[f"column_{column}"], exact=True
        )
        expect(head).to_be_visible()
        box = head.bounding_box()
        assert box is not None and box["x"] + box["width"] <= 360


def test_signs_of_tools_have_the_letters_of_the_board(opened: Opener, api: Api) -> None:
    game = api.new("scythe-table", SOLO, seed=7)
    tools = [api.asked("GET", f"games/{game}?lang={lang}")["view"]["tools"] for lang in ("en", "uk")]
    arts = [next(tool["art"] for tool in found if tool["key"] == "worker") for found in tools]
    assert arts[0] != arts[1]


def test_a_screen_reader_hears_names_not_numbers(opened: Opener, api: Api) -> None:
    person, game = at_table(opened, api, "uk")
    page = person.page
    expect(page.locator(".skip")).not_to_have_text("Skip")
    expect(page.locator(".chip-seat")).to_have_attribute("aria-label", re.compile(r"\D+ \d+, \D+ \d+"))
    person.act("automa").click()
    expect(person.act("why")).to_be_visible()
    expect(page.locator("#polite")).to_have_text(page.locator(".question").inner_text())
    page.goto(page.url.split("#")[0] + f"#/g/{game}/log")
    expect(page.locator(".log-line").first).to_be_visible()
    labels = page.locator(".log-line > a").evaluate_all("all => all.map((one) => one.getAttribute('aria-label'))")
    assert len(set(labels)) > 3


def test_the_language_of_skip_follows_a_change(opened: Opener, api: Api) -> None:
    page = opened("phone", "en", "#/settings")
    page.locator("#set-language-uk").click()
    expect(page.locator(".skip")).not_to_have_text("Skip")


def test_large_type_cuts_no_button_of_the_first_page(opened: Opener, api: Api) -> None:
    game = api.new("scythe-table", SOLO, seed=7)
    api.act(game, "automa")
    page = opened("small", "uk", "#/")
    page.evaluate("localStorage.setItem('settings', JSON.stringify({text: 200}))")
    page.reload()
    expect(page.locator(".go-on .button").first).to_be_visible()
    assert page.evaluate(BROKEN) == []
    assert page.evaluate(CUT) == []


def test_the_first_game_of_expeditions_is_at_level_2(opened: Opener, api: Api) -> None:
    page = opened("phone", "en", "#/new/expeditions")
    expect(page.locator(".setup-fields > p")).to_contain_text("level 2")
    assert api.asked("POST", "setup", {"kind": "expeditions-table"})["setup"]["level"] == 2


def test_numbers_typed_on_a_sheet_are_not_lost_by_a_tap_on_the_board(opened: Opener, api: Api) -> None:
    person, game = at_table(opened, api)
    page = person.page
    page.locator(".track-key[data-track='power']").click()
    page.locator("[data-digit='6']").click()
    person.place("base-crimea").click()
    person.place("t43").click()
    revision = person.revision()
    person.act("corrected").click()
    person.follows(revision)
    assert api.save(game)["actions"] == ["adjust power 6"]


def test_the_names_of_a_chart_stay_inside_it(opened: Opener, api: Api) -> None:
    seats = [*SOLO["seats"], {"player": "automa", "faction": "nordic"}]
    game = api.new("scythe-table", {"seats": seats}, seed=7)
    api.act(game, "automa", "automa", "coins 3", "coins 6", "stars 1")
    page = opened("phone", "en", f"#/g/{game}/end")
    expect(page.locator(".plot").first).to_be_visible()
    low = page.locator(".plot-text").evaluate_all("all => Math.max(...all.map((one) => Number(one.getAttribute('y'))))")
    assert low <= 124 - 4
