"""How the page without a server starts: from Python's beginning, and from its kept memory; both answer the same."""

from typing import Any

from playwright.sync_api import BrowserContext, Page
from tests.browser.same_answers import REACH_WORKER, same_answers
from tests.browser.site_host import (
    DIGITAL,
    START,
    TABLE,
    Host,
    Memory,
    ask,
    from_the_beginning,
    kept_for_later,
    new_game,
    open_home,
    options,
)

# How many bytes of memory are kept; or cut them short, as a disk might do it, or call them another engine's.
IMAGE = """(spoilt) => new Promise((done) => {
    const opening = indexedDB.open("maszyna start", 1);
    opening.onsuccess = () => {
        const change = opening.result.transaction("image", "readwrite");
        let size = 0;
        change.objectStore("image").openCursor().onsuccess = ({ target: { result: found } }) => {
            if (!found) return;
            size = found.value.memory.length;
            const worse = { memory: found.value.memory.slice(0, 1 << 20), python: "another engine" };
            if (spoilt) found.update({ ...found.value, [spoilt]: worse[spoilt] });
        };
        change.oncomplete = () => { opening.result.close(); done(size); };
    };
})"""
# There is room again as soon as the snapshot is gone.
NO_ROOM = """() => {
    const { put, delete: remove } = IDBObjectStore.prototype;
    let full = true;
    IDBObjectStore.prototype.put = function (...all) {
        if (full) throw new DOMException("no room", "QuotaExceededError");
        return put.apply(this, all);
    };
    IDBObjectStore.prototype.delete = function (...all) {
        if (this.name === "image") full = false;
        return remove.apply(this, all);
    };
}"""


# Starts that the page did not survive, each asking whether it may take the memory up; then one with another engine.
STARTS = """async (root) => {
    const { Snapshot } = await import(root + "site/snapshot.js");
    await new Snapshot("one").note({ there: true });
    const taken = [];
    for (let start = 0; start < 5; start += 1) taken.push(await new Snapshot("one").take());
    const [same, other] = [new Snapshot("one"), new Snapshot("two")];
    taken.push(await same.take(), same.wanted, await other.take(), other.wanted);
    return taken;
}"""


def again(page: Page) -> None:
    page.reload()
    page.locator(".home").wait_for(timeout=START)


def test_the_next_start_takes_up_the_memory_of_the_first(visited: tuple[BrowserContext, Host]) -> None:
    context, host = visited
    memory = Memory(context, host)
    page = context.new_page()
    page.add_init_script(REACH_WORKER)
    open_home(page, host)
    kept_for_later(page)
    drawn = [drawn_in_a_new_start(page)]
    host.stop()
    drawn.append(drawn_in_a_new_start(page))
    host.start()
    assert drawn[0]["save"]["seed"] != drawn[1]["save"]["seed"], "what was random comes only once"
    assert drawn[0]["id"] != drawn[1]["id"]
    same_answers(page)
    room_is_made_for_games(page)
    same_answers(page)
    for spoilt in ("memory", "python"):
        memory.put_back()
        a_spoilt_memory_is_not_taken_up(page, spoilt)
    memory.put_back()


def drawn_in_a_new_start(page: Page) -> Any:
    again(page)
    assert not from_the_beginning(page)
    made = new_game(page, {key: DIGITAL[key] for key in ("kind", "setup")})
    return made | {"save": ask(page, "GET", f"games/{made['id']}/save")["document"]}


def room_is_made_for_games(page: Page) -> None:
    """Before a game is refused for want of room, the snapshot goes."""
    assert page.evaluate(IMAGE, None)
    game = new_game(page, TABLE)
    page.workers[0].evaluate(NO_ROOM)
    body = {"revision": 0, "actions": ["automa"]}
    assert ask(page, "POST", f"games/{game['id']}/actions?lang=en", body)["status"] == 200
    assert not page.evaluate(IMAGE, None)
    again(page)
    assert from_the_beginning(page)
    assert ask(page, "GET", f"games/{game['id']}?lang=en")["document"]["revision"] == 1


def a_spoilt_memory_is_not_taken_up(page: Page, spoilt: str) -> None:
    """A snapshot that does not work or is of another engine is thrown away, and Python starts without it."""
    assert page.evaluate(IMAGE, spoilt)
    again(page)
    assert from_the_beginning(page)
    assert options(new_game(page, DIGITAL)["view"])
    assert not page.evaluate(IMAGE, None)


def test_a_memory_that_kills_the_page_is_given_up(context: BrowserContext, host: Host) -> None:
    page = context.new_page()
    page.goto(f"{host.address}licences.txt")
    one = [True, True, True, False, False, False, False]  # neither taken up nor kept again
    assert page.evaluate(STARTS, host.address) == [*one, False, True]
