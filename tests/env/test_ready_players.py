"""Players that think sit in an environment like anybody else: the same seed is the same game, on both builds too."""

import hashlib
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from maszyna.env import ScytheSolo, against_automas, scythe_v0
from maszyna.kernel.errors import SetupError
from maszyna.scythe.state import HUMAN

PLAYERS = ["greedy:nodes=20", "search:nodes=60:turns=1:candidates=2"]
STEPS = 12
SEED = 3


def gymnasium_game(name: str) -> list[bytes]:
    """A learner that takes the first of its options, a ready player and an Automa."""
    env = ScytheSolo(opponents=[name], limit=STEPS)
    observed, info = env.reset(seed=SEED)
    seen = [observed.tobytes()]
    for _ in range(STEPS):
        observed, _, over, cut_off, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
        seen.append(observed.tobytes())
    assert (over, cut_off) == (False, True)
    return seen


def vector_game(name: str) -> list[bytes]:
    env = against_automas(2, opponents=[name], limit=STEPS + 1)
    observed, info = env.reset(seed=SEED)
    seen = [observed[0].tobytes()]
    for _ in range(STEPS):
        observed, _, _, _, info = env.step(info["options"][:, 0])
        seen.append(observed[0].tobytes())
    return seen


def pettingzoo_game(name: str) -> list[bytes]:
    """Two agents and a ready player at one table."""
    env = scythe_v0.raw_env(seats=3, opponents=[name])
    env.reset(seed=SEED)
    assert (env.agents, len(env.opponents.players)) == (["player_0", "player_1"], 1)
    seen: list[bytes] = []
    for _ in range(4 * STEPS):
        observed = env.observe(env.agent_selection)
        seen.append(observed["observation"].tobytes())
        env.step(int(np.flatnonzero(observed["action_mask"])[0]))
        assert env.game.seat_to_decide() not in env.opponents.players
    assert env.game.turns > len(env.game.position.seats)  # the ready player has had its turn
    return seen


FORMS: dict[str, Callable[[str], list[bytes]]] = {"gymnasium": gymnasium_game, "pettingzoo": pettingzoo_game}


def digests() -> list[str]:
    """A line for each game."""
    games = [(form, name) for form in FORMS for name in PLAYERS]
    return [f"{form}, {name}: {hashlib.sha256(b''.join(FORMS[form](name))).hexdigest()}" for form, name in games]


def test_the_same_seed_is_the_same_game_on_both_builds() -> None:
    """The plain source in a process of its own, beside the build under test."""
    home = Path(__file__).parents[2]
    command = [sys.executable, "-c", "from tests.env.test_ready_players import digests; print(*digests(), sep='\\n')"]
    paths = os.pathsep.join([str(home / "src"), str(home)])
    done = subprocess.run(command, env={**os.environ, "PYTHONPATH": paths}, capture_output=True, text=True, check=False)
    assert done.stdout.splitlines() == digests(), done.stderr
    assert len(set(digests())) == len(FORMS) * len(PLAYERS)


@pytest.mark.parametrize("name", PLAYERS)
def test_the_vector_form_plays_the_games_of_gymnasium(name: str) -> None:
    seen = gymnasium_game(name)
    assert vector_game(name) == seen
    assert len(set(seen)) == STEPS + 1


def test_another_player_is_another_game() -> None:
    first, second = (gymnasium_game(name) for name in PLAYERS)
    assert first != second


def test_agents_need_a_chair() -> None:
    wrong: dict[str, Any] = {"seats": [{}, {"player": "automa"}], "opponents": ["greedy"]}
    with pytest.raises(SetupError, match="leave no chair for an agent; people have 1"):
        scythe_v0.raw_env(**wrong)
    env = scythe_v0.raw_env(seats=[{}, {}, {"player": "automa"}], opponents=["random"])
    env.reset(seed=1)
    assert [env.game.position.seats[seat].player for seat in env.seats.values()] == [HUMAN]
