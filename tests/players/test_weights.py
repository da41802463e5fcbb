"""The weights: one pair for every term, read with suspicion; the evaluation adds up what they weigh."""

import pytest

from maszyna.kernel.errors import FormatError
from maszyna.kernel.facts import read_data
from maszyna.players.evaluation.evaluation import WIN_COINS, WON, final_value, margin
from maszyna.players.evaluation.margins import MarginLine, rival_of
from maszyna.players.evaluation.weights import FILE, RIVALS, load_weights, tuned
from maszyna.players.terms.tempo import turns_left
from maszyna.players.terms.term_names import TERMS
from maszyna.players.terms.terms import expected_tier
from maszyna.scythe.setup.new_game import new_game
from maszyna.scythe.state import HUMAN

SETUP: dict[str, object] = {"seats": [{"faction": "nordic"}, {"player": "automa", "faction": "saxony"}]}


def test_the_parts_of_a_position_add_up_to_its_value() -> None:
    game = new_game(SETUP, 1)
    parts = tuned().parts(game, 0)
    assert len(parts) == len(TERMS)
    assert sum(parts) == pytest.approx(tuned().value(game, 0))


@pytest.mark.parametrize(
    ("name", "value", "problem"),
    [
        ("coins", {"end": "much", "ten_turns": 0}, "weights.coins.end: must be a number from -1000 to 1000"),
        ("coins", {"end": 1e9, "ten_turns": 0}, "weights.coins.end: must be a number from -1000 to 1000"),
        ("coins", {"end": 1}, "weights.coins.ten_turns: is missing"),
        ("luck", {"end": 1, "ten_turns": 0}, "weights.luck: is not a field here"),
    ],
)
def test_wrong_weights_are_refused(name: str, value: object, problem: str) -> None:
    data = read_data("maszyna.players", FILE)
    listed = data["weights"]
    assert isinstance(listed, dict)
    listed[name] = value
    with pytest.raises(FormatError) as error:
        load_weights(data)
    assert problem in str(error.value)


@pytest.mark.parametrize(
    ("name", "value", "problem"),
    [
        ("turns_left", [3, 1], "margin.turns_left: must be a list of ascending numbers"),
        ("turns_left", 3, "margin.turns_left: must be a list of numbers"),
        ("people", {"offset": [0], "slope": [1], "deviations": [0]}, "people.offset: must be a list of 7 numbers"),
        ("automa", {"offset": [0] * 7, "slope": [1] * 7}, "margin.automa.deviations: is missing"),
    ],
)
def test_wrong_lines_of_margins_are_refused(name: str, value: object, problem: str) -> None:
    data = read_data("maszyna.players", FILE)
    lines = data["margin"]
    assert isinstance(lines, dict)
    lines[name] = value
    with pytest.raises(FormatError) as error:
        load_weights(data)
    assert problem in str(error.value)


def test_a_line_is_interpolated_between_its_stages_and_kept_beyond() -> None:
    line = MarginLine([2, 6], [-10, -30], [1, 0.5], [4, 8])
    assert [line.margin(40, left) for left in (0, 2, 4, 6, 20)] == [30, 30, 10, -10, -10]
    assert [line.deviation(left) for left in (1, 3, 9)] == [4, 5, 8]


def test_a_better_position_never_promises_less() -> None:
    for line in tuned().lines:
        for left in range(45):  # somebody alone at the table has 40 turns
            assert line.margin(1, left) > line.margin(0, left)


def test_the_highest_level_among_the_others_is_the_rival() -> None:
    automas = [{"player": "automa", "level": level} for level in ("autometta", "automaszyna")]
    game = new_game({"seats": [{"faction": "nordic"}, *automas]}, 1)
    [seat] = [index for index, own in enumerate(game.position.seats) if own.player == HUMAN]
    assert RIVALS[rival_of(game, seat)] == "automaszyna"
    assert RIVALS[rival_of(new_game({"seats": 3}, 1), 0)] == "people"


def test_the_same_position_promises_less_against_a_higher_level() -> None:
    levels = ["autometta", "automa", "automaszyna", "ultimaszyna"]
    expected = []
    for level in levels:
        game = new_game({"seats": [{"faction": "nordic"}, {"player": "automa", "level": level}]}, 1)
        [seat] = [index for index, own in enumerate(game.position.seats) if own.player == HUMAN]
        expected.append(tuned().expected_margin(game, seat))
        assert 10 < tuned().deviation(game, seat) < 25
    assert expected == sorted(expected, reverse=True)
    assert 0 < expected[0] < 40 and -60 < expected[-1] < -20


def test_a_won_game_is_worth_more_than_any_margin() -> None:
    game = new_game(SETUP, 1)
    game.position.seats[0].coins = 40
    assert final_value(game, 0) == margin(game, 0) + WON
    assert final_value(game, 1) == margin(game, 1) - WON


def test_a_prospect_counts_the_margin_and_how_likely_it_wins() -> None:
    game = new_game(SETUP, 1)
    poor = tuned().prospect(game, 0)
    assert -WIN_COINS < poor - tuned().expected_margin(game, 0) < 0  # behind at the start, but not lost
    game.position.seats[0].coins = 300
    assert tuned().prospect(game, 0) - tuned().expected_margin(game, 0) == pytest.approx(WIN_COINS, abs=0.1)
    game.over = True
    assert tuned().prospect(game, 0) == margin(game, 0) + WIN_COINS
    assert tuned().prospect(game, 1) == margin(game, 1) - WIN_COINS


def test_turns_are_fewer_the_further_the_tracker_is() -> None:
    game = new_game(SETUP, 1)
    left = turns_left(game, 0)
    assert 15 < left < 30
    game.automa(1).tracker = 10
    assert turns_left(game, 0) < left - 5


def test_the_tier_is_open_as_long_as_there_is_time() -> None:
    assert [expected_tier(popularity, 0.0) for popularity in (6, 7, 12, 13)] == [0, 1, 1, 2]
    assert expected_tier(6, 20.0) == pytest.approx(6 / 7)
    assert 1 < expected_tier(10, 20.0) < 2
