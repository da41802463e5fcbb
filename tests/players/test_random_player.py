"""The random chair: its own stream, all options, and a limit."""

from maszyna.kernel.dice import dice
from maszyna.players.random_player import choose, play_out, random_dice
from maszyna.scythe.setup.new_game import new_game


def test_a_game_played_out_is_the_game_chosen_step_by_step() -> None:
    quick, slow = new_game({"seats": 2}, 7), new_game({"seats": 2}, 7)
    taken = play_out(quick, random_dice(7))
    chance, steps = random_dice(7), 0
    while not slow.is_over():
        slow.apply(choose(slow, chance))
        steps += 1
    assert quick.is_over()
    assert (taken, quick.scores(), quick.turns) == (steps, slow.scores(), slow.turns)


def test_the_limit_stops_a_game_where_it_is() -> None:
    game = new_game({"seats": 2}, 7)
    assert play_out(game, random_dice(7), 0) == 0
    assert play_out(game, random_dice(7), 25) == 25
    assert not game.is_over()


def test_a_chair_plays_by_the_stream_named_player_and_not_by_the_games() -> None:
    assert random_dice(3).states == dice(3, ["player"]).states
    game = new_game({"seats": 2}, 3)
    before = game.dice.states[:]
    choose(game, random_dice(3))
    assert game.dice.states == before


def test_every_option_is_taken_about_equally_often() -> None:
    game, chance = new_game({"seats": 2}, 1), random_dice(1)
    options = game.options()
    taken = [choose(game, chance) for _ in range(400 * len(options))]
    assert all(320 < taken.count(option) < 480 for option in options)
