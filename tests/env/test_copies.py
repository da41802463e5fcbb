"""Environments pickle and copy in the middle of a game, and go on as the original does."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from maszyna.encoding.seeds import NEXT_GAME
from maszyna.env import scythe_v0
from maszyna.env.solo import ScytheSolo
from maszyna.env.vector import ScytheVector

WAYS: dict[str, Callable[[Any], Any]] = {
    "pickle": lambda thing: pickle.loads(pickle.dumps(thing)),
    "deepcopy": copy.deepcopy,
}
SOLO: list[dict[str, Any]] = [
    {},
    {"reward": "shaped", "airships": {}, "resolution": "random"},
    {"opponents": ["random", "policy"]},
    {"opponents": ["greedy:nodes=20"]},
]


@pytest.fixture(params=WAYS)
def copied(request: pytest.FixtureRequest) -> Callable[[Any], Any]:
    return WAYS[request.param]


@pytest.mark.parametrize("options", SOLO, ids=range(len(SOLO)))
def test_solo(options: dict[str, Any], copied: Callable[[Any], Any]) -> None:
    env = ScytheSolo(**options)
    twin = copied(env)  # before the first game
    mask = env.reset(seed=3)[1]["action_mask"]
    assert twin.reset(seed=3)[0].tobytes() == env.observed().tobytes()
    for _ in range(30):
        mask = env.step(np.flatnonzero(mask)[-1])[4]["action_mask"]
    twin = copied(env)
    assert steps(twin, 40) == steps(env, 40)


def steps(env: ScytheSolo, number: int) -> list[tuple[bytes, float]]:
    found = []
    for _ in range(number):
        legal = np.flatnonzero(env.action_masks())
        if not len(legal):
            break
        observed, reward, *_ = env.step(legal[0])
        found.append((observed.tobytes(), float(reward)))
    return found


def test_solo_goes_on_to_the_next_seed_alike(copied: Callable[[Any], Any]) -> None:
    env = ScytheSolo()
    env.reset(seed=9)
    twin = copied(env)
    assert twin.reset()[0].tobytes() == env.reset()[0].tobytes() and twin.seed == env.seed == 9 + NEXT_GAME


@pytest.mark.parametrize("opponents", [(), ("random",)])
def test_vector(opponents: tuple[str, ...], copied: Callable[[Any], Any]) -> None:
    seats: list[dict[str, object]] = [{}, *({} for _ in opponents), {"player": "automa"}]
    env = ScytheVector(4, seats, limit=60, opponents=opponents)
    info = env.reset(seed=5)[1]
    for _ in range(50):
        info = env.step(info["options"][:, 0].astype(np.int64))[4]
    twin = copied(env)
    for _ in range(30):  # past the limit, where new games begin
        actions = info["options"][:, 0].astype(np.int64)
        seen, rewards, over, cut_off, info = env.step(actions)
        again = twin.step(actions)
        assert all((one == other).all() for one, other in zip((seen, rewards, over, cut_off), again, strict=False))


@pytest.mark.parametrize("make", [scythe_v0.env, scythe_v0.raw_env])
def test_pettingzoo(make: Callable[..., Any], copied: Callable[[Any], Any]) -> None:
    env = make(seats=2)
    env.reset(seed=2)
    for _ in range(40):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    twin = copied(env)
    for _ in range(40):
        seen, reward, over, cut_off, _ = env.last()
        again = twin.last()
        assert (seen["observation"] == again[0]["observation"]).all() and (reward, over, cut_off) == again[1:4]
        action = int(np.flatnonzero(seen["action_mask"])[-1])
        env.step(action)
        twin.step(action)


def test_a_copy_does_not_change_the_original() -> None:
    env = ScytheSolo()
    env.reset(seed=1)
    before = env.observed().tobytes()
    twin = copy.deepcopy(env)
    steps(twin, 10)
    assert env.observed().tobytes() == before
