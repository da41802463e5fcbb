"""The weights: one pair for every term, read with suspicion; the evaluation adds up what they weigh."""

import pytest

from maszyna.kernel.errors import FormatError
from maszyna.kernel.facts import read_data
from maszyna.players.evaluation import FILE, WON, final_value, load_weights, margin, tuned
from maszyna.players.terms.tempo import turns_left
from maszyna.players.terms.term_names import TERMS
from maszyna.players.terms.terms import expected_tier
from maszyna.scythe.setup.new_game import new_game

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


def test_a_won_game_is_worth_more_than_any_margin() -> None:
    game = new_game(SETUP, 1)
    game.position.seats[0].coins = 40
    assert final_value(game, 0) == margin(game, 0) + WON
    assert final_value(game, 1) == margin(game, 1) - WON


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
