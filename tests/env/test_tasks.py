"""The tasks: frozen, every one passes the libraries' own suites, and what a task says cannot be changed."""

import copy
import hashlib
import json
import pickle
import warnings
from functools import partial
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AsyncVectorEnv
from pettingzoo.test import api_test, seed_test

import maszyna.env
from maszyna.encoding.seeds import FIRST_TEST_SEED
from maszyna.env import TASKS, MaskInObservation, ScaledBytes, self_play_task, table_task
from maszyna.env.task_envs import solo_task, vector_task
from maszyna.env.tasks import COINS, SHARE, WORST_FACTION, task_by_id
from maszyna.kernel.errors import SetupError
from maszyna.scythe.ids import FACTIONS
from maszyna.scythe.setup.plan import MAT_IDS

# A task never changes. Whoever would change one gives it the next version and leaves its line here.
FROZEN = {
    "maszyna/Solo-Autometta-v1": "d934576d061efadc",
    "maszyna/Solo-Automa-v1": "9b8537410f239137",
    "maszyna/Solo-Automaszyna-v1": "5e9187857c989ce5",
    "maszyna/Solo-Ultimaszyna-v1": "7ff4b680d4a65875",
    "maszyna/Solo-AllFactions-v1": "8dbcc407bf0f5e3b",
    "maszyna/Airships-v1": "37fb3ebe0a9fb32e",
    "maszyna/Duel-v1": "0860544b144d3e2c",
    "maszyna/Table4-v1": "aa314303c13bd4d2",
    "maszyna/Generalise-v1": "ab68303514988e67",
    "maszyna/Opening-v1": "81ee90db114a6db6",
    "maszyna/Short-v1": "241958053e6149c6",
}
QUICK = [name for name, task in TASKS.items() if "opponents" not in task.arguments]


def digest(name: str) -> str:
    task = TASKS[name]
    said = [task.settings("train"), task.settings("test"), task.score, task.games]
    return hashlib.blake2b(json.dumps(said, sort_keys=True).encode(), digest_size=8).hexdigest()


def test_tasks_never_change() -> None:
    assert {name: digest(name) for name in TASKS} == FROZEN


def test_every_task_says_what_it_asks_and_what_counts() -> None:
    for name, task in TASKS.items():
        assert name == task.id and name.startswith("maszyna/") and name.endswith("-v1")
        assert task.question.endswith("?")
        assert task.score in (SHARE, WORST_FACTION, COINS)
        assert task.games >= 400 and task.horizon > 0
    with pytest.raises(SetupError, match="there is no task 'maszyna/Chess-v1'"):
        task_by_id("maszyna/Chess-v1")


@pytest.mark.parametrize("name", TASKS)
@pytest.mark.parametrize("form", ["bytes", "planes"])
def test_gymnasiums_own_checks(name: str, form: str) -> None:
    assert maszyna.env.TASKS is TASKS
    check_env(gymnasium.make(name, observation=form).unwrapped, skip_render_check=form == "planes")


@pytest.mark.parametrize("name", TASKS)
def test_pettingzoos_own_suite(name: str) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", category=UserWarning)  # a Dict with a mask, which PettingZoo itself advises
        api_test(table_task(name), num_cycles=40)
        seed_test(lambda: table_task(name), num_cycles=20)
        api_test(table_task(name, observation="planes"), num_cycles=20)


@pytest.mark.parametrize("name", QUICK)
def test_a_task_pickles_and_copies_in_the_middle_of_a_game(name: str) -> None:
    env = gymnasium.make(name, observation="planes")
    info = env.reset(seed=3)[1]
    for _ in range(20):
        info = env.step(np.flatnonzero(info["action_mask"])[0])[4]
    for twin in (pickle.loads(pickle.dumps(env.unwrapped)), copy.deepcopy(env.unwrapped)):
        action = np.flatnonzero(info["action_mask"])[-1]
        seen, reward, *_ = copy.deepcopy(env.unwrapped).step(action)
        again, paid, *_ = twin.step(action)
        assert (
            reward == paid and (seen["planes"] == again["planes"]).all() and (seen["vector"] == again["vector"]).all()
        )
    vector = vector_task(2, name)
    actions = vector.reset(seed=3)[1]["options"][:, 0].astype(np.int64)
    twin = pickle.loads(pickle.dumps(vector))
    assert (twin.step(actions)[0] == vector.step(actions)[0]).all()


def test_gymnasiums_workers_run_a_task() -> None:
    name = "maszyna/Short-v1"
    envs = gymnasium.make_vec(name, num_envs=2, vectorization_mode="async", observation="planes")
    try:
        assert isinstance(envs.unwrapped, AsyncVectorEnv)
        seen, info = envs.reset(seed=5)
        for _ in range(20):
            seen, _, _, _, info = envs.step(info["action_mask"].argmax(axis=1))
        alone = gymnasium.make(name, observation="planes")
        info = alone.reset(seed=6)[1]
        for _ in range(20):
            one, _, _, _, info = alone.step(info["action_mask"].argmax())
        assert (seen["planes"][1] == one["planes"]).all()
    finally:
        envs.close()


def test_what_the_task_says_cannot_be_changed() -> None:
    for form in (gymnasium.make, table_task):
        make = partial(form, "maszyna/Duel-v1")
        with pytest.raises(SetupError, match="is set by the task maszyna/Duel-v1"):
            make(limit=5)
        with pytest.raises(SetupError, match="is set by the task"):
            make(opponents=["random"])
    env = solo_task("maszyna/Duel-v1", "test")
    with pytest.raises(SetupError, match="not possible in test games"):
        env.reset(seed=FIRST_TEST_SEED, options={"opponents": ["random"]})


def test_generalise_holds_factions_and_mats_out() -> None:
    held_out = {"albion", "togawa", "militant", "innovative"}

    def met(split: str, start: int) -> tuple[set[str], set[str]]:
        """What the learner plays, and what anybody plays."""
        env = solo_task("maszyna/Generalise-v1", split)
        own, all_of_them = set(), set()
        for seed in range(start, start + 60):
            env.reset(seed=seed)
            seat = env.game.position.seats[env.seat]
            own |= {FACTIONS[seat.faction], MAT_IDS[seat.mat]}
            all_of_them |= {FACTIONS[each.faction] for each in env.game.position.seats} | {MAT_IDS[seat.mat]}
        return own, all_of_them

    assert met("test", FIRST_TEST_SEED)[0] == held_out
    assert not met("train", 0)[1] & held_out


@pytest.mark.parametrize("form", [ScaledBytes, MaskInObservation])
def test_wrappers(form: Any) -> None:
    env = form(gymnasium.make("maszyna/Short-v1"))
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*is different from the unwrapped version")
        check_env(env, skip_render_check=True)
    seen, info = env.reset(seed=1)
    plain, _ = gymnasium.make("maszyna/Short-v1").reset(seed=1)
    if form is ScaledBytes:
        assert seen == pytest.approx(plain / 255)
    else:
        assert (seen["observation"] == plain).all() and (seen["action_mask"] == info["action_mask"]).all()


def test_in_self_play_all_people_are_the_learner() -> None:
    env = self_play_task(3, "maszyna/Table4-v1", reward="shaped")
    info = env.reset(seed=1)[1]
    seats = set()
    for _ in range(200):
        seats |= set(info["seat"].tolist())
        info = env.step(info["options"][:, 0].astype(np.int64))[4]
    assert seats == {0, 1, 2, 3}


def test_options_of_a_reset_set_arguments() -> None:
    env = maszyna.env.ScytheSolo(faction="crimea")
    env.reset(seed=1, options={"faction": "nordic", "level": "ultimaszyna"})
    assert FACTIONS[env.game.position.seats[env.seat].faction] == "nordic"
    assert [env.game.automa(seat).level for seat in range(2) if seat != env.seat] == [3]
    env.reset()
    assert FACTIONS[env.game.position.seats[env.seat].faction] == "nordic"
    for wrong, problem in (({"automas": 2}, "would make 3 seats"), ({"colour": 1}, "is not an argument")):
        with pytest.raises(SetupError, match=problem):
            env.reset(options=wrong)
    vector = maszyna.env.against_automas(2)
    vector.reset(seed=1, options={"airships": {}})
    assert vector.batch.games[0].position.seats[0].airship
    table = maszyna.env.scythe_v0.raw_env(2)
    table.reset(seed=1, options={"opponents": []})
    with pytest.raises(SetupError, match="would make 3 seats"):
        table.reset(options={"seats": 3})


def test_state_shows_all_secrets() -> None:
    solo, table = maszyna.env.ScytheSolo(), maszyna.env.scythe_v0.raw_env(2)
    solo.reset(seed=1)
    table.reset(seed=1)
    assert (solo.state() == maszyna.env.ScytheSolo(perfect=True).reset(seed=1)[0]).all()
    assert table.state_space.contains(table.state())
    vector = maszyna.env.ScytheVector(2)
    vector.reset(seed=1)
    assert (vector.state() == maszyna.env.ScytheVector(2, perfect=True).reset(seed=1)[0]).all()
    for env, seen in ((solo, solo.observed()), (vector, vector.shown()[0])):
        assert (env.state() != seen).any()


def test_pixels_show_where_pieces_stand() -> None:
    env = gymnasium.make("maszyna/Short-v1", render_mode="rgb_array")
    info = env.reset(seed=1)[1]
    before: Any = env.render()
    assert before.dtype == np.uint8 and before.ndim == 3 and before.shape[2] == 3
    for _ in range(30):
        info = env.step(np.flatnonzero(info["action_mask"])[0])[4]
    after: Any = env.render()
    assert before.shape == after.shape and (before != after).any()
