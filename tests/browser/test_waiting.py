"""What is seen while something is on its way, and of a number that has changed."""

import pytest
from playwright.sync_api import Route, expect
from tests.browser.asking import SOLO, Api
from tests.browser.companion import Person
from tests.browser.conftest import Opener

NAME = "node => getComputedStyle(node).animationName"


@pytest.mark.server_only
def test_grey_lines_and_the_ground_stand_there_until_the_game_has_come(opened: Opener, api: Api) -> None:
    game = api.new("scythe-table", SOLO, seed=5)
    page = opened("phone", "en", f"#/g/{game}")
    expect(page.locator(".hit[data-place='t43']")).to_be_visible()
    expect(page.locator(".wait")).to_have_count(0)
    held: list[Route] = []
    page.route(f"**/api/games/{game}?*", lambda route: held.append(route))
    page.reload()
    expect(page.locator(".sheet .wait")).to_have_count(4)
    expect(page.locator(".still .ground .hex").first).to_be_visible()
    expect(page.locator(".hit")).to_have_count(0)
    for route in held:
        route.continue_()
    page.unroute(f"**/api/games/{game}?*")
    expect(page.locator(".hit[data-place='t43']")).to_be_visible()
    expect(page.locator(".wait")).to_have_count(0)


@pytest.mark.server_only
@pytest.mark.parametrize(("motion", "animation"), [("no-preference", "roll"), ("reduce", "none")])
def test_a_number_rolls_from_its_old_value_where_motion_is_welcome(
    opened: Opener, api: Api, motion: str, animation: str
) -> None:
    game = api.new("scythe-table", SOLO, seed=5)
    page = opened("phone", "en", f"#/g/{game}")
    page.emulate_media(reduced_motion=motion)  # type: ignore[arg-type]
    page.reload()
    Person(page).act("done").click()
    coins = page.locator(".chip-seat .track[data-track='coins']")
    before = coins.inner_text()
    expect(coins.locator(".roll")).to_have_count(0)
    api.act(game, f"saxony coins {int(before) + 4}")
    expect(coins).to_have_text(str(int(before) + 4))
    roll = coins.locator(".roll")
    expect(roll).to_have_attribute("data-from", before)
    assert roll.evaluate(NAME) == animation


@pytest.mark.server_only
def test_while_an_opponent_thinks_its_chip_breathes_and_the_buttons_fade(opened: Opener, api: Api) -> None:
    thinks = {"seats": [SOLO["seats"][0], {"player": "beginner", "faction": "saxony"}]}
    game = api.new("scythe", thinks, seed=6)
    page = opened("phone", "en", f"#/g/{game}")
    page.locator('[data-then="trade popularity"]').click()
    held: list[Route] = []
    page.route(f"**/api/games/{game}/actions*", lambda route: held.append(route))
    page.locator('[data-act="confirm"]').click()
    expect(page.locator(".stage.thinks .chip-seat.thinker")).to_be_visible()
    expect(page.locator(".acts")).to_have_css("opacity", "0.45")
    for route in held:
        route.continue_()
    expect(page.locator(".story-line")).to_have_count(1)
    expect(page.locator(".acts")).to_have_css("opacity", "1")


def test_on_a_phone_the_head_of_a_mat_stands_above_it(opened: Opener, api: Api) -> None:
    page = opened("phone", "uk", f"#/g/{api.new('scythe', SOLO, seed=5)}")
    page.locator(".own-strip").click()
    expect(page.locator(".seat-card")).to_be_visible()
    head, count, body, turned = page.evaluate("""() => [".sheet-head", ".count", ".sheet-body", ".sheet-head .lower"]
        .map((one) => document.querySelector(one).getBoundingClientRect().toJSON())""")
    assert count["bottom"] <= head["bottom"] <= body["top"]
    assert turned["bottom"] <= count["top"]  # beside the name, not in a row of its own


HINT = """() => {
    const acts = document.querySelector(".acts"), icon = '<svg class="icon"></svg>';
    acts.innerHTML = ["back", "hint", "skip", "confirm"]
        .map((act) => `<button class="act quiet" data-act="${act}">${icon}<span>${act}</span></button>`).join("");
    return [...acts.querySelectorAll(".icon")].map((one) => getComputedStyle(one).display);
}"""


def test_of_four_buttons_only_the_hint_keeps_its_sign(opened: Opener, api: Api) -> None:
    page = opened("phone", "en", f"#/g/{api.new('scythe', SOLO, seed=5)}")
    expect(page.locator(".own-strip")).to_be_visible()
    assert [shown != "none" for shown in page.evaluate(HINT)] == [False, True, False, False]
