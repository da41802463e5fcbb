"""PettingZoo's own tests, and that nobody is shown what another is asked."""

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test

import maszyna.env
from maszyna.env import scythe_v0
from maszyna.env.setups import Seats
from maszyna.kernel.errors import IllegalAction

# PettingZoo warns of every observation that is a dictionary, as those with a mask are.
pytestmark = pytest.mark.filterwarnings("ignore:Observation")


@pytest.mark.parametrize(
    "seats", [2, 5, [{"player": "human"}, {"player": "automa", "level": "autometta"}, {"faction": "togawa"}]]
)
def test_pettingzoos_api_test(seats: Seats) -> None:
    api_test(maszyna.env.scythe_v0.env(seats=seats), 60)


def test_pettingzoos_seed_test() -> None:
    seed_test(lambda: scythe_v0.env(seats=2), 60)
    seed_test(lambda: scythe_v0.raw_env(seats=3, airships={}), 60)


def test_pettingzoos_benchmark(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    ticks = iter(range(1000))
    monkeypatch.setattr("time.time", lambda: float(next(ticks)))  # it runs for five seconds of its clock
    performance_benchmark(scythe_v0.raw_env(seats=2))
    assert "turns per second" in capsys.readouterr().out


def test_a_whole_game_pays_the_winner() -> None:
    env = scythe_v0.raw_env(seats=[{}, {}, {"player": "automa"}])
    env.reset(seed=4)
    chance = np.random.default_rng(4)
    paid = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, cut_off, _ = env.last()
        paid[agent] += reward
        if over or cut_off:
            env.step(None)
            continue
        assert seen is not None
        for other in env.agents:
            if other != agent:
                assert not env.observe(other)["action_mask"].any()
        env.step(int(chance.choice(np.flatnonzero(seen["action_mask"]))))
    winners = env.game.winners()
    assert env.game.over
    assert paid == {agent: 1.0 if seat in winners else -1.0 for agent, seat in env.seats.items()}
    assert not env.agents


def test_an_illegal_action_changes_nothing_and_costs_one() -> None:
    env = scythe_v0.raw_env(seats=2)
    env.reset(seed=1)
    agent = env.agent_selection
    before = env.observe(agent)
    env.step(int(np.flatnonzero(before["action_mask"] == 0)[0]))
    seen, reward, over, cut_off, info = env.last()
    assert seen is not None
    assert (env.agent_selection, reward, over, cut_off, info) == (agent, -1.0, False, False, {"illegal": True})
    assert (seen["observation"] == before["observation"]).all()
    env.step(int(np.flatnonzero(seen["action_mask"])[0]))
    assert not env.infos[agent]
    strict = scythe_v0.raw_env(seats=2, illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalAction):
        strict.step(1479)


def test_a_game_is_cut_off_at_its_limit() -> None:
    env = scythe_v0.raw_env(seats=2, limit=3)
    env.reset(seed=1)
    for _ in range(3):
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
