"""Random games under the referee, and the referee under test: it must see what is wrong."""

from collections import Counter

import pytest
from tests.scythe.referee import Ledger, Violation, check_board, check_mats, check_seat, play, play_many

from maszyna.kernel.tally import some
from maszyna.scythe.play.setup import new_game
from maszyna.scythe.words import CHARACTER

BATCHES = 14
GAMES = 5


@pytest.mark.parametrize("first", range(0, BATCHES * GAMES, GAMES))
def test_random_games_break_no_rule(first: int) -> None:
    taken, seen, violations = play_many(first, GAMES)
    assert not violations
    assert taken > 500
    assert seen["event game_ended"] == GAMES


def test_the_games_differ() -> None:
    assert len({play(seed, Counter()) for seed in range(7, 12)}) > 1


def test_the_referee_sees_a_lost_card() -> None:
    game = new_game({"seats": 2}, 1)
    game.combat_deck -= some(0, 1)
    with pytest.raises(Violation, match="41 combat cards"):
        check_board(game)


def test_the_referee_sees_a_unit_that_cannot_swim() -> None:
    game = new_game({"seats": 2}, 1)
    seat = game.position.seats[0]
    seat.at[CHARACTER] = 17
    seat.muster()
    with pytest.raises(Violation, match="cannot swim"):
        check_seat(game, seat, [])


def test_the_referee_sees_an_upgrade_without_its_cube() -> None:
    seat = new_game({"seats": 2}, 1).position.seats[0]
    seat.cubes = 1
    with pytest.raises(Violation, match="upgrades"):
        check_mats(seat)


def test_the_referee_sees_coins_from_nowhere() -> None:
    game = new_game({"seats": 2}, 1)
    game.log = []
    ledger = Ledger(game)
    ledger.follow(game)
    game.position.seats[0].coins += 1
    with pytest.raises(Violation, match="unreported"):
        ledger.follow(game)
