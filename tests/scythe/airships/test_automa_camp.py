"""W5.7: an Automa shut in on its base attacks."""

from typing import Any

import pytest
from tests.scythe.airships.hangar import AirStage
from tests.scythe.automa.stage import Stage
from tests.scythe.props import have, recruits, units

from maszyna.scythe.automa.automa_turn import go_on_with_card
from maszyna.scythe.ids import MAT

INSTEAD = [("attack_workers", ""), ("attack_combat_unit", "")]


def siege(stage: Stage, kind: str = "worker") -> Stage:
    """Crimea stands on 34 and 41, the two territories beside Saxony's base."""
    have(stage, "crimea", power=1)  # so that a combat waits for its dial
    stage.put("crimea", kind, 34, 41)
    return stage


def bare(level: str = "automa", **options: Any) -> AirStage:
    return AirStage("bombard", level=level, **options)


@pytest.mark.covers("W5.7")
def test_it_drives_workers_off_instead_of_the_first_two_rows() -> None:
    """Card 5 would move a worker and give one and a coin; recruit row and tracker stay."""
    stage = bare()
    siege(stage)
    stage.put("saxony", "worker", stage.base("saxony"))
    recruits(stage, "crimea", "deploy")
    stage.play(5)
    assert stage.told()[:2] == ["automa_card", "automa_camp"]
    assert stage.groups() == [("attack_workers", "")]
    assert stage.moves() == [("character", stage.base("saxony"), 34)]
    assert (stage.seat("saxony").coins, units(stage, "saxony", "worker")) == (0, [stage.base("saxony")])
    assert units(stage, "saxony", "mech") == [stage.base("saxony")]  # the camp's own gain row
    assert (stage.seat("crimea").coins, stage.state().tracker) == (1, 1)
    assert stage.flights() == []


@pytest.mark.covers("W5.7")
@pytest.mark.parametrize("card", range(1, 20))
def test_without_combat_units_it_is_not_frozen(card: int) -> None:
    """Both attacks need a combat unit; the gain row brings one, the character first, and the next turn it attacks."""
    stage = Stage("saxony", modules={"resolution": "doomsday_clock"})
    siege(stage)
    stage.put("saxony", "character", MAT)
    stage.put("saxony", "worker", stage.base("saxony"), stage.base("saxony"))
    stage.play(card)
    assert stage.groups() == [("attack_workers", "no_unit"), ("attack_combat_unit", "no_unit")]
    assert (units(stage, "saxony", "character"), units(stage, "saxony", "mech")) == ([stage.base("saxony")], [])
    stage.play(card)
    assert stage.moves() == [("character", stage.base("saxony"), 34)]


@pytest.mark.covers("W5.7")
def test_then_it_attacks_combat_units_whatever_its_power() -> None:
    stage = bare()
    siege(stage, "mech")
    stage.stack_deck(10)
    stage.play(5)
    assert stage.groups() == [("attack_workers", "no_valid_territory"), ("attack_combat_unit", "")]
    assert stage.asked() == "crimea dial"
    stage.say("dial 0")
    assert stage.happened("combat_won")[0].seat == stage.index("saxony")
    assert (stage.state().tracker, stage.seat("saxony").coins, units(stage, "saxony", "worker")) == (1, 0, [])


@pytest.mark.covers("W5.7", "A19.6")
def test_with_all_moves_both_are_tried() -> None:
    stage = bare(level="ultimaszyna")
    stage.put("crimea", "worker", 34)
    stage.put("crimea", "mech", 41)
    stage.put("saxony", "mech", stage.base("saxony"))
    stage.play(5)
    assert stage.groups() == INSTEAD
    assert [to for _, _, to in stage.moves()] == [34, 41]


@pytest.mark.covers("W5.7", "A19.4")
def test_a_revealed_card_may_stop_the_attack_too() -> None:
    stage = bare(reveal_before_move=True)
    siege(stage)
    stage.game.revealed = [5]
    stage.play(5)
    assert "automa_camp" in stage.told() and stage.groups() == [] and stage.state().tracker == 1


@pytest.mark.covers("W5.7")
@pytest.mark.parametrize("kind", ["character", "mech", "worker"])
def test_not_while_a_unit_of_its_own_is_on_the_board(kind: str) -> None:
    stage = bare()
    siege(stage)
    stage.put("saxony", kind, 30)
    stage.play(3)
    assert "automa_camp" not in stage.told()


@pytest.mark.covers("W5.7")
def test_its_airship_is_no_land_unit() -> None:
    stage = bare()
    siege(stage)
    stage.anchor(saxony=30)
    stage.play(3)
    assert "automa_camp" in stage.told()


@pytest.mark.covers("W5.7")
@pytest.mark.parametrize("beside", ["nobody", "structure", "airship"])
def test_not_unless_units_hold_both_territories(beside: str) -> None:
    stage = bare(passive="safe_haven")
    stage.put("crimea", "worker", 34)
    if beside == "structure":
        stage.build("crimea", "mill", 41)
    if beside == "airship":
        stage.anchor(crimea=41)
    stage.play(3)
    assert "automa_camp" not in stage.told()


@pytest.mark.covers("W5.7", "A20")
@pytest.mark.parametrize(("mode", "shut_in"), [("competitive", True), ("cooperative", False)])
def test_an_ally_does_not_shut_it_in(mode: str, shut_in: bool) -> None:
    stage = bare(also=("polania",), mode=mode)
    stage.put("crimea", "worker", 34)
    stage.put("polania", "worker", 41)
    stage.play(3)
    assert ("automa_camp" in stage.told()) == shut_in


@pytest.mark.covers("W5.7")
def test_a_skipped_card_is_skipped_in_camp_too() -> None:
    stage = bare(level="autometta")
    siege(stage)
    stage.play(17)
    assert stage.told() == ["automa_card", "automa_skipped"]


@pytest.mark.covers("W5.7")
def test_the_next_turn_looks_again() -> None:
    stage = bare()
    siege(stage)
    stage.play(5)
    assert stage.state().encamped and stage.state().copy().encamped
    stage.play(3)
    assert not stage.state().encamped and "automa_camp" not in stage.told()
    assert stage.seat("saxony").power == 3


@pytest.mark.covers("W5.7")
def test_after_a_combat_the_rest_of_the_card_is_that_of_the_camp() -> None:
    """As a request goes on after a combat fought at the table: one group was tried, the other may follow."""
    stage = bare(all_moves=True)
    siege(stage, "mech")
    stage.play(5)
    state = stage.state()
    assert state.encamped and stage.asked() == "crimea dial"
    stage.game.stack = []
    stage.game.combat = None
    stage.game.position.battles = 0
    stage.game.asking = None
    stage.game.log = []
    stage.put("saxony", "character", MAT)
    go_on_with_card(stage.game, stage.index("saxony"), 5, 1)
    while stage.game.stack:
        step = stage.game.stack.pop()
        step.run(stage.game)
    assert stage.groups() == [("attack_combat_unit", "no_unit")]
    assert (stage.seat("saxony").coins, units(stage, "saxony", "worker"), state.tracker) == (0, [], 1)


@pytest.mark.covers("W5.7")
def test_a_resolution_brings_the_camp_too_and_the_base_game_does_not() -> None:
    tables: list[tuple[dict[str, object], bool]] = [({}, False), ({"resolution": "spoils_of_war"}, True)]
    for modules, camps in tables:
        stage = Stage("saxony", modules=modules)
        siege(stage)
        stage.play(3)
        assert stage.state().camps == camps
        assert ("automa_camp" in stage.told()) == camps
