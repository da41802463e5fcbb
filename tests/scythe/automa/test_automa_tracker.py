"""A13 and A14: the star tracker of all four levels, the scheme, and the other stars."""

import pytest
from tests.scythe.automa.stage import Stage
from tests.scythe.props import have, stars

from maszyna.kernel.bits import bit, mask_of
from maszyna.scythe.facts.star_cards import levels
from maszyna.scythe.hidden import stars_by_kind

STILL = [4, 15, 17]  # crossed-out star
SPACES = {
    "autometta": [10, 15, 18, 20, 22, 23],
    "automa": [9, 14, 17, 19, 20, 21],
    "automaszyna": [9, 12, 14, 16, 17, 18],
    "ultimaszyna": [8, 11, 13, 15, 16, 17],
}


@pytest.mark.covers("A13.1", "A3.3")
@pytest.mark.parametrize("scheme", [1, 2])
def test_a_gold_star_moves_the_marker_a_crossed_out_one_does_not(scheme: int) -> None:
    for card in range(1, 20):
        stage = Stage("saxony", "crimea")
        stage.state().scheme = scheme
        stage.play(card)
        assert stage.state().tracker == (0 if card in STILL else 1)
        assert len(stage.happened("tracker_moved")) == stage.state().tracker


@pytest.mark.covers("A13.2", "A13.3", "A2.1", "A1.5", "star tracker")
@pytest.mark.parametrize("level", SPACES)
def test_the_whole_tracker(level: str) -> None:
    """Card 3 again and again, its power taken away: a star on each star space, the sixth ends the game."""
    stage = Stage("saxony", "crimea", level=level)
    placed: list[int] = []
    for space in range(1, SPACES[level][-1] + 1):
        have(stage, "saxony", power=0)
        assert stage.asked() != "over"
        stage.stack_deck(1, 2)
        stage.play(3)
        assert stage.state().tracker == space
        placed += [space] * len(stage.happened("star_placed"))
        switched = space == SPACES[level][0]
        assert len(stage.happened("scheme_changed")) == int(switched)
        assert stage.state().deck == (mask_of(list(range(1, 20))) if switched else mask_of([1, 2]))
        assert stage.state().scheme == (1 if space < SPACES[level][0] else 2)
    assert placed == SPACES[level]
    assert (stage.asked(), stage.seat("saxony").stars, "tracker" in stars(stage, "saxony")) == ("over", 6, True)


@pytest.mark.covers("A13.3")
def test_scheme_two_from_the_next_card_on() -> None:
    """Card 1: a power and a worker in scheme I, four power in scheme II."""
    stage = Stage("saxony", "crimea")
    stage.state().tracker = 8
    stage.play(1)
    assert (stage.seat("saxony").power, stage.state().scheme) == (1, 2)
    assert stage.told()[-4:] == ["tracker_moved", "scheme_changed", "automa_deck_shuffled", "star_placed"]
    stage.play(1)
    assert stage.seat("saxony").power == 5


@pytest.mark.covers("A13.3")
def test_the_card_of_the_switch_is_shuffled_in_too() -> None:
    stage = Stage("saxony", "crimea")
    stage.state().tracker = 8
    stage.stack_deck(3)
    stage.begin("saxony")
    assert stage.state().deck & bit(3)
    assert stage.state().last_card == 3


@pytest.mark.covers("A13.2")
def test_at_the_end_of_the_tracker_the_marker_stays() -> None:
    stage = Stage("saxony", "crimea")
    stage.state().tracker = 21
    stage.play(3)
    assert (stage.state().tracker, stage.seat("saxony").stars) == (21, 0)


@pytest.mark.covers("A14.3", "A14.2")
def test_other_stars_switch_no_scheme_and_the_tracker_still_does() -> None:
    stage = Stage("saxony", "crimea")
    have(stage, "saxony", power=15)
    stage.play(3)
    assert (stage.seat("saxony").stars, stage.state().scheme) == (1, 1)
    stage.state().tracker = 8
    stage.play(3)
    assert (stage.seat("saxony").stars, stage.state().scheme) == (2, 2)


@pytest.mark.covers("A14.3", "A1.7")
def test_nothing_for_mechs_workers_or_popularity() -> None:
    stage = Stage("saxony", "crimea")
    stage.put("saxony", "mech", 34, 34, 34)
    stage.put("saxony", "worker", *[35] * 7)
    have(stage, "saxony", popularity=18)
    stage.play(9)
    assert (stage.seat("saxony").mechs_deployed(), stage.seat("saxony").workers_on_board()) == (4, 8)
    assert stage.seat("saxony").stars == 0


@pytest.mark.covers("A14.1")
@pytest.mark.parametrize("automa", ["saxony", "nordic"])
def test_combat_stars_at_most_two_for_saxony_too(automa: str) -> None:
    stage = Stage(automa, "crimea")
    stage.state().scheme = 2
    home = {"saxony": 34, "nordic": 4}[automa]
    for fights, placed in enumerate((1, 2, 2), 1):
        have(stage, automa, power=8)
        stage.put("crimea", "character", home)
        stage.put(automa, "character", stage.base(automa))
        stage.stack_deck(6)
        stage.play(14)
        assert (len(stage.happened("combat_won")), stage.seat(automa).combat_stars) == (1, placed), fights


def test_the_last_space_of_each_level() -> None:
    assert [level.last_space for level in levels()] == [spaces[-1] for spaces in SPACES.values()]


@pytest.mark.covers("A14.3")
def test_stars_are_told_apart_by_where_they_came_from() -> None:
    stage = Stage("saxony", "crimea")
    own = stage.seat("saxony")
    assert stars_by_kind(own) == [0, 0, 0, 0, 0]
    have(stage, "saxony", power=15)
    stage.state().tracker = 8
    stage.play(3)
    assert stars_by_kind(own) == [1, 0, 1, 0, 0]
    have(stage, "saxony", stars=4, combat_stars=2)
    assert stars_by_kind(own) == [1, 2, 1, 0, 0]
