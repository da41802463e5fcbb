"""Digital games in a real Chromium, played by taps alone to their end."""

import json
import random
import re
from pathlib import Path
from statistics import median
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.asking import Api
from tests.browser.looking import Engine, asked, check_end, check_options, check_position
from tests.browser.page_look import MOST_LOOKS
from tests.browser.person import Person
from tests.browser.transports import listen

SOLO = {"seats": [{"faction": "crimea", "mat": "innovative"}, {"player": "automa", "faction": "saxony"}]}
WIND = SOLO | {"airships": {}, "resolution": "land_rush"}
TWO = {"seats": [{"faction": "crimea"}, {"faction": "togawa"}, {"player": "automa", "faction": "saxony"}]}
SAVES = Path(__file__).parents[1] / "saves"
MOST_MOVE = 5  # gestures of a Move turn, in the median
MOST_WITH_AIRSHIPS = 6  # in this one game; over many games it is 5 (test_digital_soak.py)


def person_in(opened: Any, game: str, seed: int, size: str = "desktop", lang: str = "en") -> Person:
    page = opened(size, lang)
    person = Person(page, random.Random(seed))
    person.open(f"{page.url.split('#')[0]}#/g/{game}")
    return person


@pytest.mark.parametrize(
    ("setup", "lang", "size", "seed"),
    [(SOLO, "en", "desktop", 1), (SOLO, "uk", "small", 2), (WIND, "ru", "desktop", 3)],
)
def test_a_person_plays_to_the_end(
    api: Api, opened: Any, tmp_path: Path, setup: Any, lang: str, size: str, seed: int
) -> None:
    game = api.new("scythe", setup, seed)
    person = person_in(opened, game, seed, size, lang)
    engine = Engine(api, game)
    decisions = 0

    def each(one: Person) -> None:
        nonlocal decisions
        decisions += 1
        check_options(one)
        if decisions % 5 == 0 and asked(one):
            check_position(one, engine.game())

    person.play(each=each)
    assert person.view["game"]["over"]
    assert person.page.evaluate("document.documentElement.lang") == lang
    most = MOST_WITH_AIRSHIPS if setup is WIND else MOST_MOVE
    assert median(turn.move for turn in person.turns if turn.move) <= most
    check_end(person, game, tmp_path)
    assert not person.problems


@pytest.mark.server_only
def test_two_people_by_seat_links_never_get_what_the_other_hides(api: Api, opened: Any) -> None:
    game = api.new("scythe", TWO, 11)
    seats = ["crimea", "togawa"]
    heard: dict[str, list[str]] = {seat: [] for seat in seats}
    people = {}
    for number, seat in enumerate(seats):
        link = api.asked("POST", f"games/{game}/links", {"seat": seat}, 201)["link"]
        page = opened("desktop", "en", link, stranger=True)
        page.on("response", lambda answer, seat=seat: keep(heard[seat], answer))
        people[seat] = Person(page, random.Random(number))
        page.reload()
        page.locator("#question").wait_for()
        people[seat].settle()
    for _ in range(14):
        for seat, other in zip(seats, seats[::-1], strict=True):
            people[seat].follow(people[other].view)
            people[seat].play(upto=40)
    for person in people.values():  # what a page asks for anew in the middle of a game
        person.page.reload()
        person.page.locator("#question").wait_for()
        person.settle()
    assert max(len(texts) for texts in heard.values()) > 20
    for number, seat in enumerate(seats):
        assert people[seat].view["you"] == seat
        for text in heard[seat]:
            check_secrets(text, seats[1 - number])


def keep(texts: list[Any], answer: Any) -> None:
    if "/api/games/" in answer.url and "/events" not in answer.url and answer.ok:
        texts.append(answer.json())


def check_secrets(document: Any, other: str) -> None:
    """Nowhere in a document does the other seat have a hand or objectives."""
    if isinstance(document, list):
        for one in document:
            check_secrets(one, other)
    elif isinstance(document, dict):
        if other in (document.get("key"), document.get("seat")):
            assert not {"hand", "objectives", "dialled"} & document.keys()
        for one in document.values():
            check_secrets(one, other)


def test_hot_seat_has_a_curtain_between_the_hands(api: Api, opened: Any) -> None:
    game = api.new("scythe", TWO, 12)
    person = person_in(opened, game, 5)
    curtains = set()
    for _ in range(60):
        if "curtain" in person.acts():
            curtains.add(person.view["curtain"])
            assert not person.page.locator(".own-strip, .hand").count()
            here = person.page.url
            for page in ("seat/" + person.view["curtain"], "seat/saxony", "sheet"):
                person.page.goto(f"{here.split('#')[0]}#/g/{game}/{page}")
                person.settle()
                assert "curtain" in person.acts()
                assert not person.page.locator(".hand, .hand-cards, .objective").count()
            person.page.goto(here)
            person.settle()
        person.play(upto=1)
    assert curtains == {"crimea", "togawa"}
    assert not person.problems


@pytest.mark.site_sample
def test_undo_goes_back_to_the_last_thing_revealed(api: Api, opened: Any) -> None:
    game = api.new("scythe", SOLO, 3)
    person = person_in(opened, game, 1)
    while person.view["game"]["turn"] < 5 or not asked(person) or person.view["decision"]["kind"] != "section":
        person.decide()
    start = api.save(game)["actions"]
    assert not person.view["undo"]["can"]
    person.tap('[data-action="section move"]')
    person.tap('[data-action="move units"]')
    key = next(iter(person.view["travel"]["pieces"]))
    to = person.view["travel"]["pieces"][key]["reach"][0]["to"]
    person.tap_piece(key)
    person.tap_place(to)
    assert len(api.save(game)["actions"]) > len(start) + 2
    for _ in range(4):
        if person.view["undo"]["can"]:
            person.tap(".acts .act.back")
    assert api.save(game)["actions"] == start
    assert not person.view["undo"]["can"]


@pytest.mark.site_sample
def test_a_gesture_is_one_request(api: Api, opened: Any) -> None:
    """A tapped move; the end of a turn, before it is confirmed. The reasons of the turn just told need none."""
    game = api.new("scythe", SOLO, 3)
    person = person_in(opened, game, 1)
    paths: list[str] = []
    listen(person.page, lambda method, path, status, document: paths.append(path))

    def requests(least: int) -> list[str]:
        """What the page has requested since the last look; an answer is heard a moment after the page shows it."""
        for _ in range(MOST_LOOKS):
            if len(paths) >= least:
                break
            person.page.wait_for_timeout(4)
        found = [path.partition("?")[0].rpartition("/")[2] for path in paths]
        paths.clear()
        return found

    key, piece = next((key, one) for key, one in person.view["travel"]["pieces"].items() if one["reach"])
    person.tap_piece(key)
    assert requests(0) == []
    person.tap_place(next(way["to"] for way in piece["reach"] if not way["pin"]))
    assert requests(1) == ["actions"]
    while "confirm" not in person.acts():
        requests(0)
        person.decide()
    assert requests(1)[-1:] == ["actions"]
    revision = person.view["game"]["revision"]
    person.tap('[data-act="confirm"]')
    assert requests(1) == ["actions"] and person.view["game"]["revision"] == revision + 1
    person.tap(".why-link")
    expect(person.page.locator(".why-say")).not_to_be_empty()
    assert requests(0) == []


def test_one_gesture_can_be_taken_out_of_the_turn(api: Api, opened: Any) -> None:
    game = api.new("scythe", SOLO, 4)
    person = person_in(opened, game, 1)
    keys = [key for key in person.view["travel"]["pieces"] if "worker" in key]
    person.tap_piece(keys[0])
    person.tap_place(person.view["travel"]["pieces"][keys[0]]["reach"][0]["to"])
    assert person.page.locator(".chip").count() == 2
    person.tap(".chip-close", 1)
    assert api.save(game)["actions"] == ["section move", "move units"]


def test_a_tap_takes_the_piece_it_is_nearest_to(api: Api, opened: Any) -> None:
    """Where several stand on one place, as an airship over a base, on the smallest screen."""
    person = person_in(opened, api.new("scythe", WIND, 3), 1, "small")
    for key in person.view["travel"]["pieces"]:
        piece = person.piece_with(key)
        person.tap(f'.piece[data-piece="{piece}"]')
        assert person.seen["selected"] == [piece]
        person.tap(".acts .act.back")


@pytest.mark.server_only
def test_a_place_that_is_closed_before_it_came_does_not_come(api: Api, opened: Any) -> None:
    person = person_in(opened, api.new("scythe", SOLO, 3), 1)
    page, question = person.page, person.page.locator("#question").inner_text()
    held: list[Any] = []
    page.route("**/place?*", lambda asked: held.append(asked))
    page.evaluate("location.hash += '/place/t43'")
    while not held:
        page.wait_for_timeout(20)
    page.keyboard.press("Escape")
    expect(page.locator("#app")).to_have_attribute("data-route", re.compile("^#/g/[^/]+$"))
    held[0].continue_()
    person.settle()
    assert page.locator("#question").inner_text() == question
    check_options(person)


def test_the_keyboard_alone_plays_turns(api: Api, opened: Any) -> None:
    game = api.new("scythe", SOLO, 6)
    person = person_in(opened, game, 2)
    page = person.page
    turn = person.view["game"]["turn"]
    for selector in ['[data-then="trade popularity"]', '[data-act="confirm"]']:
        press(person, selector)
    assert person.view["game"]["turn"] > turn
    piece = next(one for one in person.view["travel"]["pieces"] if "worker" in one)
    start = next(one["place"] for one in person.view["board"]["pieces"] if piece in one["of"])
    to = person.view["travel"]["pieces"][piece]["reach"][0]["to"]
    for place in (start, to):
        reach(person, place)
        page.keyboard.press("Enter")
        person.settle()
    assert "section move" in api.save(game)["actions"]
    assert page.evaluate("document.activeElement !== document.body")


def press(person: Person, selector: str) -> None:
    """Tab to a button and press it."""
    for _ in range(80):
        person.page.keyboard.press("Tab")
        if person.page.evaluate("(one) => document.activeElement.matches(one)", selector):
            person.page.keyboard.press("Enter")
            person.settle()
            return
    raise AssertionError(f"{selector} cannot be reached by Tab")


def reach(person: Person, place: str) -> None:
    """Tab to the board, then arrows to a place: up and down, left and right until it has the focus."""
    page = person.page
    here = "document.activeElement.dataset.place"
    for _ in range(80):
        if page.evaluate(here):
            break
        page.keyboard.press("Tab")
    spots = {one["key"]: (one["x"], one["y"]) for one in person.places}
    for _ in range(60):
        now = page.evaluate(here)
        if now == place:
            return
        dx, dy = spots[place][0] - spots[now][0], spots[place][1] - spots[now][1]
        if abs(dy) > 30:
            page.keyboard.press("ArrowDown" if dy > 0 else "ArrowUp")
        else:
            page.keyboard.press("ArrowRight" if dx > 0 else "ArrowLeft")
    raise AssertionError(f"{place} cannot be reached by arrows")


def imported(api: Api, save: str) -> str:
    """A game of a save, by its id."""
    document = json.loads((SAVES / save).read_text(encoding="utf-8"))
    return str(api.asked("POST", "games", {"save": document}, 201)["id"])


@pytest.mark.parametrize("size", ["desktop", "small"])
def test_a_mat_with_a_factory_card_keeps_its_words_whole(api: Api, opened: Any, size: str) -> None:
    """Five sections: no word is broken in two, and no text is wider than its button."""
    person = person_in(opened, imported(api, "with_a_factory_card.json"), 2, size)
    assert person.page.locator(".mat .section").count() == 5
    lines = """nodes => nodes.map(node => node.getClientRects().length
        && Math.round(node.getBoundingClientRect().height / parseFloat(getComputedStyle(node).lineHeight)))"""
    assert set(person.page.locator(".section-name strong").evaluate_all(lines)) == {1}
    wider = "nodes => nodes.filter(node => node.scrollWidth > node.clientWidth + 1).length"
    assert person.page.locator(".side-button").evaluate_all(wider) == 0


def test_hints_beside_the_factory_do_not_fail(api: Api, opened: Any) -> None:
    """A turn that reaches the Factory stops before its cards: the page shows three hints and no refusal."""
    person = person_in(opened, imported(api, "beside_the_factory.json"), 2)
    person.tap('[data-act="hint"]')
    expect(person.page.locator(".hint")).to_have_count(3, timeout=30_000)
    assert not person.seen["problem"]
    advised = " ".join(person.page.locator(".hint-steps > li").all_inner_texts())
    assert "factory card" not in advised.lower()


def test_hints_are_there_in_the_first_five_games_and_then_as_they_are_set(api: Api, opened: Any) -> None:
    games = [api.new("scythe", SOLO, seed) for seed in range(6)]
    page = opened("phone", "en", f"#/g/{games[0]}")
    hint, question = page.locator("[data-act=hint]"), page.locator("#question")
    for game in games[:5]:
        page.goto(page.url.partition("#")[0] + f"#/g/{game}")
        expect(hint).to_be_visible()
        expect(hint).to_have_text("Hint")
    page.goto(page.url.partition("#")[0] + f"#/g/{games[5]}")
    expect(question).to_contain_text("section")
    expect(page.locator("[data-action^=section]").first).to_be_visible()
    expect(hint).to_have_count(0)
    page.goto(page.url.partition("#")[0] + "#/settings")
    expect(page.locator("#set-hints")).not_to_be_checked()
    page.locator("#set-hints").check()
    page.goto(page.url.partition("#")[0] + f"#/g/{games[5]}")
    expect(hint).to_be_visible()


def test_hints_are_asked_for_shown_and_taken(api: Api, opened: Any) -> None:
    game = api.new("scythe", SOLO, 6)
    person = person_in(opened, game, 2)
    person.tap('[data-act="hint"]')
    person.page.locator(".hint").first.wait_for()
    person.tap('[data-show="0"]')
    assert api.save(game)["actions"] == []  # looking at it changes nothing
    person.tap('[data-take="0"]')
    if "confirm" in person.acts():
        person.tap('[data-act="confirm"]')
    assert api.save(game)["actions"]
