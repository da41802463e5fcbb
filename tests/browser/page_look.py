"""One look at a page of a digital game: everything a person can see there, asked of the page in one question."""

from typing import Any, Final

from playwright.sync_api import Page

MOST_LOOKS = 20_000  # of some milliseconds each: the machine may be busy

# Waits in the page until no request is under way and taps count again, then tells what is shown.
LOOK: Final = """async () => {
    const works = () => (document.documentElement.dataset.working || "0") !== "0" || document.querySelector(".settles");
    for (let tries = 0; works() && tries < 2000; tries += 1) {
        await new Promise((go) => setTimeout(go, 4));
    }
    const all = (wanted) => [...document.querySelectorAll(wanted)];
    const data = (wanted, name) => all(wanted).map((node) => node.dataset[name]);
    return {
        working: document.documentElement.dataset.working || "0",
        revision: document.getElementById("app").dataset.revision || "",
        route: location.hash,
        acts: data(".acts .act[data-act]:not([disabled])", "act"),
        actions: data(".sheet [data-action]", "action"),
        keys: data(".sheet [data-key]", "key"),
        sides: data(".side-button[data-then]", "then"),
        marked: data(".hit.can", "place"),
        pieces: all(".pieces .piece").map((node) => [node.dataset.piece, node.getAttribute("transform")]),
        selected: data(".piece.selected", "piece"),
        strip: all(".own-strip [data-track]").map((node) => [node.dataset.track, node.textContent]),
        tokens: all(".choice.token").length,
        free: all(".choice.token:not([disabled])").length,
        powers: all(".field:not(.cards-field) .keyb").length,
        cards: all(".cards-field .keyb").length,
        cargo: all("[data-cargo]").map((node) => [node.dataset.cargo, node.querySelectorAll(".slider").length]),
        loads: all(".load").length,
        problem: all(".sheet > .problem:not([hidden])").map((node) => node.textContent).join(" "),
    };
}"""
# The middle of an element, and whether it is what would be hit there.
AIM: Final = """([wanted, number]) => {
    const node = document.querySelectorAll(wanted)[number];
    if (!node) return null;
    if (!node.closest("svg")) node.scrollIntoView({ block: "nearest", inline: "nearest" });
    const box = node.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const top = document.elementFromPoint(x, y);
    return [x, y, Boolean(top && (node.contains(top) || top.closest(".hit")))];
}"""

MOST_AIMS = 25


class Stuck(AssertionError):
    """Nothing on the page can be tapped."""


class Held(AssertionError):
    """The machine was slower than a finger: a tap became a long press, which shows what lies on a place."""


class Covered(AssertionError):
    """Something lies over what should be tapped."""


def look(page: Page) -> Any:
    return page.evaluate(LOOK)


def aim(page: Page, wanted: str, number: int = 0) -> tuple[float, float]:
    """Where to tap an element; it must be there, and nothing may lie over it."""
    for _ in range(MOST_AIMS):
        found = page.evaluate(AIM, [wanted, number])
        if found is None:
            raise Stuck(f"{wanted} ({number}) is not on the page")
        if found[2]:
            return found[0], found[1]
        page.wait_for_timeout(20)  # a sheet may still be changing its height
    raise Covered(wanted)
