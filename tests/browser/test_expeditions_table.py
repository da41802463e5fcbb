"""Companion games of Expeditions in a real browser, from setting up to the scores."""

import pytest
from playwright.sync_api import Page, expect
from tests.browser.asking import Api
from tests.browser.companion import Person
from tests.browser.conftest import Opener
from tests.browser.test_access import findings
from tests.browser.test_automa_turn import DEVICE

SCREENS = [("small", "en"), ("desktop", "uk"), pytest.param("phone", "ru", marks=pytest.mark.site_sample)]


@pytest.mark.parametrize(("size", "lang"), SCREENS)
def test_a_game_is_set_up_and_played_to_its_end(opened: Opener, api: Api, size: str, lang: str) -> None:
    page = opened(size, lang)
    person = Person(page)
    page.locator("[data-start='expeditions-table']").click()
    page.locator("#field-first-1").click()  # you
    page.locator("#begin").click()
    person.act("done").click()
    if person.waits("done", "done-turn") == "done":
        person.act("done").click()
    person.place("n2").click()
    expect(page.locator(".piece[data-piece*='human']")).to_have_count(1)
    acts = ", ".join(f"[data-act='{name}']" for name in ("new-game", "tell", "done", "done-turn", "enough"))
    for _ in range(400):
        offered = page.locator(f":is(.acts, .sheet-dock) :is({acts})").or_(page.locator(".sheet-body > .keys .keyb"))
        expect(offered.first).to_be_visible()
        asked = offered.first.get_attribute("data-act")
        if asked == "new-game":
            break
        revision = person.revision()
        glory = page.locator("[data-option='glory']")
        if asked == "done-turn" and glory.count():
            glory.click()
        elif asked is None:
            page.locator(".keyb").nth(2).click()
        else:
            if asked == "tell":
                page.locator("input.select").click()
                page.keyboard.type("4")  # replaces the number that stands there
            person.act(asked).click()
            if asked == "done":
                continue
        person.follows(revision)
    expect(page.locator(".end-row")).to_have_count(2)
    page.locator("a[href$='/end']").click()
    expect(page.locator("table.scores tbody tr").last).to_be_visible()
    assert api.game(person.game())["view"]["game"]["over"]


@pytest.mark.site_sample
def test_the_list_for_setting_up_says_all_that_the_booklet_says(opened: Opener) -> None:
    """S9."""
    page = opened("phone", "en")
    page.locator("[data-start='expeditions-table']").click()
    expect(page.locator("#field-level option:checked, [id^='field-level'] [aria-pressed='true']")).to_contain_text("2")
    page.locator("#begin").click()
    for said in ("player components", "blue base", "black base", "glory card", "017", "location 19", "stay in the box"):
        expect(page.locator("li", has_text=said).first).to_be_visible()


def begun(page: Page) -> Person:
    """A game that the person begins, with everything set up."""
    person = Person(page)
    page.locator("[data-start='expeditions-table']").click()
    page.locator("#field-first-1").click()
    page.locator("#begin").click()
    person.act("done").click()
    expect(person.act("done-turn")).to_be_visible()
    return person


def until_a_tile_is_flipped(person: Person) -> None:
    for _ in range(40):
        asked = person.waits("done-turn", "done", "enough")
        if asked == "enough":
            return
        revision = person.revision()
        person.act(asked).click()
        if asked == "done-turn":
            person.follows(revision)
    raise AssertionError("no tile is flipped")


def top_of(page: Page, selector: str) -> float:
    box = page.locator(selector).bounding_box()
    assert box is not None
    return box["y"]


@pytest.mark.site_sample
def test_what_the_automa_did_comes_first_and_the_keys_stand_below_it(opened: Opener) -> None:
    """C19: in sight whatever is ticked, where they stay when tokens are named."""
    page = opened("small", "uk")
    person = begun(page)
    until_a_tile_is_flipped(person)
    lines = page.locator(".checklist .lines > li")
    expect(lines.first).to_be_in_viewport()
    expect(page.locator(".keys")).to_have_count(1)
    key, none = page.locator("[data-option='token 4']"), page.locator(".tile-question [data-act='enough']")
    expect(key).to_be_in_viewport()
    expect(none).to_be_in_viewport()
    expect(page.locator(".acts [data-act='enough']")).to_have_count(0)  # where "done" is otherwise
    before = top_of(page, "[data-option='token 4']")
    revision = person.revision()
    key.click()
    person.follows(revision)
    expect(page.locator(".tile-question .drawn")).to_contain_text("4")
    expect(none).to_have_count(0)
    assert top_of(page, "[data-option='token 4']") == before
    revision = person.revision()
    page.locator(".acts [data-act='enough']").click()
    person.follows(revision)
    expect(page.locator(".checklist .drawn").first).to_contain_text("4")
    unread = lines.filter(has_not=page.locator(".drawn"))  # the line that asked ticks itself, and may be the first
    for line in unread.all():
        expect(line.locator(".tickbox")).not_to_be_checked()
    if not page.locator(".tile-question").count():
        person.act("done").click()
        expect(person.act("done-turn")).to_be_visible()


def test_the_own_tile_asks_once_and_its_keys_stay(opened: Opener) -> None:
    page = opened("small", "ru")
    person = begun(page)
    revision = person.revision()
    person.place("n2").click()
    person.follows(revision)
    before = top_of(page, "[data-option='token 4']")
    expect(page.locator(".tile-question p")).to_have_count(0)  # the sheet asks
    for token in ("token 4", "token 2"):
        revision = person.revision()
        page.locator(f".keys [data-option='{token}']").click()
        person.follows(revision)
        assert top_of(page, "[data-option='token 4']") == before
    revision = person.revision()
    page.locator(".tile-question [data-act='enough']").click()
    person.follows(revision)
    expect(person.tool("correct")).to_be_in_viewport()


@pytest.mark.parametrize("size", ["small", "phone", "desktop"])
def test_what_can_be_done_stays_in_sight_below_the_lines_of_the_turn(opened: Opener, size: str) -> None:
    page = opened(size, "ru")
    person = begun(page)
    for number in range(1, 5):
        revision = person.revision()
        page.locator("[data-option='glory']").click()
        person.follows(revision)
        expect(page.locator(".own-lines li")).to_have_count(number)
        expect(page.locator(".own-lines li").last).to_be_in_viewport()
        expect(person.tool("correct")).to_be_in_viewport(ratio=1)


def test_a_glory_token_shows_in_the_head_and_the_last_one_begins_the_last_round(opened: Opener) -> None:
    """C20."""
    page = opened("small", "en")
    person = begun(page)
    head = page.locator(".strip-head")
    expect(head.locator("[data-glory='human']")).to_contain_text("0/4")
    expect(head.locator("[data-glory='automa']")).to_contain_text("0/8")
    for number in range(1, 5):
        expect(head.locator(".last_round")).to_have_count(0)
        revision = person.revision()
        page.locator("[data-option='glory']").click()
        person.follows(revision)
        expect(page.locator(".own-lines li")).to_have_count(number)
        expect(page.locator("#loud")).to_contain_text(f"You place glory token {number}.")
        expect(head.locator("[data-glory='human']")).to_contain_text(f"{number}/4")
    expect(head.locator(".last_round")).to_have_text("last round")
    expect(page.locator("#loud")).to_contain_text("last round")
    person.act("done-turn").click()
    expect(page.locator(".checklist .badge.last_round").first).to_be_visible()


@pytest.mark.parametrize(
    ("size", "lang", "said"), [("small", "uk", "Гру закінчено."), ("desktop", "en", "The game has ended.")]
)
def test_the_end_is_said_at_once_and_the_scores_are_a_tap_away(
    opened: Opener, api: Api, size: str, lang: str, said: str
) -> None:
    page = opened(size, lang)
    person = begun(page)
    game = person.game()
    while not api.game(game)["view"]["ended"]:
        kind = api.game(game)["view"]["decision"]["kind"]
        revision = person.revision()
        expect(page.locator(".ended")).to_have_count(0)
        api.act(game, *(["glory"] * 4 if revision == "0" else []), "enough" if kind == "tokens_drawn" else "done")
        person.follows(revision)
    expect(page.locator("#loud")).to_contain_text(said)
    expect(page.locator(".ended")).to_contain_text(said)
    page.locator(".ended a").click()
    expect(page.locator("table.scores tbody tr").last).to_be_visible()
    page.go_back()
    while person.waits("tell", "done") == "done":  # the last turn may have been the Automa's
        person.act("done").click()
        expect(page.locator(".ended")).to_contain_text(said)


def test_mechs_tokens_and_every_number_are_corrected(opened: Opener, api: Api) -> None:
    """C21."""
    page = opened("phone", "ru")
    person = begun(page)
    person.tool("correct").click()
    page.locator(".stepper button").nth(1).click()  # the Automa's progress, one more
    page.locator(".stepper button").nth(3).click()  # its glory
    page.locator(".stepper button").nth(7).click()  # the own glory
    revision = person.revision()
    person.act("corrected").click()
    person.follows(revision)
    expect(page.locator("[data-glory='automa']")).to_contain_text("1/8")
    expect(page.locator("[data-glory='human']")).to_contain_text("1/4")
    person.tool("correct").click()
    person.place("n5").click()
    for step in ("adjust mech n5", "adjust put n5 4"):
        revision = person.revision()
        page.locator(f"[data-tell='{step}']").click()
        person.follows(revision)
    expect(page.locator("[data-row='corruption.4'] output")).to_have_text("1")
    person.act("corrected").click()
    person.tool("camp").click()
    revision = person.revision()
    page.locator("[data-tell='adjust gain 7']").click()
    person.follows(revision)
    automa = next(seat for seat in api.game(person.game())["view"]["seats"] if seat["player"] == "automa")
    assert automa["taken"] == [7] and [one["value"] for one in automa["tracks"]][:2] == [1, 1]


def test_a_line_of_the_own_turn_is_taken_back_and_redone(opened: Opener) -> None:
    page = opened("small", "en")
    person = begun(page)
    for step in (person.place("south"), page.locator("[data-option='glory']")):
        revision = person.revision()
        step.click()
        person.follows(revision)
    revision = person.revision()
    page.locator(".own-lines .chip-close").last.click()
    person.follows(revision)
    person.act("done").click()  # what to put back
    expect(page.locator(".own-lines li")).to_have_count(1)
    revision = person.revision()
    person.act("redo").click()
    person.follows(revision)
    expect(page.locator(".own-lines li")).to_have_count(2)
    expect(page.locator("[data-glory='human']")).to_contain_text("1/4")


def test_the_reference_opens_from_the_head(opened: Opener) -> None:
    page = opened("small", "uk")
    begun(page)
    page.locator(".strip-head").click()
    for part in ("glory", "end", "rules", "automa"):
        page.locator(f".ref-parts a[href$='/{part}']").click()
        expect(page.locator(f".ref-parts a[href$='/{part}']")).to_have_attribute("aria-current", "page")
        expect(page.locator(".ref-row").first).to_be_visible()


def test_large_type_shows_one_line_and_the_keys_with_it(opened: Opener) -> None:
    page = opened("small", "en")
    person = begun(page)
    until_a_tile_is_flipped(person)
    page.locator("[data-turn-tool='large']").click()
    for _ in range(12):
        if page.locator(".alone.asking").count():
            break
        page.locator("button.alone").click()
    expect(page.locator(".alone.asking .keys")).to_be_in_viewport()
    expect(page.locator(".alone.asking [data-act='enough']")).to_be_in_viewport()
    page.locator("[data-turn-tool='large']").click()  # as it was, for the next test
    expect(page.locator(".alone")).to_have_count(0)


@pytest.mark.parametrize(("lang", "dark"), [("en", True), ("uk", False), ("ru", True)])
def test_nothing_serious_is_found_on_its_screens(opened: Opener, lang: str, dark: bool) -> None:
    page = opened("small", lang, dark=dark)
    person = begun(page)
    page.locator("[data-option='glory']").click()
    expect(page.locator(".own-lines li")).to_have_count(1)
    problems = {"own turn": findings(page)}
    person.tool("correct").click()
    problems["corrections"] = findings(page)
    person.place("n5").click()
    expect(page.locator("[data-tell='adjust mech n5']")).to_be_visible()
    problems["location"] = findings(page)
    person.act("corrected").click()
    person.act("corrected").click()
    page.locator(".strip-head").click()
    expect(page.locator(".ref-row").first).to_be_visible()
    problems["reference"] = findings(page)
    person.act("close").click()
    until_a_tile_is_flipped(person)
    problems["keys"] = findings(page)
    assert not {name: found for name, found in problems.items() if found}


def test_its_turn_is_read_aloud_and_the_screen_stays_on(opened: Opener) -> None:
    page = opened("small", "en", "#/settings")
    page.add_init_script(f"({DEVICE})()")
    page.goto(f"{page.url.split('#')[0]}#/")
    page.reload()
    person = begun(page)
    until_a_tile_is_flipped(person)
    page.locator("[data-turn-tool='aloud']").click()
    expect(page.locator(".alone")).to_be_visible()
    line = page.locator(".alone .say").inner_text()
    did = page.evaluate("window.did")
    assert did["said"][-1][0].startswith(line[:20]) and did["awake"] >= 1


def test_a_turn_takes_three_to_five_taps(opened: Opener) -> None:
    """Coming to a tile that lies face down explores it; with its tokens the own turn may be over."""
    page = opened("small", "uk")
    person = begun(page)
    person.taps = 0
    for step in (person.place("n2"), page.locator("[data-option='token 4']"), page.locator("[data-option='token 2']")):
        revision = person.revision()
        person.tap(step)
        person.follows(revision)
    revision = person.revision()
    person.tap(person.act("done-turn"))
    person.follows(revision)
    assert person.taps == 4  # one for each token, one for the place, one for the end
    until_a_tile_is_flipped(person)
    person.taps = 0
    revision = person.revision()
    person.tap(page.locator("[data-option='token 4']"))
    person.follows(revision)
    revision = person.revision()
    person.tap(person.act("enough"))
    person.follows(revision)
    assert person.taps == 2  # and the one that began its turn


def test_a_line_taken_back_says_what_to_put_back(opened: Opener) -> None:
    page = opened("small", "en")
    person = begun(page)
    revision = person.revision()
    person.place("n2").click()
    person.follows(revision)
    page.locator(".own-lines .chip-close").last.click()
    expect(page.locator(".checklist .lines > li")).to_contain_text("n2")
