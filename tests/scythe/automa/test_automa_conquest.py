"""A16, A17, R10, R12, R15: resources when a territory changes hands."""

import pytest
from tests.scythe.automa.stage import Stage
from tests.scythe.campaign import march
from tests.scythe.props import have, units

from maszyna.scythe.board import FACTORY_PLACE as FACTORY

# Number of resources on each card, as printed.
BOXES = [1, 2, 0, 0, 4, 0, 2, 1, 3, 1, 0, 1, 0, 0, 2, 4, 2, 1, 1]


def driven_off(place: int, start: int, last_card: int, workers: int = 1) -> Stage:
    """Crimea's mech enters a territory with Automa workers only."""
    stage = Stage("saxony", "crimea")
    have(stage, "crimea", popularity=5)
    stage.unlock("crimea", "Riverwalk")
    stage.state().last_card = last_card
    stage.put("saxony", "worker", *[place] * workers)
    stage.put("crimea", "mech", start)
    march(stage, "crimea", f"mech {start}", f"to {place}", "no more units")
    return stage


@pytest.mark.covers("A16.1")
@pytest.mark.parametrize("card", range(1, 20))
def test_as_many_as_the_box_of_the_last_turn_card_shows(card: int) -> None:
    stage = driven_off(39, 38, card)
    assert stage.resources(39) == [0, 0, BOXES[card - 1], 0]
    assert len(stage.happened("resources_left")) == (1 if BOXES[card - 1] else 0)


@pytest.mark.covers("A16.1")
@pytest.mark.parametrize(
    ("place", "start", "kind"),
    [(43, 44, 0), (38, 37, 1), (44, 43, 2), (30, 29, 3), (45, 38, -1), (23, 30, -1)],
)
def test_the_kind_by_terrain_and_none_on_village_and_factory(place: int, start: int, kind: int) -> None:
    stage = driven_off(place, start, 5)
    assert stage.resources(place) == [4 if number == kind else 0 for number in range(4)]


@pytest.mark.covers("A16.1")
def test_none_on_a_lake() -> None:
    stage = Stage("saxony", "nordic")
    stage.unlock("nordic", "Seaworthy")
    stage.state().last_card = 5
    stage.put("saxony", "worker", 17)
    stage.put("nordic", "mech", 11)
    march(stage, "nordic", "mech 11", "to 17", "no more units")
    assert (stage.resources(17), units(stage, "saxony", "worker")) == ([0] * 4, [stage.base("saxony")])


@pytest.mark.covers("A16.1")
def test_before_the_first_card_there_is_no_box() -> None:
    assert driven_off(39, 38, 0).resources(39) == [0] * 4


@pytest.mark.covers("A16.2")
@pytest.mark.parametrize(("workers", "left"), [(1, 4), (3, 2), (7, 0)])
def test_lone_workers_go_home_and_cost_popularity(workers: int, left: int) -> None:
    stage = driven_off(39, 38, 5, workers)
    assert units(stage, "saxony", "worker") == [stage.base("saxony")] * workers
    assert stage.seat("crimea").popularity == left
    assert stage.resources(39) == [0, 0, 4, 0]


@pytest.mark.covers("A16.1", "A16.3", "R15")
def test_several_conquests_use_the_same_card_even_after_a_shuffle() -> None:
    """Two fights in one turn; the first empties the deck, the second shuffles it. Card 9 was the last for a turn."""
    stage = Stage("saxony", "crimea")
    have(stage, "crimea", power=14)
    stage.put("saxony", "mech", 39, 45)
    stage.put("crimea", "mech", 38, 32)
    stage.state().last_card = 9
    stage.stack_deck(10)
    march(stage, "crimea", "mech 38", "to 45", "mech 32", "to 39")
    while stage.asked() in ("crimea battle", "crimea dial"):
        stage.say("dial 7" if stage.asked() == "crimea dial" else stage.legal()[0])
    assert len(stage.happened("automa_combat_card")) == 2
    assert len(stage.happened("automa_deck_shuffled")) == 1
    assert (stage.resources(39), stage.resources(45)) == ([0, 0, 3, 0], [0] * 4)
    assert stage.state().last_card == 9


@pytest.mark.covers("A16.1", "A15.2")
def test_not_the_box_of_the_combat_card() -> None:
    stage = Stage("saxony", "crimea")
    have(stage, "crimea", power=14)
    stage.put("saxony", "mech", 39)
    stage.put("crimea", "mech", 38)
    stage.state().last_card = 2
    stage.stack_deck(16)
    march(stage, "crimea", "mech 38", "to 39", "no more units")
    stage.say("dial 7")
    assert stage.resources(39) == [0, 0, 2, 0]


@pytest.mark.covers("R12", "A17")
@pytest.mark.parametrize(("rulings", "left", "told"), [({}, 0, 1), ({"R12": "removed"}, 0, 1), ({"R12": "stay"}, 2, 0)])
def test_an_automa_that_wins_as_defender_removes_what_lies_there(rulings: dict[str, str], left: int, told: int) -> None:
    stage = Stage("saxony", "crimea", rulings=rulings)
    stage.lay(39, metal=2)
    stage.put("crimea", "mech", 38)
    stage.put("saxony", "mech", 39)
    stage.state().last_card = 5
    have(stage, "saxony", power=7)
    stage.stack_deck(6)
    march(stage, "crimea", "mech 38", "to 39", "no more units")
    assert units(stage, "crimea", "mech") == [stage.base("crimea")]
    assert stage.resources(39) == [0, 0, left, 0]
    removed = [(event.seat, event.first, event.second) for event in stage.happened("resources_removed")]
    assert removed == [(stage.index("saxony"), 39, 2)] * told


@pytest.mark.covers("R12", "A2.1")
def test_its_sixth_star_in_defence_ends_the_game_before_that() -> None:
    stage = Stage("saxony", "crimea")
    stage.lay(39, metal=2)
    stage.put("crimea", "mech", 38)
    stage.put("saxony", "mech", 39)
    have(stage, "saxony", power=7, stars=5)
    stage.stack_deck(6)
    march(stage, "crimea", "mech 38", "to 39", "no more units")
    assert (stage.game.is_over(), stage.resources(39)) == (True, [0, 0, 2, 0])


@pytest.mark.covers("A16.1")
def test_a_human_who_wins_as_defender_finds_nothing_and_loses_nothing() -> None:
    stage = Stage("saxony", "crimea")
    stage.lay(39, metal=2)
    stage.put("crimea", "mech", 39)
    stage.put("saxony", "mech", 45)
    stage.state().last_card = 5
    have(stage, "saxony", power=8)
    have(stage, "crimea", power=7)
    stage.state().scheme = 2
    stage.put("saxony", "character", 0)
    stage.stack_deck(10)
    stage.play(14)
    stage.say("dial 1")
    assert units(stage, "saxony", "mech") == []
    assert stage.resources(39) == [0, 0, 2, 0]


@pytest.mark.covers("A16.4")
@pytest.mark.parametrize(("stars", "metal"), [(4, 4), (5, 0)])
def test_a_conquest_that_is_the_sixth_star_ends_the_game_before_anything_is_laid(stars: int, metal: int) -> None:
    """Card 5 shows four resources."""
    stage = Stage("saxony", "crimea")
    stage.put("crimea", "mech", 38)
    stage.put("saxony", "mech", 39)
    stage.state().last_card = 5
    have(stage, "crimea", power=7, stars=stars)
    stage.stack_deck(6)
    march(stage, "crimea", "mech 38", "to 39", "no more units", "dial 7")
    assert units(stage, "saxony", "mech") == []
    assert (stage.game.is_over(), stage.resources(39)) == (stars == 5, [0, 0, metal, 0])


@pytest.mark.covers("A17")
def test_resources_are_removed_where_it_attacked_and_won() -> None:
    stage = Stage("saxony", "crimea")
    stage.state().scheme = 2
    have(stage, "saxony", power=8)
    stage.lay(34, metal=3, oil=1)
    stage.put("crimea", "mech", 34)
    stage.stack_deck(6)
    stage.play(14)
    assert stage.resources(34) == [0] * 4
    assert [(event.first, event.second) for event in stage.happened("resources_removed")] == [(34, 4)]


@pytest.mark.covers("A17", "A9.5")
def test_resources_are_removed_where_it_drove_off_workers() -> None:
    stage = Stage("saxony", "crimea")
    stage.lay(34, metal=3)
    stage.put("crimea", "worker", 34, 34)
    stage.play(19)
    assert (stage.resources(34), units(stage, "crimea", "worker")) == ([0] * 4, [stage.base("crimea")] * 2)


@pytest.mark.covers("A17", "R10")
@pytest.mark.parametrize("structure", [False, True])
@pytest.mark.parametrize(("card", "unit"), [(6, "worker"), (10, "mech"), (16, "character")])
def test_resources_are_removed_where_only_they_lay(structure: bool, card: int, unit: str) -> None:
    stage = Stage("saxony", "crimea")
    stage.put("saxony", unit, stage.base("saxony"))
    if unit != "character":
        stage.put("saxony", "character", 0)
    stage.put("crimea", "character", 29)
    stage.lay(34, metal=3)
    stage.lay(41, oil=2)
    if structure:
        stage.build("crimea", "mill", 34)
        stage.build("crimea", "mine", 41)
    stage.play(card)
    ((kind, _, to),) = stage.moves()
    assert (kind, to in (34, 41)) == (unit, True)
    assert stage.resources(to) == [0] * 4
    assert sum(stage.resources(75 - to)) > 0  # the other one of 34 and 41


@pytest.mark.covers("A17")
def test_what_lies_under_its_own_worker_goes_when_a_mech_joins_it_and_stays_when_the_worker_stays() -> None:
    stage = Stage("saxony", "crimea")
    stage.put("saxony", "worker", 35)
    stage.put("saxony", "mech", 34)
    stage.lay(35, food=2)
    stage.play(6)
    assert (stage.moves(), stage.resources(35)) == ([("worker", 35, 35)], [2, 0, 0, 0])
    stage.put("crimea", "character", 29)
    stage.play(10)
    assert (stage.moves(), stage.resources(35)) == ([("mech", 34, 35)], [0] * 4)
    assert [(event.first, event.second) for event in stage.happened("resources_removed")] == [(35, 2)]


@pytest.mark.covers("A17")
def test_what_lies_under_its_own_mech_stays_when_a_worker_joins_it() -> None:
    """The territory holds more than workers and resources."""
    stage = Stage("saxony", "crimea")
    stage.put("saxony", "worker", 34)
    stage.put("saxony", "mech", FACTORY)
    stage.lay(FACTORY, food=2)
    stage.play(6)
    assert (stage.moves(), stage.resources(FACTORY)) == ([("worker", 34, FACTORY)], [2, 0, 0, 0])
