"""OpenSpiel's own random simulation, and states as copies, texts and resampled."""

import copy
import pickle
import random
from typing import Any

import pyspiel
import pytest

import maszyna.env.openspiel
from maszyna.env.openspiel import RESAMPLED, Play

SOLO = {"players": 1, "automas": 1, "seeds": 20}


def state_after(params: dict[str, Any], actions: int) -> Any:
    assert maszyna.env.openspiel.GAME_TYPE.short_name == "python_scythe"
    state = pyspiel.load_game("python_scythe", params).new_initial_state()
    assert state.is_chance_node()
    state.apply_action(7)
    chance = random.Random(7)
    for _ in range(actions):
        state.apply_action(chance.choice(state.legal_actions()))
    return state


def test_openspiels_random_simulation() -> None:
    pyspiel.random_sim_test(pyspiel.load_game("python_scythe", SOLO), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("params", [SOLO, {"players": 3, "automas": 1, "airships": True, "seeds": 20}])
def test_a_state_is_copied_and_pickled(params: dict[str, Any]) -> None:
    state = state_after(params, 25)
    for twin in (state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert str(twin) == str(state)
        assert twin.legal_actions() == state.legal_actions()
        assert twin.observation_tensor(0) == state.observation_tensor(0)
        twin.apply_action(twin.legal_actions()[0])
        assert str(twin) != str(state)


def test_a_pickle_is_seed_and_actions() -> None:
    play = state_after(SOLO, 25).play
    rebuild, (setup, seed, line) = play.__reduce__()
    assert (setup, seed, len(line)) == ((1, 1, "automa", False), 7, 25)
    assert isinstance(rebuild(setup, seed, line), Play)
    assert len(pickle.dumps(play)) < 400


def test_a_resampled_state_looks_the_same_and_remembers() -> None:
    state = state_after({"players": 3, "seeds": 20}, 25)
    player = state.current_player()
    sampler = random.Random(1).random
    dealt = set()
    for _ in range(5):
        twin = state.resample_from_infostate(player, sampler)
        assert twin.observation_tensor(player) == state.observation_tensor(player)
        assert twin.legal_actions() == state.legal_actions()
        dealt.add(tuple(own.hand for own in twin.play.game.position.seats))
        assert twin.play.line[-1] >= RESAMPLED
        twin.apply_action(twin.legal_actions()[0])
        again = pickle.loads(pickle.dumps(twin))
        assert again.play.game.dice.states == twin.play.game.dice.states
        assert str(again) == str(twin)
    assert len(dealt) > 1
