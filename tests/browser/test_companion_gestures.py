"""Gestures of the companion beside taps: drags, previews, layers; filters of the log, the form of a tile."""

from playwright.sync_api import Page, expect
from tests.browser.asking import SOLO, Api
from tests.browser.companion import Person
from tests.browser.conftest import Opener

# A place is free where its middle and the tips of its hex can be tapped.
COVERED = """() => [...document.querySelectorAll('.hit')].filter((hit) => {
  const box = hit.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const points = [[x, y], [x, box.y + 3], [x, box.bottom - 3], [box.x + 3, y], [box.right - 3, y]];
  return points.some(([px, py]) => !document.elementFromPoint(px, py)?.closest('.hit'));
}).map((hit) => hit.dataset.place).filter((key) => key.startsWith('t'))"""


def own_turn(opened: Opener, api: Api, size: str = "phone") -> tuple[Person, str]:
    game = api.new("scythe-table", SOLO, seed=5)
    person = Person(opened(size, "en", f"#/g/{game}"))
    person.act("done").click()
    expect(person.act("automa")).to_be_visible()
    return person, game


def middle(page: Page, place: str) -> tuple[float, float]:
    box = page.locator(f".hit[data-place='{place}']").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_piece_is_dragged_to_its_place(opened: Opener, api: Api) -> None:
    person, game = own_turn(opened, api)
    page = person.page
    page.mouse.move(*middle(page, "base-crimea"))
    page.mouse.down()
    page.mouse.move(*middle(page, "t46"), steps=4)
    expect(page.locator(".piece.selected")).to_have_count(1)
    expect(page.locator(".mark.can").first).to_be_visible()
    page.mouse.move(*middle(page, "t43"), steps=4)
    page.mouse.up()
    expect(page.locator(".turn-line")).to_have_count(1)
    assert api.save(game)["actions"] == ["move character base 43"]


def test_a_mouse_previews_the_reach_of_a_piece_and_the_words_of_a_place(opened: Opener, api: Api) -> None:
    person, game = own_turn(opened, api, "desktop")
    page = person.page
    expect(page.locator(".mark.can")).to_have_count(0)
    person.place("base-crimea").hover()
    expect(page.locator(".mark.can").first).to_be_visible()
    expect(page.locator(".caption")).to_contain_text("Crimea")
    person.place("t1").hover()
    expect(page.locator(".mark.can")).to_have_count(0)
    assert api.save(game)["actions"] == []


def test_layers_show_numbers_owners_reach_and_a_legend(opened: Opener, api: Api) -> None:
    person, _ = own_turn(opened, api)
    page = person.page
    for layer, drawn in (("numbers", ".layer.numbers"), ("owners", ".owner.crimea"), ("reach", ".reach-hex")):
        expect(page.locator(drawn).first).to_be_hidden()
        page.locator(".corner.bottom.left button").click()
        page.locator(f"[data-layer='{layer}']").check()
        page.locator(".legend > summary").click()
        expect(page.locator(".legend li").first).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator(".pop")).to_have_count(0)
        expect(page.locator(drawn).first).to_be_visible()


def test_nothing_of_the_frame_covers_a_territory_on_the_smallest_screen(opened: Opener, api: Api) -> None:
    person, _ = own_turn(opened, api, "small")
    assert person.page.evaluate(COVERED) == []


def test_the_log_can_be_read_for_fights_and_stars(opened: Opener, api: Api) -> None:
    game = api.new("scythe-table", SOLO, seed=7)
    api.act(game, "power 5", "automa", "stars 1")
    page = opened("phone", "en", f"#/g/{game}/log")
    lines = page.locator(".log-line")
    expect(lines.first).to_be_visible()
    every = lines.count()
    page.locator("#filter-star").click()
    expect(page.locator("#filter-star")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#filter-star")).to_be_focused()
    assert lines.count() < every
    page.locator("#filter-all").click()
    expect(lines).to_have_count(every)


# The lines that belong to the moment on the board, and whether they can be seen in their list.
NOW = """() => [...document.querySelectorAll(".log-line[aria-current=step]")].map((line) => {
    const [here, list] = [line, line.closest(".sheet-body")].map((node) => node.getBoundingClientRect());
    return here.top >= list.top - 1 && Math.min(here.bottom, here.top + 20) <= list.bottom + 1;
})"""


def test_stepping_through_the_log_keeps_the_moment_in_sight(opened: Opener, api: Api) -> None:
    game = api.new("scythe-table", SOLO, seed=7)
    for _ in range(9):
        api.act(game, "automa", "power 5")
    page = opened("small", "en", f"#/g/{game}/log")
    last = len(api.save(game)["actions"])
    for at in range(last - 1, last - 14, -1):
        page.locator("#earlier").press("Enter")
        expect(page.locator("#app")).to_have_attribute("data-route", f"#/g/{game}/at/{at}")
        expect(page.locator(".count")).to_have_text(f"{at} / {last}")
        seen = page.evaluate(NOW)
        assert seen and any(seen), at
        expect(page.locator("#earlier")).to_be_focused()


def test_a_tile_of_the_own_box_is_typed_in(opened: Opener, api: Api) -> None:
    page = opened("phone", "en", "#/tiles/passive")
    page.locator("[data-tile='passive.ferry'] a").click()
    expect(page.locator("[data-act='keep']")).to_be_disabled()
    page.locator("[data-list='effects'] > summary").click()
    page.locator("[data-list='effects'] .group > summary").first.click()
    page.locator("[data-add='weaken']").click()
    page.locator("#tile-effects-1-numbers-0-plus").click()
    expect(page.locator("#tile-effects-1-numbers-0-plus")).to_be_focused()
    page.locator("#tile-range-3").click()
    page.locator("#tile-provenance-0").click()
    expect(page.locator(".reads")).to_contain_text("range 4")
    page.locator("[data-act='keep']").click()
    expect(page.locator("[data-tile='passive.ferry'] .seal.own")).to_be_visible()
    kept = api.asked("GET", "tiles")["kept"]["passive"]
    assert [one["id"] for one in kept] == ["ferry"]
    assert kept[0]["range"] == 4 and kept[0]["effects"][1] == {
        "hook": "before_combat",
        "effect": "weaken",
        "numbers": [2],
    }
    page.locator("[data-tile='passive.ferry'] a").click()
    page.locator("[data-act='forget']").click()
    expect(page.locator(".seal.own")).to_have_count(0)
    assert api.asked("GET", "tiles")["kept"]["passive"] == []


def test_an_airship_has_reach_marks_and_stands_on_the_card_of_its_place(opened: Opener, api: Api) -> None:
    """C30; four pieces on one hex can still be told apart."""
    setup = {**SOLO, "airships": {}}
    game = api.new("scythe-table", setup, seed=5)
    api.act(game, "adjust character 43", "adjust mechs 43", "adjust workers 43 43")
    person = Person(opened("small", "en", f"#/g/{game}"))
    page = person.page
    person.act("done").click()
    place = next(one["place"] for one in api.game(game)["view"]["board"]["pieces"] if "crimea.airship" in one["of"])
    page.evaluate(f"location.hash = '#/g/{game}/place/{place}'")
    expect(page.locator(".sheet-body")).to_contain_text("airship")
    page.evaluate(f"location.hash = '#/g/{game}'")
    expect(person.act("automa")).to_be_visible()
    page.locator(".piece[data-piece*='crimea.airship']").click(force=True)
    expect(page.locator(".mark.can").first).to_be_visible()
    own = [one for one in api.game(game)["view"]["board"]["pieces"] if one["place"] == "t43"]
    heights = [
        box["height"]
        for box in (page.locator(f".piece[data-piece='{one['key']}']").bounding_box() for one in own)
        if box
    ]
    assert len(heights) >= 3 and min(heights) >= 12, heights
