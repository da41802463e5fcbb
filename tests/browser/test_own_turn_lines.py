"""The lines of the own turn in the browser: opened, changed, taken back; notes, corrections, nothing lost."""

import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, expect
from tests.browser.asking import TOKEN, Api, ServerApi
from tests.browser.conftest import Opener, wait_for
from tests.browser.test_own_turn_taps import STOCK, Teller, teller, trade


def test_a_line_opens_is_changed_and_taken_back(opened: Opener, api: Api) -> None:
    """C7: whole lines, the newest in sight."""
    person, game = teller(opened, api)
    page = person.page
    trade(person)
    row = page.locator(".turn-line")
    expect(row).to_contain_text("Trade: metal → village near Crimea")
    row.locator(".line-button").click()
    expect(page.locator(".mark.selected")).to_have_count(1)
    revision = person.revision()
    row.locator("[data-act='change']").click()
    expect(page.locator(".slot.full")).to_have_count(2)  # its form, filled in
    person.answer("oil")
    person.follows(revision)
    assert api.save(game)["actions"][-1] == "did trade metal oil 47"
    row.locator(".line-button").click()
    revision = person.revision()
    row.locator("[data-act='take-back']").click()
    person.follows(revision)
    expect(page.locator(".turn-line")).to_have_count(0)
    assert api.save(game)["actions"] == ["automa 3"]


def test_a_move_is_changed_by_tapping_another_place_and_later_lines_are_taken_again(opened: Opener, api: Api) -> None:
    person, game = teller(opened, api, "adjust workers 43 47")
    page = person.page
    revision = person.revision()
    person.go("t43", "t44")
    person.follows(revision)
    revision = person.revision()
    person.go("t44", "t45")
    person.follows(revision)
    expect(page.locator(".turn-line")).to_have_count(1)  # it moved on: its line is longer
    expect(page.locator(".turn-line")).to_contain_text("→ mountain near Crimea → village near Togawa")
    page.locator(".turn-line .line-button").click()
    page.locator("[data-act='change']").click()
    revision = person.revision()
    person.place("t47").click()
    person.follows(revision)
    assert api.save(game)["actions"][-2:] == ["move worker 43 44", "move worker 44 47"]


def test_what_cannot_be_is_recorded_in_amber_until_it_is_so(opened: Opener, api: Api) -> None:
    """C11: a worker across the whole map."""
    person, game = teller(opened, api)
    page = person.page
    revision = person.revision()
    person.go("t43", "t6")
    person.follows(revision)
    note = page.locator(".turn-line .line-note")
    expect(note).to_contain_text("territories away")
    revision = person.revision()
    note.locator("[data-so]").click()
    person.follows(revision)
    expect(page.locator(".turn-line .line-note")).to_have_count(0)
    assert api.save(game)["actions"][-1] == "so move worker 43 6"


def test_undo_and_redo_say_what_and_outlive_a_reload(opened: Opener, api: Api) -> None:
    person, game = teller(opened, api)
    page = person.page
    trade(person)
    expect(person.act("undo")).to_have_attribute("aria-label", re.compile("Undo: Trade: metal"))
    revision = person.revision()
    person.act("undo").click()
    person.follows(revision)
    if page.locator("[data-act='done']").count():
        person.act("done").click()
    expect(person.act("redo")).to_have_attribute("aria-label", re.compile("Redo: Trade: metal"))
    page.reload()
    person.waits("redo", "go-on", "done")
    while page.locator("[data-act='go-on'], [data-act='done']").count():
        page.locator("[data-act='go-on'], [data-act='done']").first.click()
    revision = person.revision()
    person.act("redo").click()
    person.follows(revision)
    assert api.save(game)["actions"][-1] == "did trade metal metal 47"
    expect(person.act("redo")).to_have_count(0)


def test_a_piece_of_several_is_named_and_load_starts_at_nothing(opened: Opener, api: Api) -> None:
    """C15: which piece it is; "All" is an action, not a state."""
    person, _ = teller(opened, api, STOCK, "adjust character 43")
    page = person.page
    person.place("t43").click()
    expect(page.locator("#question")).to_have_text(re.compile("^(Worker|Character): where to"))
    expect(page.locator("[data-along='load metal']")).to_have_attribute("aria-pressed", "false")
    expect(page.locator("[data-act='all']")).not_to_have_attribute("aria-pressed", re.compile("."))
    page.locator("[data-act='all']").click()
    expect(page.locator("[data-along='load metal'] .tray-count")).to_have_text("9/9")
    for item in page.locator(".tray-item").all():
        box = item.bounding_box()
        assert box is not None and box["width"] >= 48 and box["height"] >= 48


def test_the_card_of_a_place_keeps_its_spot_and_its_cross_drops_what_was_tapped(opened: Opener, api: Api) -> None:
    """C6."""
    person, game = teller(opened, api)
    page = person.page
    before = api.save(game)["actions"]
    page.goto(page.url.split("#")[0] + f"#/g/{game}/place/t43")
    more = page.locator("[data-row='oil'] button").last
    more.scroll_into_view_if_needed()
    for number in (1, 2):
        revision = person.revision()
        spot = more.bounding_box()
        more.click()
        person.follows(revision)
        expect(page.locator("[data-row='oil'] output")).to_have_text(str(number))
        assert page.locator("[data-row='oil'] button").last.bounding_box() == spot or number == 1
    revision = person.revision()
    person.act("drop").click()
    person.follows(revision)
    assert api.save(game)["actions"] == before


def test_a_number_is_typed_or_counted_by_holding(opened: Opener, api: Api) -> None:
    """C37."""
    person, game = teller(opened, api)
    page = person.page
    page.locator(".track-key[data-track='coins']").click()
    revision = person.revision()
    person.digit(1)
    person.digit(4)
    person.act("corrected").click()
    person.follows(revision)
    assert api.save(game)["actions"][-1] == "adjust coins 14"
    person.more("correct")
    page.locator("details.group > summary").first.click()
    plus = page.locator("details.group[open] .stepper button").nth(1)
    plus.hover()
    page.mouse.down()
    expect(page.locator("details.group[open] output").first).to_have_text(re.compile(r"→ \d+"))
    expect(page.locator("details.group[open] output").first).to_have_text(re.compile(r"\d+ → 1\d"), timeout=8000)
    page.mouse.up()


def test_an_old_turn_is_changed_from_the_log_in_one_of_two_ways(opened: Opener, api: Api) -> None:
    """C13: nothing happens before it is said that the pieces are put back; a copy is an entry of its own."""
    person, game = teller(opened, api, "did trade metal metal 47")
    page = person.page
    page.goto(page.url.split("#")[0] + f"#/g/{game}/log")
    page.locator(f"a[href='#/g/{game}/change/1']").click()
    page.locator("[data-act='change']").click()
    person.answer("oil")
    expect(page.locator("input[value='stay']")).to_be_checked()
    expect(page.locator(".put-back li").first).to_contain_text(re.compile("metal|oil"))
    page.locator("input[value='again']").check()
    expect(page.locator(".put-back li").first).to_be_visible()
    assert api.save(game)["actions"] == ["did trade metal metal 47", "automa 3"]
    page.locator("input[value='stay']").check()
    person.act("done-so").click()
    expect(page.locator(".mat-keys, .turn-lines").first).to_be_visible()
    assert sorted(api.save(game)["actions"][2:]) == ["adjust resources 47 metal -1", "adjust resources 47 oil +1"]
    page.reload()
    expect(page.locator(".mat-keys, .turn-lines, [data-resume]").first).to_be_visible()
    expect(page.locator(".tickbox")).to_have_count(0)  # what the Automa did was carried out long ago
    page.goto(page.url.split("#")[0] + f"#/g/{game}/at/1")
    expect(page.locator("#copy")).to_have_text("Play on from here")


def test_a_line_with_nothing_to_choose_says_so_and_a_tap_beside_the_menu_closes_it(opened: Opener, api: Api) -> None:
    person, _ = teller(opened, api)
    page = person.page
    revision = person.revision()
    person.key("produce")
    person.follows(revision)
    page.locator(".turn-line .line-button").click()
    page.locator("[data-act='change']").click()
    expect(page.locator(".problem")).to_contain_text("Nothing in it to choose")
    expect(page.locator("[data-act='take-back']")).to_be_visible()
    page.locator(".corner.top.right button").click()
    expect(page.locator(".pop")).to_be_visible()
    box = page.locator("#question").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + 4, box["y"] + 4)
    expect(page.locator(".pop")).to_have_count(0)


def test_a_line_reported_without_a_connection_waits_and_is_sent(opened: Opener, api: Api) -> None:
    person, game = teller(opened, api)
    page = person.page
    page.route("**/api/games/**", lambda route: route.abort())
    person.key("produce")
    expect(page.locator(".turn-line .dot")).to_have_count(1)
    expect(page.locator(".turn-line")).to_contain_text("not yet stored")
    page.unroute("**/api/games/**")
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(page.locator(".turn-line .dot")).to_have_count(0)
    expect(page.locator(".turn-line")).to_have_count(1)
    assert api.save(game)["actions"][-1] == "did produce"


@pytest.mark.server_only
def test_no_line_is_lost_when_the_server_is_killed_or_the_tab_is_closed(browser: Browser, tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    base = f"http://127.0.0.1:{port}"

    def start() -> "subprocess.Popen[bytes]":
        command = [sys.executable, "-m", "maszyna", "play", "--port", str(port), "--token", TOKEN, "--no-browser"]
        with (tmp_path / "server.log").open("wb") as log:
            server = subprocess.Popen(command, env=os.environ | {"MASZYNA_HOME": str(tmp_path)}, stdout=log, stderr=log)
        wait_for(base, server, tmp_path / "server.log")
        return server

    def open_page(context: BrowserContext) -> Teller:
        page = context.new_page()
        page.goto(f"{base}/?token={TOKEN}#/g/{game}")
        person = Teller(page)
        for _ in range(3):
            person.waits("go-on", "done", "automa")
            button = page.locator("[data-act='go-on'], [data-act='done']")
            if button.count():
                button.first.click()
        return person

    server = start()
    context = browser.new_context(viewport={"width": 360, "height": 640}, has_touch=True)
    try:
        api = ServerApi(base)
        game = api.new("scythe-table", {"seats": [{"faction": "crimea", "mat": "innovative"},
                                                  {"player": "automa", "faction": "saxony"}]}, seed=5)  # fmt: skip
        api.close()
        person = open_page(context)
        trade(person)
        expect(person.page.locator(".turn-line")).to_have_count(1)
        server.send_signal(signal.SIGKILL)  # the answer was on the screen: it is on the disk
        server.wait(10)
        person.page.locator(".track-key[data-track='power']").click()  # and what is reported meanwhile waits here
        person.digit(9)
        person.act("corrected").click()
        expect(person.page.locator(".turn-line .dot")).to_have_count(1)
        person.page.close()
        server = start()
        person = open_page(context)
        expect(person.page.locator(".turn-line .dot")).to_have_count(0)
        expect(person.page.locator(".turn-line")).to_have_count(2)
        api = ServerApi(base)
        assert api.save(game)["actions"] == ["did trade metal metal 47", "adjust power 9"]
        api.close()
    finally:
        context.close()
        server.kill()
        server.wait(10)


def test_a_turn_is_reported_by_the_keyboard_alone(opened: Opener, api: Api) -> None:
    person, game = teller(opened, api, STOCK, size="desktop")
    page = person.page
    page.locator("#question").focus()

    def tab_to(wanted: str) -> None:
        for _ in range(80):
            if page.evaluate("(wanted) => document.activeElement?.matches(wanted)", wanted):
                page.keyboard.press("Enter")
                return
            page.keyboard.press("Tab")
        raise AssertionError(wanted)

    revision = person.revision()
    tab_to(".mat-key[data-act='bolster']")
    tab_to(".answer[data-value='power']")
    person.follows(revision)
    revision = person.revision()
    tab_to(".then-keys .mat-key")
    expect(page.locator("[data-ask]").first).to_be_visible()
    for ask in page.locator("[data-ask]").all():
        name = ask.get_attribute("data-ask")
        tab_to(f"[data-ask='{name}'] .answer")
    if page.locator("[data-act='cancel']").count() and page.locator(".left:not(:empty)").count():
        page.locator(".hit.can").first.focus()
        page.keyboard.press("Enter")
    person.follows(revision)
    assert len(api.save(game)["actions"]) == 4
    tab_to("[data-act='automa']")
    expect(person.act("why")).to_be_visible()
