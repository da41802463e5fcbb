"""The top row (section 4) but for Produce: Move or gain, Bolster, Trade, and their structures."""

import pytest
from tests.scythe.props import have, purse, upgrades
from tests.scythe.scene import Scene

from maszyna.kernel.errors import IllegalAction


def start(section: str, *cubes: str, coins: int = 1, variants: list[str] | None = None) -> Scene:
    scene = Scene("saxony", "crimea", variants=variants)
    scene.put("saxony", "worker", 34, 34, 34, 41)
    upgrades(scene, "saxony", *cubes)
    have(scene, "saxony", coins=coins)
    scene.begin("saxony")
    scene.say(f"section {section}")
    return scene


@pytest.mark.parametrize(("cubes", "coins"), [([], 1), (["move.coins"], 2), (["move.units"], 1)])
def test_gain_coins(cubes: list[str], coins: int) -> None:
    scene = start("move", *cubes, coins=0)
    scene.say("gain coins")
    assert purse(scene, "saxony") == [coins, 0, 0]
    assert scene.asked() == "crimea section"


@pytest.mark.parametrize(("cubes", "moves"), [([], 2), (["move.units"], 3), (["move.coins"], 2)])
def test_move_so_many_different_units(cubes: list[str], moves: int) -> None:
    scene = start("move", *cubes, coins=0)
    scene.say("move units")
    for _ in range(moves):
        assert scene.asked() == "saxony unit"
        scene.say("worker 34", "to 35")
    assert scene.asked() == "crimea section"
    assert purse(scene, "saxony") == [0, 0, 0]


def test_fewer_units_may_move() -> None:
    scene = start("move")
    scene.say("move units", "no more units")
    assert scene.asked() == "crimea section"


@pytest.mark.parametrize(("cubes", "power"), [([], 2), (["bolster.power"], 3), (["bolster.cards"], 2)])
def test_bolster_power(cubes: list[str], power: int) -> None:
    scene = start("bolster", *cubes)
    scene.say("bolster power")
    assert purse(scene, "saxony") == [0, power, 0]
    assert scene.seat("saxony").hand == 0


@pytest.mark.parametrize(("cubes", "cards"), [([], 1), (["bolster.cards"], 2), (["bolster.power"], 1)])
def test_bolster_cards(cubes: list[str], cards: int) -> None:
    scene = start("bolster", *cubes)
    before = scene.game.combat_deck
    scene.say("bolster cards")
    assert purse(scene, "saxony") == [0, 0, 0]
    assert scene.game.combat_deck + scene.seat("saxony").hand == before
    assert sum((scene.seat("saxony").hand >> 15 * kind) & 0x7FFF for kind in range(4)) == cards


@pytest.mark.parametrize("section", ["bolster", "trade"])
def test_a_coin_is_needed(section: str) -> None:
    scene = start(section, coins=0)
    assert scene.asked() == "crimea section"  # nothing but skipping was left


@pytest.mark.parametrize(("cubes", "popularity"), [([], 1), (["trade.popularity"], 2), (["produce.territories"], 1)])
def test_trade_popularity(cubes: list[str], popularity: int) -> None:
    scene = start("trade", *cubes)
    scene.say("trade popularity")
    assert purse(scene, "saxony") == [0, 0, popularity]


@pytest.mark.parametrize("cubes", [[], ["trade.popularity", "produce.territories"]])
def test_trade_two_resources_onto_one_territory(cubes: list[str]) -> None:
    scene = start("trade", *cubes)
    scene.say("trade resources")
    assert scene.legal() == ["store on 34", "store on 41"]
    scene.say("store on 41", "gain food", "gain oil")
    assert scene.resources(41) == [1, 0, 0, 1]
    assert purse(scene, "saxony") == [0, 0, 0]
    assert scene.asked() == "crimea section"


@pytest.mark.covers("variant trade_split")
def test_trade_may_be_split_as_a_variant() -> None:
    scene = start("trade", variants=["trade_split"])
    scene.say("trade resources", "store on 41", "gain wood", "store on 34", "gain food")
    assert (scene.resources(41), scene.resources(34)) == ([0, 1, 0, 0], [1, 0, 0, 0])
    assert scene.asked() == "crimea section"


@pytest.mark.covers("variant trade_split", "factory 8")
@pytest.mark.parametrize("split", [False, True])
def test_the_variant_reaches_the_tokens_of_factory_card_8(split: bool) -> None:
    scene = Scene("saxony", "crimea", variants=["trade_split"] if split else [])
    scene.put("saxony", "worker", 34, 41)
    scene.deal("saxony", 2)
    have(scene, "saxony", factory_card=8)
    scene.begin("saxony")
    scene.say("section factory", "factory action", "store on 41", "gain wood")
    if split:
        scene.say("store on 34", "gain food", "store on 34", "gain oil")
    else:
        scene.say("gain metal", "gain oil")
    assert scene.resources(41) == ([0, 1, 0, 0] if split else [0, 1, 1, 1])
    assert scene.resources(34) == ([1, 0, 0, 1] if split else [0, 0, 0, 0])


def test_trade_needs_a_worker_on_a_territory_but_popularity_does_not() -> None:
    scene = Scene("saxony", "crimea")
    scene.put("saxony", "worker", scene.base("saxony"))
    scene.put("saxony", "mech", 34)
    have(scene, "saxony", coins=1)
    scene.begin("saxony")
    scene.say("section trade")
    assert scene.legal() == ["skip top", "trade popularity"]
    with pytest.raises(IllegalAction) as refusal:
        scene.say("trade resources")
    assert refusal.value.reason == "no_worker_on_the_board"


@pytest.mark.covers("structure monument")
@pytest.mark.parametrize("half", ["bolster power", "bolster cards"])
def test_monument_gives_popularity_with_bolster(half: str) -> None:
    scene = Scene("saxony", "crimea")
    scene.build("saxony", "monument", 34)
    scene.put("crimea", "mech", 34)  # the ability is its owner's, whoever controls the territory
    have(scene, "saxony", coins=2)
    have(scene, "crimea", coins=2)
    scene.begin("saxony")
    scene.say("section bolster", half)
    assert purse(scene, "saxony") == [1, 2 if half == "bolster power" else 0, 1]
    scene.say("section bolster", "bolster power")
    assert purse(scene, "crimea") == [1, 2, 0]
    scene.say("section trade", "trade popularity")
    assert purse(scene, "saxony")[2] == 2


@pytest.mark.covers("structure armory")
@pytest.mark.parametrize("half", ["trade resources", "trade popularity"])
def test_armory_gives_power_with_trade(half: str) -> None:
    scene = Scene("saxony", "crimea")
    scene.put("saxony", "worker", 34)
    scene.build("saxony", "armory", 41)
    scene.put("crimea", "mech", 41)
    have(scene, "saxony", coins=1)
    have(scene, "crimea", coins=1)
    scene.begin("saxony")
    scene.say("section trade", half)
    if half == "trade resources":
        scene.say("gain wood", "gain wood")
    assert purse(scene, "saxony") == [0, 1, 1 if half == "trade popularity" else 0]
    scene.say("section trade", "trade popularity")
    assert purse(scene, "crimea") == [0, 0, 1]


@pytest.mark.covers("structure mine")
def test_mine_is_a_tunnel_for_its_owner_only() -> None:
    scene = Scene("saxony", "crimea")
    scene.build("saxony", "mine", 43)
    scene.put("crimea", "worker", 43)  # also when another controls the territory
    scene.put("saxony", "worker", 10)
    scene.put("saxony", "mech", 37)
    scene.begin("saxony")
    scene.say("section move", "move units", "mech 37")
    assert "to 43" in scene.legal()
    scene.say("to 10", "no more units")
    scene.say("section move", "move units", "worker 43")
    assert scene.legal() == ["to 44", "to 47"]


def test_mine_lets_workers_through() -> None:
    scene = Scene("saxony", "crimea")
    scene.build("saxony", "mine", 34)
    scene.put("saxony", "worker", 34)
    scene.begin("saxony")
    scene.say("section move", "move units", "worker 34")
    assert scene.legal() == [f"to {place}" for place in (10, 15, 18, 29, 32, 35, 37, 41)]
