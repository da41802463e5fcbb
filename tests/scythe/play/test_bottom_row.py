"""The bottom row (section 5): costs and coins of every mat, the four actions, refusing them, exhausted ones."""

import pytest
from tests.scythe.props import have, purse, recruits, stars, units, upgrades
from tests.scythe.scene import Scene

from maszyna.kernel.errors import IllegalAction
from maszyna.scythe.ids import ABILITIES, BOTTOMS, CUBES

# Copied by hand from the mats: top and bottom action, cost, boxes, coins.
MATS = {
    "industrial": "bolster upgrade 3 1 3, produce deploy 3 2 2, move build 3 1 1, trade enlist 4 2 0",
    "engineering": "produce upgrade 3 1 2, trade deploy 4 2 0, bolster build 3 2 3, move enlist 3 1 1",
    "militant": "bolster upgrade 3 2 0, move deploy 3 1 3, produce build 4 1 1, trade enlist 3 2 2",
    "patriotic": "move upgrade 2 0 1, bolster deploy 4 3 3, trade build 4 2 0, produce enlist 3 1 2",
    "innovative": "trade upgrade 3 0 3, produce deploy 3 1 1, bolster build 4 3 2, move enlist 3 2 0",
    "mechanical": "trade upgrade 3 1 0, bolster deploy 3 2 2, move build 3 1 2, produce enlist 4 2 2",
    "agricultural": "move upgrade 2 0 1, trade deploy 4 2 0, produce build 4 2 2, bolster enlist 3 2 3",
}
PARTS = [(mat, part.split()) for mat, parts in MATS.items() for part in parts.split(",")]
SECTIONS = [(mat, top, bottom, int(cost), int(boxes), int(coins)) for mat, (top, bottom, cost, boxes, coins) in PARTS]
RESOURCE = {"upgrade": "oil", "deploy": "metal", "build": "wood", "enlist": "food"}
REFUSAL = {"upgrade": "no upgrade", "deploy": "no mech", "build": "no structure", "enlist": "no recruit"}


def ready(mat: str, bottom: str, tokens: int) -> Scene:
    """Saxony with a worker and so many tokens of the right kind on 34."""
    other = "engineering" if mat == "mechanical" else "mechanical"
    return stock(Scene("saxony", "crimea", mats=[mat, other]), bottom, tokens)


def stock(scene: Scene, bottom: str, tokens: int) -> Scene:
    scene.put("saxony", "worker", 34)
    scene.lay(34, **{RESOURCE[bottom]: tokens})
    return scene


def choose(scene: Scene, top: str) -> None:
    scene.begin("saxony")
    scene.say(f"section {top}")
    if scene.asked() == "saxony top":
        scene.say("skip top")


@pytest.mark.parametrize(("mat", "top", "bottom", "cost", "boxes", "coins"), SECTIONS)
def test_costs_savings_and_coins_of_every_section(
    mat: str, top: str, bottom: str, cost: int, boxes: int, coins: int
) -> None:
    for saved in range(boxes + 1):
        poor = ready(mat, bottom, cost - saved - 1)
        upgrades(poor, "saxony", **{bottom: saved})
        choose(poor, top)
        assert poor.asked() != "saxony bottom"
        scene = ready(mat, bottom, cost - saved + 1)
        upgrades(scene, "saxony", **{bottom: saved})
        choose(scene, top)
        scene.say(bottom, REFUSAL[bottom])
        assert sum(scene.resources(34)) == 1
        assert purse(scene, "saxony") == [coins, 0, 0]
        assert scene.happened("star_placed") == []


@pytest.mark.parametrize(("mat", "top", "bottom", "cost", "boxes", "coins"), SECTIONS)
def test_boxes_of_every_section(mat: str, top: str, bottom: str, cost: int, boxes: int, coins: int) -> None:
    """An upgrade goes to any box still empty, and to no other."""
    scene = ready(mat, "upgrade", 3)
    upgrades(scene, "saxony", "move.coins", **{bottom: max(0, boxes - 1)})
    upgrade_top = next(one[1] for one in SECTIONS if one[0] == mat and one[2] == "upgrade")
    choose(scene, upgrade_top)
    scene.say("upgrade", "upgrade move.units")
    assert (f"cheaper {bottom}" in scene.legal()) == (boxes > 0)
    if boxes:
        scene.say(f"cheaper {bottom}")
        assert scene.seat("saxony").savings >> 15 * BOTTOMS.index(bottom) & 0x7FFF == boxes
        scene.lay(34, oil=3)
        scene.seat("saxony").section = -1
        choose(scene, upgrade_top)
        scene.say("upgrade", "upgrade bolster.power")
        with pytest.raises(IllegalAction) as refusal:
            scene.say(f"cheaper {bottom}")
        assert refusal.value.reason == "no_empty_box"


def test_upgrade_moves_a_cube_once() -> None:
    scene = stock(Scene("saxony", "crimea"), "upgrade", 4)
    choose(scene, "move")
    scene.say("upgrade")
    assert len(scene.legal()) == 7
    scene.say("upgrade trade.popularity", "cheaper enlist")
    scene.seat("saxony").section = -1
    choose(scene, "move")
    scene.say("upgrade")
    assert "upgrade trade.popularity" not in scene.legal()
    with pytest.raises(IllegalAction) as refusal:
        scene.say("upgrade trade.popularity")
    assert refusal.value.reason == "cube_is_gone"
    scene.say("no upgrade", "section bolster")
    scene.seat("saxony").popularity = 0
    have(scene, "saxony", coins=1)
    scene.begin("saxony")
    scene.say("section trade", "trade popularity")
    assert purse(scene, "saxony") == [0, 0, 2]


@pytest.mark.parametrize(("slot", "ability"), list(enumerate(["Riverwalk", "Underpass", "Disarm", "Speed"], 1)))
def test_deploy_unlocks_its_ability_at_once(slot: int, ability: str) -> None:
    scene = stock(Scene("saxony", "crimea"), "deploy", 4)
    scene.put("saxony", "worker", 41, 42, 23, scene.base("saxony"))
    scene.seat("saxony").at[3 if slot == 4 else 4] = 42  # the mech that brought the worker to the lake
    choose(scene, "trade")
    scene.say("deploy", f"mech {slot}")
    assert scene.legal() == ["deploy on 23", "deploy on 34", "deploy on 41"]  # neither lake nor base
    with pytest.raises(IllegalAction):
        scene.say("deploy on 42")
    scene.say("deploy on 41")
    assert scene.seat("saxony").at[slot] == 41
    assert scene.seat("saxony").abilities & (1 << ABILITIES.index(ability))
    assert sum(scene.resources(34)) == 0


def test_deploy_every_mech_once() -> None:
    scene = stock(Scene("saxony", "crimea"), "deploy", 4)
    scene.put("saxony", "mech", 41, 41)
    choose(scene, "trade")
    scene.say("deploy")
    assert scene.legal() == ["no mech", "mech 3", "mech 4"]


def test_build_where_there_is_a_worker_and_no_structure() -> None:
    scene = stock(Scene("saxony", "crimea"), "build", 4)
    scene.put("saxony", "worker", 23, 41, 35, 42)
    scene.put("saxony", "mech", 42, 36)
    scene.build("saxony", "mill", 41)
    scene.build("crimea", "mine", 35)
    choose(scene, "produce")
    have(scene, "saxony", power=0)
    scene.say("build")
    assert scene.legal() == ["no structure", "mine", "monument", "armory"]
    scene.say("armory")
    assert scene.legal() == ["build on 23", "build on 34"]
    with pytest.raises(IllegalAction) as refusal:
        scene.say("build on 35")
    assert refusal.value.reason == "has_a_structure"
    scene.say("build on 23")
    assert scene.seat("saxony").structures == [0, 0, 23, 41]
    assert purse(scene, "saxony") == [2, 0, 0]


def test_enlist_takes_a_recruit_and_a_one_time_bonus_each_once() -> None:
    for bonus, gained in (("power", [3, 2, 0]), ("coin", [5, 0, 0]), ("popularity", [3, 0, 2])):
        scene = stock(Scene("saxony", "crimea"), "enlist", 3)
        choose(scene, "bolster")
        scene.say("enlist", "recruit deploy", f"bonus {bonus}")
        assert purse(scene, "saxony") == gained
        assert scene.seat("saxony").recruits == 1 << 1
    scene = stock(Scene("saxony", "crimea"), "enlist", 3)
    recruits(scene, "saxony", "upgrade", "build")  # power and coins are taken
    choose(scene, "bolster")
    scene.say("enlist")
    assert scene.legal() == ["no recruit", "recruit deploy", "recruit enlist"]
    scene.say("recruit deploy")
    assert scene.legal() == ["bonus popularity", "bonus combat_card"]
    scene.say("bonus combat_card")
    assert bin(scene.seat("saxony").recruits).count("1") == 3
    assert sum(scene.seat("saxony").hand >> 15 * kind & 0x7FFF for kind in range(4)) == 2


@pytest.mark.parametrize("bottom", BOTTOMS)
def test_an_exhausted_action_still_pays_its_coins_and_recruits(bottom: str) -> None:
    scene = stock(Scene("saxony", "crimea", mats=["industrial", "agricultural"]), bottom, 4)
    upgrades(scene, "saxony", *CUBES)
    scene.put("saxony", "mech", 41, 41, 41, 41)
    scene.put("saxony", "worker", 41, 35)
    for structure, place in zip(("mine", "monument", "armory", "mill"), (41, 35, 36, 37), strict=True):
        scene.build("saxony", structure, place)
    recruits(scene, "saxony", *BOTTOMS)
    recruits(scene, "crimea", *BOTTOMS)
    have(scene, "saxony", star_kinds=0b1111, stars=4)
    choose(scene, {"upgrade": "bolster", "deploy": "produce", "build": "move", "enlist": "trade"}[bottom])
    scene.say(bottom)
    assert scene.asked() == "crimea section"
    coins = {"upgrade": 3, "deploy": 2, "build": 1, "enlist": 0}[bottom]
    bonus = {"upgrade": [0, 1, 0], "deploy": [1, 0, 0], "build": [0, 0, 1], "enlist": [0, 0, 0]}[bottom]
    assert purse(scene, "saxony") == [coins + bonus[0], bonus[1], bonus[2]]
    assert purse(scene, "crimea") == bonus
    assert sum(scene.seat("crimea").hand >> 15 * kind & 0x7FFF for kind in range(4)) == (bottom == "enlist")
    assert units(scene, "saxony", "mech") == [41] * 4
    assert stars(scene, "saxony") == ["upgrades", "mechs", "structures", "recruits"]
