"""The games of a page without a server: two tabs, a storage that is full, a storage that was emptied."""

from playwright.sync_api import BrowserContext, Page, expect
from tests.browser.companion import Person
from tests.browser.site_host import DIGITAL, NOTICE, START, TABLE, Host, Memory, ask, new_game, open_home, options
from tools.measure_site import FORGET

# The browser refuses the second of the two writes of a change, as it does when there is no room.
FULL = """() => {
    let writes = 0;
    self.realPut = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...all) {
        writes += 1;
        if (writes > 1) throw new DOMException("no room", "QuotaExceededError");
        return self.realPut.apply(this, all);
    };
}"""
ASK_LATER = """async (path, body) => {
    const { store } = await import(new URL("base/store.js", document.baseURI).href);
    const answer = await store.port.request("POST", path, body);
    return { status: answer.status, document: answer.document };
}"""


def test_two_tabs_and_a_storage_that_is_full_or_gone(visited: tuple[BrowserContext, Host]) -> None:
    context, host = visited
    memory = Memory(context, host)
    page = context.new_page()
    open_home(page, host)
    page.evaluate(FORGET)  # else there would be room as soon as it is gone
    storage_full(page, host)
    storage_gone(context, page, host)
    memory.put_back()
    two_tabs(context, page, host)


def storage_full(page: Page, host: Host) -> None:
    """Told, nothing changed, and it goes on when there is room."""
    game = new_game(page, TABLE)
    path = f"games/{game['id']}?lang=en"
    page.goto(f"{host.address}#/g/{game['id']}")
    person = Person(page)
    person.act("done").click()
    page.workers[0].evaluate(FULL)
    person.act("automa").click()
    expect(page.locator(".problem").first).to_contain_text("no space left")
    page.workers[0].evaluate("() => { IDBObjectStore.prototype.put = self.realPut; }")
    assert ask(page, "GET", path)["document"]["view"] == game["view"]
    person.act("automa").click()
    expect(person.act("why")).to_be_visible()
    assert ask(page, "GET", path)["document"]["revision"] == 1


def storage_gone(context: BrowserContext, page: Page, host: Host) -> None:
    """Games that are open are written again, and it is said."""
    game = new_game(page, DIGITAL)
    session = context.new_cdp_session(page)
    session.send("Storage.clearDataForOrigin", {"origin": host.origin, "storageTypes": "indexeddb"})
    body = {"revision": 0, "actions": options(game["view"])[:1]}
    assert ask(page, "POST", f"games/{game['id']}/actions?lang=en", body)["status"] == 200
    said = page.locator(NOTICE, has_text="emptied its storage")
    said.get_by_role("button", name="Close").click()
    expect(said).to_have_count(0)


def two_tabs(context: BrowserContext, page: Page, host: Host) -> None:
    """One winner of two; the other sees the game as it is now; and both follow."""
    game = new_game(page, DIGITAL)
    path = f"games/{game['id']}"
    page.goto(f"{host.address}#/g/{game['id']}")
    other = context.new_page()
    other.goto(f"{host.address}#/g/{game['id']}")
    other.locator(".mat").wait_for(timeout=START)
    question = other.locator("#question").inner_text()
    first, second = options(game["view"])[:2]
    asked = "([path, body]) => { window.later = (" + ASK_LATER + ")(path, body); }"
    for tab, action in ((page, first), (other, second)):
        tab.evaluate(asked, [f"/api/{path}/actions?lang=en", {"revision": 0, "actions": [action]}])
    answers = [tab.evaluate("window.later") for tab in (page, other)]
    assert sorted(answer["status"] for answer in answers) == [200, 409]
    lost = next(answer["document"] for answer in answers if answer["status"] == 409)
    assert lost["revision"] == 1
    views = [ask(tab, "GET", f"{path}?lang=en")["document"] for tab in (page, other)]
    assert views[0] == views[1]
    assert ask(page, "POST", f"{path}/undo?lang=en", {"revision": 1})["status"] == 200
    for tab in (page, other):
        expect(tab.locator("#question")).to_have_text(question)
    assert ask(other, "DELETE", path)["status"] == 200
    assert ask(page, "GET", path)["status"] == 404
