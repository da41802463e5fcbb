"""W5.2 to W5.4, W5.8: when and how far an Automa's airship moves."""

import pytest
from tests.scythe.airships.hangar import AirStage
from tests.scythe.props import have

from maszyna.kernel.bits import bit, members
from maszyna.scythe.airships.automa_flight import in_range
from maszyna.scythe.automa.sight import Sight
from maszyna.scythe.board import base_of
from maszyna.scythe.ids import FACTIONS

# Cards of scheme I whose first possible group is the symbol, on the board of `parade`.
CARDS = {
    "move_worker": 3,
    "move_mech": 10,
    "move_character": 18,
    "encounter_or_factory": 18,
    "attack_workers": 19,
    "attack_combat_unit": 17,
}


def parade(symbol: str, active: bool = False) -> AirStage:
    """Saxony with a unit of each kind, so that the card of the symbol can be carried out."""
    stage = AirStage("bombard", active=active)
    have(stage, "saxony", power=6)
    stage.put("saxony", "character", 34)
    stage.put("saxony", "mech", 41)
    stage.put("saxony", "worker", 34)
    if symbol == "encounter_or_factory":
        stage.game.position.encounters = bit(35)
    if symbol == "attack_workers":
        stage.put("crimea", "worker", 35)
    if symbol == "attack_combat_unit":
        stage.put("crimea", "mech", 35)
    stage.anchor(saxony=34)
    stage.play(CARDS[symbol])
    assert (symbol, "") in stage.groups()
    return stage


@pytest.mark.covers("W5.2")
@pytest.mark.parametrize("symbol", CARDS)
def test_the_airship_moves_with_the_character_when_it_does_not_attack(symbol: str) -> None:
    stage = parade(symbol)
    assert len(stage.flights()) == (symbol in ("move_character", "encounter_or_factory"))


@pytest.mark.covers("W5.8")
@pytest.mark.parametrize("symbol", CARDS)
def test_an_active_airship_moves_with_mechs_too(symbol: str) -> None:
    stage = parade(symbol, active=True)
    assert len(stage.flights()) == (symbol in ("move_mech", "move_character", "encounter_or_factory"))


@pytest.mark.covers("W5.2")
def test_the_character_goes_first() -> None:
    """War Correspondent follows the own units: the character has come to 35 and taken its token by then."""
    stage = AirStage("war_correspondent")
    stage.put("saxony", "character", 34)
    stage.game.position.encounters = bit(35)
    stage.anchor(saxony=34)
    stage.play(18)
    told = [name for name in stage.told() if name in ("unit_moved", "encounter_removed", "automa_airship", "gained")]
    assert told[:4] == ["unit_moved", "encounter_removed", "automa_airship", "gained"]
    assert stage.flights() == [(34, 35)]


@pytest.mark.covers("W5.2")
def test_with_all_moves_it_goes_before_the_next_group() -> None:
    """Card 11: mech, visit, character; the last two move the airship, each at once."""
    stage = AirStage("war_correspondent", level="ultimaszyna")
    stage.put("saxony", "character", 34)
    stage.game.position.encounters = bit(35)
    stage.anchor(saxony=34)
    stage.play(11)
    assert stage.groups() == [("move_mech", "no_unit"), ("encounter_or_factory", ""), ("move_character", "")]
    told = [name for name in stage.told() if name in ("unit_moved", "automa_airship")]
    assert told == ["unit_moved", "automa_airship"] * 2


@pytest.mark.covers("W5.2")
def test_no_character_no_flight() -> None:
    stage = AirStage("bombard")
    stage.put("saxony", "character", 0)
    stage.put("saxony", "mech", 34)
    stage.play(18)
    assert stage.groups() == [("encounter_or_factory", "no_unit"), ("move_character", "no_unit")]
    assert (stage.flights(), stage.airship()) == ([], stage.base("saxony"))


@pytest.mark.covers("W5.2")
def test_it_may_stay_and_says_why() -> None:
    """Nothing is nearer to the mech on 35 than 35 itself."""
    stage = AirStage("bombard")
    stage.put("crimea", "mech", 35)
    stage.anchor(saxony=35)
    stage.play(18)
    assert stage.flights() == [(35, 35)]
    assert stage.flight_trace() == [("nearest_enemy_combat_unit", [35], {34: 1, 35: 0, 41: 1})]


def ranges(stage: AirStage, hexes: int = 1) -> list[int]:
    return members(in_range(Sight(stage.game.position, stage.game.hidden, stage.index("saxony")), hexes))


@pytest.mark.covers("W5.4")
def test_water_bounds_it_as_it_bounds_units() -> None:
    """35 has rivers to 28, 29 and 36, and a lake, 42."""
    stage = AirStage("bombard")
    stage.anchor(saxony=35)
    stage.state().tracker = 3
    assert ranges(stage) == [34, 35, 41]
    stage.state().tracker = 4
    assert ranges(stage) == [28, 29, 34, 35, 36, 41, 42]


@pytest.mark.covers("W5.4", "W5.2")
@pytest.mark.parametrize("tracker", [0, 20])
def test_from_the_base_only_by_land(tracker: int) -> None:
    """Rusviet's base has 13 across a river, Crimea's a lake and Polania's too."""
    for name, beside in (("rusviet", [19, 26]), ("crimea", [43, 47]), ("polania", [14, 20])):
        stage = AirStage("bombard", name, "nordic")
        stage.state().tracker = tracker
        seat = stage.index(name)
        assert stage.airship() == base_of(FACTIONS.index(name))
        assert members(in_range(Sight(stage.game.position, stage.game.hidden, seat), 1)) == beside


@pytest.mark.covers("W5.2")
def test_anybody_may_be_below() -> None:
    """W1.4: it flies to 35 among units and airships of others, and nothing happens to them."""
    stage = AirStage("bombard")
    stage.put("crimea", "mech", 35)
    stage.put("crimea", "worker", 35)
    stage.anchor(saxony=34, crimea=35)
    stage.play(18)
    assert stage.flights() == [(34, 35)]
    assert stage.seat("crimea").standing(35, 0, 13) == 2 and "combat_began" not in stage.told()


@pytest.mark.covers("W5.3")
def test_its_own_airship_gives_the_automa_no_reach() -> None:
    stage = AirStage("bombard")
    stage.put("saxony", "mech", 34)
    before = stage.choice("move_mech").valid
    stage.anchor(saxony=30)
    assert stage.choice("move_mech").valid == before


@pytest.mark.covers("W5.3")
def test_workers_do_not_shun_an_enemy_airship() -> None:
    """A mech on 35 would keep them away from 34 and 41."""
    stage = AirStage("bombard")
    stage.put("saxony", "worker", 34)
    stage.anchor(crimea=35)
    assert stage.choice("move_worker").to == 35
    stage.put("crimea", "mech", 35)
    assert stage.choice("move_worker").reason == "no_destination"


@pytest.mark.covers("W5.3", "A7.2")
@pytest.mark.parametrize(
    ("passive", "unit", "airship", "reached"),
    [
        ("ferry", "mech", 17, {17}),
        ("ferry", "mech", 22, set()),  # no lake beside 11
        ("drill", "mech", 11, {10, 15, 18, 29, 32, 37}),  # 11 becomes a tunnel
        ("drill", "mech", 34, set()),
        ("hero", "character", 34, {34}),
        ("hero", "mech", 34, set()),
        ("boost", "character", 34, set()),
    ],
)
def test_a_humans_airship_opens_ways_to_its_combat_units(
    passive: str, unit: str, airship: int, reached: set[int]
) -> None:
    """Crimea's unit on 11 enters 4 and 5 by itself."""
    stage = AirStage("bombard", passive=passive)
    stage.put("crimea", unit, 11)
    stage.anchor(crimea=airship)
    sight = Sight(stage.game.position, stage.game.hidden, stage.index("saxony"))
    assert set(members(sight.near_enemy(stage.index("crimea"), 11))) == {4, 5, 11} | reached


@pytest.mark.covers("W5.3", "A7.2")
def test_mech_and_character_on_one_place_each_have_their_ways() -> None:
    stage = AirStage("bombard", passive="hero")
    stage.put("crimea", "mech", 11)
    stage.put("crimea", "character", 11)
    stage.anchor(crimea=34)
    stage.put("saxony", "worker", 41)
    choice = stage.choice("move_worker")
    assert members(choice.valid) == [34, 35, 41]
    assert choice.trace is not None
    (safe,) = [one for one in choice.trace if one.name == "out_of_enemy_reach"]
    assert members(safe.after) == [35, 41]
