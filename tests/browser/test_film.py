"""The turns of others played on the board, the replay of a game, a shared position; keys, pace, no motion, sound."""

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.asking import SOLO, Api

TWO_AUTOMAS = {"seats": [*SOLO["seats"], {"player": "automa", "faction": "nordic"}]}
PIECES = """() => [...document.querySelectorAll("g.piece")]
    .map((one) => one.dataset.piece + one.getAttribute("transform")).sort()"""


def begun(api: Api, opened: Any, setup: Any = SOLO, settings: str = "{}", size: str = "desktop") -> tuple[Page, str]:
    """A page that shows a game at its first question; motion is on, whatever the system says."""
    game = api.new("scythe", setup, 6)
    page = opened(size, "en")
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate("settings => localStorage.setItem('settings', settings)", settings)
    page.goto(f"{page.url.split('#')[0]}#/g/{game}")
    page.reload()
    page.locator(f'#app[data-route="#/g/{game}"]').wait_for()
    return page, game


def end_turn(page: Page) -> None:
    page.locator('[data-then="trade popularity"]').click()
    page.locator('[data-act="confirm"]').click()


def tracks(page: Page) -> str:
    return page.locator(".chip-seat").inner_text()


@pytest.mark.site_sample
def test_the_turn_of_the_automa_is_played_and_can_be_skipped(api: Api, opened: Any) -> None:
    page, game = begun(api, opened, settings='{"pace": "slow"}')
    before, chip = page.evaluate(PIECES), tracks(page)
    end_turn(page)
    expect(page.locator("#question")).to_have_text("Saxony's turn")
    expect(page.locator(".film-lines .now")).to_have_count(1)
    assert page.locator(".film-lines").inner_text().count("Crimea") == 0  # nothing of one's own (D3)
    assert tracks(page) == chip  # numbers change at their step
    page.locator('[data-act="pause"]').click()
    layer = "one => getComputedStyle(one).willChange"
    assert page.locator(".still").first.evaluate(layer) == "transform"  # no step paints the ground again
    page.locator('[data-act="go-on"]').click()
    expect(page.locator(".story-line")).to_have_count(1)
    expect(page.locator(".mat")).to_be_visible()
    assert page.locator(".still").first.evaluate(layer) == "auto"  # sharp at any zoom
    view = api.game(game)["view"]
    shown = {f"{one['key']}translate({one['x']:g} {one['y']:g})" for one in view["board"]["pieces"]}
    assert set(page.evaluate(PIECES)) == shown != set(before)
    assert page.locator(".sprite, .flying").count() == 0
    page.locator(".story-line .round").click()  # once more
    expect(page.locator("#question")).to_have_text("Saxony's turn")
    page.keyboard.press(" ")
    expect(page.locator(".mat")).to_be_visible()
    assert set(page.evaluate(PIECES)) == shown
    page.reload()  # only the line
    expect(page.locator(".story-line")).to_have_count(1)
    assert page.locator('[data-act="pause"]').count() == 0


@pytest.mark.server_only
def test_several_automas_play_one_after_the_other(api: Api, opened: Any) -> None:
    page, _ = begun(api, opened, TWO_AUTOMAS, '{"pace": "slow"}', "phone")
    end_turn(page)
    expect(page.locator('[data-act="skip-all"]')).to_be_visible()
    first = page.locator("#question").inner_text()
    page.locator('[data-act="go-on"]').click()
    expect(page.locator("#question")).not_to_have_text(first)
    assert page.locator('[data-act="skip-all"]').count() == 0
    page.locator(".film").click()
    expect(page.locator(".story-line")).to_have_count(2)


@pytest.mark.server_only
@pytest.mark.parametrize("settings", ['{"pace": "off"}', '{"motion": "none"}'])
def test_without_motion_the_question_comes_at_once_with_arrows(api: Api, opened: Any, settings: str) -> None:
    page, game = begun(api, opened, settings=settings)
    end_turn(page)
    expect(page.locator(".story-line")).to_have_count(1)
    assert page.locator('[data-act="pause"]').count() == 0
    steps = [step for turn in api.game(game)["view"]["story"]["turns"] for step in turn["steps"]]
    assert page.locator(".way .way-head").count() == len([step for step in steps if step.get("svg")])


@pytest.mark.server_only
@pytest.mark.parametrize("system", [False, True])
def test_reduced_motion_moves_nothing(api: Api, opened: Any, system: bool) -> None:
    """By the setting, or as the system asks."""
    page, _ = begun(api, opened, settings='{"pace": "slow"}' if system else '{"motion": "calm", "pace": "slow"}')
    if system:
        page.emulate_media(reduced_motion="reduce")
        page.reload()
        page.locator("#app[data-revision]").wait_for()
    page.evaluate(
        """() => {
        window.moved = 0;
        const moves = (node) => node.className === "sprite" || String(node.className).startsWith("flying");
        new MutationObserver((list) => {
            for (const one of list) window.moved += [...one.addedNodes].filter(moves).length;
        }).observe(document.body, { childList: true, subtree: true }); }"""
    )
    end_turn(page)
    expect(page.locator('[data-act="pause"]')).to_be_visible()
    expect(page.locator(".mat")).to_be_visible(timeout=20_000)
    assert page.evaluate("window.moved") == 0


@pytest.mark.server_only
def test_the_pace_is_changed_in_the_sheet(api: Api, opened: Any) -> None:
    page, _ = begun(api, opened, settings='{"pace": "slow"}')
    end_turn(page)
    page.locator('[data-act="pause"]').click()
    expect(page.locator(".pace")).to_have_text("slow")
    page.locator(".pace").click()
    expect(page.locator(".pace")).to_have_text("normal")
    page.locator(".pace").click()
    page.locator(".pace").click()  # off: the end of the turn, and the question
    expect(page.locator(".mat")).to_be_visible()
    assert '"pace":"off"' in page.evaluate("localStorage.getItem('settings')")


@pytest.mark.server_only
def test_an_opponent_that_thinks_says_why(api: Api, opened: Any) -> None:
    thinks = {"seats": [SOLO["seats"][0], {"player": "beginner", "faction": "saxony"}]}
    page, _ = begun(api, opened, thinks, size="phone")
    end_turn(page)
    page.locator('[data-act="go-on"]').click()
    why, text = page.locator(".story-line button.why-link"), page.locator(".story-reasons")
    expect(why).to_have_attribute("aria-expanded", "false")
    expect(text).to_be_hidden()
    why.click()
    expect(text).to_contain_text("gained by it:")
    line, button, told = page.evaluate("""() => [".story-line", ".story-line .why-link", ".story-reasons"]
        .map((one) => document.querySelector(one).getBoundingClientRect().toJSON())""")
    assert button["bottom"] <= told["top"] and told["bottom"] <= line["bottom"]
    why.click()
    expect(text).to_be_hidden()


def test_turns_that_are_not_played_can_be_played_again(api: Api, opened: Any) -> None:
    page, _ = begun(api, opened, settings='{"pace": "off"}')
    end_turn(page)
    page.locator(".story-line .round").click()
    expect(page.locator(".pace")).to_have_text("off")
    page.locator('[data-act="pause"]').click()
    page.locator(".pace").click()
    expect(page.locator(".pace")).to_have_text("slow")
    page.locator('[data-act="go-on"]').click()
    page.locator(".corner.top.right button").click()
    page.locator('[data-menu="pace"]').click()
    expect(page.locator('[data-menu="pace"]')).to_contain_text("normal")
    assert '"pace":"normal"' in page.evaluate("localStorage.getItem('settings')")


@pytest.mark.server_only
def test_why_says_what_its_numbers_are(api: Api, opened: Any) -> None:  # D19
    page, game = begun(api, opened, settings='{"pace": "off"}')
    hand = api.game(game)["view"]["seats"][0]["hand"]
    assert page.locator(".in-hand .small-card").all_inner_texts() == [str(value) for value in hand]  # no "(2 2)"
    end_turn(page)
    page.locator(".why-link").click()
    expect(page.locator(".scrub button")).not_to_have_count(0)
    expect(page.locator(".sheet-body")).to_contain_text("how many places each step leaves")


@pytest.mark.server_only
def test_sound_is_off_until_it_is_switched_on(api: Api, opened: Any) -> None:
    page, _ = begun(api, opened)
    page.evaluate(
        """() => { window.contexts = 0; window.voices = 0;
        const Usual = window.AudioContext;
        window.AudioContext = class extends Usual { constructor() { super(); window.contexts += 1; } };
        const start = AudioScheduledSourceNode.prototype.start;
        AudioScheduledSourceNode.prototype.start = function (...all) {
            window.voices += 1;
            return start.apply(this, all);
        }; }"""
    )
    page.locator(".corner.top.right button").click()
    assert page.evaluate("[window.contexts, window.voices]") == [0, 0]
    page.get_by_role("button", name="Sound on").click()
    assert page.evaluate("window.contexts") == 1 and page.evaluate("window.voices") >= 1
    page.locator(".corner.top.right button").click()
    page.get_by_role("button", name="Sound off").click()
    heard = page.evaluate("window.voices")
    page.locator(".corner.top.right button").click()
    assert page.evaluate("window.voices") == heard


def played_out(api: Api, most: int = 400) -> str:
    """A whole game, by chance."""
    game, chance = api.new("scythe", SOLO, 3), random.Random(3)
    for _ in range(most):
        view = api.game(game)["view"]
        if not view["decision"]:
            break
        api.act(game, chance.choice(view["decision"]["options"])["action"])
    return game


@pytest.mark.site_sample
def test_a_game_is_replayed_by_keys_from_its_first_position(api: Api, opened: Any) -> None:
    game = played_out(api)
    page = opened("desktop", "en", f"#/g/{game}/replay")
    head = page.locator("#question")
    expect(head).to_have_text("The first position")  # D12
    first = {f"{one['key']}translate({one['x']:g} {one['y']:g})"
             for one in api.asked("GET", f"games/{game}?at=0")["view"]["board"]["pieces"]}  # fmt: skip
    assert set(page.evaluate(PIECES)) == first
    page.keyboard.press("ArrowRight")
    expect(head).to_have_text("Turn 1, You")
    page.keyboard.press("ArrowDown")
    expect(head).to_have_text("Turn 1, Saxony")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowLeft")
    expect(head).to_have_text("The first position")
    assert set(page.evaluate(PIECES)) == first
    page.keyboard.press("s")
    expect(page.locator("#app")).to_have_attribute("data-route", re.compile(r"/replay/\d+/\d+$"))
    assert page.locator(".film-lines .now").evaluate("one => one.classList.contains('step-star')")
    page.keyboard.press("4")
    expect(page.locator('[data-speed="4"]')).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("End")
    last = api.game(game)["view"]
    assert set(page.evaluate(PIECES)) == {
        f"{one['key']}translate({one['x']:g} {one['y']:g})" for one in last["board"]["pieces"]
    }
    page.keyboard.press("o")  # who controls what
    held = page.locator('.values [data-row="held"] td').all_inner_texts()
    expect(page.locator(".land")).to_have_count(sum(map(int, held)))
    expect(page.locator(".land").first).to_be_visible()
    scores = page.locator('.values [data-row="score"] td').all_inner_texts()
    totals = next(row for row in api.asked("GET", f"games/{game}/end")["rows"] if row["key"] == "total")
    assert sorted(map(int, scores)) == sorted(cell["value"] for cell in totals["cells"])
    page.keyboard.press("Home")
    page.keyboard.press(" ")
    expect(head).not_to_have_text("The first position")
    page.keyboard.press(" ")
    expect(page.locator("#replay-play")).to_have_attribute("data-playing", "false")


@pytest.mark.server_only
def test_a_moment_has_an_address_is_shared_and_played_on_from(api: Api, opened: Any) -> None:
    game = played_out(api)
    page = opened("phone", "en", f"#/g/{game}/replay/5/3")
    expect(page.locator("#question")).to_contain_text("Turn 5")
    shown = set(page.evaluate(PIECES))
    page.locator("#replay-share").click()
    page.locator('[data-share="share_link"]').click()
    note = page.locator(".share-pop .soft")
    expect(note).to_contain_text("#/p/")
    code = note.inner_text().split("#/p/")[1].strip()
    assert len(code) < 1800
    page.locator('[data-share="close"]').click()
    page.locator("#replay-on").click()
    expect(page.locator("#app")).to_have_attribute("data-route", re.compile(rf"^#/g/(?!{game})[^/]+$"))
    page.goto(f"{page.url.split('#')[0]}#/p/{code}")
    expect(page.locator("#question")).to_have_text("A shared position")
    assert set(page.evaluate(PIECES)) == shown


# Of every step of a replay, its text where it is not whole in its box; how far apart the signs of each lane are.
LINES = """async () => {
    const found = [], next = document.querySelector("#replay-next"), box = document.querySelector(".replay-lines");
    for (let step = 0; step < 90; step += 1) {
        next.click();
        await new Promise(requestAnimationFrame);
        const room = box.getBoundingClientRect(), now = box.querySelector(".now"), own = now.getBoundingClientRect();
        const wide = now.scrollWidth > now.clientWidth + 1;
        if (own.top < room.top - 1 || own.bottom > room.bottom + 1 || wide) found.push(now.textContent);
    }
    return found;
}"""
LANES = """() => [...document.querySelectorAll(".time-marks")].map((lane) => {
    const boxes = [...lane.children].map((one) => one.getBoundingClientRect());
    return boxes.slice(1).every((box, at) => box.left >= boxes[at].right - 1.5);
})"""


@pytest.mark.server_only
@pytest.mark.parametrize(("size", "lang"), [("small", "ru"), ("phone", "en"), ("desktop", "uk")])
def test_the_text_of_every_step_is_whole_and_signs_lie_side_by_side(
    api: Api, opened: Any, size: str, lang: str
) -> None:
    page = opened(size, lang, f"#/g/{played_out(api)}/replay/8/0")
    page.locator("#replay-next").wait_for()
    assert page.evaluate(LANES) == [True, True]
    assert page.evaluate(LINES) == []
    rows = page.locator(".value-rows strong").last.bounding_box()
    if size != "desktop" and rows is not None:  # everybody's score is in sight
        assert rows["y"] + rows["height"] <= page.locator(".acts").bounding_box()["y"] + 1


@pytest.mark.server_only
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_buttons_of_the_end_are_as_high_after_looking_back(api: Api, opened: Any, lang: str) -> None:
    game = played_out(api)
    page = opened("small", lang, f"#/g/{game}")
    heights = "() => [...document.querySelectorAll('.acts .act')].map((one) => one.offsetHeight)"
    for route in ("", "/replay", "/review", ""):
        page.goto(f"{page.url.split('#')[0]}#/g/{game}{route}")
        page.locator(f'#app[data-route="#/g/{game}{route}"]').wait_for()
    page.locator('[data-act="new-game"]').wait_for()
    assert max(page.evaluate(heights)) < 60


BOXES = """() => [...document.querySelectorAll(".sheet, .sheet-head, .acts, .film-lines li, .mat, .section")]
    .filter((one) => one.offsetParent)
    .map((one) => { const { y, height } = one.getBoundingClientRect(); return [one.className, y, height]; })"""


@pytest.mark.server_only
@pytest.mark.parametrize(("size", "lang"), [("small", "ru"), ("phone", "en"), ("desktop", "uk")])
def test_under_a_late_tap_on_skip_there_is_no_hint(api: Api, opened: Any, size: str, lang: str) -> None:
    page, _ = begun(api, opened, settings=f'{{"pace": "slow", "lang": "{lang}"}}', size=size)
    end_turn(page)
    skip = page.locator('[data-act="go-on"]')
    box = skip.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.click(x, y)
    expect(page.locator(".story-line")).to_have_count(1)
    page.mouse.click(x, y)  # late
    hint = page.locator('[data-act="hint"]')
    expect(hint).to_be_visible()
    assert page.locator('[data-act="close-hints"]').count() == 0
    there = hint.bounding_box()
    assert there is not None and there["x"] + there["width"] <= box["x"]
    expect(page.locator(".settles")).to_have_count(0)
    page.mouse.click(x, y)  # later than that as well
    page.wait_for_timeout(200)
    assert page.locator('[data-act="close-hints"]').count() == 0


@pytest.mark.server_only
@pytest.mark.parametrize(("size", "lang"), [("phone", "ru"), ("desktop", "en")])
def test_no_box_jumps_while_a_turn_is_played(api: Api, opened: Any, size: str, lang: str) -> None:
    page, _ = begun(api, opened, settings=f'{{"pace": "slow", "lang": "{lang}"}}', size=size)
    end_turn(page)
    expect(page.locator(".film-lines .now")).to_have_count(1)
    heights = "() => [...document.querySelectorAll('.film-lines li')].map((one) => one.offsetHeight)"
    first, narrowed = page.evaluate(heights), 0
    while page.locator('[data-act="pause"]').count():
        found = page.evaluate(heights)
        assert found in (first, [])
        narrowed += page.locator(".film-narrow .now").count()
        page.wait_for_timeout(60)
    assert narrowed


@pytest.mark.server_only
@pytest.mark.parametrize("size", ["small", "desktop"])
def test_no_box_jumps_when_something_is_not_possible(api: Api, opened: Any, size: str) -> None:
    page, _ = begun(api, opened, size=size)
    end_turn(page)
    page.locator('[data-act="go-on"]').click()
    expect(page.locator(".settles")).to_have_count(0)
    page.wait_for_timeout(400)
    before = page.evaluate(BOXES)
    page.locator(".side-button.no").first.click(force=True)
    problem = page.locator(".sheet > .problem")
    expect(problem).to_be_visible()
    assert page.evaluate(BOXES) == before
    page.locator("#question").click()  # it stands until the next tap
    expect(problem).to_be_hidden()
