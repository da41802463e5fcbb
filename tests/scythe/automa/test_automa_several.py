"""A20 and R17: more than one Automa or human, together or everyone alone."""

import pytest
from tests.scythe.automa.ask import Document, ask, seat, step
from tests.scythe.automa.stage import Stage
from tests.scythe.props import have, purse, recruits, units

from maszyna.kernel.bits import count
from maszyna.scythe.ids import FACTIONS
from maszyna.scythe.position_requests import decide_answer


def table(mode: str, one: Document, other: Document, human: Document) -> Document:
    return {
        "format": "maszyna/scythe-position@1", "automas": [one, other], "human": human, "encounters": [],
        "options": {"mode": mode},
    }  # fmt: skip


def decide(position: Document, action: str, **rest: object) -> Document:
    return decide_answer({"position": position, "action": action, **rest})


@pytest.mark.covers("A20")
def test_turn_order_is_the_seating_and_each_automa_draws_from_its_own_deck() -> None:
    stage = Stage("saxony", "crimea", also=("nordic", "polania"))
    assert [FACTIONS[own.faction] for own in stage.game.position.seats] == ["nordic", "crimea", "saxony", "polania"]
    stage.begin("saxony")
    drawn = [event.seat for event in stage.happened("automa_card")]
    assert drawn == [stage.index(name) for name in ("saxony", "polania", "nordic")]
    assert stage.asked() == "crimea section"
    decks = [stage.state(name).deck for name in ("saxony", "polania", "nordic")]
    assert [bin(deck).count("1") for deck in decks] == [18, 18, 18]


@pytest.mark.covers("A20")
def test_an_automa_in_the_last_of_seven_seats_has_its_deck() -> None:
    stage = Stage("albion", *FACTIONS[:6])
    stage.begin("albion")
    assert [event.seat for event in stage.happened("automa_card")] == [6]
    assert (count(stage.state().deck), stage.asked()) == (18, "nordic section")


@pytest.mark.covers("A20")
def test_tracker_scheme_and_level_are_each_automas_own() -> None:
    stage = Stage("saxony", "crimea", also=("nordic",))
    stage.state("nordic").play_at(3)
    stage.state("saxony").tracker = 8
    stage.play(3, "saxony")
    assert (stage.state("saxony").scheme, stage.state("nordic").scheme) == (2, 1)
    assert (stage.seat("saxony").stars, stage.seat("nordic").stars) == (1, 0)
    assert stage.happened("tracker_moved")[0].seat == stage.index("saxony")


@pytest.mark.covers("A20", "A9.6")
def test_enemies_are_everybody_else_or_in_a_cooperative_game_the_humans() -> None:
    one, other = seat("albion", mechs=[8], power=9), seat("polania", mechs=[15], workers=[2])
    human = seat("crimea", mechs=[46])
    for mode, fights in (("competitive", True), ("cooperative", False)):
        position = table(mode, one, other, human)
        assert decide(position, "attack_combat_unit", min_power=1)["possible"] == fights
        assert decide(position, "attack_workers")["possible"] == fights
    near = step(decide(table("competitive", one, other, human), "move_mech"), "nearest_enemy_combat_unit")["values"]
    far = step(decide(table("cooperative", one, other, human), "move_mech"), "nearest_enemy_combat_unit")["values"]
    assert (near["8"], far["8"]) == (1, 7)


@pytest.mark.covers("R17")
@pytest.mark.parametrize("action", ["move_worker", "move_mech", "move_character", "encounter_or_factory"])
def test_an_allys_territory_is_not_valid(action: str) -> None:
    one = seat("albion", mechs=[8], workers=[1], character=2)
    position = table("cooperative", one, seat("polania", workers=[15]), seat("crimea"))
    position["encounters"] = [1, 2, 15]
    answer = decide(position, action)
    assert 15 not in answer["valid"] and answer["valid"]
    found = step(answer, "no_ally_unit")
    assert (found["id"], 15 in found["before"]) == ("R17", True)
    assert "no_ally_unit" not in [each["rule"] for each in ask(action, one, seat("crimea"), encounters=[1])["trace"]]


@pytest.mark.covers("A20", "A9.1")
def test_an_allys_combat_unit_frightens_no_worker_and_an_enemys_by_its_own_water_rule() -> None:
    one = seat("albion", workers=[1], mechs=[8])
    for mode, tracker, shunned in (("cooperative", 20, []), ("competitive", 0, []), ("competitive", 20, [8, 15])):
        other = seat("polania", mechs=[14], tracker=tracker)
        answer = decide(table(mode, one, other, seat("crimea")), "move_worker")
        safe = step(answer, "out_of_enemy_reach")
        assert [place for place in safe["before"] if place not in safe["after"]] == shunned


@pytest.mark.covers("A20")
def test_own_units_are_those_of_the_automa_on_turn() -> None:
    one, other = seat("albion", workers=[1]), seat("togawa", workers=[46])
    position = table("cooperative", one, other, seat("crimea"))
    assert decide(position, "move_worker")["valid"] == [1, 2, 8]
    assert decide(position, "move_worker", automa="togawa")["valid"] == [39, 40, 45, 46]


@pytest.mark.covers("A20", "A12")
def test_recruit_rows_reach_neighbouring_humans_only() -> None:
    """Clockwise Nordic, Rusviet, Crimea, Saxony, Polania: Saxony's neighbours are Crimea and Polania."""
    stage = Stage("saxony", "crimea", "rusviet", "polania", also=("nordic",))
    for name in ("crimea", "rusviet", "polania"):
        recruits(stage, name, "upgrade")
    stage.play(17, "saxony")
    paid = {event.seat for event in stage.happened("recruit_bonus")}
    assert paid == {stage.index("crimea"), stage.index("polania")}
    assert [purse(stage, name)[1] for name in ("crimea", "polania", "rusviet")] == [1, 1, 0]
    stage.play(17, "nordic")
    assert {event.seat for event in stage.happened("recruit_bonus")} == {stage.index("polania"), stage.index("rusviet")}


@pytest.mark.covers("A20", "A15.2", "A17")
def test_automa_against_automa_draws_a_card_each_and_leaves_no_resources() -> None:
    stage = Stage("saxony", "crimea", also=("nordic",))
    stage.state().scheme = 2
    have(stage, "saxony", power=8)
    have(stage, "nordic", power=3)
    stage.put("nordic", "mech", 34)
    stage.put("nordic", "worker", 34)
    stage.state("nordic").last_card = 5
    stage.state("nordic").deck = 1 << 10
    stage.stack_deck(6)
    stage.play(14)
    drawn = [(event.seat, event.first) for event in stage.happened("automa_combat_card")]
    assert sorted(drawn) == sorted([(stage.index("saxony"), 6), (stage.index("nordic"), 10)])
    assert stage.resources(34) == [0] * 4
    assert (units(stage, "nordic", "mech"), units(stage, "nordic", "worker")) == ([], [stage.base("nordic")])
    assert (stage.seat("saxony").combat_stars, stage.seat("saxony").popularity) == (1, 10)


@pytest.mark.covers("A20")
def test_driving_off_an_automas_workers_leaves_no_resources_either() -> None:
    stage = Stage("saxony", "crimea", also=("nordic",))
    stage.put("nordic", "worker", 34)
    stage.state("nordic").last_card = 5
    stage.play(19)
    assert (stage.resources(34), units(stage, "nordic", "worker")) == ([0] * 4, [stage.base("nordic")])


@pytest.mark.covers("A20", "A16.1")
def test_conquest_uses_the_last_card_of_the_automa_that_lost() -> None:
    stage = Stage("saxony", "crimea", also=("nordic",))
    stage.state("saxony").last_card = 5
    stage.state("nordic").last_card = 2
    stage.put("nordic", "worker", 39)
    stage.put("crimea", "mech", 38)
    stage.begin("crimea")
    stage.say("section move", "move units", "mech 38", "to 39", "no more units")
    assert stage.resources(39) == [0, 0, 2, 0]


@pytest.mark.covers("A20", "R13")
@pytest.mark.parametrize("mode", ["competitive", "cooperative"])
def test_an_allys_trap_is_not_sprung(mode: str) -> None:
    stage = Stage("saxony", "crimea", also=("togawa",), mode=mode, rulings={"R13": "placed"})
    have(stage, "saxony", power=9)
    stage.seat("togawa").traps[1] = 34
    stage.seat("togawa").armed = 1 << 34
    stage.put("saxony", "worker", stage.base("saxony"))
    stage.play(6)
    assert stage.moves() == [("worker", stage.base("saxony"), 34)]
    assert len(stage.happened("trap_sprung")) == int(mode == "competitive")
