"""Taps for every act of the own turn at a table, on the smallest phone; as many as the design promises, no more."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.asking import SOLO, Api
from tests.browser.companion import Person
from tests.browser.conftest import Opener

STOCK = "resources 43 food 9 wood 9 metal 9 oil 9"


class Teller(Person):
    """A person who reports by the keys of the mat."""

    def key(self, act: str) -> None:
        self.tap(self.page.locator(f".mat-key[data-act='{act}']"))

    def answer(self, value: str, ask: str = "") -> None:
        inside = f"[data-ask='{ask}'] " if ask else ""
        self.tap(self.page.locator(f"{inside}.answer[data-value='{value}']"))

    def digit(self, digit: int) -> None:
        self.tap(self.page.locator(f".keyb[data-digit='{digit}']"))


def teller(opened: Opener, api: Api, *steps: str, size: str = "small") -> tuple[Teller, str]:
    """In the middle of a game, before anything of the turn was reported."""
    game = api.new("scythe-table", SOLO, seed=5)
    api.act(game, *steps, "automa 3")
    page = opened(size, "en", f"#/g/{game}")
    person = Teller(page)
    for _ in range(2):
        if person.waits("go-on", "done", "automa") != "automa":
            page.locator("[data-act='go-on'], [data-act='done']").first.click()
    expect(page.locator(".mat-keys")).to_be_visible()
    return person, game


def trade(person: Teller) -> None:
    person.key("trade")
    person.answer("metal")
    person.tap(person.place("t47"))


def trade_of_two_kinds(person: Teller) -> None:
    person.key("trade")
    person.answer("metal")
    person.answer("oil")
    person.tap(person.place("t47"))


def trade_for_popularity(person: Teller) -> None:
    person.key("trade")
    person.answer("popularity")


def bolster(person: Teller) -> None:
    person.key("bolster")
    person.answer("cards")


def coins(person: Teller) -> None:
    person.key("coins")
    person.answer("coins")


def produce(person: Teller) -> None:
    person.key("produce")


def move(person: Teller) -> None:
    person.go("t43", "t44")


def move_with_a_load(person: Teller) -> None:
    person.tap(person.place("t43"))
    person.tap(person.page.locator("[data-along='load metal']"))
    person.tap(person.place("t44"))


def move_with_all_of_it(person: Teller) -> None:
    person.tap(person.place("t43"))
    person.tap(person.act("all"))
    person.tap(person.place("t44"))


def upgrade(person: Teller) -> None:
    person.key("upgrade")
    person.answer("units")
    person.answer("deploy")


def deploy(person: Teller) -> None:
    person.key("deploy")
    person.answer("speed")
    person.tap(person.place("t43"))


def deploy_the_other_way_round(person: Teller) -> None:
    person.key("deploy")
    person.tap(person.place("t43"))
    person.answer("speed")


def build(person: Teller) -> None:
    person.key("build")
    person.answer("mine")
    person.tap(person.place("t43"))


def enlist(person: Teller) -> None:
    person.key("enlist")
    person.answer("coins", "once")
    person.answer("power", "lasting")


def objective(person: Teller) -> None:
    person.tap(person.act("more"))
    person.tap(person.tool("objective"))
    person.answer("null")


def objective_by_its_card(person: Teller) -> None:
    person.tap(person.act("more"))
    person.tap(person.tool("objective"))
    person.answer("3")


def wrong_number(person: Teller) -> None:
    person.tap(person.page.locator(".track-key[data-track='power']"))
    person.digit(7)
    person.tap(person.act("corrected"))


TAPS: list[tuple[Callable[[Teller], None], int, str, list[str]]] = [
    (trade, 3, "did trade metal metal 47", []),
    (trade_of_two_kinds, 4, "did trade metal oil 47", []),
    (trade_for_popularity, 2, "did trade popularity", []),
    (bolster, 2, "did bolster cards", []),
    (coins, 2, "did coins", []),
    (produce, 1, "did produce", []),
    (move, 2, "move worker 43 44", []),
    (move_with_a_load, 3, "move worker 43 44 metal 1", [STOCK]),
    (move_with_all_of_it, 3, "move worker 43 44 food 9 wood 9 metal 9 oil 9", [STOCK]),
    (upgrade, 3, "did upgrade units deploy", [STOCK]),
    (deploy, 3, "did deploy speed 43", [STOCK]),
    (deploy_the_other_way_round, 3, "did deploy speed 43", [STOCK]),
    (build, 3, "did build mine 43", [STOCK]),
    (enlist, 3, "did enlist coins power", [STOCK]),
    (objective, 3, "did objective none", []),
    (objective_by_its_card, 3, "did objective 3", []),
    (wrong_number, 3, "adjust power 7", []),
]


@pytest.mark.parametrize(("act", "taps", "step", "before"), TAPS, ids=[case[0].__name__ for case in TAPS])
def test_an_act_takes_its_taps(
    opened: Opener, api: Api, act: Callable[[Teller], None], taps: int, step: str, before: list[str]
) -> None:
    person, game = teller(opened, api, *before)
    revision = person.revision()
    act(person)
    person.follows(revision)
    expect(person.page.locator(".turn-line")).to_have_count(1)
    assert person.taps == taps
    assert api.save(game)["actions"][-1] == step


def test_an_encounter_takes_two_digits_and_an_option(opened: Opener, api: Api) -> None:
    person, game = teller(opened, api, "adjust character 43", "adjust encounter 44 back")
    person.go("t43", "t44")
    expect(person.page.locator("[data-ask='number']")).to_be_visible()  # asked for as soon as the character is there
    person.taps = 0
    revision = person.revision()
    person.digit(1)
    person.digit(2)
    person.answer("1", "offer")
    person.follows(revision)
    assert person.taps == 3
    assert api.save(game)["actions"][-1] == "did encounter 12 1"


def test_the_keypad_stays_until_the_number_of_the_card_is_complete(opened: Opener, api: Api) -> None:
    """The second digit must not fall on an option of the card that the first digit alone would be."""
    person, game = teller(opened, api, "adjust character 43", "adjust encounter 44 back")
    person.go("t43", "t44")
    key = person.page.locator(".keyb[data-digit='1']")
    expect(key).to_be_visible()
    before = key.bounding_box()
    key.click()
    expect(person.page.locator(".typed")).to_have_text("1")
    expect(person.page.locator("[data-ask='offer']")).to_have_count(0)
    assert key.bounding_box() == before
    person.act("this-card").click()
    revision = person.revision()
    person.answer("1", "offer")
    person.follows(revision)
    assert api.save(game)["actions"][-1] == "did encounter 1 1"


def test_what_an_option_asks_next_comes_into_view(opened: Opener, api: Api) -> None:
    person, game = teller(opened, api, "adjust character 43", "adjust encounter 44 back", "adjust workers 43 44")
    person.go("t43", "t44")
    person.digit(1)
    person.digit(2)
    person.answer("2", "offer")
    expect(person.page.locator("[data-ask='structure'] .answer").first).to_be_in_viewport(ratio=0.9)
    revision = person.revision()
    person.answer("mine", "structure")
    person.follows(revision)
    assert api.save(game)["actions"][-1].startswith("did encounter 12 2")
    expect(person.page.locator(".turn-line").last).to_contain_text("Encounter 12: option 2")


def test_a_card_without_a_number_takes_a_tap_for_each_gain(opened: Opener, api: Api) -> None:
    person, _ = teller(opened, api, "adjust character 43", "adjust encounter 44 back")
    person.go("t43", "t44")
    expect(person.page.locator("[data-ask='number']")).to_be_visible()
    person.taps = 0
    revision = person.revision()
    person.tap(person.act("no-number"))
    for _ in range(2):
        person.tap(person.page.locator("[data-gain='coins']"))
    person.tap(person.act("tell"))
    person.follows(revision)
    assert person.taps == 4


def test_which_factory_card_it_is_takes_one_tap(opened: Opener, api: Api) -> None:
    person, game = teller(opened, api, "adjust character 24")
    person.go("t24", "t23")
    expect(person.page.locator(".answers.pictures")).to_be_visible()  # as soon as the character is there
    person.taps = 0
    revision = person.revision()
    person.answer("6")
    person.follows(revision)
    assert person.taps == 1
    assert api.save(game)["actions"][-1] == "did card 6"


def test_moving_on_extends_the_line(opened: Opener, api: Api) -> None:
    """And what is noted of both ways stands there once."""
    person, _ = teller(opened, api, "adjust mechs 43")
    for start, end in (("t43", "t5"), ("t5", "t43")):
        revision = person.revision()
        person.go(start, end)
        person.follows(revision)
    expect(person.page.locator(".turn-line")).to_have_count(1)
    expect(person.page.locator(".turn-line .line-note")).to_have_count(1)
    assert person.taps == 4
    revision = person.revision()
    person.page.locator("[data-so]").click()
    person.follows(revision)
    expect(person.page.locator(".turn-line .line-note")).to_have_count(0)  # both are so


def test_two_units_go_into_an_attack_with_three_taps_and_the_combat_takes_three(opened: Opener, api: Api) -> None:
    near = [
        "power 7",
        "cards 3",
        "adjust saxony mechs 37",
        "adjust mechs 43",
        "adjust character 43",
        "adjust workers 44",
    ]
    person, game = teller(opened, api, *near)
    person.tap(person.place("t43"))
    person.tap(person.page.locator("[data-along][aria-pressed='false']").first)
    revision = person.revision()
    person.tap(person.place("t37"))
    person.follows(revision)
    assert person.taps == 3
    assert sorted(api.save(game)["actions"][-2:]) == ["move character 43 37", "move mech 43 37"]
    person.taps = 0
    person.tap(person.act("fight"))
    person.tap(person.page.locator(".keyb[data-key='7']"))
    person.tap(person.act("reveal"))
    assert person.taps == 3


def test_produce_asks_where_only_with_more_territories_than_the_mat_allows(opened: Opener, api: Api) -> None:
    person, game = teller(opened, api, "adjust workers 43 44 47")
    revision = person.revision()
    person.key("produce")
    expect(person.page.locator(".count")).to_have_text("0 of 2")
    person.tap(person.place("t43"))
    expect(person.page.locator(".count")).to_have_text("1 of 2")
    person.tap(person.place("t44"))
    person.follows(revision)
    assert person.taps == 3 and api.save(game)["actions"][-1] == "did produce 43 44"


def test_a_payment_with_a_choice_takes_one_tap_more_for_each_place(opened: Opener, api: Api) -> None:
    person, game = teller(opened, api, "resources 43 metal 2", "resources 47 metal 2")
    revision = person.revision()
    deploy(person)
    expect(person.page.locator("[data-ask='pay']")).to_be_visible()
    person.tap(person.place("t43"))
    person.tap(person.place("t47"))
    person.follows(revision)
    assert api.save(game)["actions"][-1] == "did deploy speed 43 pay 43 metal 2 47 metal 1"
    assert person.taps == 5


def test_a_factory_card_is_one_key_and_the_fifth_column(opened: Opener, api: Api) -> None:
    person, game = teller(opened, api, "adjust character 23", "did card 6")
    assert person.page.locator(".mat-column").count() == 5
    revision = person.revision()
    person.key("factory")
    if person.page.locator("[data-ask]").count():
        person.tap(person.page.locator(".answer").first)
    person.follows(revision)
    assert api.save(game)["actions"][-1].startswith("did factory") and person.taps <= 2


def test_two_units_go_together_into_one_place(opened: Opener, api: Api) -> None:
    person, game = teller(opened, api, "adjust character 43", "deploy 43 speed")
    revision = person.revision()
    person.tap(person.place("t43"))
    for along in ("crimea.character", "crimea.mech"):
        item = person.page.locator(f"[data-along^='{along}']")
        if item.get_attribute("aria-pressed") != "true":
            person.tap(item)
    if person.page.locator("[data-along*='worker'][aria-pressed='true']").count():
        person.page.locator("[data-along*='worker'][aria-pressed='true']").click()
    person.tap(person.place("t44"))
    person.follows(revision)
    assert sorted(api.save(game)["actions"][-2:]) == ["move character 43 44", "move mech 43 44"]


def test_the_keyboard_of_the_mat_fits_the_smallest_phone(opened: Opener, api: Api) -> None:
    """C16: nothing of the first screen lies behind the bar."""
    person, _ = teller(opened, api)
    person.page.locator(".guide-strip button").click()
    expect(person.page.locator(".guide-strip")).to_have_count(0)
    high = person.page.locator(".sheet-body").evaluate("(body) => [body.scrollHeight, body.clientHeight]")
    assert high[0] <= high[1]
    for key in person.page.locator(".mat-key").all():
        box = key.bounding_box()
        assert box is not None and box["width"] >= 70 and box["height"] >= 48
