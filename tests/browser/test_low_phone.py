"""The game on a low phone, read by somebody who knows nothing else: what is needed together is in sight together."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.asking import Api
from tests.browser.conftest import Opener
from tests.browser.test_film import begun, end_turn

FIGHTS = Path(__file__).parents[1] / "saves" / "fights_in_one_request.json"
LANGUAGES = ["en", "uk", "ru"]
PIECES = """() => [...document.querySelectorAll(".pieces .piece")]
    .map((one) => [one.dataset.piece, one.getAttribute("transform")])"""


def in_a_fight(opened: Opener, api: Api, lang: str) -> tuple[Page, str]:
    """A low phone on which a combat waits, with hints."""
    save = json.loads(FIGHTS.read_text(encoding="utf-8"))
    game = api.asked("POST", "games", {"save": save | {"actions": save["actions"][:170]}}, 201)["id"]
    page = opened("small", lang)
    page.evaluate("localStorage.setItem('settings', '{\"hints\": true}')")
    page.goto(f"{page.url.split('#')[0]}#/g/{game}")
    page.reload()
    expect(page.locator("[data-act='reveal']")).to_be_visible()
    return page, game


def box(found: Locator) -> Any:
    seen = found.bounding_box()
    assert seen
    return seen


@pytest.mark.server_only
def test_a_late_tap_for_skip_commits_nothing_to_a_combat(opened: Opener, api: Api) -> None:
    """Where Skip lay there is no button that reveals until something is chosen, be it a 0."""
    page, game = in_a_fight(opened, api, "en")
    before = api.game(game)["revision"]
    place = box(page.locator("[data-act='reveal']"))
    page.mouse.click(place["x"] + place["width"] * 0.7, place["y"] + place["height"] / 2)
    page.wait_for_timeout(300)
    assert api.game(game)["revision"] == before
    expect(page.locator("[data-act='reveal']")).to_be_disabled()
    page.locator(".keyb[data-key='0']").first.click()
    expect(page.locator("[data-act='reveal']")).to_be_enabled()
    expect(page.locator("[data-act='reveal']")).to_contain_text("Reveal 0")
    expect(page.locator(".note")).to_be_visible()


@pytest.mark.server_only
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_chance_stands_beside_the_keys_and_the_button(opened: Opener, api: Api, lang: str) -> None:
    page, _ = in_a_fight(opened, api, lang)
    chance = page.locator(".chance-line")
    before = chance.inner_text()
    page.locator(".field .keyb").nth(3).click()
    expect(chance).not_to_have_text(before)
    keys, line, button = box(page.locator("fieldset.field .keyb").last), box(chance), box(page.locator(".act").last)
    assert keys["y"] + keys["height"] <= line["y"] < button["y"] < button["y"] + button["height"] <= 640
    assert box(page.locator(".side.mine"))["y"] > 0


@pytest.mark.server_only
def test_the_own_numbers_stay_in_sight_below_what_the_automa_did(opened: Opener, api: Api) -> None:
    page, _ = begun(api, opened, settings='{"pace": "off"}', size="small")
    end_turn(page)
    expect(page.locator(".story-line")).to_have_count(1)
    strip = box(page.locator(".own-strip .track").first)
    middle = [strip["x"] + strip["width"] / 2, strip["y"] + strip["height"] / 2]
    assert page.evaluate("at => Boolean(document.elementFromPoint(...at)?.closest('.own-strip'))", middle)


@pytest.mark.server_only
def test_a_tap_leaves_a_paused_turn_as_it_is(opened: Opener, api: Api) -> None:
    """On the card, the list, the board; and a look at the seat comes back to where it stood."""
    page, _ = begun(api, opened, settings='{"pace": "slow"}', size="small")
    end_turn(page)
    page.locator("[data-act='pause']").click()
    current = page.locator(".film-lines > .now").text_content() or ""
    page.locator(".film-card").click()
    page.locator(".film-window").click()
    page.locator(".stage").click(position={"x": 180, "y": 200})
    page.locator(".chip-seat").click()
    expect(page.locator(".film")).to_have_count(0)
    page.locator(".corner.top.left button").click()
    expect(page.locator(".film-lines > .now")).to_have_text(current)
    page.wait_for_timeout(600)
    expect(page.locator(".film-lines > .now")).to_have_text(current)  # still paused
    page.locator("[data-act='go-on']").click()
    expect(page.locator(".mat")).to_be_visible()


@pytest.mark.server_only
@pytest.mark.parametrize(
    ("lang", "label"), [("en", "Play it for me"), ("uk", "Зіграти за мене"), ("ru", "Сыграть за меня")]
)
def test_a_hint_says_what_to_do_line_by_line_and_then_why(opened: Opener, api: Api, lang: str, label: str) -> None:
    game = api.new("scythe", {"seats": [{"faction": "nordic"}, {"player": "automa", "faction": "saxony"}]}, 3)
    page = opened("small", lang)
    page.evaluate("localStorage.setItem('settings', '{\"hints\": true}')")
    page.goto(f"{page.url.split('#')[0]}#/g/{game}")
    page.reload()
    page.locator("[data-act='hint']").click()
    first = page.locator(".hint").first
    expect(first.locator("[data-take]")).to_have_text(label)
    assert first.locator(".hint-steps > li").count() > 1
    assert first.evaluate("(hint) => hint.firstElementChild.className") == "hint-steps"
    for hint in page.locator(".hint").all():
        lines = hint.locator("li, p.soft").all_inner_texts()
        assert len(lines) == len(set(lines))


@pytest.mark.server_only
def test_the_turn_of_a_hint_leaves_the_map_with_the_hint(opened: Opener, api: Api) -> None:
    """Also when it is left by looking at the opponent."""
    game = api.new("scythe", {"seats": [{"faction": "nordic"}, {"player": "automa", "faction": "saxony"}]}, 3)
    page = opened("small", "en")
    page.evaluate("localStorage.setItem('settings', '{\"hints\": true}')")
    page.goto(f"{page.url.split('#')[0]}#/g/{game}")
    page.reload()
    page.locator("[data-act='hint']").click()
    expect(page.locator(".hint").first).to_be_visible()
    before = page.evaluate(PIECES)
    for button in page.locator("[data-show]").all():
        button.click()
        page.wait_for_timeout(500)
        if page.evaluate(PIECES) != before:
            break
    assert page.evaluate(PIECES) != before  # one of the turns moves something
    page.locator(".play-chip").first.click()
    page.locator(".act.back").click()
    expect(page.locator("#question")).to_contain_text("section")
    expect(page.locator(".hint")).to_have_count(0)
    assert page.evaluate(PIECES) == before


@pytest.mark.server_only
def test_the_address_may_name_the_language_until_one_is_chosen(opened: Opener) -> None:
    page = opened("small", "en")
    page.evaluate("localStorage.clear()")
    start = page.url.split("#")[0]
    page.goto(f"{start}?lang=uk#/")
    expect(page.locator("html")).to_have_attribute("lang", "uk")
    page.evaluate("localStorage.setItem('settings', '{\"lang\": \"ru\"}')")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "ru")
