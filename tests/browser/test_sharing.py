"""Several pages of one game: another one follows, a link to look on cannot write; a bad file is refused."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect
from tests.browser.asking import SOLO, Api
from tests.browser.companion import Person
from tests.browser.conftest import Opener
from tests.browser.site_host import START
from tools.shots import BEGUN

# Without a server tabs tell each other.
DEAF = "window.BroadcastChannel = class extends EventTarget { postMessage() {} };"


@pytest.mark.site_sample
def test_a_second_page_follows_and_a_reload_goes_on(opened: Opener, api: Api) -> None:
    game = api.new("scythe-table", SOLO, seed=5)
    first, second = opened("phone", "en", f"#/g/{game}"), opened("desktop", "ru", f"#/g/{game}")
    for page in (first, second):
        Person(page).act("done").click()
    Person(first).go("base-crimea", "t43")
    expect(second.locator(".turn-line")).to_have_count(1)
    first.reload()
    expect(first.locator(".turn-line")).to_have_count(1, timeout=START)
    Person(second).act("automa").click()
    expect(first.locator("[data-act='why']")).to_be_visible()


def behind(opened: Opener, api: Api, game: str) -> Person:
    """A page that does not hear of changes elsewhere."""
    page = opened("phone", "en", f"#/g/{game}")
    person = Person(page)
    person.act("done").click()
    page.route("**/events*", lambda route: route.abort())
    page.add_init_script(DEAF)
    page.reload()
    expect(person.act("automa")).to_be_visible()
    return person


@pytest.mark.site_sample
def test_a_line_that_came_too_late_goes_out_again_where_it_still_fits(opened: Opener, api: Api) -> None:
    game = api.new("scythe-table", SOLO, seed=5)
    person = behind(opened, api, game)
    api.act(game, "power 3")
    person.go("base-crimea", "t43")
    expect(person.page.locator(".turn-line")).to_have_count(2)
    expect(person.act("tell-anyway")).to_have_count(0)
    assert api.save(game)["actions"] == ["power 3", "move character base 43"]


def test_a_step_that_no_longer_fits_is_dropped_with_its_reason(opened: Opener, api: Api) -> None:
    game = api.new("scythe-table", SOLO, seed=7)
    api.act(game, *BEGUN, *["automa"] * 5)
    person = behind(opened, api, game)
    api.act(game, "move mech 43 35")  # into a combat, which comes before the next turn
    person.act("automa").click()
    expect(person.page.locator(".sheet-body .problem")).to_be_visible()
    expect(person.act("tell-anyway")).to_have_count(0)
    person.act("drop").click()
    expect(person.act("fight")).to_be_visible()
    assert api.save(game)["actions"][-1] == "move mech 43 35"


@pytest.mark.server_only
def test_a_link_to_look_on_cannot_write(opened: Opener, api: Api) -> None:
    game = api.new("scythe-table", SOLO, seed=5)
    page = opened("phone", "en", f"#/g/{game}/share")
    page.locator("[data-share='watch']").click()
    link = page.locator("[data-link]").get_attribute("data-link") or ""
    assert f"#/j/{game}/" in link
    watcher = opened("phone", "uk", "#" + link.split("#")[1], stranger=True)
    expect(watcher.locator(".hit[data-place='t43']")).to_be_visible()
    expect(watcher.locator("[data-act]")).to_have_count(0)
    expect(watcher.locator("[data-tool]")).to_have_count(0)
    watcher.locator(".hit[data-place='t43']").click()
    expect(watcher.locator("[data-row]").first).to_be_visible()
    expect(watcher.locator("[data-row] button")).to_have_count(0)
    api.act(game, "automa")
    watcher.keyboard.press("u")
    assert len(api.save(game)["actions"]) == 1


@pytest.mark.site_sample
def test_a_bad_save_is_refused_and_a_good_one_goes_on(opened: Opener, api: Api, tmp_path: Path) -> None:
    game = api.new("scythe-table", SOLO, seed=5)
    api.act(game, "automa")
    save = api.save(game)
    page = opened("phone", "en")
    expect(page.locator("[data-start]").first).to_be_visible()
    page.goto(f"{page.url.partition('#')[0]}#/mine")
    games = len(api.games())
    for text in ("no save at all", json.dumps(save | {"actions": ["fly to the moon"]})):
        bad = tmp_path / "bad.json"
        bad.write_text(text)
        page.locator("input[type=file]").set_input_files(bad)
        expect(page.locator(".problem")).to_be_visible()
    assert len(api.games()) == games
    good = tmp_path / "good.json"
    good.write_text(json.dumps(save))
    page.locator("input[type=file]").set_input_files(good)
    expect(page.locator(".hit[data-place='t43']")).to_be_visible()


@pytest.mark.server_only
def test_the_owner_closes_the_access_of_the_phones_in_the_settings(opened: Opener, api: Api) -> None:
    page = opened("phone", "en", "#/settings")
    expect(page.locator("#set-patterns")).to_be_visible()
    expect(page.locator("#close-phones")).to_have_count(0)  # nobody was given a key
    asked: list[str] = []

    def answer(route: Route) -> None:
        asked.append(route.request.method)
        route.fulfill(json={"open": route.request.method == "GET"})

    page.route("**/api/phones*", answer)
    page.reload()
    page.locator("#close-phones").click()
    expect(page.get_by_text("Phones no longer have access. The next start shows a new code.")).to_be_visible()
    expect(page.locator("#close-phones")).to_be_hidden()
    assert asked == ["GET", "DELETE"]
