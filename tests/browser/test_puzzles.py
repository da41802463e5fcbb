"""Puzzles in the browser: chosen from the list, played with the controls of the game, judged, and the next one."""

import re

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as PageTimeout
from tests.browser.asking import Api
from tests.browser.conftest import Opener

from maszyna.players.puzzles.puzzle import Puzzle, packed_puzzles

TRADE = ["section trade", "trade popularity"]
FURTHER = re.compile("end turn|skip|go ahead", re.IGNORECASE)


def known(*best: str) -> Puzzle:
    return next(puzzle for puzzle in packed_puzzles().values() if puzzle.best == list(best))


def opened_puzzle(page: Page, puzzle: Puzzle) -> str:
    page.locator(f"[data-puzzle='{puzzle.key}']").click()
    expect(page.locator(".puzzle-note")).to_be_visible()
    return page.url.rpartition("/")[2]


def end_turn(page: Page) -> None:
    """Leave out what is left of the turn."""
    verdict, further = page.locator("#puzzle-again"), page.locator(".acts .act", has_text=FURTHER)
    for _ in range(8):
        expect(verdict.or_(further).first).to_be_visible()
        if verdict.count():
            return
        before = page.locator(".acts").inner_html()
        try:
            further.last.click(timeout=5_000)
        except PageTimeout:  # it belonged to the question before, and its answer has come meanwhile
            continue
        page.wait_for_function("before => document.querySelector('.acts')?.innerHTML !== before", arg=before)
    raise AssertionError("the turn does not end")


@pytest.mark.site_sample
def test_the_solution_is_played_and_the_next_one_follows(opened: Opener, api: Api) -> None:
    puzzle = known(*TRADE)
    page: Page = opened("phone", "en", "#/puzzles")
    listed = api.games()
    opened_puzzle(page, puzzle)
    page.locator("[data-act=hint]").click()
    expect(page.locator(".sheet")).to_contain_text("It begins with: Trade")
    for action in TRADE:
        page.locator(f"[data-action='{action}']").click()
    end_turn(page)
    expect(page.get_by_role("heading", name="Right: that is the solution.")).to_be_visible()
    expect(page.locator(".review-turns dd").last).to_contain_text("popularity")
    assert api.games() == listed
    page.locator("#puzzle-next").click()
    expect(page.locator(".puzzle-note")).to_be_visible()
    page.goto(page.url.partition("#")[0] + "#/puzzles")
    expect(page.locator(f"[data-puzzle='{puzzle.key}'].solved")).to_be_visible()


def test_another_turn_is_judged_and_the_solution_shown(opened: Opener, api: Api) -> None:
    puzzle = known(*TRADE)
    page: Page = opened("phone", "en", "#/puzzles")
    game = opened_puzzle(page, puzzle)
    sections = [one["action"] for one in api.game(game)["view"]["decision"]["options"] if one["action"] != TRADE[0]]
    page.locator(f"[data-action='{sections[0]}']").click()
    end_turn(page)
    expect(page.locator(".puzzle-verdict.wrong")).to_be_visible()
    expect(page.locator(".review-turns dd").last).to_contain_text("popularity")
    page.locator("#puzzle-again").click()
    expect(page.locator(".puzzle-note")).to_be_visible()
