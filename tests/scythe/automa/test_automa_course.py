"""A2, A3, A4: the course of the game, the turn, the move row."""

import pytest
from tests.scythe.automa.stage import Stage
from tests.scythe.props import have, recruits, stars, units

from maszyna.kernel.bits import count, mask_of, members
from maszyna.scythe.automa.automa_turn import play_alone
from maszyna.scythe.automa.deck import draw
from maszyna.scythe.facts.automa import LEVELS
from maszyna.scythe.facts.star_cards import levels

SKIPPED = [4, 7, 8, 17]


@pytest.mark.covers("A2.1")
def test_turns_alternate() -> None:
    stage = Stage("saxony", "crimea")
    stage.begin("saxony")
    assert (stage.asked(), stage.next_to_move()) == ("crimea section", "crimea")
    stage.say("section bolster")  # nothing there can be paid for
    assert stage.asked() == "crimea section"  # the Automa's turn is over already
    assert [event.seat for event in stage.happened("automa_card")] == [stage.index("saxony")] * 2


def test_an_automa_alone_plays_a_card_a_turn_to_its_sixth_star() -> None:
    stage = Stage("saxony", "crimea")
    turns = play_alone(stage.game, stage.index("saxony"))
    assert turns == len(stage.happened("automa_card")) > 6
    assert stage.asked() == "over" and stage.seat("saxony").stars == 6
    assert stage.next_to_move() == "saxony"  # the turn in which the game ended is its own


@pytest.mark.covers("A2.1", "A14.2", "A14.3")
def test_the_sixth_star_stops_the_rest_of_the_card() -> None:
    """Card 15: three power, then a coin, which it no longer gets; nor does the human the recruit bonus."""
    stage = Stage("saxony", "crimea")
    have(stage, "saxony", power=14, stars=5, coins=5)
    recruits(stage, "crimea", "deploy")
    stage.play(15)
    assert stage.asked() == "over"
    assert (stage.seat("saxony").power, stage.seat("saxony").coins, stage.seat("saxony").stars) == (16, 5, 6)
    assert stage.told()[-2:] == ["star_placed", "game_ended"]


@pytest.mark.covers("A2.1", "A14.1")
def test_a_sixth_star_in_combat_leaves_gains_and_tracker_undone() -> None:
    """Card 14, scheme II: attack with power 7, then three power."""
    stage = Stage("saxony", "crimea")
    stage.state().scheme = 2
    have(stage, "saxony", power=8, stars=5)
    stage.put("saxony", "mech", 34)
    stage.put("crimea", "character", 41)
    stage.stack_deck(6)
    stage.play(14)
    assert (stage.asked(), stage.seat("saxony").combat_stars) == ("over", 1)
    assert (stage.seat("saxony").power, stage.state().tracker) == (1, 0)


@pytest.mark.covers("A2.1", "A12")
def test_a_humans_sixth_star_by_a_recruit_bonus_stops_the_tracker() -> None:
    stage = Stage("saxony", "crimea")
    recruits(stage, "crimea", "upgrade")
    have(stage, "crimea", power=15, stars=5)
    stage.play(1)
    stage.say("accept 1 power")
    assert (stage.asked(), stage.state().tracker) == ("over", 0)


@pytest.mark.covers("A2.2", "A1.6", "A15.2")
def test_nineteen_cards_are_drawn_before_any_comes_again() -> None:
    """Cards for turns and cards for combats come from one deck, and both piles go back into it."""
    stage = Stage("saxony", "crimea")
    drawn = [draw(stage.game, stage.index("saxony")) for _ in range(19)]
    assert sorted(drawn) == list(range(1, 20))
    assert stage.happened("automa_deck_shuffled") == []
    draw(stage.game, stage.index("saxony"))
    assert (count(stage.state().deck), len(stage.happened("automa_deck_shuffled"))) == (18, 1)


@pytest.mark.covers("A2.2")
def test_an_empty_deck_is_shuffled_only_when_a_card_is_needed() -> None:
    stage = Stage("saxony", "crimea")
    stage.stack_deck(3)
    stage.begin("saxony")
    assert (stage.state().deck, stage.state().last_card) == (0, 3)
    stage.begin("saxony")
    assert len(stage.happened("automa_deck_shuffled")) == 1
    assert members(stage.state().deck) == [card for card in range(1, 20) if card != stage.state().last_card]


@pytest.mark.covers("A3.1", "R11")
@pytest.mark.parametrize("card", SKIPPED)
@pytest.mark.parametrize("scheme", [1, 2])
def test_autometta_skips_a_marked_card_with_all_it_has(card: int, scheme: int) -> None:
    stage = Stage("saxony", "crimea", level="autometta")
    stage.state().scheme = scheme
    stage.put("saxony", "worker", 34)
    recruits(stage, "crimea", "upgrade", "deploy", "build", "enlist")
    before = stage.seat("saxony").at[:]
    stage.play(card)
    assert stage.told() == ["automa_card", "automa_skipped"]
    assert (stage.state().tracker, stage.state().last_card, stage.seat("saxony").at) == (0, card, before)


@pytest.mark.covers("A3.1", "A13.2", "R11")
@pytest.mark.parametrize(("card", "advances"), [(card, card in (7, 8)) for card in SKIPPED])
def test_the_marker_advances_with_a_skipped_card_where_the_table_says_so(card: int, advances: bool) -> None:
    """Of the marked cards 7 and 8 have the gold star; the scheme changes as ever."""
    stage = Stage("saxony", "crimea", level="autometta", rulings={"R11": "advance"})
    stage.put("saxony", "worker", 34)
    stage.state().tracker = levels()[LEVELS.index("autometta")].scheme_two - 1
    stage.play(card)
    assert stage.moves() == []
    before = levels()[LEVELS.index("autometta")].scheme_two - 1
    assert (stage.state().tracker, stage.state().scheme) == (before + advances, 1 + advances)
    assert stars(stage, "saxony").count("tracker") == advances


@pytest.mark.covers("A3.1")
@pytest.mark.parametrize("level", ["automa", "automaszyna", "ultimaszyna"])
def test_other_levels_do_not_skip(level: str) -> None:
    for card in SKIPPED:
        stage = Stage("saxony", "crimea", level=level)
        stage.play(card)
        assert "automa_skipped" not in stage.told()


@pytest.mark.covers("A3.1")
def test_autometta_skips_no_other_card() -> None:
    for card in range(1, 20):
        stage = Stage("saxony", "crimea", level="autometta")
        stage.play(card)
        assert ("automa_skipped" in stage.told()) == (card in SKIPPED)


@pytest.mark.covers("A3.2", "A3.3")
def test_move_gains_recruit_tracker_in_this_order() -> None:
    """Card 1: (worker, Nordic), encounter or Factory, character; power, worker; recruit power; gold star."""
    stage = Stage("saxony", "crimea")
    stage.put("saxony", "worker", 34)
    recruits(stage, "crimea", "upgrade")
    stage.play(1)
    assert stage.told() == [
        "automa_card", "automa_group", "automa_group", "unit_moved", "gained", "unit_gained", "recruit_bonus", "gained",
        "tracker_moved",
    ]  # fmt: skip


@pytest.mark.covers("A4.1")
def test_the_first_possible_group_is_carried_out_and_no_other() -> None:
    """Card 11: mech, encounter or Factory, character."""
    stage = Stage("saxony", "crimea")
    stage.put("saxony", "mech", 34)
    stage.put("saxony", "worker", 35)
    stage.game.position.encounters = mask_of([35])
    stage.play(11)
    assert (stage.groups(), [move[0] for move in stage.moves()]) == ([("move_mech", "")], ["mech"])
    stage = Stage("saxony", "crimea")
    stage.put("saxony", "worker", 35)
    stage.game.position.encounters = mask_of([35])
    stage.play(11)
    assert stage.groups() == [("move_mech", "no_unit"), ("encounter_or_factory", "")]
    assert stage.moves() == [("character", stage.base("saxony"), 35)]


@pytest.mark.covers("A4.2")
def test_brackets_are_for_their_faction() -> None:
    """Card 1 begins with a worker's move for Nordic."""
    for automa, worker, tried in (("nordic", 4, "move_worker"), ("saxony", 34, "encounter_or_factory")):
        stage = Stage(automa, "crimea")
        stage.put(automa, "worker", worker)
        stage.play(1)
        assert stage.groups()[0][0] == tried


@pytest.mark.covers("A4.3")
def test_staying_is_a_move() -> None:
    """Card 6: worker. It stays on 35, the nearest to the Factory of the three."""
    stage = Stage("saxony", "crimea")
    stage.put("saxony", "worker", 35)
    stage.put("saxony", "mech", 34)
    stage.play(6)
    assert (stage.groups(), stage.moves()) == ([("move_worker", "")], [("worker", 35, 35)])


@pytest.mark.covers("A4.4")
def test_without_a_possible_group_it_does_not_move_but_goes_on() -> None:
    stage = Stage("saxony", "crimea")
    stage.play(3)
    assert stage.groups() == [("move_worker", "no_unit")]
    assert (stage.moves(), stage.seat("saxony").power, stage.state().tracker) == ([], 3, 1)


@pytest.mark.covers("A4.5", "A11.2")
def test_a_unit_gained_this_turn_stays_on_the_base() -> None:
    """Card 10: mech, else worker; then a mech is gained."""
    stage = Stage("saxony", "crimea")
    stage.put("saxony", "worker", 34)
    stage.play(10)
    assert (units(stage, "saxony", "mech"), stage.moves()[0][0]) == ([stage.base("saxony")], "worker")
    assert stars(stage, "saxony").count("mechs") == 1  # counted as placed from the start: four mechs bring none


def test_reasons_are_told_only_when_wanted() -> None:
    for wanted in (True, False):
        stage = Stage("saxony", "crimea")
        stage.game.traces = wanted
        stage.put("saxony", "worker", 34)
        stage.play(3)
        assert (stage.happened("automa_group")[0].trace is not None) == wanted
