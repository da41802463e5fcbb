"""What one's own copy may say of the Automa's airship, camp and symbols (W5.3 to W5.8): it plays as it is written."""

from typing import Any

import pytest
from tests.scythe.airships.airfield import airfield, hover
from tests.scythe.airships.hangar import AirStage
from tests.scythe.campaign import attack, march, ways, where
from tests.scythe.props import have, units

from maszyna.kernel.bits import members
from maszyna.scythe.airships.automa_flight import flies_to, in_range
from maszyna.scythe.automa.sight import Sight
from maszyna.scythe.board import ADJACENT, EVERYWHERE, OPEN

MOVES_CHARACTER = 18  # moves Saxony's character, and so its airship


def card(name: str, effects: list[dict[str, Any]] | None = None, **fields: Any) -> dict[str, Any]:
    if "preferences" not in fields:
        fields["preference"] = "nearest_enemy_combat_unit"
    return {"automa_card": [{"id": name, "provenance": ["printed"], "effects": effects or [], **fields}]}


def symbols(name: str, *moves: str, **more: Any) -> dict[str, Any]:
    row = [{"symbol": move} for move in moves]
    return {"automa_symbols": [{"id": name, "provenance": ["printed"], "moves": row, **more}]}


def siege(stage: AirStage) -> None:
    stage.put("crimea", "worker", 34, 41)


@pytest.mark.covers("W5.7")
def test_the_camp_follows_the_symbols_of_an_own_copy() -> None:
    gains = [{"gain": "coin", "amount": 2}, {"gain": "worker"}]
    stage = AirStage("bombard", own_tiles=symbols("camp", "attack_combat_unit", "attack_workers", gains=gains))
    siege(stage)
    stage.play(5)
    assert stage.groups() == [("attack_combat_unit", "no_valid_territory"), ("attack_workers", "")]
    assert stage.seat("saxony").coins == 2 and units(stage, "saxony", "worker") == [stage.base("saxony")]
    assert units(stage, "saxony", "mech") == []


@pytest.mark.covers("W5.7")
def test_the_camps_attack_may_ask_for_power() -> None:
    own = symbols("camp", "attack_combat_unit", gains=[])
    own["automa_symbols"][0]["moves"][0]["min_power"] = 4
    for power, reason in ((3, "too_little_power"), (4, "")):
        stage = AirStage("bombard", own_tiles=own)
        have(stage, "saxony", power=power)
        have(stage, "crimea", power=1)
        stage.put("crimea", "mech", 34, 41)
        stage.play(5)
        assert stage.groups() == [("attack_combat_unit", reason)]


@pytest.mark.covers("W5.8")
@pytest.mark.parametrize(("active", "flights"), [(True, 1), (False, 0)])
def test_the_active_airship_follows_the_symbols_of_an_own_copy(active: bool, flights: int) -> None:
    """Card 5 moves a worker, which moves no airship of ours."""
    stage = AirStage("bombard", active=active, own_tiles=symbols("active_airship", "move_worker"))
    stage.put("saxony", "worker", 34)
    stage.anchor(saxony=34)
    stage.play(5)
    assert [kind for kind, _, _ in stage.moves()] == ["worker"] and len(stage.flights()) == flights


def ranges(stage: AirStage, hexes: int) -> list[int]:
    return members(in_range(Sight(stage.game.position, stage.game.hidden, stage.index("saxony")), hexes))


@pytest.mark.covers("W5.4")
def test_a_longer_flight_keeps_to_the_water_rule() -> None:
    """From 34 by land: 35 and 41 are one away, and what lies beyond rivers only opens with the water."""
    stage = AirStage("bombard")
    stage.anchor(saxony=34)
    assert ranges(stage, 1) == [34, 35, 41]
    dry = ranges(stage, 2)
    stage.state().tracker = 20
    wet = ranges(stage, 2)
    assert set(dry) < set(wet) and 36 in wet and 36 not in dry
    stage.seat("saxony").airship = stage.base("saxony")
    assert ranges(stage, 1) == [34, 41] and {34, 41, 35} < set(ranges(stage, 2))


@pytest.mark.covers("W5.2")
def test_an_own_card_flies_as_far_as_it_says() -> None:
    stage = AirStage("bombard", own_tiles=card("bombard", range=3))
    stage.put("saxony", "character", 34)
    stage.put("crimea", "mech", 37)
    stage.anchor(saxony=35)
    stage.state().tracker = 20
    stage.play(MOVES_CHARACTER)
    assert stage.flights() == [(35, 37)]


@pytest.mark.covers("W5.2", "W1.6")
@pytest.mark.parametrize(
    ("wishes", "to"),
    [
        (["unoccupied"], 35),
        (["occupied"], 41),
        (["occupied", "nearest_enemy_combat_unit"], 41),
        (["nearest_enemy_combat_unit", "occupied"], 35),
    ],
)
def test_several_wishes_narrow_in_their_order(wishes: list[str], to: int) -> None:
    """From 34: an enemy worker on 41, a mech on 36, nearest from 35; the own character has gone to 34."""
    stage = AirStage("bombard", own_tiles=card("bombard", preferences=wishes))
    stage.put("crimea", "worker", 41)
    stage.put("crimea", "mech", 36)
    stage.anchor(saxony=34)
    sight = Sight(stage.game.position, stage.game.hidden, stage.index("saxony"))
    airship = stage.game.position.airship_board.fleet.airships[stage.index("saxony")]  # type: ignore[attr-defined]
    assert flies_to(sight, airship.card, []) == to


WEAKEN = {"effect": "weaken", "numbers": [2]}


@pytest.mark.covers("W5.3", "W5.4", "W5.6")
@pytest.mark.parametrize(
    ("more", "airship", "tracker", "works"),
    [
        ({}, "here", 20, True),
        ({}, "open", 20, False),
        ({"where": "adjacent"}, "open", 0, True),
        ({"where": "adjacent"}, "river", 20, True),
        ({"where": "adjacent"}, "river", 0, False),
        ({"where": "adjacent"}, "here", 20, False),
        ({"where": "around"}, "here", 0, True),
        ({"where": "around"}, "river", 20, True),
        ({"where": "around"}, "far", 20, False),
        ({"where": "anywhere"}, "far", 0, True),
        ({"when": "attacking"}, "here", 20, False),
        ({"when": "defending"}, "here", 20, True),
    ],
)
def test_a_combat_rule_works_where_and_when_it_says(
    more: dict[str, Any], airship: str, tracker: int, works: bool
) -> None:
    """Crimea attacks Saxony's mech on 30, with the Automa's airship there, beside it by land or water, or far away."""
    river = members(ADJACENT[30] & ~OPEN[30] & EVERYWHERE)[0]
    places = {"here": 30, "open": members(OPEN[30] & EVERYWHERE)[0], "river": river, "far": 1}
    stage = AirStage("bombard", own_tiles=card("bombard", [{**WEAKEN, **more}]))
    stage.state().tracker = tracker
    stage.anchor(saxony=places[airship])
    have(stage, "crimea", power=5)
    stage.put("saxony", "mech", 30)
    stage.put("crimea", "mech", 23)
    attack(stage, "crimea")
    assert stage.asked() == "crimea dial"
    assert stage.seat("crimea").power == (3 if works else 5)
    assert stage.effects() == ([("weaken", stage.index("crimea"))] if works else [])


@pytest.mark.covers("W5.6")
def test_the_other_rules_of_a_combat_have_their_place_too() -> None:
    """Won beside the airship: 3 coins, and the enemy played a card fewer."""
    effects = [
        {"effect": "fewer_cards", "numbers": [1], "where": "adjacent"},
        {"effect": "win_coins", "numbers": [3], "where": "adjacent", "when": "defending"},
        {"effect": "win_power", "numbers": [3]},
    ]
    stage = AirStage("bombard", own_tiles=card("bombard", effects))
    stage.anchor(saxony=members(OPEN[30] & EVERYWHERE)[0])
    have(stage, "crimea", power=1)
    have(stage, "saxony", power=9)
    stage.deal("crimea", 5)
    stage.put("saxony", "mech", 30)
    stage.put("crimea", "mech", 23)
    attack(stage, "crimea")
    stage.say("dial 0")
    assert stage.happened("combat_won")[0].seat == stage.index("saxony")
    assert stage.seat("saxony").coins == 3 and stage.seat("saxony").power <= 9
    assert [name for name, _ in stage.effects()] == ["fewer_cards", "win_coins"]


@pytest.mark.covers("W1.6", "W7.13")
@pytest.mark.parametrize(("when", "unit", "sheltered"), [
    ("unoccupied", "", True), ("unoccupied", "worker", False), ("occupied", "", False), ("occupied", "worker", True),
])  # fmt: skip
def test_a_tile_may_ask_for_an_occupied_or_an_unoccupied_territory(when: str, unit: str, sheltered: bool) -> None:
    tile: dict[str, object] = {"id": "safe_haven", "range": 3, "provenance": ["printed"]}
    own: dict[str, object] = {"passive": [{**tile, "effects": [{"effect": "shelter", "when": when}]}]}
    scene = airfield("saxony", "crimea", tiles=("bounty", "safe_haven"), own_tiles=own)
    hover(scene, "saxony", 41)
    if unit:
        scene.put("saxony", unit, 41)
    scene.put("crimea", "mech", 23)
    scene.put("saxony", "mech", 30)
    scene.seat("crimea").power = 3
    attack(scene, "crimea")
    scene.say("dial 3")
    home = scene.base("saxony")
    assert (scene.asked() == "saxony retreat") == sheltered
    assert sheltered or where(scene, "saxony", "mech") == [home]


@pytest.mark.covers("W1.6", "W7.12")
@pytest.mark.parametrize(("unit", "summoned"), [("", True), ("worker", False)])
def test_a_summons_may_need_an_unoccupied_territory(unit: str, summoned: bool) -> None:
    tile: dict[str, object] = {"id": "hero", "range": 2, "provenance": ["printed"]}
    effects = [{"effect": "summon_character", "when": "unoccupied"}, {"effect": "tunnel", "when": "unoccupied"}]
    own: dict[str, object] = {"passive": [{**tile, "effects": effects}]}
    scene = airfield("saxony", "crimea", tiles=("bounty", "hero"), own_tiles=own)
    hover(scene, "saxony", 2)
    if unit:
        scene.put("saxony", unit, 2)
    march(scene, "saxony", "character saxony_base")
    assert ("2" in ways(scene)) == summoned
