"""The recruits' ongoing bonuses (section 5): whose, in which order, when never."""

import pytest
from tests.scythe.props import hand, have, objectives, purse, recruits
from tests.scythe.scene import Scene

from maszyna.scythe.ids import BOTTOMS

# On Agricultural: Upgrade under Move (2 oil, 1 coin), Deploy under Trade (4 metal, no coin),
# Build under Produce (4 wood, 2 coins), Enlist under Bolster (3 food, 3 coins).
ACTIONS = {
    "upgrade": ("move", "oil", 1, "no upgrade"),
    "deploy": ("trade", "metal", 0, "no mech"),
    "build": ("produce", "wood", 2, "no structure"),
    "enlist": ("bolster", "food", 3, "no recruit"),
}
BONUS = {"upgrade": [0, 1, 0, 0], "deploy": [1, 0, 0, 0], "build": [0, 0, 1, 0], "enlist": [0, 0, 0, 1]}


def act(scene: Scene, name: str, bottom: str, *texts: str) -> None:
    """Take a bottom-row action with just the tokens it needs, refusing the thing itself unless told otherwise."""
    section, resource, _, refusal = ACTIONS[bottom]
    scene.put(name, "worker", 38)
    scene.lay(38, **{resource: {"oil": 2, "food": 3}.get(resource, 4)})
    scene.begin(name)
    scene.say(f"section {section}")
    if scene.game.decision_kind() == "top":
        scene.say("skip top")
    scene.say(bottom, *(texts or [refusal]))


def gained(scene: Scene, name: str) -> list[int]:
    return [*purse(scene, name), len(hand(scene, name))]


@pytest.mark.parametrize("bottom", BOTTOMS)
def test_own_recruit_pays(bottom: str) -> None:
    scene = Scene("saxony", "crimea")
    recruits(scene, "saxony", bottom)
    act(scene, "saxony", bottom)
    coins = ACTIONS[bottom][2]
    assert gained(scene, "saxony") == [BONUS[bottom][0] + coins, *BONUS[bottom][1:]]
    assert gained(scene, "crimea") == [0, 0, 0, 0]


@pytest.mark.parametrize("bottom", BOTTOMS)
def test_left_and_right_neighbours_but_nobody_further(bottom: str) -> None:
    names = ["saxony", "crimea", "rusviet", "nordic", "polania"]  # clockwise: nordic rusviet crimea saxony polania
    scene = Scene(*names)
    for name in names:
        recruits(scene, name, bottom)
    act(scene, "saxony", bottom)
    assert gained(scene, "polania") == gained(scene, "crimea") == BONUS[bottom]
    assert gained(scene, "nordic") == gained(scene, "rusviet") == [0, 0, 0, 0]
    paid = [event.seat for event in scene.happened("recruit_bonus")]
    assert paid == [scene.index(name) for name in ("saxony", "polania", "crimea")]  # self, left, right


@pytest.mark.parametrize("bottom", BOTTOMS)
def test_other_sections_do_not_pay(bottom: str) -> None:
    scene = Scene("saxony", "crimea")
    others = [other for other in BOTTOMS if other != bottom]
    recruits(scene, "saxony", *others)
    recruits(scene, "crimea", *others)
    act(scene, "saxony", bottom)
    assert scene.happened("recruit_bonus") == []


def test_with_two_players_once() -> None:
    scene = Scene("saxony", "crimea")
    recruits(scene, "crimea", "deploy")
    act(scene, "saxony", "deploy")
    assert gained(scene, "crimea") == [1, 0, 0, 0]


def test_with_three_players_each_is_a_neighbour() -> None:
    scene = Scene("nordic", "saxony", "crimea")
    for name in ("saxony", "crimea", "nordic"):
        recruits(scene, name, "deploy")
    act(scene, "nordic", "deploy")
    paid = [event.seat for event in scene.happened("recruit_bonus")]
    assert paid == [scene.index(name) for name in ("nordic", "crimea", "saxony")]


def test_alone_at_the_table() -> None:
    scene = Scene("saxony")
    recruits(scene, "saxony", "deploy")
    act(scene, "saxony", "deploy")
    assert gained(scene, "saxony") == [1, 0, 0, 0]


def test_coins_and_the_thing_come_before_the_bonuses() -> None:
    scene = Scene("saxony", "crimea")
    recruits(scene, "saxony", "enlist")
    recruits(scene, "crimea", "enlist")
    act(scene, "saxony", "enlist", "recruit build", "bonus popularity")
    kinds = ("resources_paid", "gained", "recruit_enlisted", "recruit_bonus")
    order = [kind for event in scene.game.log or [] for kind in kinds if event in scene.happened(kind)]
    assert order[3:] == ["gained", "recruit_enlisted", "gained", "recruit_bonus", "gained", "recruit_bonus", "gained"]


def test_a_recruit_just_enlisted_pays_at_once() -> None:
    scene = Scene("saxony", "crimea")
    act(scene, "saxony", "enlist", "recruit enlist", "bonus power")
    assert gained(scene, "saxony") == [3, 2, 0, 1]


@pytest.mark.covers("variant recruit_pays_later")
def test_a_recruit_just_enlisted_pays_later_as_a_variant() -> None:
    scene = Scene("saxony", "crimea", variants=["recruit_pays_later"])
    act(scene, "saxony", "enlist", "recruit enlist", "bonus power")
    assert gained(scene, "saxony") == [3, 2, 0, 0]
    scene.seat("saxony").section = -1
    act(scene, "saxony", "enlist")
    assert gained(scene, "saxony") == [6, 2, 0, 1]


@pytest.mark.parametrize(("card", "texts"), [
    (2, ["choose enlist", "recruit build", "bonus coin"]), (2, ["choose upgrade", "no upgrade"]),
    (7, ["choose deploy", "no mech"]), (7, ["choose build", "no structure"]),
])  # fmt: skip
def test_never_through_a_factory_card(card: int, texts: list[str]) -> None:
    scene = Scene("saxony", "crimea")
    scene.put("saxony", "worker", 38)
    recruits(scene, "saxony", "upgrade", "deploy", "enlist")
    recruits(scene, "crimea", *BOTTOMS)
    scene.seat("saxony").bonuses = 0
    have(scene, "saxony", factory_card=card, popularity=1)
    scene.begin("saxony")
    scene.say("section factory", "factory action", *texts)
    assert scene.happened("recruit_bonus") == []
    assert gained(scene, "crimea") == [0, 0, 0, 0]


@pytest.mark.parametrize(
    ("card", "texts"), [(8, ["recruit enlist", "bonus coin"]), (3, ["no mech"]), (1, ["no structure"])]
)
def test_never_through_an_encounter(card: int, texts: list[str]) -> None:
    scene = Scene("saxony", "crimea")
    scene.put("saxony", "character", 34)
    scene.game.position.encounters = 1 << 35
    scene.game.encounter_deck = 1 << card
    recruits(scene, "saxony", "deploy", "build")
    recruits(scene, "crimea", *BOTTOMS)
    scene.seat("saxony").bonuses = 0
    have(scene, "saxony", popularity=4)
    scene.begin("saxony")
    scene.say("section move", "move units", "character 34", "to 35", "option 3", *texts)
    assert scene.happened("recruit_bonus") == []
    assert gained(scene, "crimea") == [0, 0, 0, 0]


def test_a_bonus_may_be_refused() -> None:
    scene = Scene("saxony", "crimea")
    recruits(scene, "crimea", "deploy")
    objectives(scene, "crimea", 8)  # wants few coins
    act(scene, "saxony", "deploy")
    assert scene.asked() == "crimea accept"
    scene.say("accept 0 coins")
    assert gained(scene, "crimea") == [0, 0, 0, 0]
