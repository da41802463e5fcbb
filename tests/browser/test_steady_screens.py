"""A digital game on a phone: what lies over the question takes nothing away, what is tapped stays where it is, an own
star has its moment at once."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.asking import Api
from tests.browser.conftest import Opener

SAVE = json.loads((Path(__file__).parents[1] / "saves/rusviet_by_hand.json").read_text())
BEFORE_A_MECH = 22  # is deployed after a move
BEFORE_THE_LAST_RECRUIT = 131
TOP = "node => node.getBoundingClientRect().top"


def put(api: Api, upto: int) -> str:
    made = api.asked("POST", "games", {"save": SAVE | {"actions": SAVE["actions"][:upto]}}, 201)["id"]
    return str(made)


def opened_at(opened: Opener, api: Api, upto: int, motion: bool = False) -> tuple[Page, str]:
    game = put(api, upto)
    page = opened("phone", "en", f"#/g/{game}")
    if motion:
        page.evaluate("localStorage.setItem('settings', JSON.stringify({motion: 'full', pace: 'quick'}))")
        page.emulate_media(reduced_motion="no-preference")
        page.reload()
    page.locator("#app[data-revision]").wait_for(state="attached")
    while page.locator("[data-act='go-on']").count():
        page.locator("[data-act='go-on']").click()
    return page, game


def test_what_was_about_to_be_confirmed_is_there_after_a_look_at_a_place(opened: Opener, api: Api) -> None:
    page, game = opened_at(opened, api, BEFORE_A_MECH)
    page.locator(".hit[data-place='t19']").click()
    expect(page.locator("#question")).to_have_text("Your turn so far")
    lines = page.locator(".sheet .lines li").all_inner_texts()
    page.locator(".lines [data-place], .lines .span.place, .lines button.span").first.click()
    acts = page.locator(".acts .act")
    expect(page.locator("[data-act='corrected']")).to_be_visible()
    expect(acts).to_have_count(1)  # nothing can be corrected here: one way back is enough
    page.locator("[data-act='corrected']").click()
    expect(page.locator("#question")).to_have_text("Your turn so far")
    assert page.locator(".sheet .lines li").all_inner_texts() == lines
    page.locator("[data-act='confirm']").click()
    expect(page.locator("#app[data-revision='1']")).to_be_attached()
    assert len(api.save(game)["actions"]) == BEFORE_A_MECH + 1


def test_an_own_star_has_its_moment_before_the_turn_ends_and_only_there(opened: Opener, api: Api) -> None:
    page, _ = opened_at(opened, api, BEFORE_THE_LAST_RECRUIT)
    page.locator("[data-action='recruit deploy']").click()
    expect(page.locator(".star-moment")).to_contain_text("Your 5th star")
    expect(page.locator(".star-row .placed")).to_have_count(5)
    page.locator(".act.back").click()  # taken back: it may be earned again
    expect(page.locator(".star-moment")).to_have_count(0)
    page.locator("[data-action='recruit deploy']").click()
    expect(page.locator(".star-moment")).to_contain_text("Your 5th star")
    page.locator("[data-act='confirm']").click()
    expect(page.locator(".mat .section")).to_have_count(5)
    expect(page.locator(".star-moment")).to_have_count(0)


def test_a_combat_that_ends_the_turn_shows_its_star_and_says_that_the_turn_ends(opened: Opener, api: Api) -> None:
    page, _ = opened_at(opened, api, 118)
    cards = page.locator(".card-key")
    top = cards.first.evaluate(TOP)
    cards.nth(0).click()
    assert cards.first.evaluate(TOP) == top
    cards.nth(1).click()
    page.locator("[data-act='reveal']").click()
    expect(page.locator(".star-moment")).to_contain_text("Your 4th star")
    expect(page.locator("[data-act='go-on']")).to_have_text("End turn")


@pytest.mark.parametrize("corner", [".corner.top.right", ".corner.bottom.left"])
def test_a_tap_beside_a_menu_closes_it_and_reaches_nothing_below(opened: Opener, api: Api, corner: str) -> None:
    page, game = opened_at(opened, api, 0)
    question = page.locator("#question").inner_text()
    page.locator(f"{corner} button").click()
    expect(page.locator(".pop")).to_be_visible()
    box = page.locator(".side-button:not(.no)").first.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + 10, box["y"] + box["height"] / 2)
    expect(page.locator(".pop")).to_have_count(0)
    assert page.locator("#question").inner_text() == question
    assert api.save(game)["actions"] == []


def test_the_buttons_of_a_payment_stay_and_several_of_a_kind_take_one_tap(opened: Opener, api: Api) -> None:
    page, _ = opened_at(opened, api, 84)
    page.locator("[data-act='deploy']").click()
    tokens = page.locator(".choice.token")
    top = tokens.first.evaluate(TOP)
    tokens.first.click()
    assert tokens.first.evaluate(TOP) == top
    page.locator(".slot.full").click()
    page.locator("[data-all]").click()
    expect(page.locator(".slot.full")).to_have_count(3)
    expect(page.locator("[data-act='take']")).to_be_enabled()


def test_a_payment_with_one_way_lies_there_already(opened: Opener, api: Api) -> None:
    page, _ = opened_at(opened, api, 130)
    page.locator("[data-act='enlist']").click()
    if page.locator("[data-act='take']").count():
        expect(page.locator("[data-act='take']")).to_be_enabled()


def test_the_sections_lie_at_one_height_and_the_foot_of_the_board_stays_in_sight(opened: Opener, api: Api) -> None:
    """Without and with the line of an opponent's turn above them, without and with a Factory card."""
    tops = set()
    for upto in (0, 4, 88, 132):
        page, _ = opened_at(opened, api, upto)
        rows = page.locator(".mat .section").filter(has_text="Trade")
        tops.add(round(rows.first.evaluate(TOP)))
        page.wait_for_timeout(300)  # the board slides
        chip = page.locator(".play-chip").bounding_box()
        sheet = page.locator(".sheet").bounding_box()
        foot = page.locator(".hit[data-place='base-crimea']").bounding_box()
        assert chip and sheet and foot
        assert chip["y"] + chip["height"] <= sheet["y"] + 1
        assert foot["y"] + foot["height"] <= sheet["y"] + 12
    assert len(tops) == 1, tops


def test_an_undo_after_a_look_at_the_scores_plays_no_turn_again(opened: Opener, api: Api) -> None:
    page, game = opened_at(opened, api, 7, motion=True)
    address = page.url.split("#")[0]
    for action in ("workers 2", "produce on 26"):
        api.act(game, action)
    page.locator("[data-act='pause'], .mat .section").first.wait_for()
    if page.locator("[data-act='pause']").count():
        page.locator("[data-act='go-on']").click()
    expect(page.locator(".mat .section").first).to_be_visible()
    page.locator(".side-button[data-then='move units']").click()
    expect(page.locator(".act.back:not([disabled])")).to_be_visible()
    page.goto(f"{address}#/g/{game}/end")
    page.locator(".page.end").wait_for()
    page.goto(f"{address}#/g/{game}")
    page.locator(".act.back:not([disabled])").click()
    expect(page.locator(".mat .section").first).to_be_visible()
    assert not page.locator("[data-act='pause']").count()


def test_from_a_moment_shown_by_the_scores_the_way_back_leads_to_them(opened: Opener, api: Api) -> None:
    game = put(api, len(SAVE["actions"]))
    page = opened("phone", "en", f"#/g/{game}/end")
    page.locator(".lines .tag").first.click()
    expect(page.locator("#copy")).to_have_text("Play on from here")
    page.locator("#later").click()
    page.locator(".corner.top.left button").click()
    expect(page.locator(".page.end")).to_be_visible()
    expect(page.locator("table.scores")).to_contain_text("the Factory counts as 3")


def test_the_end_names_new_feats_and_what_was_near_in_the_past(opened: Opener, api: Api) -> None:
    for one in api.games():  # the first game that reached a feat has it
        api.asked("DELETE", f"games/{one['id']}")
    page, _ = opened_at(opened, api, len(SAVE["actions"]))
    expect(page.locator(".end-line").filter(has_text="New feats:")).to_contain_text("First game")
    expect(page.locator(".sheet-body")).to_contain_text("This would have brought more: 1 more territory")
    expect(page.locator(".end-differences")).to_contain_text("Difference: You against Crimea")


def test_in_a_set_up_the_seat_that_was_chosen_for_stays_in_sight(opened: Opener) -> None:
    page = opened("phone", "en", "#/new/scythe")
    seat = page.locator("[data-seat='0']")
    seat.locator("summary, button").first.click()
    choice = seat.locator("button").filter(has_text="Polania").first
    choice.scroll_into_view_if_needed()
    choice.click()
    expect(seat).to_contain_text("Polania")
    page.wait_for_timeout(200)
    box: Any = seat.bounding_box()
    assert box["y"] + box["height"] > 100
    expect(page.locator("[data-group='more'] summary")).to_contain_text("as printed")
