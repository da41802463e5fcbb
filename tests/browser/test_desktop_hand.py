"""Mouse and keyboard together: a drag asks what goes along, one undo takes back one decision, Enter is the button."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect
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
    expect(page.locator("[data-act='confirm']")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-act='confirm']")).to_have_count(0)
    page.locator(f".hit[data-place='{places[1]}']").click()
    expect(page.locator("[data-act='confirm']")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator("[data-act='confirm']")).to_have_count(0)
    assert len(taken(api, game)) > len(once)


@pytest.mark.server_only
def test_tiles_in_play_name_their_owners_once(api: Api, opened: Any) -> None:
    automas = [{"player": "automa", "faction": name} for name in ("saxony", "nordic")]
    game = api.new("scythe", {"seats": [SOLO["seats"][0], *automas], "airships": {}}, 6)
    tiles = api.game(game)["view"]["in_play"]["tiles"]
    page = opened("desktop", "en", f"#/g/{game}/sheet/tiles")
    heads = page.locator(".tile-line summary")
    expect(page.locator(".seat-card")).to_be_visible()
    texts = heads.all_inner_texts()
    assert len(texts) == len(set(texts))
    for tile in tiles:
        owner = next(seat["name"] for seat in api.game(game)["view"]["seats"] if seat["key"] == tile["seat"])
        assert any(text.endswith(tile["head"]) and owner in text for text in texts)


@pytest.mark.server_only
def test_an_attack_without_a_chance_says_why(api: Api, opened: Any) -> None:
    game = api.new("scythe", SOLO, 6)
    view = api.game(game)["view"]
    key = next(key for key, one in view["travel"]["pieces"].items() if one["reach"])
    start = next(piece["place"] for piece in view["board"]["pieces"] if key in piece["of"])

    def against_a_person(route: Route) -> None:
        answer = route.fetch()
        found = answer.json()
        piece = found["view"]["travel"]["pieces"][key]
        piece["reach"][0] |= {"pin": "combat", "chance": None}
        found["view"]["travel"]["pieces"] = {key: piece}
        route.fulfill(response=answer, json=found)

    page = opened("desktop", "en")
    page.route(re.compile(rf"/api/games/{game}(\?|$)"), against_a_person)
    page.goto(f"{page.url.split('#')[0]}#/g/{game}")
    page.locator(f".hit[data-place='{start}']").click()
    expect(page.locator(".no-chance")).to_contain_text("not known")


@pytest.mark.server_only
def test_escape_closes_the_list_of_factions(opened: Any) -> None:
    page = opened("desktop", "en", "#/new")
    pick = page.locator("[data-pick='seats[0].faction']")
    pick.locator("summary").click()
    expect(pick).to_have_attribute("open", "")
    page.keyboard.press("Escape")
    expect(pick).not_to_have_attribute("open", "")
