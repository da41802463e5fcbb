"""OpenSpiel's own random simulation and searches; chance that is played, memories, states copied and resampled."""

import copy
import pickle
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import maszyna.env.openspiel
from maszyna.encoding.observation import observation
from maszyna.env.spiel_play import RESAMPLED, Play
from maszyna.env.tasks import TASKS
from maszyna.kernel.packed_counts import total

SOLO = {"players": 1, "automas": 1}
DUEL = {"task": "maszyna/Duel-v1"}


def state_after(params: dict[str, Any], actions: int, seed: int = 7) -> Any:
    """After so many decisions, taken and drawn by lot; never a chance node."""
    assert maszyna.env.openspiel.GAME_TYPE.short_name == "python_scythe"
    state = pyspiel.load_game("python_scythe", params).new_initial_state()
    chance = random.Random(seed)
    while state.is_chance_node() or actions:
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(outcomes, weights)[0])
        else:
            state.apply_action(chance.choice(state.legal_actions()))
            actions -= 1
    return state


@pytest.mark.parametrize("params", [SOLO, {"task": "maszyna/Short-v1"}], ids=str)
def test_openspiels_random_simulation(params: dict[str, Any]) -> None:
    pyspiel.random_sim_test(pyspiel.load_game("python_scythe", params), num_sims=2, serialize=True, verbose=False)


def test_openspiels_random_simulation_of_the_duel() -> None:
    pyspiel.random_sim_test(pyspiel.load_game("python_scythe", DUEL), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("task", TASKS)
def test_every_task_is_a_game(task: str) -> None:
    state = state_after({"task": task}, 12)
    game = state.get_game()
    assert game.max_game_length() == TASKS[task].horizon
    assert len(state.information_state_tensor(state.current_player())) == game.information_state_tensor_size()


class AtOnce(mcts.Evaluator):  # type: ignore[misc]  # untyped
    """Judges nothing and plays nothing out."""

    def evaluate(self, state: Any) -> Any:
        return np.zeros(state.num_players())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return list(state.chance_outcomes())
        return [(action, 1 / len(state.legal_actions())) for action in state.legal_actions()]


def test_openspiels_searches_run_on_the_duel() -> None:
    state = state_after(DUEL, 30)
    for bot in (
        mcts.MCTSBot(state.get_game(), 2.0, 60, AtOnce(), random_state=np.random.RandomState(1)),
        ismcts.ISMCTSBot(state.get_game(), AtOnce(), 2.0, 60, random_state=np.random.RandomState(1)),
    ):
        assert bot.step(state) in state.legal_actions()


def test_whoever_looks_ahead_does_not_see_the_future() -> None:
    """From one state, the same action leads to every card there is, each by its chance."""
    state = state_after(DUEL, 0)
    while not any("bolster: " in state.action_to_string(action) or action == 1 for action in state.legal_actions()):
        state.apply_action(state.legal_actions()[0])
    state.apply_action(1)  # section bolster
    while not state.is_chance_node():
        state.apply_action(state.legal_actions()[-1])  # combat cards rather than power
    outcomes = state.chance_outcomes()
    assert sum(chance for _, chance in outcomes) == pytest.approx(1)
    hands = set()
    for outcome, _ in outcomes:
        twin = state.child(outcome)
        hands.add(tuple(own.hand for own in twin.play.game.position.seats))
    assert len(hands) == len(outcomes) == 4
    deck = state.play.before.combat_deck
    assert [round(chance * total(deck)) for _, chance in outcomes] == [deck >> 15 * kind & 32767 for kind in range(4)]


def test_everything_drawn_is_a_chance_node() -> None:
    state = pyspiel.load_game("python_scythe", DUEL).new_initial_state()
    streams = []
    while state.is_chance_node():
        streams.append(state.action_to_string(state.chance_outcomes()[0][0]).partition(":")[0])
        state.apply_action(state.chance_outcomes()[0][0])
    assert {"setup", "factory deck", "combat deck", "objective deck"} == set(streams)


def test_an_information_state_remembers() -> None:
    """Two ways to the same position are two information states of whoever saw the difference."""
    state = state_after(DUEL, 25)
    player = state.current_player()
    for own in range(2):
        memory = state.play.memories[own]
        seen = bytearray(len(memory.seen))
        for sight in memory.sights():
            for place, value in zip(sight.places, sight.values, strict=True):
                seen[place] = value
        assert seen == memory.seen == observation(state.play.game, state.play.people[own])
        assert [sight.action for sight in memory.sights() if sight.action >= 0] == list(memory.done)
    strings = {state.child(action).information_state_string(player) for action in state.legal_actions()}
    assert len(strings) == len(state.legal_actions())
    again = state_after(DUEL, 25)
    assert again.information_state_string(0) == state.information_state_string(0)
    assert again.information_state_tensor(1) == state.information_state_tensor(1)


def test_perfect_recall() -> None:
    """Whatever a player could tell apart once, it tells apart for ever."""
    one, other = (state_after(DUEL, 10, seed) for seed in (3, 4))
    assert one.information_state_string(0) != other.information_state_string(0)
    before = one.information_state_string(one.current_player())
    acted, player = one.legal_actions()[0], one.current_player()
    one.apply_action(acted)
    while one.is_chance_node():
        one.apply_action(one.legal_actions()[0])
    after = one.information_state_string(player)
    assert f"{before.partition('[')[2].partition(']')[0]} {acted}]" in after


@pytest.mark.parametrize("params", [SOLO, {"players": 3, "automas": 1, "airships": True}])
def test_a_state_is_copied_and_pickled(params: dict[str, Any]) -> None:
    state = state_after(params, 25)
    for twin in (state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert str(twin) == str(state)
        assert twin.legal_actions() == state.legal_actions()
        assert twin.observation_tensor(0) == state.observation_tensor(0)
        assert twin.information_state_string(0) == state.information_state_string(0)
        twin.apply_action(twin.legal_actions()[0])
        assert str(twin) != str(state)


def test_a_pickle_is_what_has_happened() -> None:
    play = state_after(SOLO, 25).play
    rebuild, (rules, line) = play.__reduce__()
    assert (rules.players, rules.automas, rules.level) == (1, 1, "automa")
    assert isinstance(rebuild(rules, line), Play)
    assert len(pickle.dumps(play)) < 800


def test_a_resampled_state_looks_the_same_and_remembers() -> None:
    state = state_after({"players": 3}, 25)
    player = state.current_player()
    others = [other for other in range(3) if other != player]
    sampler = random.Random(1).random
    dealt, told = set(), set()
    for _ in range(5):
        twin = state.resample_from_infostate(player, sampler)
        assert twin.observation_tensor(player) == state.observation_tensor(player)
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.legal_actions() == state.legal_actions()
        dealt.add(tuple((own.hand, own.objectives) for own in twin.play.game.position.seats))
        told.add(tuple(twin.information_state_string(other) for other in others))
        assert twin.play.line[-1] >= RESAMPLED
        twin.apply_action(twin.legal_actions()[0])
        again = pickle.loads(pickle.dumps(twin))
        assert str(again) == str(twin)
        assert again.information_state_string(others[0]) == twin.information_state_string(others[0])
    assert len(dealt) > 1 and len(told) == len(dealt)
