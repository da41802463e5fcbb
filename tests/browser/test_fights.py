"""Combats as scenes in a real browser: at the table and in the digital game, from the attack to the result."""

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Route, expect
from tests.browser.asking import SOLO, Api
from tests.browser.companion import Person
from tests.browser.conftest import Opener
from tests.browser.test_access import findings

from maszyna.app.scythe.kind import DigitalScythe
from maszyna.games import SCYTHE
from maszyna.players.random_player import choose, random_dice
from maszyna.scythe.events import COMBAT_BEGAN, COMBAT_COMMITTED, COMBAT_WON, TURN_BEGAN

FIGHTS = Path(__file__).parents[1] / "saves" / "fights_in_one_request.json"
NEAR = ["power 7", "cards 3", "adjust saxony mechs 37", "adjust mechs 43", "adjust character 43"]


@pytest.mark.parametrize(("lang", "dark"), [("en", False), ("uk", True), ("ru", False)])
def test_two_units_go_into_one_attack_and_the_result_stays_until_it_is_read(
    opened: Opener, api: Api, lang: str, dark: bool
) -> None:
    """C4, C8, C25: untouched cards are none, and the button says so."""
    game = api.new("scythe-table", SOLO, seed=2)
    api.act(game, *NEAR)
    page = opened("small", lang, f"#/g/{game}", dark=dark)
    person = Person(page)
    person.act("done").click()
    revision = person.revision()
    api.act(game, "move mech 43 37")
    person.follows(revision)
    expect(person.act("fight")).to_be_visible()  # the attack is marked; more units may follow
    revision = person.revision()
    api.act(game, "move character 43 37")
    person.follows(revision)
    person.act("fight").click()
    reveal = person.act("reveal")
    expect(reveal).to_be_enabled()
    expect(page.locator(".side.mine .pieces li:not(.none)")).to_have_count(2)
    expect(page.locator(".note")).to_be_visible()  # a stake of 0 is said
    expect(reveal).to_contain_text("0")
    assert findings(page) == []
    page.locator(".keyb[data-key='7']").click()
    expect(page.locator(".note")).to_be_hidden()
    page.locator(".card-key").last.click()
    expect(reveal).to_contain_text("7 + 5")
    map_button = person.act("map")
    map_button.click()
    expect(page.locator(".game")).to_have_attribute("data-board", "whole")
    map_button.click()
    person.fight()
    expect(page.locator("[data-result]")).to_be_visible()
    expect(page.locator(".side.shown")).to_have_count(2)
    expect(page.locator(".combat-table .counts")).to_have_count(1)
    expect(page.locator(".revealing")).to_have_count(0)
    assert findings(page) == []
    page.reload()
    expect(page.locator("[data-result]")).to_be_visible()
    person.act("done").click()
    expect(page.locator("[data-result]")).to_have_count(0)
    expect(person.act("automa")).to_be_visible()


def test_only_the_button_reveals_and_its_second_tap_is_lost(opened: Opener, api: Api) -> None:
    """The result would be gone unseen. A choice leaves the panel where it was."""
    game = api.new("scythe-table", SOLO | {"cards": "typed"}, seed=2)
    api.act(game, *NEAR, "automa 3", "move mech 43 37")
    page = opened("small", "en", f"#/g/{game}")
    person = Person(page)
    while person.waits("done", "fight", "reveal") != "reveal":
        page.locator("[data-act='done'], [data-act='fight']").first.click()
    body = page.locator(".sheet-body")
    body.evaluate("(node) => { node.scrollTop = 40; }")
    page.locator(".keyb[data-key='3']").first.click()
    assert body.evaluate("(node) => node.scrollTop") == 40
    page.locator(".keyb[data-key='3']").first.click()
    revision = person.revision()
    person.act("reveal").click()
    asked = page.locator("[data-needs]")
    while True:
        expect(asked.or_(page.locator(f".game:not([data-revision='{revision}'])")).first).to_be_visible()
        if not asked.count():
            break
        times = asked.get_attribute("data-asked") or ""
        for _ in range(int(asked.get_attribute("data-needs") or "1")):
            asked.locator(".keyb").first.click()
        page.wait_for_timeout(300)
        assert person.revision() == revision, "a value is no reveal"
        box = person.act("reveal").bounding_box()
        assert box
        middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        page.mouse.click(*middle)
        expect(page.locator(f"[data-asked='{times}']")).to_have_count(0)
        page.mouse.click(*middle)
    expect(page.locator("[data-result]")).to_be_visible()


def test_a_tap_ends_the_reveal(opened: Opener, api: Api) -> None:
    game = api.new("scythe-table", SOLO, seed=2)
    api.act(game, *NEAR, "automa power 0", "automa cards 0", "move mech 43 37", "fight 37 power 5 cards none")
    page = opened("phone", "en", f"#/g/{game}")
    expect(page.locator(".result")).to_be_visible()
    page.locator("#question").click()
    expect(page.locator(".revealing")).to_have_count(0)
    expect(page.locator("#question")).to_contain_text("You win")


def before_an_attack(api: Api) -> tuple[str, str, Any]:
    """A digital game in which a unit can be moved into a combat: the game, where it stands, and the way."""
    for seed in range(1, 12):
        game, chance = api.new("scythe", SOLO, seed=seed), random.Random(seed)
        for _ in range(250):
            view = api.game(game)["view"]
            decision, travel = view["decision"], view["travel"]
            if not decision:
                break
            if travel and decision["widget"] == "travel" and not decision["continues"]:
                for key, piece in travel["pieces"].items():
                    for way in piece["reach"]:
                        if way["pin"] == "combat":
                            at = next(one["place"] for one in view["board"]["pieces"] if key in one["of"])
                            return game, at, way
            api.act(game, chance.choice(decision["options"])["action"])
    raise AssertionError("nobody could attack")


@pytest.mark.server_only
def test_an_attack_bears_its_chance_takes_one_tap_and_ends_with_a_result(opened: Opener, api: Api) -> None:
    game, start, way = before_an_attack(api)
    page = opened("phone", "en", f"#/g/{game}")
    person = Person(page)
    page.evaluate("localStorage.setItem('settings', JSON.stringify({ hints: true }))")
    page.reload()
    while person.waits("go-on", "hint") == "go-on":
        person.act("go-on").click()
    person.place(start).click()
    expect(page.locator(".mark .pin-text", has_text=f"{round(way['chance'] * 100)}%").first).to_be_visible()
    revision = person.revision()
    person.place(way["to"]).click()
    person.follows(revision)
    expect(page.locator("[data-act='go-there']")).to_have_count(0)  # D20
    api.act(game, *[one["action"] for one in api.game(game)["view"]["decision"]["options"] if one["declines"]][:1])
    expect(person.act("reveal")).to_be_visible()
    assert findings(page) == []
    page.locator(".keyb[data-key='1']").first.click()
    person.act("reveal").click()
    expect(page.locator(".result-lines li").first).to_be_visible()
    expect(page.locator(".revealing")).to_have_count(0)
    assert findings(page) == []
    person.act("reveal-again").click()
    expect(page.locator("#question")).to_contain_text("You ")
    person.act("go-on").click()
    expect(page.locator("[data-result]")).to_have_count(0)


@pytest.mark.server_only
def test_of_two_combats_at_once_the_first_is_shown_before_the_second_is_asked(opened: Opener, api: Api) -> None:
    """D2; and the keys of a combat are in sight on the smallest phone, the star comes with its result."""
    save = json.loads(FIGHTS.read_text(encoding="utf-8"))
    game = api.asked("POST", "games", {"save": save | {"actions": save["actions"][:170]}}, 201)["id"]
    page = opened("small", "en", f"#/g/{game}")
    person = Person(page)
    expect(person.act("reveal")).to_be_visible()
    revision = person.revision()
    api.act(game, *save["actions"][170:172])
    person.follows(revision)
    expect(page.locator("#question")).to_contain_text("You win: the Factory")
    expect(page.locator(".star-moment")).to_contain_text("Your 3rd star")
    person.act("go-on").click()
    expect(page.locator("#question")).to_contain_text("mountain by the Factory")
    expect(page.locator(".side.mine")).to_contain_text("You")
    expect(page.locator(".star-moment")).to_have_count(0)
    last = page.locator("fieldset.field .keyb").last.bounding_box()
    acts = page.locator(".acts").bounding_box()
    assert last and acts and last["y"] + last["height"] <= acts["y"] + 1
    revision = person.revision()
    api.act(game, *save["actions"][172:174])
    person.follows(revision)
    person.act("go-on").click()
    expect(page.locator("#question")).not_to_contain_text("You win")
    expect(page.locator(".star-moment")).to_have_count(0)


@pytest.mark.server_only
def test_the_chance_on_the_map_follows_what_goes_along(opened: Opener, api: Api) -> None:
    game = api.new("scythe", SOLO, 6)
    view = api.game(game)["view"]
    key = next(key for key, one in view["travel"]["pieces"].items() if one["reach"])
    start = next(piece["place"] for piece in view["board"]["pieces"] if key in piece["of"])

    def to_an_attack(route: Route) -> None:
        answer = route.fetch()
        found = answer.json()
        piece = found["view"]["travel"]["pieces"][key]
        piece["reach"][0] |= {"pin": "combat", "chance": 0.75, "chance_loaded": 1.0}
        piece["load"] = [{"key": "worker", "name": "workers", "art": "worker.crimea.1", "most": 2}]
        found["view"]["travel"]["pieces"] = {key: piece}
        route.fulfill(response=answer, json=found)

    page = opened("phone", "en")
    page.route(re.compile(rf"/api/games/{game}(\?|$)"), to_an_attack)
    page.goto(f"{page.url.split('#')[0]}#/g/{game}")
    page.locator(f".hit[data-place='{start}']").click()
    pin = page.locator(".mark.can .pin-text")
    expect(pin).to_have_text(["75%"])
    page.locator(".load-row .round").last.click()
    expect(pin).to_have_text(["100%"])
    page.locator(".load-row .round").first.click()
    expect(pin).to_have_text(["75%"])


def decided(seed: int) -> tuple[Any, int]:
    """A game, and the action that decides a combat which the person has begun and the person's turn ends with."""
    record, chance = SCYTHE.new(dict(SOLO), seed), random_dice(seed)
    while not record.game.is_over():
        entry = record.play(choose(record.game, chance))
        fights = [event for event in entry.events if event.kind == COMBAT_WON]
        if entry.seat == 0 and fights and any(event.kind == TURN_BEGAN for event in entry.events):
            before = record.at(len(record.actions) - 1)
            if before.turn.seat == 0:
                return record, len(record.actions) - 1
    return record, 0


@pytest.mark.server_only
def test_the_beaten_stand_on_the_map_until_the_result_is_shown(opened: Opener, api: Api) -> None:
    record, before = next(found for seed in range(1, 60) if (found := decided(seed))[1])
    save = json.loads(SCYTHE.dump(record))
    game = api.asked("POST", "games", {"save": save | {"actions": save["actions"][:before]}}, 201)["id"]
    page = opened("phone", "en")
    page.emulate_media(reduced_motion="no-preference")
    page.goto(f"{page.url.split('#')[0]}#/g/{game}")
    page.reload()
    page.locator(f'#app[data-route="#/g/{game}"]').wait_for()
    pieces = "() => [...document.querySelectorAll('g.piece')].map((one) => one.dataset.piece).sort()"
    numbers = page.locator(".chip-seat [data-track]")
    fighting, spent = page.evaluate(pieces), numbers.all_text_contents()
    api.act(game, save["actions"][before])
    expect(page.locator(".revealing")).to_be_visible()
    assert page.evaluate(pieces) == fighting
    assert numbers.all_text_contents() == spent != []  # what was spent comes with the reveal
    page.keyboard.press("Shift")  # any key ends the reveal
    expect(page.locator(".revealing")).to_have_count(0)
    assert page.evaluate(pieces) != fighting
    expect(page.locator(".turn-before li").first).to_contain_text("You choose")  # no confirmation has summed it up
    page.locator("[data-act='reveal-again']").click()
    expect(page.locator(".revealing")).to_be_visible()
    assert page.evaluate(pieces) == fighting


def among_others(seed: int) -> tuple[Any, int]:
    """A game, and how many actions come before one of the person after which two others fight."""
    automas = [{"player": "automa", "faction": name} for name in ("togawa", "rusviet")]
    thinkers = [{"player": "beginner", "faction": name} for name in ("saxony", "nordic")]
    seats = [SOLO["seats"][0], *automas, *thinkers]
    record, chance = SCYTHE.new({"seats": seats}, seed), random_dice(seed)
    while not record.game.is_over() and len(record.actions) < 600:
        before = len(record.actions)
        record.play(choose(record.game, chance))
        DigitalScythe().let_think(record)
        events = [event for entry in record.entries[before + 1 :] for event in entry.events]
        kinds = [event.kind for event in events]
        if kinds.count(COMBAT_BEGAN) == kinds.count(COMBAT_WON) == 1 and not record.game.is_over():
            fighters = [event.seat for event in events if event.kind == COMBAT_COMMITTED]
            if 0 not in fighters and TURN_BEGAN in kinds[: kinds.index(COMBAT_BEGAN)]:
                return record, before
    return record, 0


@pytest.mark.server_only
def test_a_combat_among_others_comes_in_their_turn_and_once(opened: Opener, api: Api) -> None:
    """The turn up to the attack, then the result, then what came after it; numbers change with the reveal."""
    record, before = next(found for seed in range(2, 60) if (found := among_others(seed))[1])
    save = json.loads(SCYTHE.dump(record))
    game = api.asked("POST", "games", {"save": save | {"actions": save["actions"][:before]}}, 201)["id"]
    page = opened("desktop", "en")
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate("localStorage.setItem('settings', JSON.stringify({ pace: 'slow' }))")
    page.goto(f"{page.url.split('#')[0]}#/g/{game}")
    page.reload()
    page.locator(f'#app[data-route="#/g/{game}"]').wait_for()
    person = Person(page)
    while person.waits("go-on", "hint", "confirm") == "go-on":
        person.act("go-on").click()
    view = api.act(game, save["actions"][before])["view"]
    said = ["".join(span if isinstance(span, str) else span["t"] for span in step["say"])
            for turn in view["story"]["turns"] for step in turn["steps"]]  # fmt: skip
    won = next(text for text in said if " wins the combat" in text or "Wins the combat" in text)
    expect(page.locator(".film-lines .now")).to_have_count(1)  # the turn comes first
    expect(page.locator("[data-result]")).to_have_count(0)
    shown = []
    while page.locator("[data-result]").count() == 0:
        shown += page.locator(".film-lines li > span").all_inner_texts()
        person.act("go-on").click()
        page.wait_for_timeout(250)
    assert shown and won not in shown
    expect(page.locator(".revealing")).to_be_visible()
    expect(page.locator(".sheet-head .count")).to_be_empty()
    person.act("go-on").click()
    expect(page.locator("[data-result]")).to_have_count(0)
    while person.waits("go-on", "hint", "reveal") == "go-on":
        person.act("go-on").click()
        page.wait_for_timeout(250)
        assert page.locator("[data-result]").count() == 0  # not once more
    stood = {f"{one['key']}translate({one['x']:g} {one['y']:g})" for one in view["board"]["pieces"]}
    drawn = """() => [...document.querySelectorAll("g.piece")]
        .map((one) => one.dataset.piece + one.getAttribute("transform"))"""
    assert set(page.evaluate(drawn)) == stood


@pytest.mark.server_only
@pytest.mark.parametrize(
    ("size", "lang", "limit"), [("small", "ru", "нельзя"), ("phone", "en", "no combat allows more")]
)
def test_the_keys_of_a_combat_stay_where_they_are_and_say_their_limit(
    opened: Opener, api: Api, size: str, lang: str, limit: str
) -> None:
    record, before = next(found for seed in range(1, 60) if (found := decided(seed))[1])
    while record.at(before).decision_kind() != "dial":
        before -= 1
    save = json.loads(SCYTHE.dump(record))
    game = api.asked("POST", "games", {"save": save | {"actions": save["actions"][:before]}}, 201)["id"]

    def strong(route: Route) -> None:
        answer = route.fetch()
        found = answer.json()
        own = next(side for side in found["view"]["fight"]["sides"] if side["hand"])
        own |= {"power": 9, "most_power": 7}
        route.fulfill(response=answer, json=found)

    page = opened(size, lang)
    page.route(re.compile(rf"/api/games/{game}(\?|$)"), strong)
    page.goto(f"{page.url.split('#')[0]}#/g/{game}")
    expect(page.locator(".field legend").first).to_contain_text(limit)
    where = "() => [...document.querySelectorAll('.sheet, .keyb, .chance')].map((one) => one.getBoundingClientRect().y)"
    page.wait_for_timeout(400)
    found = page.evaluate(where)
    page.locator(".keyb[data-key='3']").first.click()
    expect(page.locator(".note")).to_be_hidden()
    assert page.evaluate(where) == found
