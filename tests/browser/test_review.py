"""The review in the browser: it begins by itself, can be paused, and a mark shows the better turn; drills and rules."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect
from tests.browser.asking import SOLO, Api
from tests.browser.conftest import Opener
from tests.late_game import late_game

ACTIONS = ["section trade", "trade popularity"]  # one whole turn
MARK: dict[str, Any] = {
    "mark": "blunder", "sign": "??", "name": "blunder", "say": ["The better turn leads by territories."],
    "noise": ["Played to the end in 200 dealt worlds; give or take 6 points."], "doubt": 6, "loss": 17.0, "known": True,
    "terms": [{"name": "territories", "coins": 3.0}, {"name": "power", "coins": -1.5}], "did": ["Trade"],
    "better": ["Move"], "svg": "", "marks": [{"place": "t28", "kind": "selected"}],
}  # fmt: skip


def marked(route: Route) -> None:
    """The true answer, with a mark at its first turn, and all done."""
    answer = route.fetch()
    page = answer.json()
    for turn in page["turns"]:
        turn |= MARK
    route.fulfill(response=answer, body=json.dumps(page | {"done": page["of"]}))


def begun(api: Api) -> str:
    game = api.new("scythe", SOLO, seed=5)
    api.act(game, *ACTIONS)
    return game


@pytest.mark.server_only
def test_a_review_grows_and_a_mark_is_looked_at(opened: Opener, api: Api) -> None:
    game = begun(api)
    page: Page = opened("phone", "en", f"#/g/{game}/review")
    expect(page.get_by_role("heading", name="Review")).to_be_visible()
    expect(page.locator(".review-plot svg").first).to_be_visible(timeout=60_000)
    for line in page.locator(".review-plot .axis").all():
        expect(line).to_have_css("fill", "none")
    page.route("**/review?*", marked)
    page.reload()
    expect(page.locator(".review-sign.blunder").first).to_be_visible(timeout=60_000)
    page.locator("#first-mark").click()
    expect(page.get_by_role("heading", name="Turn 1")).to_be_visible()
    expect(page.locator(".review-terms li")).to_have_count(2)
    expect(page.locator(".mark.selected")).to_have_count(1)
    page.locator("#play-on").click()
    expect(page.locator(".mark-count")).to_have_count(0)
    assert len(api.save(page.url.rpartition("/")[2])["actions"]) == 0


@pytest.mark.site_sample
def test_a_game_is_reviewed_to_the_end_and_a_mark_becomes_a_puzzle(opened: Opener, api: Api) -> None:
    game = api.asked("POST", "games", {"save": late_game()}, 201)["id"]
    page: Page = opened("phone", "en", f"#/g/{game}/review")
    expect(page.locator(".review-sums")).to_contain_text("accuracy", timeout=240_000)
    expect(page.locator(".review-sign.blunder").first).to_be_visible()
    page.locator("#first-mark").click()
    expect(page.locator(".review-turns dd")).to_have_count(2)
    expect(page.locator(".piece").first).to_be_attached()
    page.reload()  # what is known was stored
    expect(page.get_by_role("heading", name="Turn 1")).to_be_visible()
    page.locator("#make-puzzle").click()
    expect(page.locator(".puzzle-made")).to_contain_text("uzzle", timeout=240_000)
    expect(page.locator("#make-puzzle")).to_be_disabled()


@pytest.mark.server_only
def test_drills_are_found_on_the_tab_learn(opened: Opener) -> None:
    page: Page = opened("phone", "en", "#/learn")
    page.locator("[href='#/drill']").click()
    expect(page.locator("[href^='#/drill/']")).to_have_count(8)
    page.locator("[href='#/drill/move_mech']").click()
    expect(page.get_by_text("Where does the mech of")).to_be_visible()


@pytest.mark.server_only
def test_a_drill_is_wrong_and_then_right(opened: Opener) -> None:
    page: Page = opened("phone", "en", "#/drill/move_mech/7")
    hits = page.locator(".hit")
    expect(hits.first).to_be_attached()
    with page.expect_response("**/api/drill/**") as answer:
        page.reload()
    drill = answer.value.json()
    wrong = next(key for key in drill["fell"] if key not in (drill["answer"], drill["from"]))
    page.locator(f".hit[data-place='{wrong}']").dispatch_event("click")
    expect(page.locator(".drill-verdict.wrong")).to_be_visible()
    page.locator("#drill-why").click()
    expect(page.locator(".drill-steps li")).to_have_count(len(drill["steps"]))
    with page.expect_response("**/api/drill/**") as answer:
        page.locator("#drill-next").click()
    page.locator(f".hit[data-place='{answer.value.json()['answer']}']").dispatch_event("click")
    expect(page.locator(".drill-verdict.right")).to_be_visible()
    expect(page.locator(".chip-seat")).to_have_text("streak 1")


@pytest.mark.server_only
def test_rules_are_found_by_their_words(opened: Opener) -> None:
    page: Page = opened("phone", "en", "#/rules")
    rows = page.locator(".rules-found a")
    expect(rows.first).to_be_visible()
    whole = rows.count()
    page.locator("#rules-search").fill("A9.1")
    expect(page.locator(".rules-found")).to_contain_text("A9.1")
    assert 0 < rows.count() < whole
    page.locator("#rules-search").fill("zzzz")
    expect(rows).to_have_count(0)
