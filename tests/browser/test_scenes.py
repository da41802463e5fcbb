"""Stars, the end, the summary of a turn and the tabs in a real Chromium."""

import json
import re
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Error, Locator, Page, expect
from tests.browser.asking import Api
from tests.browser.conftest import Opener

from maszyna.games import SCYTHE
from maszyna.kernel.record import Record
from maszyna.players.by_name import player
from maszyna.scythe.events import COMBAT_WON, STAR_PLACED

NORDIC = {"seats": [{"faction": "nordic", "mat": "industrial"}, {"player": "automa", "faction": "saxony"}]}
TWO = {"seats": [{"faction": "crimea", "mat": "industrial"}, {"faction": "togawa", "mat": "engineering"},
                 {"player": "automa", "faction": "saxony"}]}  # fmt: skip
TO_AN_ENCOUNTER = [
    "section move", "move units", "worker 4", "to 10", "character nordic_base", "to 4", "section produce", "produce",
    "produce on 10", "produce on 5", "section move", "move units", "worker 10", "to 15", "carry 1 oil",
]  # fmt: skip
SIZE = """(wanted) => { const box = document.querySelector(wanted).getBoundingClientRect();
    return [box.width, box.height]; }"""

CUT = """all => all.filter((one) => { const box = one.getBoundingClientRect();
    return [...one.children].some((part) => { const own = part.getBoundingClientRect();
        return own.width && (own.left < box.left || own.right > box.right); }); }).map((one) => one.textContent)"""
# The page's own module: another address would give a second one, which knows nothing.
HAS_PAGE = """async (name) => {
  const { store } = await import(document.querySelector('link[href$="base/store.js"]').href);
  return store.pages.includes(name);
}"""


@pytest.fixture(scope="module")
def played() -> Record[Any]:
    """A whole game by a program that plays well enough to place stars."""
    record = SCYTHE.new(dict(NORDIC), 1)
    person = player("policy", 10)
    while not record.game.is_over():
        record.play(person.choose(record.game.copy()))
    return record


def put(api: Api, record: Record[Any], upto: int | None = None) -> str:
    save = json.loads(SCYTHE.dump(record))
    made = api.asked("POST", "games", {"save": save | {"actions": save["actions"][:upto]}}, 201)["id"]
    return str(made)


def go_on(page: Page) -> None:
    """Past what is told before the question."""
    page.locator("#app[data-revision]").wait_for(state="attached")
    for _ in range(6):
        told = page.locator("[data-act='go-on'], [data-act='curtain']")
        if not told.count():
            return
        tap(told.first)


def tap(target: Locator) -> None:
    """What goes away by itself meanwhile need not be tapped."""
    with suppress(Error):
        target.click(timeout=5000, force=True)


@pytest.mark.site_sample
def test_the_end_comes_by_itself_and_says_where_the_points_came_from(
    opened: Opener, api: Api, played: Record[Any]
) -> None:
    game = put(api, played, len(played.actions) - 1)
    page = opened("small", "en", f"#/g/{game}")
    go_on(page)
    api.act(game, played.actions[-1])
    page.reload()
    go_on(page)
    expect(page.locator("#question")).to_contain_text("You win")
    bars = page.locator(".end-row")
    expect(bars).to_have_count(2)
    totals = [int(text) for text in page.locator(".end-total").all_inner_texts()]
    assert totals == sorted(totals, reverse=True)
    kinds = (
        page.locator(".end-row")
        .first.locator(".end-part")
        .evaluate_all(
            "all => all.map((one) => getComputedStyle(one).backgroundImage + getComputedStyle(one).backgroundColor)"
        )
    )
    assert len(set(kinds)) == len(kinds) > 2  # a colour and a pattern of its own for each source
    assert sum("gradient" in kind for kind in kinds) == len(kinds) - 1
    shown = [text.replace("\u2212", "-") for text in page.locator(".end-differences b").all_inner_texts()]
    assert sum(int(text) for text in shown) == totals[0] - totals[1]
    expect(page.locator(".sheet")).not_to_contain_text("Decided by")  # D11
    expect(page.locator(".plot-line")).to_have_count(2)
    colours = page.locator(".plot-line").evaluate_all("all => all.map((one) => getComputedStyle(one).stroke)")
    assert len(set(colours)) == 2
    expect(page.locator(".end-line").first).to_contain_text("Turning point")
    expect(page.locator("[data-act='new-game']")).to_be_visible()
    assert page.locator(".acts > .act").evaluate_all(CUT) == []
    for name in ("replay", "review"):  # only where there is such a page
        there = page.evaluate(HAS_PAGE, name)
        expect(page.locator(f"[data-act='{name}']")).to_have_count(int(there))


@pytest.mark.server_only
def test_what_was_read_cannot_be_tapped_again_while_the_end_is_on_its_way(
    opened: Opener, api: Api, played: Record[Any]
) -> None:
    game = put(api, played, len(played.actions) - 1)
    page = opened("small", "en", f"#/g/{game}")
    page.evaluate("localStorage.setItem('settings', JSON.stringify({motion: 'full', pace: 'slow'}))")
    page.emulate_media(reduced_motion="no-preference")
    page.reload()
    go_on(page)
    held: list[Any] = []
    page.route(re.compile("end_scene"), lambda asked: held.append(asked))
    api.act(game, played.actions[-1])
    go_on_button = page.locator("[data-act='go-on']")
    expect(go_on_button).to_be_visible()
    tap(go_on_button)
    assert held and not page.locator(".end-row").count()
    expect(page.locator(".acts .act")).to_have_count(0)
    held[0].continue_()
    expect(page.locator(".end-row")).to_have_count(2)


@pytest.mark.server_only
def test_beside_a_result_stand_the_numbers_before_the_turn_that_followed(
    opened: Opener, api: Api, played: Record[Any]
) -> None:
    number = next(
        number for number, entry in enumerate(played.entries)
        if COMBAT_WON in [event.kind for event in entry.events[:-4]]
    )  # fmt: skip
    game = put(api, played, number - 1)
    page = opened("phone", "en", f"#/g/{game}")
    page.evaluate("localStorage.setItem('settings', JSON.stringify({motion: 'full'}))")
    page.emulate_media(reduced_motion="no-preference")
    page.reload()
    go_on(page)
    api.act(game, played.actions[number - 1])
    expect(page.locator("[data-result]")).to_be_visible()
    steps = [step for turn in api.game(game)["view"]["story"]["turns"] for step in turn["steps"]]
    fight = max([number for number, step in enumerate(steps) if step["kind"] == "fight"], default=-1)
    first = {one["track"]: one["from"] for step in steps[:fight:-1] for one in step.get("tracks", [])}
    changed = [key for key in ("power", "coins", "stars") if key in first]
    assert changed
    for key in changed:
        expect(page.locator(f".chip-seat [data-track='{key}']")).to_have_text(str(first[key]))


def test_the_sides_of_a_combat_have_room_for_their_words(opened: Opener, api: Api, played: Record[Any]) -> None:
    """Also where a side has units of two kinds, on the smallest phone."""
    twin = SCYTHE.new(dict(NORDIC), 1)
    for number, text in enumerate(played.actions):
        if twin.game.asking is not None and twin.game.asking.about.name in ("dial", "card"):
            game = put(api, played, number)
            sides = api.game(game)["view"]["fight"]["sides"]
            if any(sum(bool(unit["value"]) for unit in side["units"]) > 1 for side in sides):
                break
        twin.take(text)
    page = opened("small", "uk", f"#/g/{game}")
    go_on(page)
    words = page.locator(".side .revealed .soft")
    expect(words).to_have_count(2)
    wide = "nodes => nodes.map((node) => [node.scrollWidth, node.clientWidth, node.clientHeight])"
    for inside, width, height in words.evaluate_all(wide):
        assert inside <= width and height < 70


def test_a_star_flies_and_nothing_waits_for_it(opened: Opener, api: Api, played: Record[Any]) -> None:
    number = next(
        number
        for number, entry in enumerate(played.entries)
        if any(event.kind == STAR_PLACED and event.seat == entry.seat == 0 for event in entry.events)
    )
    game = put(api, played, number - 1)
    page = opened("small", "en", f"#/g/{game}")
    page.evaluate("localStorage.setItem('settings', JSON.stringify({motion: 'full'}))")
    page.emulate_media(reduced_motion="no-preference")
    page.reload()
    go_on(page)
    expect(page.locator(".star-moment")).to_have_count(0)
    api.act(game, played.actions[number - 1])
    expect(page.locator("[data-act='go-on']").or_(page.locator(".star-moment")).first).to_be_visible()
    if page.locator("[data-act='go-on']").count():
        page.evaluate("""() => { window.flown = 0; new MutationObserver((all) => { for (const one of all)
            for (const node of one.addedNodes) if (node.classList?.contains("star-flight")) window.flown += 1;
        }).observe(document.body, { childList: true }); }""")
        page.locator("[data-act='go-on']").click()
        expect(page.locator(".star-moment")).to_be_visible()
        assert page.evaluate("window.flown") >= 1
    expect(page.locator(".star-row .placed")).to_have_count(1)
    expect(page.locator(".star-moment")).to_contain_text("more stars end the game")
    assert page.locator(
        ".acts .act:not([disabled]), .sheet [data-action], .hit.can"
    ).count()  # the question stands there
    page.reload()
    go_on(page)
    expect(page.locator(".star-moment")).to_have_count(0)  # it had its moment


def test_the_step_just_made_is_in_the_summary_and_on_the_map(opened: Opener, api: Api) -> None:  # D6
    game = api.new("scythe", NORDIC, 1)
    api.act(game, *TO_AN_ENCOUNTER)
    page = opened("small", "en", f"#/g/{game}")
    go_on(page)
    size = page.evaluate(SIZE, ".board-svg")
    page.locator(".hit[data-place='t4']").click()
    page.locator(".hit[data-place='t11']").click()
    expect(page.locator("[data-act='confirm']")).to_be_visible()
    lines = page.locator(".sheet .lines li").all_inner_texts()
    assert lines[0].startswith("You choose") and "character → mountain" in lines[-1]
    assert page.locator(".way path, .way polyline").count()
    expect(page.locator(".mark.selected")).to_have_count(1)
    assert page.evaluate(SIZE, ".board-svg") == size  # the map keeps its size
    page.locator(".act.back").click()
    expect(page.locator("[data-act='confirm']")).to_have_count(0)


def test_the_opponent_stands_above_a_sheet_that_has_risen(opened: Opener, api: Api) -> None:
    page = opened("small", "en", f"#/g/{api.new('scythe', NORDIC, 1)}")
    go_on(page)
    expect(page.locator(".lower")).to_be_visible()
    chip, sheet = page.locator(".play-chip").bounding_box(), page.locator(".sheet").bounding_box()
    assert chip and sheet and chip["y"] + chip["height"] <= sheet["y"] + 1
    page.locator(".lower").click()
    expect(page.locator(".play-chip")).to_be_visible()
    page.set_viewport_size({"width": 390, "height": 844})
    page.reload()
    expect(page.locator(".play-chip")).to_be_visible()
    expect(page.locator(".lower")).to_be_hidden()


def test_an_action_that_can_be_paid_for_is_the_main_button(  # D8
    opened: Opener, api: Api, played: Record[Any]
) -> None:
    twin = SCYTHE.new(dict(NORDIC), 1)
    for text in played.actions:
        asking = twin.game.asking
        if asking is not None and asking.about.name == "bottom" and len(twin.game.choices) == 2:
            break
        twin.take(text)
    page = opened("small", "uk", f"#/g/{put(api, played, len(twin.actions))}")
    go_on(page)
    acts = page.locator(".acts > .act")
    main = acts.last
    assert main.get_attribute("data-act") == twin.game.legal_texts()[-1]
    assert "quiet" not in (main.get_attribute("class") or "")
    ends = page.locator(".acts .act.quiet:not([data-act=hint])")
    expect(ends).to_have_count(1)
    colours = [one.evaluate("node => getComputedStyle(node).backgroundColor") for one in (main, ends)]
    assert colours[0] != colours[1]


def test_at_one_device_everybody_ends_their_turn_and_hears_of_the_others(opened: Opener, api: Api) -> None:  # D7
    game = api.new("scythe", TWO, 4)
    page = opened("small", "en", f"#/g/{game}")
    go_on(page)
    first = api.game(game)["view"]["you"]
    page.locator(".side-button[data-then='produce']").first.click()
    for _ in range(12):
        confirm = page.locator("[data-act='confirm']")
        if confirm.count() and confirm.inner_text() == "End turn":
            break
        target = page.locator(".hit.can")
        option = page.locator(".sheet [data-action]")
        if target.count():
            tap(target.first)
        elif option.count():
            tap(option.last)
        else:
            tap(page.locator(".acts > .act").last)
        page.wait_for_timeout(200)
    expect(page.locator("[data-act='confirm']")).to_have_text("End turn")
    expect(page.locator(".sheet .lines li").first).to_contain_text("You choose “Produce”")
    page.locator("[data-act='confirm']").click()
    page.locator("[data-act='curtain']").click()
    page.keyboard.press("Space")  # what the others did is played; then it stands above the question
    expect(page.locator(".mat .section").first).to_be_visible()
    expect(page.locator(f".story-line[data-turn$='{first}']")).to_be_visible()


def test_control_and_z_take_back_and_arrows_walk_on_the_map(opened: Opener, api: Api) -> None:  # D18
    game = api.new("scythe", NORDIC, 1)
    page = opened("desktop", "en", f"#/g/{game}")
    page.locator("[data-action='section move']").click()
    expect(page.locator(".chip").first).to_be_visible()
    page.keyboard.press("Control+z")
    expect(page.locator(".chip")).to_have_count(0)
    page.locator(".hit[tabindex='0']").first.focus()
    before = page.evaluate("document.activeElement.dataset.place")
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        page.keyboard.press(key)
        if page.evaluate("document.activeElement.dataset.place") != before:
            return
    raise AssertionError("arrows do not walk")


@pytest.mark.parametrize("size", ["small", "phone"])
def test_the_map_keeps_its_size_between_questions(  # D15
    opened: Opener, api: Api, played: Record[Any], size: str
) -> None:
    seen: set[tuple[float, ...]] = set()
    asked: set[str] = set()
    twin = SCYTHE.new(dict(NORDIC), 1)
    page = opened(size, "en")
    for number, text in enumerate(played.actions):
        name = twin.game.asking.about.name if twin.game.asking is not None else ""
        if number > 60 and name not in asked and len(asked) < 6:
            asked.add(name)
            page.goto(f"{page.url.split('#')[0]}#/g/{put(api, played, number)}")
            expect(page.locator(".game")).to_be_visible()
            go_on(page)
            seen.add(tuple(page.evaluate(SIZE, ".board-svg")))
        twin.take(text)
    assert len(asked) == 6 and len(seen) == 1
    if size == "small":
        assert [round(side) for side in next(iter(seen))] == [360, 364]


@pytest.mark.site_sample
@pytest.mark.parametrize(("size", "lang"), [("small", "ru"), ("desktop", "uk")])
def test_home_has_three_tabs_and_the_way_taken_last_comes_first(opened: Opener, api: Api, size: str, lang: str) -> None:
    page = opened(size, lang)
    expect(page.locator(".tab")).to_have_count(3)
    box = page.locator(".tabs").bounding_box()
    assert box is not None
    if size == "small":
        assert (round(box["height"]), round(box["y"] + box["height"])) == (58, 640)
    else:
        assert box["y"] < 100
    page.locator("[data-start='scythe-table']").click()
    page.locator("#begin").click()
    expect(page.locator(".tickbox").first).to_be_visible()
    page.goto(f"{page.url.split('#')[0]}#/")
    expect(page.locator(".starts > .first")).to_have_class("card beside-board first")
    expect(page.locator(".starts > :first-child")).to_have_class("card beside-board first")
    page.locator("[data-tab='learn']").click()
    expect(page.locator("a[href='#/rules']")).to_be_visible()
    page.locator("[data-tab='mine']").click()
    expect(page.locator("[data-game]").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
def test_cards_of_a_set_up_are_read_and_taken(opened: Opener, api: Api, lang: str) -> None:
    page = opened("small", lang, "#/new/scythe")
    page.locator("#field-seats-0-faction").click()
    cards = page.locator("[data-pick='seats[0].faction'] .pick-card")
    expect(cards).to_have_count(8)
    for text in cards.all_inner_texts()[1:]:
        assert len([line for line in text.split("\n") if line.strip()]) >= 3  # name, how it plays, what it does
    page.locator("#field-seats-0-faction-1").click()
    expect(page.locator("[data-pick='seats[0].faction']")).not_to_have_attribute("open", "")
    page.locator("#field-seats-1-level").click()
    page.locator("#field-seats-1-level-0").click()
    page.locator("[data-add='automa']").click()
    expect(page.locator("section.seat")).to_have_count(3)
    page.locator("#field-seats-2-player").select_option(index=0)  # a person instead
    expect(page.locator("[data-seat='2'] [data-pick='seats[2].mat']")).to_be_visible()
    page.locator("[data-deal]").click()
    expect(page.locator("#field-seats-0-faction .pick-art")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator("#begin").click()
    expect(page.locator(".game")).to_be_visible()


def test_a_full_place_is_read_through_the_lens(opened: Opener, api: Api) -> None:
    game = api.new("scythe-table", NORDIC, 7)
    api.act(game, "deploy 4 riverwalk", "worker 4", "resources 4 food 2", "resources 4 oil 3", "build mill 4")
    page = opened("small", "uk", f"#/g/{game}")
    page.locator("#app[data-revision]").wait_for(state="attached")
    if page.locator("[data-act='done']").count():
        page.locator("[data-act='done']").click()
    box = page.locator(".hit[data-place='t4']").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    lens = page.locator(".lens")
    expect(lens).to_be_visible()
    page.mouse.up()
    assert lens.locator(".lens-piece").count() > 3
    seen, stage = lens.bounding_box(), page.locator(".stage").bounding_box()
    assert seen is not None and stage is not None
    assert seen["x"] >= 0 and seen["x"] + seen["width"] <= 360
    assert abs(seen["x"] + seen["width"] / 2 - box["x"] - box["width"] / 2) < 160  # it is where the place is
    page.keyboard.press("Escape")
    expect(lens).to_have_count(0)
