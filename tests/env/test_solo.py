"""Gymnasium: its own checker, and what the contract says of observations, masks, rewards, seeds and illegal actions."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import maszyna.env
from maszyna.encoding.action_table import ACTIONS
from maszyna.encoding.seeds import NEXT_GAME
from maszyna.env.rewards import final_rewards
from maszyna.env.solo import ScytheSolo
from maszyna.kernel.errors import FormatError, IllegalAction, SetupError
from maszyna.scythe.ids import FACTIONS


def play(env: ScytheSolo, seed: int | None, most: int = 10_000) -> tuple[list[bytes], list[float], dict[str, Any]]:
    """The first, then the last legal action in turn, until the end."""
    observed, info = env.reset(seed=seed)
    seen = [observed.tobytes()]
    rewards: list[float] = []
    over = cut_off = False
    while not over and not cut_off and len(rewards) < most:
        legal = np.flatnonzero(info["action_mask"])
        observed, reward, over, cut_off, info = env.step(legal[-(len(rewards) % 2)])
        seen.append(observed.tobytes())
        rewards.append(float(reward))
    return seen, rewards, info


@pytest.mark.filterwarnings("ignore:.*render method.*")
def test_gymnasiums_own_checker() -> None:
    assert maszyna.env.ScytheSolo is ScytheSolo
    check_env(gymnasium.make("maszyna/ScytheSolo-v0", render_mode="ansi").unwrapped)


def test_a_game_is_its_seed_and_its_actions() -> None:
    env = ScytheSolo()
    seen, rewards, info = play(env, 3)
    again, paid, _ = play(ScytheSolo(), 3)
    assert (again, paid) == (seen, rewards)
    assert set(rewards[:-1]) == {0.0}
    assert rewards[-1] == (1.0 if env.seat in info["winners"] else -1.0)
    assert play(env, None)[0] == play(ScytheSolo(), 3 + NEXT_GAME)[0]  # the next of this start


def test_arrays_are_fresh_and_the_mask_is_that_of_the_game() -> None:
    env = ScytheSolo()
    first, info = env.reset(seed=1)
    before = first.copy()
    mask = info["action_mask"]
    assert mask.shape == (ACTIONS,)
    assert (env.action_masks() == mask.astype(bool)).all()
    second, *_, after = env.step(np.flatnonzero(mask)[0])
    assert (first == before).all()
    assert (second != first).any()
    second[:] = 0  # belongs to the caller
    after["action_mask"][:] = 0
    assert env.observed().any()
    assert env.action_masks().any()


def test_an_illegal_action_changes_nothing_and_costs_one() -> None:
    env = ScytheSolo(limit=2)
    first, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    same, reward, over, cut_off, told = env.step(wrong)
    assert (same == first).all()
    assert (reward, over, cut_off, told["illegal"]) == (-1.0, False, False, True)
    assert (told["action_mask"] == info["action_mask"]).all()
    _, reward, _, cut_off, told = env.step(int(np.flatnonzero(info["action_mask"])[0]))
    assert "illegal" not in told
    assert (reward, cut_off) == (0.0, True)  # a learner that never finds a legal action comes to an end too


def test_an_illegal_action_may_raise_instead() -> None:
    env = ScytheSolo(illegal="raise")
    env.reset(seed=1)
    with pytest.raises(IllegalAction):
        env.step(ACTIONS - 1)


def test_who_plays_is_as_asked() -> None:
    env = ScytheSolo(faction="crimea", mat="industrial", automas=[{"faction": "nordic", "level": "autometta"}, {}])
    env.reset(seed=2)
    seats = env.game.position.seats
    assert FACTIONS[seats[env.seat].faction] == "crimea"
    assert [seat.player for seat in seats].count(1) == 2
    assert env.observation_space.contains(env.observed())


def test_a_level_may_be_drawn_for_every_game() -> None:
    env = ScytheSolo(level="random")
    levels = set()
    for seed in range(20):
        env.reset(seed=seed)
        levels.add(env.game.automa(1 - env.seat).level)
    assert levels == {0, 1, 2, 3}


def test_ready_opponents_take_the_other_human_chairs() -> None:
    env = ScytheSolo(automas=1, opponents=["random"], airships={})
    seen, _, _ = play(env, 5, 60)
    assert play(ScytheSolo(automas=1, opponents=["random"], airships={}), 5, 60)[0] == seen
    assert len(env.opponents.players) == 1
    assert env.game.over or env.game.seat_to_decide() == env.seat


@pytest.mark.parametrize(
    "wrong",
    [
        {"level": "hard"},
        {"reward": "money"},
        {"illegal": "no"},
        {"opponents": ["nobody"]},
        {"weather": 1},
        {"automas": 9},
    ],
)
def test_what_cannot_be_is_refused_at_once(wrong: dict[str, object]) -> None:
    with pytest.raises((SetupError, FormatError)):
        ScytheSolo(**wrong)  # type: ignore[arg-type]


def test_rewards_by_margin_and_on_the_way() -> None:
    assert final_rewards("margin", True, [70, 50, 60], [0]) == [0.1, -0.2, -0.1]
    assert final_rewards("win", True, [70, 50, 60], [0]) == [1.0, -1.0, -1.0]
    assert final_rewards("win", False, [70, 50, 60], [0]) == [0.0, 0.0, 0.0]
    env = ScytheSolo(reward="shaped")
    env.reset(seed=3)
    start = env.game.scores()[env.seat]
    _, rewards, _ = play(env, 3)
    won = 1.0 if env.seat in env.game.winners() else -1.0
    assert sum(rewards) == pytest.approx(won + (env.game.scores()[env.seat] - start) / 100)


def test_it_can_be_looked_at() -> None:
    words, drawing = ScytheSolo(render_mode="ansi"), ScytheSolo(render_mode="svg")
    for env in (words, drawing):
        env.reset(seed=1)
    assert "worker" in words.render()
    assert drawing.render().startswith("<svg")
    assert ScytheSolo().render_mode is None
