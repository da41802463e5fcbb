"""W9: where each of the Automa's airship cards sends it, and by which criterion."""

import pytest
from tests.scythe.airships.hangar import AirStage

from maszyna.kernel.narrow import Finding
from maszyna.scythe.airships.automa_flight import flies_to
from maszyna.scythe.airships.preferences import FLIGHTS
from maszyna.scythe.automa.sight import Sight
from maszyna.scythe.facts.effects import AUTOMA_CARD
from maszyna.scythe.facts.tile_documents import tile_set
from maszyna.scythe.facts.tiles import PREFERENCES


def flown(stage: AirStage) -> int:
    """Card 18 moves the character from the base, then the airship."""
    stage.play(18)
    assert len(stage.flights()) == 1 and stage.flights()[0][1] == stage.airship()
    return stage.airship()


def decided(stage: AirStage) -> str:
    """The last criterion of the airship's trace."""
    return stage.flight_trace()[-1][0]


@pytest.mark.covers("W9.bombard", "W9.distract", "W9.espionage")
@pytest.mark.parametrize("card", ["bombard", "distract", "espionage"])
def test_nearest_to_an_enemy_combat_unit(card: str) -> None:
    """From 34: 35 is one hex from 36, 34 and 41 are two. Workers do not count."""
    stage = AirStage(card)
    stage.put("crimea", "mech", 36)
    stage.put("crimea", "worker", 41)
    stage.anchor(saxony=34)
    assert flown(stage) == 35
    assert stage.flight_trace() == [("nearest_enemy_combat_unit", [35], {34: 2, 35: 1, 41: 2})]


@pytest.mark.covers("W9.bombard", "R7")
def test_enemies_only_on_bases() -> None:
    """Crimea's base is beside 42, so 2 from 35 and 41, and 3 from 34."""
    stage = AirStage("bombard")
    stage.anchor(saxony=34)
    assert flown(stage) == 35
    name, left, values = stage.flight_trace()[0]
    assert (name, left, values) == ("nearest_enemy_combat_unit", [35, 41], {34: 3, 35: 2, 41: 2})
    assert decided(stage) == "nearest_factory"


@pytest.mark.covers("W9.bounty")
def test_nearest_to_an_enemy_worker() -> None:
    """Not to the mech on 34's other side; those on a base are no target."""
    stage = AirStage("bounty")
    stage.put("crimea", "mech", 28)
    stage.put("crimea", "worker", 36, stage.base("crimea"))
    stage.anchor(saxony=34)
    assert flown(stage) == 35
    assert stage.flight_trace() == [("nearest_enemy_worker", [35], {34: 2, 35: 1, 41: 2})]


@pytest.mark.covers("W9.bounty")
@pytest.mark.parametrize("elsewhere", ["base", "aboard"])
def test_workers_not_on_the_board_are_no_target(elsewhere: str) -> None:
    """All alike: 35 is the nearest to the Factory."""
    stage = AirStage("bounty")
    stage.put("crimea", "worker", stage.base("crimea") if elsewhere == "base" else 55)
    stage.anchor(saxony=41, crimea=41)
    assert flown(stage) == 35
    assert stage.flight_trace()[0] == ("nearest_enemy_worker", [34, 35, 41], {34: 0, 35: 0, 41: 0})
    assert decided(stage) == "nearest_factory"


@pytest.mark.covers("W9.siege_engine", "W5.3")
def test_beside_the_most_enemy_combat_units() -> None:
    """Two on 35 are beside 34 and 41, not beside 35 itself; worker on 41 and mechs on bases count nothing."""
    stage = AirStage("siege_engine")
    stage.put("crimea", "mech", 35, 35, stage.base("crimea"))
    stage.put("crimea", "worker", 41)
    stage.anchor(saxony=35)
    assert flown(stage) == 34
    assert stage.flight_trace()[0] == ("most_enemy_combat_units_beside", [34, 41], {34: 2, 35: 0, 41: 2})
    assert decided(stage) == "reading_order"


@pytest.mark.covers("W9.siege_engine", "W5.4")
@pytest.mark.parametrize(("tracker", "values"), [(3, {34: 0, 35: 1, 41: 1}), (4, {34: 0, 35: 4, 41: 1, 42: 3})])
def test_what_is_beside_follows_the_water_rule(tracker: int, values: dict[int, int]) -> None:
    """Three mechs on 36 are across a river from 35 and on the shore of 42; one on 34 is beside 35 and 41."""
    stage = AirStage("siege_engine")
    stage.put("crimea", "mech", 36, 36, 36, 34)
    stage.anchor(saxony=41)
    stage.state().tracker = tracker
    assert flown(stage) == 35
    name, left, told = stage.flight_trace()[0]
    assert (name, told) == ("most_enemy_combat_units_beside", values)
    assert left == ([35, 41] if tracker == 3 else [35])


@pytest.mark.covers("W9.blitzkrieg")
def test_nearest_to_an_enemy_airship() -> None:
    stage = AirStage("blitzkrieg")
    stage.put("crimea", "mech", 34)
    stage.anchor(saxony=34, crimea=36)
    assert flown(stage) == 35
    assert stage.flight_trace() == [("nearest_enemy_airship", [35], {34: 2, 35: 1, 41: 2})]


@pytest.mark.covers("W9.blitzkrieg", "R7", "A20")
@pytest.mark.parametrize(
    ("mode", "values"), [("competitive", {34: 1, 35: 2, 41: 2}), ("cooperative", {34: 3, 35: 2, 41: 2})]
)
def test_airships_on_bases_count_if_no_other_is_out(mode: str, values: dict[int, int]) -> None:
    """Crimea's is at home; Polania's, over 27, is an enemy only if every Automa plays for itself."""
    stage = AirStage("blitzkrieg", also=("polania",), mode=mode)
    stage.anchor(saxony=34, polania=27)
    flown(stage)
    assert stage.flight_trace()[0][2] == values


@pytest.mark.covers("W9.war_correspondent")
def test_nearest_to_an_own_combat_unit() -> None:
    """Workers do not count, nor the character on its base while the mech is out."""
    stage = AirStage("war_correspondent")
    stage.put("saxony", "mech", 36)
    stage.put("saxony", "worker", 41, 41)
    stage.anchor(saxony=34)
    sight = Sight(stage.game.position, stage.game.hidden, stage.index("saxony"))
    trace: list[Finding] = []
    assert flies_to(sight, tile_set().tile(AUTOMA_CARD, "war_correspondent"), trace) == 35
    assert [(one.name, one.rule, one.values) for one in trace] == [
        ("nearest_own_combat_unit", "W9", {34: 2, 35: 1, 41: 2})
    ]


@pytest.mark.covers("W9.war_correspondent")
def test_the_character_has_moved_before_the_airship_looks_for_it() -> None:
    stage = AirStage("war_correspondent")
    stage.put("crimea", "mech", 43)
    stage.anchor(saxony=34)
    stage.play(18)
    character = stage.seat("saxony").at[0]
    assert (stage.airship(), stage.flight_trace()[0][2][character]) == (character, 0)


@pytest.mark.covers("W5.6")
def test_every_preference_is_a_flight_and_ends_with_the_usual_ties() -> None:
    assert [flight[0].name for flight in FLIGHTS] == PREFERENCES
    for flight in FLIGHTS:
        assert [one.name for one in flight[1:]] == ["nearest_factory", "reading_order"]
    used = {card.id: PREFERENCES[card.preferences[0]] for card in tile_set().tiles[AUTOMA_CARD]}
    assert used == {
        "bombard": "nearest_enemy_combat_unit",
        "bounty": "nearest_enemy_worker",
        "siege_engine": "most_enemy_combat_units_beside",
        "distract": "nearest_enemy_combat_unit",
        "espionage": "nearest_enemy_combat_unit",
        "blitzkrieg": "nearest_enemy_airship",
        "war_correspondent": "nearest_own_combat_unit",
    }
