"""The vector form: fresh arrays, rewards of whoever acted, games that begin again."""

from typing import Any

import gymnasium
import numpy as np
import pytest

import maszyna.env
from maszyna.encoding.action_table import ACTIONS
from maszyna.encoding.seeds import NEXT_GAME
from maszyna.env import ScytheSolo, ScytheVector, against_automas
from maszyna.kernel.errors import SetupError

GAMES = 6


def test_games_end_pay_and_begin_again() -> None:
    env = against_automas(GAMES)
    observed, info = env.reset(seed=3)
    assert env.observation_space.contains(observed)
    chance = np.random.default_rng(3)
    finished = []
    for _ in range(150):
        picked = (chance.random(GAMES) * info["counts"]).astype(np.int64)
        before = observed.copy()
        seen = observed
        observed, rewards, over, cut_off, info = env.step(info["options"][np.arange(GAMES), picked])
        assert (seen == before).all()
        assert (info["counts"] > 1).all()
        assert not cut_off.any()
        assert (rewards != 0).tolist() == over.tolist()
        for index, seed, _, scores, winners in info.get("finished", []):
            finished.append(seed)
            assert over[index]
            assert sorted(info["rewards"][index]) == [-1.0, 1.0]
            assert info["rewards"][index][winners[0]] == 1.0
            assert len(scores) == 2
    assert len(finished) > GAMES
    assert len(set(finished)) == len(finished)


def test_the_reward_is_that_of_the_seat_that_acted() -> None:
    env = ScytheVector(1, 2, limit=0, reward="margin")
    _, info = env.reset(seed=2)
    chance = np.random.default_rng(2)
    while True:
        acted = info["seat"][0]
        _, rewards, over, _, info = env.step(info["options"][:, chance.integers(info["counts"][0])])
        if over[0]:
            assert rewards[0] == info["rewards"][0][acted] == -info["rewards"][0][1 - acted]
            return


def test_illegal_actions_are_told_and_cost_one() -> None:
    env = ScytheVector(2)
    before, _ = env.reset(seed=1)
    after, rewards, _, _, info = env.step(np.array([ACTIONS - 1, ACTIONS - 1]))
    assert (before == after).all()
    assert rewards.tolist() == [-1.0, -1.0]
    assert info["illegal"].all()


def test_a_game_is_cut_off_at_its_limit() -> None:
    env = ScytheVector(1, limit=2)
    _, info = env.reset(seed=1)
    _, _, _, cut_off, info = env.step(info["options"][:, 0])
    assert not cut_off[0]
    _, rewards, over, cut_off, info = env.step(info["options"][:, 0])
    assert (rewards[0], over[0], cut_off[0]) == (0.0, False, True)


def test_gymnasium_makes_it_by_name() -> None:
    assert maszyna.env.ScytheVector is ScytheVector
    env = gymnasium.make_vec("maszyna/ScytheSolo-v0", num_envs=3, vectorization_mode="vector_entry_point")
    assert env.reset(seed=1)[0].shape[0] == 3


def test_what_it_cannot_do_is_refused() -> None:
    with pytest.raises(SetupError, match="there is no player"):
        against_automas(2, opponents=["nobody"])


@pytest.mark.parametrize(
    "arguments",
    [
        {"reward": "shaped"},
        {"opponents": ["random"], "faction": "saxony", "reward": "shaped"},
        {"opponents": ["random"], "automas": 0, "limit": 90},
    ],
)
def test_it_is_the_solo_environment_many_times(arguments: dict[str, Any]) -> None:
    """Rewards on the way and ready opponents too: each game is the one Gymnasium plays alone."""
    env, alone = against_automas(2, **arguments), [ScytheSolo(**arguments) for _ in range(2)]
    observed, info = env.reset(seed=5)
    for index, one in enumerate(alone):
        assert (one.reset(seed=5 + index * NEXT_GAME)[0] == observed[index]).all()
    ended = 0
    for step in range(150):
        picked = info["options"][np.arange(2), step % 5 % info["counts"]]
        observed, rewards, over, cut_off, info = env.step(picked)
        for index, one in enumerate(alone):
            seen, *told, _ = one.step(picked[index])
            assert told == [pytest.approx(rewards[index]), over[index], cut_off[index]]
            if over[index] or cut_off[index]:
                seen, _ = one.reset(seed=env.batch.seeds[index])
                ended += 1
            assert (seen == observed[index]).all()
            assert info["seat"][index] == one.seat
    assert ended
