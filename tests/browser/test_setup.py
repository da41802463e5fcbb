"""Setting up in a real browser: what was tapped counts, however slow the answers are."""

import pytest
from playwright.sync_api import Route, expect
from tests.browser.asking import Api
from tests.browser.companion import Person
from tests.browser.conftest import Opener

CHECKS = "**/api/setup*"


@pytest.mark.server_only
def test_what_was_tapped_before_the_last_answer_counts(opened: Opener, api: Api) -> None:
    """Two choices and the start are tapped while the answers to both are under way; the older one comes last."""
    page = opened("small", "en")
    page.locator("[data-start='expeditions-table']").click()
    expect(page.locator("#begin")).to_be_enabled()
    held: list[Route] = []
    page.route(CHECKS, lambda check: held.append(check))
    with page.expect_request(CHECKS):
        page.locator("#field-first-1").click()
    with page.expect_request(CHECKS):
        page.locator("#field-level").select_option("2")
    page.locator("#begin").click()
    for check in reversed(held):
        check.continue_()
    save = api.asked("GET", f"games/{Person(page).game()}/save")
    assert (save["setup"]["first"], save["setup"]["level"]) == ("human", 3)
