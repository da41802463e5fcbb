"""The lists to carry out at a real board: none is skipped, and each says whose turn comes next."""

from playwright.sync_api import expect
from tests.browser.asking import SOLO, Api
from tests.browser.companion import Person
from tests.browser.conftest import Opener

LIST = ".lines > li.now"


def step(person: Person, name: str) -> None:
    """An action of the bottom bar, and its answer."""
    revision = person.revision()
    person.act(name).click()
    person.follows(revision)


def undo(person: Person) -> None:
    revision = person.revision()
    person.page.locator(".act.back").first.click()
    person.follows(revision)


def test_an_automas_turn_taken_again_shows_its_list_again(opened: Opener, api: Api) -> None:
    game = api.new("scythe-table", SOLO, seed=7)
    person = Person(opened("phone", "en", f"#/g/{game}"))
    shown = person.page.locator(LIST)
    person.act("done").click()
    for _ in range(2):
        step(person, "automa")
        expect(shown).to_be_visible()
        expect(person.act("why")).to_be_visible()
        person.act("done").click()
        undo(person)
        expect(shown).to_be_visible()
        expect(person.page.locator("[data-elsewhere]")).to_have_count(0)  # what is put back has one place
        person.act("done").click()
        expect(person.act("automa")).to_be_visible()


def test_an_entry_replaced_by_another_keeps_the_automas_list(opened: Opener, api: Api) -> None:
    game = api.new("scythe-table", SOLO, seed=7)
    person = Person(opened("phone", "en", f"#/g/{game}"))
    person.act("done").click()
    revision = person.revision()
    person.go("base-crimea", "t43")
    person.follows(revision)
    step(person, "automa")
    person.act("done").click()
    undo(person)
    person.act("done").click()
    undo(person)
    person.act("done").click()
    revision = person.revision()
    person.go("t47", "t46")
    person.follows(revision)
    step(person, "automa")
    expect(person.page.locator(LIST)).to_be_visible()
    person.act("done").click()
    person.page.reload()
    expect(person.act("automa")).to_be_visible()  # what was carried out stays so


TWO = {"seats": [*SOLO["seats"], {"player": "automa", "faction": "nordic"}]}


def test_two_automas_take_their_turns_one_after_the_other(opened: Opener, api: Api) -> None:
    game = api.new("scythe-table", TWO, seed=7)
    person = Person(opened("phone", "en", f"#/g/{game}"))
    page = person.page
    person.act("done").click()
    for turn in (1, 2):
        expect(page.locator(".question")).to_contain_text(f"Turn {turn}:")
        expect(person.act("automa")).to_contain_text("Saxony")
        step(person, "automa")
        expect(page.locator(".question")).to_contain_text("Saxony")
        expect(person.act("done")).to_have_text("Done, then Nordic")
        step(person, "done")  # no turn of one's own in between
        expect(page.locator(".question")).to_contain_text("Nordic")
        expect(person.act("done")).not_to_contain_text("Saxony")
        person.act("done").click()
    taken = ["automa saxony", "automa nordic"] * 2
    assert api.save(game)["actions"] == taken
    page.goto(page.url.split("#")[0] + "#/")
    expect(page.locator(".go-on h2")).to_contain_text("turn 3")
    page.goto(page.url.split("#")[0] + f"#/g/{game}/log")
    heads = page.locator(".turn-head")
    expect(heads).to_have_text(["Set-up", "1 Saxony", "1 Nordic", "2 Saxony", "2 Nordic"])


def test_a_page_opened_between_two_automas_asks_for_the_second(opened: Opener, api: Api) -> None:
    game = api.new("scythe-table", TWO, seed=7)
    api.act(game, "automa")
    person = Person(opened("phone", "en", f"#/g/{game}"))
    person.page.locator(".tickbox").first.wait_for()
    for _ in range(person.page.locator(".tickbox").count()):
        person.page.locator(".tickbox:not(:checked)").first.click()
    person.page.reload()
    expect(person.page.locator(".question")).to_have_text("Turn 1: now Nordic")
    expect(person.act("automa")).to_contain_text("Nordic")
