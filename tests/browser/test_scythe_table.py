"""Companion games of Scythe in a real browser, from setting up to the scores."""

import os

import pytest
from playwright.sync_api import expect
from tests.browser.asking import SOLO, Api
from tests.browser.companion import Person
from tests.browser.conftest import Opener

EVERYTHING = os.environ.get("MASZYNA_SOAK") == "1"
SCREENS = [("phone", "en"), pytest.param("desktop", "uk", marks=pytest.mark.site_sample), ("small", "ru")]


@pytest.mark.parametrize(("size", "lang"), SCREENS)
def test_a_game_is_set_up_and_played_to_its_end(opened: Opener, api: Api, size: str, lang: str) -> None:
    page = opened(size, lang)
    person = Person(page)
    page.locator("[data-start='scythe-table']").click()
    person.pick("seats-0-faction", 4)
    person.pick("seats-1-faction", 5)
    page.locator("#begin").click()
    expect(page.locator(".lines .tickbox").first).to_be_visible()
    page.locator(".tickbox").first.click()
    expect(page.locator(".lines > li.done")).to_have_count(1)
    person.tap(person.act("done"))
    person.go("base-crimea", "t43")
    expect(page.locator(".turn-line")).to_have_count(1)
    if lang != "en" and not EVERYTHING:  # a sample: a few turns
        person.play(turns=6)
        return
    person.play()
    if person.waits("new-game", "scores") == "scores":  # the last list is still to be carried out
        person.tap(person.act("scores"))
    else:
        expect(page.locator(".end-row")).to_have_count(2)  # the end at once, with nothing tapped between
        page.locator("a[href$='/end']").click()
    expect(page.locator("table.scores tbody tr").last).to_be_visible()
    save = api.save(page.url.split("/g/")[1].split("/")[0])
    assert save["actions"][0] == "move character base 43" and save["actions"].count("automa") > 10
    page.goto(page.url.split("#")[0] + "#/logbook")
    expect(page.locator("table.scores tbody tr").first).to_be_visible()


def test_a_combat_each_way_an_undo_and_an_adjustment(opened: Opener, api: Api) -> None:
    game = api.new("scythe-table", SOLO, seed=2)
    api.act(game, "power 7", "cards 3", "deploy 43 riverwalk", "move mech 43 42")
    page = opened("phone", "en", f"#/g/{game}")
    person = Person(page)
    while not person.fights:  # its units come for the mech beside its base
        asked = person.waits("reveal", "done", "automa")
        revision = person.revision()
        if asked == "reveal":
            person.fight()
        else:
            person.act(asked).click()
        if asked == "automa":
            person.follows(revision)
    assert person.fights == ["defends"]
    if person.waits("done", "automa") == "done":
        person.act("done").click()
    # The mech has retreated to its base; now it goes for a mech of Saxony.
    target = next(place for place in api.places(game, "saxony.mech") if place.startswith("t"))
    start = api.places(game, "crimea.mech")[0]
    person.place(start).click()
    while api.game(game)["view"]["fight"] is None:
        chosen = page.locator(".piece.selected")
        if "crimea.mech" in (chosen.get_attribute("data-piece") or ""):
            person.place(target).click()
            person.act("fight").click()
            expect(person.act("reveal")).to_be_visible()
        else:
            person.place(start).press("Space")
    person.fight()
    assert person.fights == ["defends", "attacks"]
    before = api.save(game)["actions"]
    revision = person.revision()
    page.locator(".act.back").first.click()
    person.follows(revision)
    expect(page.locator(".lines > li").first).to_be_visible()
    assert api.save(game)["actions"] == before[:-1]
    person.act("done").click()
    person.act("fight").click()
    expect(person.act("reveal")).to_be_visible()  # the combat waits again
    person.fight()
    person.act(person.waits("done", "automa")).click()
    person.more("correct")
    person.place("t43").click()
    expect(page.locator("[data-row='food']")).to_be_visible()
    revision = person.revision()
    page.locator("[data-row='food'] button").last.click()
    person.follows(revision)
    expect(page.locator("[data-row='food'] output")).to_have_text("1")
    assert api.save(game)["actions"][-1] == "adjust resources 43 food +1"


def test_four_changes_take_eight_taps(opened: Opener, api: Api) -> None:
    game = api.new("scythe-table", SOLO, seed=3)
    page = opened("small", "en", f"#/g/{game}")
    person = Person(page)
    person.act("done").click()
    revision = person.revision()
    person.go("base-crimea", "t43")
    person.follows(revision)
    person.go("t47", "t46")
    expect(page.locator(".turn-line")).to_have_count(2)
    person.tap(page.locator(".then-keys .mat-key[data-act='enlist']"))
    person.tap(page.locator("[data-ask='once'] [data-value='coins']"))
    person.tap(page.locator("[data-ask='lasting'] [data-value='power']"))
    expect(page.locator(".turn-line")).to_have_count(3)
    person.tap(person.act("automa"))
    expect(person.act("why")).to_be_visible()
    assert person.taps <= 8
    steps = ["move character base 43", "move worker 47 46", "did enlist coins power", "automa"]
    assert api.save(game)["actions"] == steps


def test_why_is_played_step_by_step(opened: Opener, api: Api) -> None:
    game = api.new("scythe-table", SOLO, seed=7)
    api.act(game, "automa")
    page = opened("phone", "en", f"#/g/{game}/why/1/1")
    steps = page.locator(".scrub button")
    expect(steps.last).to_have_attribute("aria-current", "step")
    page.locator("[data-act='next-step']").click()
    expect(steps.first).to_have_attribute("aria-current", "step")
    page.locator(".hit[data-place='t1']").click()
    expect(page.locator("[data-note]")).not_to_be_empty()
    page.locator("[data-act='to-list']").click()
    expect(page.locator(".lines > li.now")).to_be_visible()


def test_numbers_of_why_are_explained_and_one_step_has_no_bar(opened: Opener, api: Api) -> None:
    """C27; that the number of a rule can be tapped is tested below."""
    games: dict[bool, str] = {}
    for seed in range(1, 40):
        game = api.new("scythe-table", SOLO, seed=seed)
        api.act(game, "automa")
        status, page = api.ask("GET", f"games/{game}/why?at=1&choice=1")
        if status == 200:
            games[len([step for step in page["steps"] if step["kind"] == "narrow"]) > 1] = game
        if len(games) == 2:
            break
    assert True in games
    for several, game in games.items():
        shown = opened("small", "en", f"#/g/{game}/why/1/1")
        expect(shown.locator(".why-say")).not_to_be_empty()
        expect(shown.locator(".scrub")).to_have_count(int(several))
        expect(shown.get_by_text("how many places each step leaves")).to_have_count(int(several))


def test_coming_back_after_a_while_asks_for_the_board(opened: Opener, api: Api) -> None:
    game = api.new("scythe-table", SOLO, seed=7)
    api.act(game, "automa")
    page = opened("phone", "en", f"#/g/{game}")
    person = Person(page)
    person.act("done").click()
    page.evaluate(f"localStorage.setItem('seen {game}', String(Date.now() - 31 * 60000))")
    page.reload()
    person.act("again").click()
    expect(page.locator(".lines > li.now")).to_be_visible()
    page.locator("[data-elsewhere]").click()
    revision = person.revision()
    person.place("t40").click()
    person.follows(revision)
    assert "t40" in api.places(game, "saxony.")


@pytest.mark.parametrize(("lang", "said"), [("en", "Rule A"), ("uk", "Правило A"), ("ru", "Правило A")])
def test_a_tap_on_the_number_of_a_rule_says_what_the_rule_is(opened: Opener, api: Api, lang: str, said: str) -> None:
    game = api.new("scythe-table", SOLO, seed=7)
    api.act(game, "automa")
    page = opened("phone", lang, f"#/g/{game}/why/1/1")
    page.locator(".why-say .rule", has_text="A6.2").click()
    expect(page.get_by_text(f"{said}6.2:")).to_be_visible()
