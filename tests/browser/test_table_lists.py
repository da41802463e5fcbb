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
