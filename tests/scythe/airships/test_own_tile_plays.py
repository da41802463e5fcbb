"""A tile entered by hand plays as it is written; a bad one is refused with the reason."""

import pytest
from tests.scythe.airships.airfield import airfield, fly, hover
from tests.scythe.campaign import attack

from maszyna.kernel.errors import FormatError
from maszyna.kernel.record import Record
from maszyna.kernel.save import dump, parse, restore
from maszyna.scythe.setup.new_game import GAME, RULES_VERSION, new_game

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
