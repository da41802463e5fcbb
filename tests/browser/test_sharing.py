"""Several pages of one game: another one follows, a link to look on cannot write; a bad file is refused."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.asking import SOLO, Api
from tests.browser.companion import Person
from tests.browser.conftest import Opener


@pytest.mark.site_sample
def test_a_second_page_follows_and_a_reload_goes_on(opened: Opener, api: Api) -> None:
    game = api.new("scythe-table", SOLO, seed=5)
    first, second = opened("phone", "en", f"#/g/{game}"), opened("desktop", "ru", f"#/g/{game}")
    for page in (first, second):
        Person(page).act("done").click()
    Person(first).go("base-crimea", "t43")
    expect(second.locator(".chip")).to_have_count(1)
    first.reload()
    expect(first.locator(".chip")).to_have_count(1)
    Person(second).act("automa").click()
    expect(first.locator("[data-act='why']")).to_be_visible()


@pytest.mark.server_only
def test_a_page_that_was_behind_is_told_so(opened: Opener, api: Api) -> None:
    game = api.new("scythe-table", SOLO, seed=5)
    page = opened("phone", "en", f"#/g/{game}")
    person = Person(page)
    person.act("done").click()
    page.route("**/events*", lambda route: route.abort())
    page.reload()
    expect(person.act("automa")).to_be_visible()
    api.act(game, "power 3")
    person.act("automa").click()
    expect(page.locator(".problem").first).to_be_visible()
    assert api.save(game)["actions"] == ["power 3"]


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
