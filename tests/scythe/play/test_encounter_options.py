"""All 126 options of the 42 encounter cards: pay exactly, gain exactly.

The table is copied from the cards; nothing in it comes from the engine's facts.
"""

from collections import Counter

import pytest
from tests.scythe.props import hand, have, purse, recruits, units
from tests.scythe.scene import Scene

CARDS = """
 1 | 2 coins + 1 popularity | 2 coins: 4 food | 2 popularity: 1 build
 2 | 1 combat_cards + 1 popularity | 2 coins: 4 wood | 2 popularity: 1 enlist
 3 | 2 food + 1 popularity | 2 coins: 1 worker + 3 food | 3 popularity: 1 deploy
 4 | 2 metal + 1 popularity | 3 coins: 1 enlist | 2 popularity: 4 metal
 5 | 2 food + 1 popularity | 4 coins: 1 deploy | 2 popularity: 2 food + 2 metal
 6 | 2 coins + 1 popularity | 3 coins: 1 enlist | 2 popularity: 4 food
 7 | 2 oil + 1 popularity | 2 coins: 1 upgrade | 2 popularity: 4 oil
 8 | 2 coins + 1 popularity | 2 coins: 4 oil | 2 popularity: 1 enlist
 9 | 2 oil + 1 popularity | 3 coins: 1 build | 2 popularity: 4 oil
10 | 2 oil + 1 popularity | 4 coins: 1 deploy | 2 popularity: 2 coins + 2 any_resources
11 | 2 food + 1 popularity | 2 coins: 1 worker + 3 food | 2 popularity: 1 build
12 | 2 wood + 1 popularity | 3 coins: 1 build | 2 popularity: 1 worker + 3 wood
13 | 2 coins + 1 popularity | 2 coins: 2 power + 2 popularity | 3 popularity: 5 any_resources
14 | 2 food + 1 popularity | 2 coins: 3 any_resources | 2 popularity: 1 worker + 3 metal
15 | 2 popularity | 2 coins: 3 any_resources | 3 popularity: 5 any_resources
16 | 2 food + 1 popularity | 2 coins: 1 worker + 2 any_resources | 2 popularity: 1 enlist
17 | 1 combat_cards + 1 popularity | 2 coins: 2 power + 2 combat_cards | 3 popularity: 1 deploy
18 | 2 food + 1 popularity | 2 coins: 3 any_resources | 2 popularity: 1 worker + 3 wood
19 | 2 coins + 1 popularity | 2 coins: 4 food | 2 popularity: 2 combat_cards + 3 power
20 | 1 combat_cards + 1 popularity | 2 coins: 3 popularity | 2 popularity: 4 wood
21 | 2 popularity | 4 coins: 1 deploy | 2 popularity: 2 combat_cards + 3 power
22 | 2 coins + 1 popularity | 2 coins: 4 metal | 2 popularity: 1 build
23 | 2 coins + 1 popularity | 3 coins: 1 enlist | 2 popularity: 1 worker + 3 food
24 | 1 combat_cards + 1 popularity | 2 coins: 3 any_resources | 3 popularity: 1 deploy
25 | 2 power + 1 popularity | 2 coins: 4 power | 2 popularity: 1 upgrade + 2 any_resources
26 | 2 power + 1 popularity | 2 coins: 3 popularity | 2 popularity: 1 build
27 | 2 coins + 1 popularity | 2 coins: 4 metal | 3 popularity: 1 deploy
28 | 2 coins + 1 popularity | 2 coins: 1 worker + 2 any_resources | 2 popularity: 1 build
29 | 2 coins + 1 popularity | 3 coins: 1 upgrade | 2 popularity: 3 oil + 1 food
30 | 2 power + 1 popularity | 2 coins: 4 power | 2 popularity: 1 build
31 | 2 wood + 1 popularity | 2 coins: 3 popularity | 2 popularity: see_hand + 3 combat_cards
32 | 2 coins + 1 popularity | 2 coins: 2 power + 2 combat_cards | 2 popularity: 1 upgrade + 2 any_resources
33 | 2 coins + 1 popularity | 2 coins: 2 power + 2 combat_cards | 2 popularity: 1 upgrade + 2 food
34 | 2 coins + 1 popularity | 2 coins: 4 metal | 2 popularity: 1 enlist
35 | 2 popularity | 2 coins: 4 wood | 2 popularity: 1 worker + 3 oil
36 | 2 oil + 1 popularity | 4 coins: 1 deploy | 2 popularity: 1 worker + 3 oil
37 | 2 popularity | 2 coins: 2 food + 2 oil | 2 popularity: 1 enlist
38 | 2 popularity | 4 coins: 1 deploy | 2 popularity: 4 food
39 | 2 food + 1 popularity | 2 coins: 4 food | 2 popularity: 5 power
40 | 1 combat_cards + 1 popularity | 2 coins: 3 popularity | 2 popularity: 1 build
41 | 2 power + 1 popularity | 2 coins: 4 combat_cards | 3 popularity: 1 enlist + 2 wood
42 | 2 coins + 1 popularity | 2 coins: relocate | 3 popularity: 5 any_resources
"""
PLACE = 35  # a village beside 34
ALL_EDITIONS = ["base", "invaders", "promo_13_18", "promo_24_27", "promo_29_36", "promo_37_42"]
BOARD = ["food", "wood", "metal", "oil"]
ANSWERS = {
    "cube": "upgrade bolster.power", "box": "cheaper deploy", "mech": "mech 3", "structure": "armory",
    "recruit": "recruit deploy", "bonus": "bonus power", "worker": "worker on 35", "resource": "gain metal",
    "opponent": "look at crimea", "refuge": "leave for 41", "refugee": "unit 0",
}  # fmt: skip


class Printed:
    """One option as printed: what it costs and what it gives."""

    def __init__(self, text: str) -> None:
        price, _, gains = text.rpartition(": ")
        self.pay = Counter({word: int(amount) for amount, word in [price.split()] if price} if price else {})
        self.gain: Counter[str] = Counter()
        for part in gains.split(" + "):
            amount, _, word = part.rpartition(" ")
            self.gain[word] += int(amount or 1)


def printed() -> list[tuple[int, int, Printed]]:
    rows = [line.split(" | ") for line in CARDS.strip().splitlines()]
    return [(int(row[0]), k, Printed(text)) for row in rows for k, text in enumerate(row[1:], 1)]


OPTIONS = [
    pytest.param(number, k, option, marks=pytest.mark.covers(f"encounter {number}.{k}"), id=f"{number}.{k}")
    for number, k, option in printed()
]


def meet(number: int, faction: str, **amounts: int) -> Scene:
    """The character walks onto an encounter and draws this card."""
    scene = Scene(faction, "crimea", editions=ALL_EDITIONS)
    assert scene.game.encounter_deck & (1 << number)
    scene.put(faction, "character", 34)
    scene.deal("crimea", 4)
    recruits(scene, "crimea", "upgrade", "deploy", "build", "enlist")
    have(scene, faction, **amounts)
    scene.game.position.encounters = 1 << PLACE
    scene.game.encounter_deck = 1 << number
    scene.begin(faction)
    scene.say("section move", "move units", "character 34", f"to {PLACE}")
    return scene


def answer(scene: Scene) -> None:
    """Accept everything the option brings."""
    while not scene.game.is_over() and scene.game.decision_kind() in ANSWERS:
        text = ANSWERS[scene.game.decision_kind()]
        scene.say(text if text in scene.legal() else scene.legal()[0])


@pytest.mark.parametrize(("number", "k", "option"), OPTIONS)
def test_option(number: int, k: int, option: Printed) -> None:
    price = {word: option.pay[word] for word in ("coins", "popularity")}
    scene = meet(number, "saxony", **price, power=1)
    if scene.asked() == "saxony encounter":  # else nothing but the free option could be paid
        assert f"option {k}" in scene.legal()
        scene.say(f"option {k}")
    assert [(e.first, e.second) for e in scene.happened("encounter_option")] == [(number, k)]
    assert scene.game.position.encounters == 0
    answer(scene)
    gain = option.gain
    one_time = 2 if gain["enlist"] else 0  # the recruit's bonus taken was power
    assert purse(scene, "saxony") == [gain["coins"], 1 + gain["power"] + one_time, gain["popularity"]]
    assert len(hand(scene, "saxony")) == gain["combat_cards"]
    assert scene.resources(PLACE) == [gain[word] + (gain["any_resources"] if word == "metal" else 0) for word in BOARD]
    assert units(scene, "saxony", "worker") == [PLACE] * gain["worker"]
    seat = scene.seat("saxony")
    assert seat.at[1:5] == [0, 0, PLACE if gain["deploy"] else 0, 0]
    assert seat.structures == [0, 0, PLACE if gain["build"] else 0, 0]
    assert (seat.recruits, seat.bonuses) == ((2, 1) if gain["enlist"] else (0, 0))
    assert (seat.cubes, seat.savings) == ((1 << 2, 1 << 15) if gain["upgrade"] else (0, 0))
    assert seat.at[0] == (41 if gain["relocate"] else PLACE)
    assert [event.first for event in scene.happened("hand_seen")] == [scene.index("crimea")] * gain["see_hand"]
    assert scene.happened("recruit_bonus") == []
    assert purse(scene, "crimea") == [0, 0, 0]
    assert scene.asked() in ("saxony bottom", "crimea section")


@pytest.mark.parametrize(("number", "k", "option"), [param for param in OPTIONS if param.values[1] != 1])
def test_option_needs_its_full_price(number: int, k: int, option: Printed) -> None:
    amounts = {word: option.pay[word] - 1 if word in option.pay else 9 for word in ("coins", "popularity")}
    scene = meet(number, "saxony", **amounts)
    assert scene.asked() == "saxony encounter"
    assert scene.legal() == [f"option {other}" for other in (1, 2, 3) if other != k]


def test_the_table_is_whole() -> None:
    assert [(number, k) for number, k, _ in printed()] == [(n, k) for n in range(1, 43) for k in (1, 2, 3)]
    for _, k, option in printed():
        assert list(option.pay) == [[], ["coins"], ["popularity"]][k - 1]
