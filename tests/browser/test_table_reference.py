"""What was dealt for a table, and what only its people know: named, to be read again, to be told later."""

from playwright.sync_api import Route, expect
from tests.browser.asking import SOLO, Api
from tests.browser.companion import Person
from tests.browser.conftest import Opener

RANDOM = {"seats": [{"faction": "crimea"}, {"player": "automa", "faction": "saxony"}], "airships": {},
          "resolution": "random"}  # fmt: skip


def test_what_is_dealt_at_random_is_named_wherever_it_is_looked_for(opened: Opener, api: Api) -> None:
    game = api.new("scythe-table", RANDOM, seed=5)
    setup = api.save(game)["setup"]
    assert setup["seats"][0]["mat"] and setup["airships"]["aggressive"] and setup["airships"]["passive"]
    assert setup["resolution"] not in (None, "random") and not setup.get("structure_bonus")
    view = api.game(game)["view"]
    mat = next(seat["mat_name"] for seat in view["seats"] if seat["player"] == "human")
    page = opened("phone", "en", f"#/g/{game}")
    lines = page.locator(".lines > li")
    for text in (f"player mat “{mat}”", "beside the encounter deck", "beside the Triumph Track", "airship card"):
        expect(lines.filter(has_text=text)).to_have_count(1)
    Person(page).act("done").click()
    page.get_by_role("button", name="Menu").click()
    page.locator(".pop button").filter(has_text="Reference").click()
    page.locator(".ref-parts a").filter(has_text="Game").click()
    sheet = page.locator(".reference")
    expect(sheet).to_contain_text(mat)
    assert len(view["in_play"]["tiles"]) >= 4
    for tile in view["in_play"]["tiles"]:
        expect(sheet.locator(".ref-row").filter(has_text=tile["head"]).first).to_be_visible()
    page.goto(page.url.split("#")[0] + f"#/g/{game}/log")
    expect(page.locator(".log-line").filter(has_text="beside the Triumph Track")).to_have_count(1)


def test_the_game_goes_on_as_dealt_from_its_save(opened: Opener, api: Api) -> None:
    game = api.new("scythe-table", RANDOM, seed=5)
    api.act(game, "automa")
    again = api.asked("POST", "games", {"save": api.save(game)}, 201)["id"]
    first, second = [api.game(one)["view"] for one in (game, again)]
    assert first["board"]["pieces"] == second["board"]["pieces"] and first["in_play"] == second["in_play"]


def test_a_structure_bonus_left_open_can_be_told_at_the_end(opened: Opener, api: Api) -> None:
    game = api.new("scythe-table", SOLO, seed=7)
    api.act(game, "move worker 47 46", "build mill 46", "stars 6")
    page = opened("phone", "en", f"#/g/{game}/end")
    asked = page.locator("[data-unknown='tile']")
    asked.locator("select").select_option("adjacent_tunnels")
    asked.get_by_role("button").click()
    expect(asked).to_have_count(0)
    assert api.save(game)["actions"][-1] == "tile adjacent_tunnels"
    assert api.game(game)["view"]["in_play"]["bonus"]


def test_a_structure_bonus_can_be_told_during_the_game(opened: Opener, api: Api) -> None:
    game = api.new("scythe-table", SOLO, seed=7)
    person = Person(opened("phone", "en", f"#/g/{game}"))
    person.act("done").click()
    person.more("correct")
    person.tool("tile").click()
    revision = person.revision()
    person.page.locator("[data-value='adjacent_tunnels']").click()
    person.follows(revision)
    assert api.game(game)["view"]["in_play"]["bonus"]


def test_the_reference_opens_from_the_chip_and_its_parts_lead_to_one_another(opened: Opener, api: Api) -> None:
    """S7."""
    game = api.new("scythe-table", SOLO, seed=7)
    api.act(game, "automa")
    page = opened("phone", "en", f"#/g/{game}")
    page.locator(".chip-seat").click()
    expect(page.locator(".star-card .space.here")).to_have_count(1)
    expect(page.locator(".stage")).to_be_hidden()
    page.locator(".ref-parts a").filter(has_text="Mat").click()
    expect(page.locator(".ref-group")).to_have_count(4)
    page.locator("[data-act='close']").click()
    expect(page.locator(".stage")).to_be_visible()


def test_an_ability_told_wrongly_is_turned_off_and_a_wrong_marker_set(opened: Opener, api: Api) -> None:
    game = api.new("scythe-table", SOLO, seed=7)
    api.act(game, "automa", "ability speed", "saxony tracker 5")
    page = opened("phone", "en", f"#/g/{game}/sheet/abilities")
    page.get_by_role("button", name="Turn off: Speed").click()
    expect(page.get_by_role("button", name="Turn on: Speed")).to_be_visible()
    assert api.save(game)["actions"][-1] == "adjust ability no speed"
    page.locator(".ref-parts a").filter(has_text="Automa").click()
    expect(page.locator(".ref-row.warn")).to_contain_text("but the marker is on 5")
    page.locator(".ref-row.warn button").click()
    expect(page.locator(".ref-row.good")).to_be_visible()


def test_a_rule_leads_to_the_turns_it_decided_and_from_there_to_why(opened: Opener, api: Api) -> None:
    game = api.new("scythe-table", SOLO, seed=7)
    api.act(game, "automa")
    page = opened("phone", "uk", f"#/g/{game}/why/1/1")
    page.locator(".why-say .rule", has_text="A6.2").click()
    page.locator(".problem a").click()
    expect(page.locator("#question")).to_have_text("Правило A6.2")
    page.locator(".decided a").first.click()
    expect(page.locator(".why-say")).to_be_visible()
    page.goto(page.url.split("#")[0] + "#/rules/A9.2")
    expect(page.locator(".rule-text")).to_be_visible()


def test_on_a_tablet_the_automas_part_stands_beside_the_list(opened: Opener, api: Api) -> None:
    game = api.new("scythe-table", SOLO, seed=7)
    api.act(game, "automa")
    page = opened("tablet", "en", f"#/g/{game}")
    expect(page.locator(".beside .star-card")).to_be_visible()
    expect(page.locator(".beside a.code").first).to_be_visible()


def test_a_reference_that_was_closed_while_it_loaded_stays_closed(opened: Opener, api: Api) -> None:
    game = api.new("scythe-table", SOLO, seed=5)
    page = opened("phone", "en", f"#/g/{game}")
    person = Person(page)
    person.act("done").click()
    expect(person.act("automa")).to_be_visible()
    waiting: list[Route] = []
    page.route("**/sheet?part=*", lambda route: waiting.append(route))
    page.evaluate(f"location.hash = '#/g/{game}/sheet/mat'")
    page.wait_for_timeout(300)
    page.evaluate(f"location.hash = '#/g/{game}'")
    expect(person.act("automa")).to_be_visible()
    for one in waiting:
        one.continue_()
    page.wait_for_timeout(500)
    assert waiting or page.url.startswith("file"), "the reference was asked for"
    expect(page.locator(".reference")).to_have_count(0)
    expect(person.act("automa")).to_be_visible()


def test_the_bonus_tile_is_asked_for_before_the_scores(opened: Opener, api: Api) -> None:
    game = api.new("scythe-table", SOLO, seed=7)
    api.act(game, "move worker 47 46", "build mill 46", "stars 6")
    page = opened("small", "uk", f"#/g/{game}")
    if Person(page).waits("scores", "done") == "done":
        Person(page).act("done").click()
    expect(page.locator(".end-row")).to_have_count(0)
    page.locator(".answer[data-value='adjacent_tunnels']").click()
    expect(page.locator("table.scores")).to_be_visible()
    expect(page.locator("[data-unknown='tile']")).to_have_count(0)
    assert api.save(game)["actions"][-1].endswith("tile adjacent_tunnels")
