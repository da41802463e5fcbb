"""A tile entered by hand plays as it is written; a bad one is refused with the reason."""

import pytest
from tests.scythe.airships.airfield import airfield, fly, hover
from tests.scythe.campaign import attack, march, where
from tests.scythe.scene import Scene

from maszyna.kernel.bits import mask_of, members
from maszyna.kernel.errors import FormatError
from maszyna.kernel.record import Record
from maszyna.kernel.save import dump, parse, restore
from maszyna.scythe.facts.effects import EFFECT_NAMES
from maszyna.scythe.setup.new_game import GAME, RULES_VERSION, new_game
from maszyna.speech.scythe.texts import scythe_texts

BOUNTY = {
    "id": "bounty",
    "cargo": "resources",
    "provenance": ["printed"],
    "effects": [
        {"hook": "combat_won", "effect": "win_power", "numbers": [2]},
        {"hook": "before_combat", "effect": "weaken", "numbers": [3]},
    ],
}
REAP = {"id": "reap", "range": 4, "provenance": ["printed"], "effects": [{"effect": "further", "numbers": [2]}]}


def test_other_effects_cargo_and_range() -> None:
    scene = airfield("saxony", "crimea", own_tiles={"aggressive": [BOUNTY], "passive": [REAP]})
    scene.put("saxony", "mech", 23)
    scene.put("crimea", "mech", 30)
    scene.seat("crimea").power = 5
    hover(scene, "saxony", 30)
    attack(scene, "saxony")
    assert scene.seat("crimea").power == 2
    scene.say("dial 0")
    assert scene.seat("saxony").power == 2  # and no coins
    assert scene.seat("saxony").coins == 0
    scene.lay(30, oil=1)
    fly(scene, "saxony", "load 1 oil", "fly to 29", "unload 0 oil", "fly to 28", "unload 0 oil", "fly to 27")
    scene.say("unload 0 oil", "fly to 34")
    assert scene.seat("saxony").airship == 34


def test_it_stands_in_the_save() -> None:
    setup: dict[str, object] = {
        "seats": 2,
        "airships": {"aggressive": "bounty", "passive": "reap"},
        "own_tiles": {"aggressive": [BOUNTY], "passive": [REAP]},
    }
    record = Record(new_game, setup, 4)
    again = restore(parse(dump(record, GAME, RULES_VERSION)), GAME, RULES_VERSION, new_game).game
    powers = again.position.airship_board.powers[0]  # type: ignore[attr-defined]
    assert (powers.win_power, powers.weaken, powers.range, powers.further) == (2, 3, 4, 2)


@pytest.mark.parametrize(
    ("effect", "reason"),
    [
        ({"effect": "win_power", "numbers": [0]}, r"effects\[0\].numbers\[0\]: must be power 1..9, found 0"),
        ({"effect": "explosion", "numbers": [1, 1]}, r"effects\[0\].effect: must be one of bombard"),
        ({"effect": "siege", "numbers": []}, r"must be a list with coins 1..9"),
        ({"effect": "toll", "numbers": [1]}, r"this effect has no numbers"),
        ({"effect": "bombard", "numbers": [3, 1]}, r"numbers that never fall"),
        ({"hook": "steps", "effect": "siege", "numbers": [1]}, r"hook: must be one of enemy_enters"),
    ],
)
def test_a_bad_tile_is_refused_with_the_reason(effect: dict[str, object], reason: str) -> None:
    tile = {**BOUNTY, "effects": [effect]}
    with pytest.raises(FormatError, match=reason):
        airfield("saxony", "crimea", own_tiles={"aggressive": [tile]})


def village_tile(*effects: dict[str, object]) -> dict[str, object]:
    return {"passive": [{"id": "reap", "range": 2, "provenance": ["printed"], "effects": list(effects)}]}


SWAP: dict[str, object] = {"effect": "swap_objective"}
PAID: dict[str, object] = {"effect": "paid_units", "numbers": [2, 1]}


def test_an_objective_is_swapped_in_a_village() -> None:
    scene = airfield("saxony", "crimea", own_tiles=village_tile(SWAP))
    own = scene.seat("saxony")
    own.objectives = mask_of([3, 9])
    scene.game.objective_deck = mask_of([5])
    hover(scene, "saxony", 30)
    fly(scene, "saxony", "fly to 36", "stop")
    assert scene.legal() == ["no deal", "strike a deal"]
    assert "objective" in scythe_texts("en").label(scene.game, 1)
    scene.say("no deal")  # the first of the two is kept, so the second is offered
    scene.say("strike a deal")
    assert (members(own.objectives), members(scene.game.objective_deck)) == ([3, 5], [9])
    assert scene.asked() == "saxony unit"


@pytest.mark.parametrize("why", ["no village", "no objective", "no card left", "an opponent's village"])
def test_no_swap_elsewhere(why: str) -> None:
    scene = airfield("saxony", "crimea", own_tiles=village_tile(SWAP))
    scene.seat("saxony").objectives = mask_of([] if why == "no objective" else [3])
    scene.game.objective_deck = mask_of([] if why == "no card left" else [5])
    if why == "an opponent's village":
        scene.put("crimea", "worker", 36)
    hover(scene, "saxony", 30)
    fly(scene, "saxony", "fly to 37" if why == "no village" else "fly to 36", "stop")
    assert scene.asked() == "saxony unit"


def test_a_swap_and_a_deal_for_coins_stand_side_by_side() -> None:
    deal: dict[str, object] = {"effect": "negotiate", "numbers": [1, 1]}
    scene = airfield("saxony", "crimea", own_tiles=village_tile(SWAP, deal))
    scene.seat("saxony").coins = 1
    scene.seat("saxony").objectives = mask_of([3])
    scene.game.objective_deck = mask_of([5])
    hover(scene, "saxony", 30)
    fly(scene, "saxony", "fly to 36", "stop", "strike a deal", "strike a deal")
    assert (scene.seat("saxony").popularity, members(scene.seat("saxony").objectives)) == (1, [5])


def paying(**stock: int) -> Scene:
    scene = airfield("saxony", "crimea", own_tiles=village_tile(PAID))
    scene.put("saxony", "worker", 34, 41, 35)
    scene.lay(34, **stock)
    march(scene, "saxony", "worker 35", "to 34", "worker 41", "to 35")
    return scene


def test_resources_move_one_more_unit() -> None:
    """Two units move as usual; for two resources of any kind a third goes, and never the airship."""
    scene = paying(oil=1, food=1)
    assert scene.legal() == ["no more units", "character saxony_base", "worker 34"]
    assert scythe_texts("en").label(scene.game, scene.game.options()[-1]).endswith("pay 2 resources")
    scene.say("worker 34", "pay food 34")
    assert scene.asked() == "saxony step"  # the other token was the only one left
    assert scene.resources(34) == [0] * 4
    scene.say("to 35")
    assert where(scene, "saxony", "worker") == [34, 35, 35] and scene.asked() != "saxony unit"
    assert [event.first for event in scene.happened("effect_used")] == [EFFECT_NAMES.index("paid_units")]


def test_no_more_units_than_can_be_paid() -> None:
    scene = paying(oil=1)
    assert scene.asked() != "saxony unit"


def test_paying_may_be_left() -> None:
    scene = paying(oil=2)
    scene.say("no more units")
    assert scene.resources(34) == [0, 0, 0, 2]
