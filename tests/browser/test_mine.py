"""My games in the browser: results and their filter, about me, feats, CSV and BG Stats; the game of the day."""

import csv
import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.asking import SOLO, Api
from tests.browser.conftest import Opener
from tests.browser.test_access import findings, show
from tests.browser.test_words_fit import BROKEN

SAVES = Path(__file__).parents[1] / "saves" / "feats"


def opened_saves(api: Api, *names: str) -> list[str]:
    saves = [json.loads((SAVES / f"{name}.json").read_text()) for name in names]
    return [api.asked("POST", "games", {"save": save}, 201)["id"] for save in saves]


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


@pytest.mark.site_sample
def test_results_are_listed_filtered_shown_and_exported(opened: Opener, api: Api, tmp_path: Path) -> None:
    for game in api.games():
        api.asked("DELETE", f"games/{game['id']}")
    running = api.new("scythe", SOLO, 7)
    won, other = opened_saves(api, "14", "90")
    page = opened("phone", "en", "#/mine")
    line = page.locator(f'[data-game="{won}"]')
    expect(line.locator(".game-result")).to_have_text(re.compile(r"^victory \d+ : \d+ · Saxony$"))
    expect(page.locator(".game-line")).to_have_count(3)
    page.locator('[data-filter="won"]').click()
    expect(page.locator(".game-line")).to_have_count(2)
    page.locator('[data-filter="running"]').click()
    expect(page.locator(".game-line")).to_have_count(1)
    expect(page.locator(f'[data-game="{running}"]')).to_be_visible()
    page.locator('[data-filter="lost"]').click()
    expect(page.get_by_text("No such games yet.")).to_be_visible()
    page.locator('[data-filter="all"]').click()
    line.get_by_role("button", name=re.compile("Menu")).click()
    expect(line.get_by_role("link", name="Replay")).to_have_attribute("href", f"#/g/{won}/replay")
    expect(line.get_by_role("link", name="Review")).to_have_attribute("href", f"#/g/{won}/review")
    line.locator("[data-bgstats]").click()
    expect(line.get_by_text("could not try it")).to_be_visible()
    link = line.get_by_role("link", name="Open in BG Stats")
    expect(link).to_have_attribute("href", re.compile(r"^https://app\.bgstatsapp\.com/createPlay\.html\?data=%7B"))

    page.get_by_role("link", name="About me").click()
    expect(page.locator(".me-sums dd").first).to_have_text("2")
    expect(page.locator(".me-dot.won")).to_have_count(2)
    page.locator('[data-by="faction"]').click()
    expect(page.locator(".me-rows li")).to_have_count(2)
    expect(page.locator(".me-percent").first).to_have_text("too few")
    with page.expect_download() as found:
        page.locator("#csv").click()
    found.value.save_as(tmp_path / "games.csv")
    rows = list(csv.DictReader((tmp_path / "games.csv").read_text().splitlines()))
    assert {row["id"] for row in rows} == {won, other} and {row["faction"] for row in rows} == {"saxony", "togawa"}

    page.get_by_role("link", name="Feats").click()
    expect(page.locator(".feat.reached")).to_have_count(11)
    expect(page.locator('[data-feat="quick_stars"] a')).to_have_attribute("href", f"#/g/{won}/end")
    expect(page.locator('[data-feat="factions"]')).to_contain_text("so far 2 of 7")
    page.get_by_role("link", name="All games").click()
    page.on("dialog", lambda dialog: dialog.accept())
    line.get_by_role("button", name=re.compile("Menu")).click()
    line.get_by_role("button", name="Delete").click()
    expect(page.locator(".game-line")).to_have_count(2)
    page.get_by_role("link", name="Feats").click()
    expect(page.locator('[data-feat="quick_stars"].reached')).to_have_count(0)


@pytest.mark.site_sample
def test_the_game_of_the_day_is_begun_once(opened: Opener, api: Api) -> None:
    for game in api.games():
        api.asked("DELETE", f"games/{game['id']}")
    page = opened("phone", "uk", "#/")
    card = page.locator('[data-start="day"]')
    expect(card).to_contain_text("Ви:")
    card.click()
    expect(page.get_by_role("heading", name="Партія дня")).to_be_visible()
    expect(page.locator(".day-cell")).to_have_count(14)
    page.locator("#day-play").click()
    expect(page.locator("#app[data-route^='#/g/']")).to_be_attached()
    game = page.url.rpartition("/")[2]
    today: dict[str, Any] = api.asked("GET", "day")
    assert today["game"] == game and api.save(game)["seed"] == today["seed"]
    show(page, "#/day")
    expect(page.locator("#day-play")).to_have_attribute("href", f"#/g/{game}")
    expect(page.locator(".day-cell.running")).to_have_count(1)


@pytest.mark.parametrize(("lang", "dark"), [("en", True), ("uk", False), ("ru", True)])
def test_pages_with_games_fit_and_are_accessible(opened: Opener, api: Api, lang: str, dark: bool) -> None:
    opened_saves(api, "14", "90", "15")
    page = opened("small", lang, dark=dark)
    problems = {}
    for route in ("#/mine", "#/mine/me", "#/mine/feats", "#/day"):
        show(page, route)
        expect(page.locator(".card").first).to_be_visible()
        broken = page.evaluate(BROKEN)
        if findings(page) or not fits(page) or broken:
            problems[route] = (findings(page), fits(page), broken)
    assert not problems
