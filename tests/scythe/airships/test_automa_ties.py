"""W5.5: ties between destinations of combat units go by the airships first."""

from typing import Any

import pytest
from tests.scythe.airships.hangar import AirStage, decider, finding, names
from tests.scythe.automa.stage import Stage

from maszyna.scythe.automa.airship_ties import AIRSHIP_TIES, CAN_PAY_SIEGE
from maszyna.scythe.automa.symbols import MOVE_WORKER, SYMBOLS, TIES, Symbol


def raid(*people: str, also: tuple[str, ...] = (), **options: Any) -> AirStage:
    """Saxony's mech on 34 may drive workers off 35 (3 from the Factory) and 41 (4 from it)."""
    stage = AirStage("bounty", "saxony", *people, also=also, **options)
    stage.put("saxony", "mech", 34)
    stage.put("crimea", "worker", 35, 41)
    return stage


@pytest.mark.covers("W5.5")
@pytest.mark.parametrize(("place", "values"), [(41, {35: 1, 41: 0}), (52, {35: 2, 41: 1})])
def test_nearest_to_its_airship_also_on_the_base(place: int, values: dict[int, int]) -> None:
    """52 is Saxony's base, beside 41."""
    stage = raid()
    stage.anchor(saxony=place)
    choice = stage.choice("attack_workers")
    assert (choice.to, decider(choice)) == (41, "nearest_own_airship")
    assert (finding(choice, "nearest_own_airship").values, finding(choice, "nearest_own_airship").rule) == (
        values,
        "W5.5",
    )


@pytest.mark.covers("W5.5")
def test_then_without_an_enemy_airship() -> None:
    """From 34 both are one hex away; Crimea's airship is over 35."""
    stage = raid()
    stage.anchor(saxony=34, crimea=35)
    choice = stage.choice("attack_workers")
    assert (choice.to, decider(choice)) == (41, "without_enemy_airship")
    assert names(choice, "destination") == ["most_resources", "nearest_own_airship", "without_enemy_airship"]
    assert (finding(choice, "without_enemy_airship").values, finding(choice, "without_enemy_airship").rule) == (
        {35: 1, 41: 0},
        "W5.5",
    )


@pytest.mark.covers("W5.5")
def test_enemy_airships_over_all_candidates_break_no_tie() -> None:
    stage = raid("crimea", "polania")
    stage.anchor(saxony=34, crimea=35, polania=41)
    choice = stage.choice("attack_workers")
    assert (choice.to, decider(choice)) == (35, "nearest_factory")
    assert finding(choice, "without_enemy_airship").values == {35: 1, 41: 1}


@pytest.mark.covers("W5.5", "A20")
@pytest.mark.parametrize(("mode", "to"), [("competitive", 41), ("cooperative", 35)])
def test_an_allys_airship_is_no_enemys(mode: str, to: int) -> None:
    stage = raid(also=("nordic",), mode=mode)
    stage.anchor(saxony=34, nordic=35)
    assert stage.choice("attack_workers").to == to


@pytest.mark.covers("W5.5")
def test_the_symbols_own_rule_comes_first() -> None:
    stage = raid()
    stage.anchor(saxony=41, crimea=35)
    stage.lay(35, food=1)
    choice = stage.choice("attack_workers")
    assert (choice.to, decider(choice)) == (35, "most_resources")


@pytest.mark.covers("W5.5")
@pytest.mark.parametrize(
    ("symbol", "own"),
    [
        ("move_mech", "nearest_enemy_combat_unit"),
        ("move_character", "nearest_enemy_combat_unit"),
        ("attack_combat_unit", "fewest_enemy_combat_units"),
    ],
)
def test_the_airship_outdoes_the_factory(symbol: str, own: str) -> None:
    """On 34, 35 and 41 around: all alike for the symbol's rule, as an enemy is one hex from each, or on each."""
    stage = AirStage("bounty", "saxony", "crimea")
    attack = symbol == "attack_combat_unit"
    stage.put("saxony", "character" if symbol == "move_character" else "mech", 34)
    stage.put("saxony", "worker", 35)
    if attack:
        stage.put("crimea", "mech", 35, 41)
    else:
        stage.put("crimea", "character", 42)  # beside 35 and 41
    stage.anchor(saxony=52)
    choice = stage.choice(symbol)
    assert (choice.to, decider(choice)) == (41, "nearest_own_airship")
    assert names(choice, "destination")[0] == own


@pytest.mark.covers("W5.5")
def test_encounters_too() -> None:
    """3 and 8 are both 3 from the Factory; 3 comes first in reading order, but the airship is over 8."""
    stage = AirStage("bounty", "albion")
    stage.put("albion", "worker", 2)
    stage.game.position.encounters = 1 << 3 | 1 << 8
    assert stage.choice("encounter_or_factory").to == 3
    stage.anchor(albion=8)
    choice = stage.choice("encounter_or_factory")
    assert (choice.to, decider(choice)) == (8, "nearest_own_airship")


@pytest.mark.covers("W5.5")
@pytest.mark.parametrize("symbol", SYMBOLS, ids=lambda symbol: symbol.name)
def test_where_the_two_stand_in_the_lists(symbol: Symbol) -> None:
    if symbol is MOVE_WORKER:
        assert symbol.destination_under_airships == symbol.destination
        assert symbol.valid_under_airships == symbol.valid
        return
    own = symbol.destination[: -len(TIES)]
    assert symbol.destination_under_airships == own + AIRSHIP_TIES + TIES
    assert symbol.valid_under_airships == [*symbol.valid, CAN_PAY_SIEGE]
    assert [one.name for one in AIRSHIP_TIES] == ["nearest_own_airship", "without_enemy_airship"]


@pytest.mark.covers("W5.5")
def test_a_worker_does_not_look_at_airships() -> None:
    """Of 34 and 35, both in reach of the mech on 41, the worker goes to 35; its airship over 34 changes nothing."""
    stage = AirStage("bounty")
    stage.put("saxony", "mech", 41)
    stage.put("saxony", "worker", 34)
    stage.anchor(saxony=34, crimea=35)
    choice = stage.choice("move_worker")
    assert (choice.to, decider(choice)) == (35, "nearest_factory")


@pytest.mark.covers("W5.5")
def test_without_airships_nobody_looks_for_them() -> None:
    stage = Stage("saxony")
    stage.put("saxony", "mech", 34)
    stage.put("crimea", "worker", 35, 41)
    stage.play(19)  # attack workers
    trace = stage.happened("automa_group")[0].trace
    assert trace is not None
    told = {one.name for one in trace}
    assert "nearest_factory" in told and not told & {one.name for one in (*AIRSHIP_TIES, CAN_PAY_SIEGE)}
