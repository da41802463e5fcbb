"""The Factory (section 9): who gets a card, and what the fifteen cards on file cost and give."""

from collections import Counter

import pytest
from _pytest.mark import ParameterSet
from tests.scythe.props import hand, have, purse, recruits, units
from tests.scythe.scene import Scene

# Copied from the cards: price, then all gains, or with "or" one of them.
CARDS = """
 1 | 1 coins + 1 combat_cards | 2 produce_territories
 2 | 1 popularity | 1 enlist or 1 upgrade
 3 | 1 combat_cards | 2 popularity
 4 | 1 combat_cards | 3 coins
 5 | 1 power | 2 popularity
 6 | 1 power | 3 coins
 7 | 1 popularity | 1 deploy or 1 build
 8 | 1 combat_cards | 3 any_resources
 9 | 2 coins | 1 upgrade + 1 popularity
10 | 2 coins | 1 deploy + 1 power
11 | 2 coins | 1 build + 1 popularity
12 | 2 coins | 1 enlist + 1 power
14 | 1 combat_cards | 1 worker + 2 coins
16 | 1 any_resource | 1 power + 1 popularity + 1 coins
17 | 1 combat_cards | 1 upgrade + 1 power
"""
ANSWERS = {
    "cube": "upgrade bolster.power", "box": "cheaper deploy", "mech": "mech 3", "mech_site": "deploy on 34",
    "structure": "armory", "building_site": "build on 34", "recruit": "recruit deploy", "bonus": "bonus power",
    "store": "store on 34", "resource": "gain metal", "field": "produce on 34", "worker": "worker on 41",
    "discard": "discard 3", "pay_any": "pay oil 34",
}  # fmt: skip


def counted(text: str) -> Counter[str]:
    pairs = [part.split() for part in text.split(" + ")]
    return Counter({word: int(amount) for amount, word in pairs})


def uses() -> list[ParameterSet]:
    """Every card, those with a choice once for each side."""
    found: list[ParameterSet] = []
    for line in CARDS.strip().splitlines():
        number, price, gains = line.split(" | ")
        for choice in gains.split(" or "):
            mark = pytest.mark.covers(f"factory {int(number)}")
            picked = choice.split()[1] if " or " in gains else ""
            case = (int(number), counted(price), counted(choice), picked)
            found.append(pytest.param(*case, marks=mark, id=f"{int(number)}-{choice}"))
    return found


def holder(number: int, price: Counter[str]) -> Scene:
    """Saxony with workers on 34 (mountain), 35 and a mech on 41, and exactly the price."""
    scene = Scene("saxony", "crimea")
    scene.put("saxony", "worker", 34, 34, 35)
    scene.put("saxony", "mech", 41)
    scene.build("saxony", "mill", 35)
    recruits(scene, "crimea", "upgrade", "deploy", "build", "enlist")
    have(scene, "saxony", factory_card=number)
    have(scene, "saxony", **{word: price[word] for word in ("coins", "power", "popularity")})
    scene.deal("saxony", *[3] * price["combat_cards"])
    scene.lay(34, oil=price["any_resource"])
    scene.begin("saxony")
    scene.say("section factory")
    return scene


@pytest.mark.parametrize(("number", "price", "gain", "picked"), uses())
def test_card(number: int, price: Counter[str], gain: Counter[str], picked: str) -> None:
    scene = holder(number, price)
    scene.say("factory action")
    if picked:
        scene.say(f"choose {picked}")
    while scene.game.decision_kind() in ANSWERS:
        text = ANSWERS[scene.game.decision_kind()]
        scene.say(text if text in scene.legal() else scene.legal()[0])
    assert scene.asked() == "saxony bottom"  # the Factory move
    one_time = 2 if gain["enlist"] else 0
    assert purse(scene, "saxony") == [gain["coins"], gain["power"] + one_time, gain["popularity"]]
    assert hand(scene, "saxony") == []
    produced = 2 if gain["produce_territories"] else 0
    assert scene.resources(34) == [0, 0, gain["any_resources"] + produced, 0]
    assert units(scene, "saxony", "worker") == sorted([34, 34, 35, *[41] * gain["worker"]])
    seat = scene.seat("saxony")
    assert seat.at[1:5] == [41, 0, 34 if gain["deploy"] else 0, 0]
    assert seat.structures == [0, 0, 34 if gain["build"] else 0, 35]
    assert (seat.recruits, seat.bonuses) == ((2, 1) if gain["enlist"] else (0, 0))
    assert (seat.cubes, seat.savings) == ((1 << 2, 1 << 15) if gain["upgrade"] else (0, 0))
    assert purse(scene, "crimea") == [0, 0, 0]
    assert scene.happened("recruit_bonus") == []


@pytest.mark.parametrize(("number", "price", "gain", "picked"), uses())
def test_card_needs_its_full_price(number: int, price: Counter[str], gain: Counter[str], picked: str) -> None:
    for lacking in price:
        scene = holder(number, price - Counter([lacking]))
        assert scene.asked() == "saxony bottom"  # the top action was not possible


@pytest.mark.covers("factory 1")
def test_card_1_produces_without_mill_upgrade_or_the_cost_of_produce() -> None:
    scene = Scene("saxony", "crimea")
    scene.put("saxony", "worker", *[34] * 5, 41, 28)  # seven workers: Produce itself would cost power and popularity
    scene.build("saxony", "mill", 41)
    have(scene, "saxony", factory_card=1, coins=1, cubes=1 << 5)
    scene.deal("saxony", 2)
    scene.begin("saxony")
    scene.say("section factory", "factory action", "produce on 41", "produce on 34")
    assert scene.asked() == "saxony bottom"
    assert (scene.resources(41), scene.resources(34)) == ([0, 0, 0, 1], [0, 0, 5, 0])


@pytest.mark.covers("factory 14")
def test_card_14_puts_the_worker_beside_a_mech_never_on_a_base() -> None:
    scene = Scene("saxony", "crimea")
    scene.put("saxony", "worker", 34)
    scene.put("saxony", "mech", 41, 36, scene.base("saxony"))
    have(scene, "saxony", factory_card=14)
    scene.deal("saxony", 2, 5)
    scene.begin("saxony")
    scene.say("section factory", "factory action")
    assert scene.legal() == ["discard 2", "discard 5"]
    scene.say("discard 2")
    assert scene.legal() == ["no worker", "worker on 36", "worker on 41"]
    scene.say("worker on 36")
    assert hand(scene, "saxony") == [5]
    assert purse(scene, "saxony") == [2, 0, 0]


@pytest.mark.covers("factory 14")
def test_card_14_without_a_mech_gives_its_coins() -> None:
    scene = Scene("saxony", "crimea")
    scene.put("saxony", "worker", 34)
    have(scene, "saxony", factory_card=14)
    scene.deal("saxony", 2)
    scene.begin("saxony")
    scene.say("section factory", "factory action")
    assert scene.asked() == "saxony bottom"
    assert (purse(scene, "saxony"), units(scene, "saxony", "worker")) == ([2, 0, 0], [34])


@pytest.mark.covers("factory 16")
def test_card_16_takes_any_resource_from_any_controlled_territory() -> None:
    scene = Scene("saxony", "crimea")
    scene.put("saxony", "worker", 34, 41)
    scene.put("crimea", "worker", 43)
    scene.lay(34, food=1, oil=1)
    scene.lay(41, food=2)
    scene.lay(43, wood=2)
    scene.lay(scene.base("saxony"), metal=1)
    have(scene, "saxony", factory_card=16)
    scene.begin("saxony")
    scene.say("section factory", "factory action")
    assert scene.legal() == ["pay food 34", "pay food 41", "pay oil 34"]
    scene.say("pay food 41")
    assert (scene.resources(41), scene.resources(34)) == ([1, 0, 0, 0], [1, 0, 0, 1])


def test_resources_need_a_worker() -> None:
    scene = Scene("saxony", "crimea")
    scene.put("saxony", "mech", 34)
    have(scene, "saxony", factory_card=8)
    scene.deal("saxony", 2)
    scene.begin("saxony")
    scene.say("section factory", "factory action")
    assert scene.asked() == "saxony bottom"
    assert scene.resources(34) == [0, 0, 0, 0]


def test_no_structure_bonus_with_a_card() -> None:
    scene = Scene("saxony", "crimea")
    for structure, place in (("monument", 34), ("armory", 41)):
        scene.build("saxony", structure, place)
    have(scene, "saxony", factory_card=6, power=1)
    scene.begin("saxony")
    scene.say("section factory", "factory action")
    assert purse(scene, "saxony") == [3, 0, 0]
