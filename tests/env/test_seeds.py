"""Workers, training games and test games never share a seed, in any form."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AsyncVectorEnv, SyncVectorEnv

from maszyna.encoding.seeds import FIRST_TEST_SEED, NEXT_GAME, chair_of, split_of
from maszyna.env import TASKS, ScytheSolo, ScytheVector, scythe_v0, table_task, worker_seeds
from maszyna.kernel.errors import SetupError

TASK = "maszyna/Opening-v1"


def seeds_of_workers(envs: Any, games: int) -> list[list[int]]:
    """The seeds that every worker plays until it has begun so many games."""
    played: list[list[int]] = [[] for _ in range(envs.num_envs)]
    info = envs.reset(seed=100)[1]
    chance = np.random.default_rng(1)
    while min(len(seeds) for seeds in played) < games:
        for worker, seed in enumerate(envs.get_attr("seed")):
            if not played[worker] or played[worker][-1] != seed:
                played[worker].append(seed)
        actions = np.array([chance.choice(np.flatnonzero(mask)) for mask in info["action_mask"]])
        info = envs.step(actions)[4]
    return [seeds[:games] for seeds in played]


def test_four_workers_play_400_different_seeds() -> None:
    envs = SyncVectorEnv([lambda: ScytheSolo(limit=3) for _ in range(4)])
    played = seeds_of_workers(envs, 100)
    assert len({seed for seeds in played for seed in seeds}) == 400
    assert {split_of(seed) for seeds in played for seed in seeds} == {"train"}


def test_workers_in_processes_of_their_own_too() -> None:
    envs = AsyncVectorEnv([lambda: ScytheSolo(limit=3) for _ in range(2)])
    try:
        played = seeds_of_workers(envs, 5)
    finally:
        envs.close()
    assert played == [[100 + worker + game * NEXT_GAME for game in range(5)] for worker in range(2)]


def test_vectors_started_side_by_side_never_meet() -> None:
    played: list[int] = []
    for start in (100, 101):
        env = ScytheVector(4, limit=2)
        info = env.reset(seed=start)[1]
        for _ in range(30):
            played += env.batch.seeds if not played else []
            info = env.step(info["options"][:, 0].astype(np.int64))[4]
            played += [seed for _, seed, *_ in info.get("finished", [])]
    assert len(set(played[4:])) == len(played[4:]) == 120


def test_the_same_order_in_every_form() -> None:
    solo, table, vector = ScytheSolo(limit=1), scythe_v0.raw_env(2, limit=1), ScytheVector(3, limit=1)
    orders = []
    for env in (solo, table):
        env.reset(seed=6)
        order = [env.order.last]
        for _ in range(2):
            env.reset()
            order.append(env.order.last)
        orders.append(order)
    vector.reset(seed=6)
    assert [*orders, vector.batch.seeds] == [[6, 6 + NEXT_GAME, 6 + 2 * NEXT_GAME]] * 3


@pytest.mark.parametrize("make", [ScytheSolo, lambda **more: ScytheVector(2, **more), scythe_v0.raw_env])
def test_a_seed_of_the_other_split_is_refused(make: Any) -> None:
    with pytest.raises(SetupError, match="is a seed for 'test'"):
        make().reset(seed=FIRST_TEST_SEED)
    with pytest.raises(SetupError, match="is a seed for 'train'"):
        make(split="test").reset(seed=7)
    with pytest.raises(SetupError, match="whole number"):
        make().reset(seed=-1)
    with pytest.raises(SetupError, match="train or test"):
        make(split="exam")
    make(split="test").reset(seed=FIRST_TEST_SEED + 7)


@pytest.mark.parametrize("split", ["train", "test"])
def test_without_a_seed_the_split_is_kept(split: str) -> None:
    env = ScytheSolo(split=split)
    for _ in range(20):
        env.reset()
        assert env.seed is not None
        assert split_of(env.seed) == split


def test_every_task_refuses_test_seeds_while_learning() -> None:
    for name in TASKS:
        with pytest.raises(SetupError, match="is a seed for 'test'"):
            gymnasium.make(name).reset(seed=FIRST_TEST_SEED)
        with pytest.raises(SetupError, match="is a seed for 'test'"):
            table_task(name).reset(seed=FIRST_TEST_SEED)


def test_worker_seeds_differ_and_stay_when_there_are_more() -> None:
    few, many = worker_seeds(7, 4), worker_seeds(7, 400)
    assert many[:4] == few
    assert len(set(many)) == 400
    assert {split_of(seed) for seed in many} == {"train"}
    assert worker_seeds(8, 4) != few
    with pytest.raises(SetupError, match="workers must be"):
        worker_seeds(7, 0)


def test_a_learner_changes_chairs_from_game_to_game() -> None:
    assert [chair_of(5 + game * NEXT_GAME, 2) for game in range(4)] == [1, 0, 1, 0]
    assert [chair_of(seed, 3) for seed in range(4)] == [0, 1, 2, 0]
