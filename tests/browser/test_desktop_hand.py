"""Mouse and keyboard together: a drag asks what goes along, one undo takes back one decision, Enter is the button."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.asking import SOLO, Api

PRODUCE = ["section produce", "produce"]


def opened_at(api: Api, opened: Any, setup: dict[str, Any], seed: int, *actions: str) -> tuple[Page, str]:
    game = api.new("scythe", setup, seed)
    if actions:
        api.act(game, *actions)
    page = opened("desktop", "en", f"#/g/{game}")
    page.locator("#question").wait_for()
    expect(page.locator(f'#app[data-route="#/g/{game}"]')).to_have_count(1)
    return page, game


def middle(page: Page, place: str) -> tuple[float, float]:
    box = page.locator(f".hit[data-place='{place}']").bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def taken(api: Api, game: str) -> list[str]:
    return list(api.save(game)["actions"])


@pytest.mark.server_only
def test_a_unit_that_is_dragged_is_asked_what_it_takes_along(api: Api, opened: Any) -> None:
    game = api.new("scythe", SOLO, 6)
    view = api.act(game, *PRODUCE)["view"]
    while view["decision"]["kind"] != "section" and view["game"]["turn"] < 2:
        view = api.act(game, next(one for one in view["decision"]["options"] if not one["declines"])["action"])["view"]
    pieces = view["travel"]["pieces"]
    key, piece = next((key, one) for key, one in pieces.items() if one["load"] and one["reach"])
    start = next(one["place"] for one in view["board"]["pieces"] if key in one["of"])
    to = next(way["to"] for way in piece["reach"] if not way["pin"])
    page = opened("desktop", "en", f"#/g/{game}")
    page.locator("#question").wait_for()
    while page.locator("[data-act='go-on']").count():
        page.locator("[data-act='go-on']").click()
    before = taken(api, game)
    drawn = page.locator(f".piece[data-piece*='{key}']").first.bounding_box()
    x, y = (drawn["x"] + drawn["width"] / 2, drawn["y"] + drawn["height"] / 2) if drawn else middle(page, start)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(*middle(page, to), steps=6)
    page.mouse.up()
    expect(page.locator("[data-act='go-there']")).to_be_visible()
    expect(page.locator(".load-row")).not_to_have_count(0)
    assert taken(api, game) == before
    page.keyboard.press("Enter")  # the primary button, whatever was tapped last
    expect(page.locator("[data-act='go-there']")).to_have_count(0)
    assert taken(api, game) != before


@pytest.mark.server_only
def test_before_a_turn_ends_one_undo_takes_back_one_territory(api: Api, opened: Any) -> None:
    page, game = opened_at(api, opened, SOLO, 6, *PRODUCE)
    places = [one["at"]["place"] for one in api.game(game)["view"]["decision"]["options"] if one["at"]]
    assert len(places) > 1
    page.locator(f".hit[data-place='{places[0]}']").click()
    expect(page.locator(f".hit.can[data-place='{places[0]}']")).to_have_count(0)
    once = taken(api, game)
    page.locator(f".hit[data-place='{places[1]}']").click()
    expect(page.locator("[data-act='confirm']")).to_be_visible()
    page.keyboard.press("Control+z")
    expect(page.locator("[data-act='confirm']")).to_have_count(0)
    expect(page.locator(f".hit.can[data-place='{places[1]}']")).to_have_count(1)
    assert taken(api, game) == once
    page.locator(f".hit[data-place='{places[1]}']").click()
    page.keyboard.press("Escape")
    expect(page.locator("[data-act='confirm']")).to_have_count(0)
    page.locator(f".hit[data-place='{places[1]}']").click()
    expect(page.locator("[data-act='confirm']")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator("[data-act='confirm']")).to_have_count(0)
    assert len(taken(api, game)) > len(once)
