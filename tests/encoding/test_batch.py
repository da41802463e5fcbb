"""Many games at once are the same games one by one."""

from maszyna.encoding.action_table import ACTIONS, MOST_OPTIONS, action_of, mask_of, options_of
from maszyna.encoding.batch import Batch
from maszyna.encoding.observation import observation
from maszyna.encoding.observation_layout import size_of
from maszyna.encoding.seeds import NEXT_GAME
from maszyna.scythe.setup.new_game import new_game
from maszyna.scythe.setup.plan import read_plan

SETUP: dict[str, object] = {"seats": [{"player": "human"}, {"player": "automa"}]}
GAMES = 5


def test_the_games_go_on_as_they_would_alone() -> None:
    batch = Batch([read_plan(SETUP)], GAMES, 7, 0, False)
    seeds = [7 + number * NEXT_GAME for number in range(GAMES)]
    alone = [new_game(SETUP, seed) for seed in seeds]
    finished = 0
    for step in range(150):
        frame, masks = batch.frame, batch.masks()
        options = memoryview(frame.options).cast("h")
        picked = []
        for index, game in enumerate(alone):
            row = options[index * MOST_OPTIONS : (index + 1) * MOST_OPTIONS].tolist()
            legal = options_of(game)
            assert row[: frame.counts[index]] == legal
            assert not any(row[frame.counts[index] :])
            assert masks[index * ACTIONS : (index + 1) * ACTIONS] == mask_of(game)
            seat = game.seat_to_decide()
            assert frame.seats[index] == seat
            assert frame.seen[index * size_of(2) : (index + 1) * size_of(2)] == observation(game, seat)
            picked.append(legal[step % len(legal)])
            game.apply(action_of(game, picked[-1]))
        batch.step(picked)
        for index in [index for index, game in enumerate(alone) if game.over]:
            [ended] = [each for each in batch.finished if each.index == index]
            assert (ended.seed, ended.scores) == (seeds[index], alone[index].scores())
            assert ended.winners == alone[index].winners()
            assert ended.over
            finished += 1
            seeds[index] = 7 + (GAMES + finished - 1) * NEXT_GAME  # the next one in order
            alone[index] = new_game(SETUP, seeds[index])
        assert len(batch.finished) == 0 or finished
    assert finished > GAMES
    assert batch.seeds == seeds


def test_an_illegal_action_changes_nothing_and_is_named() -> None:
    batch = Batch([read_plan(SETUP)], 2, 1, 0, False)
    before = batch.frame
    options = memoryview(before.options).cast("h")
    batch.step([ACTIONS - 1, options[MOST_OPTIONS]])
    after = batch.frame
    size = size_of(2)
    assert batch.illegal == [0]
    assert batch.decisions == [0, 1]
    assert after.seen[:size] == before.seen[:size]
    assert after.seen[size:] != before.seen[size:]


def test_a_game_is_given_up_at_the_limit() -> None:
    batch = Batch([read_plan({"seats": 2})], 1, 1, 3, False)
    for _ in range(3):
        assert not batch.finished
        batch.step([options_of(batch.games[0])[0]])
    [given_up] = batch.finished
    assert (given_up.over, given_up.decisions, batch.seeds) == (False, 3, [1 + NEXT_GAME])
