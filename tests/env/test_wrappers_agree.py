"""The same seed and actions give the same observations through every wrapper.

That they are the same on both builds stands in tests/encoding/test_same_bytes.py.
"""

import random
from typing import Any

import numpy as np
import pyspiel
import pytest

import maszyna.env.openspiel
from maszyna.encoding.action_table import action_of, options_of
from maszyna.encoding.observation import observation
from maszyna.encoding.seeds import NEXT_GAME
from maszyna.env import ScytheSolo, ScytheVector, against_automas, scythe_v0
from maszyna.kernel.dice import DecidedDice
from maszyna.scythe.setup.new_game import begin_by_lot, new_game
from maszyna.scythe.setup.plan import read_plan

STEPS = 120
AUTOMA = [{"player": "human"}, {"player": "automa"}]
PEOPLE: list[tuple[int, dict[str, Any]]] = [(2, {}), (3, {"airships": {}})]  # how many, and what else


def engine(seats: object, seed: int, **more: object) -> tuple[list[bytes], list[int]]:
    """What the deciding seats see, and the entries they take."""
    game = new_game({"seats": seats, **more}, seed)
    seen: list[bytes] = []
    taken: list[int] = []
    while not game.over and len(taken) < STEPS:
        seen.append(bytes(observation(game, game.seat_to_decide())))
        options = options_of(game)
        taken.append(options[len(taken) * 7 % len(options)])
        game.apply(action_of(game, taken[-1]))
    return seen, taken


def test_gymnasium_sees_what_the_engine_shows() -> None:
    seen, taken = engine(AUTOMA, 11)
    env = ScytheSolo()
    observed, _ = env.reset(seed=11)
    for bytes_seen, entry in zip(seen, taken, strict=True):
        assert observed.tobytes() == bytes_seen
        observed = env.step(entry)[0]


@pytest.mark.parametrize(("seats", "more"), PEOPLE)
def test_pettingzoo_sees_what_the_engine_shows(seats: int, more: dict[str, Any]) -> None:
    seen, taken = engine(seats, 11, **more)
    env = scythe_v0.env(seats=seats, **more)
    env.reset(seed=11)
    for bytes_seen, entry in zip(seen, taken, strict=True):
        observed = env.observe(env.agent_selection)
        assert observed["observation"].tobytes() == bytes_seen
        env.step(entry)


def test_the_vector_form_sees_what_the_engine_shows() -> None:
    forms = [(ScytheVector(2, seats, mask=True, **more), seats, more) for seats, more in PEOPLE]
    for env, seats, more in [*forms, (against_automas(2, mask=True), AUTOMA, {})]:
        games = [engine(seats, 11, **more), engine(seats, 11 + NEXT_GAME, **more)]
        observed, info = env.reset(seed=11)
        for step in range(min(len(taken) for _, taken in games)):
            for row, (seen, taken) in enumerate(games):
                assert observed[row].tobytes() == seen[step]
                assert taken[step] in info["options"][row][: info["counts"][row]]
                assert info["action_mask"][row].sum() == info["counts"][row]
            observed, _, _, _, info = env.step(np.array([taken[step] for _, taken in games]))


@pytest.mark.parametrize(("seats", "more"), PEOPLE)
def test_openspiel_plays_what_the_engine_plays(seats: int, more: dict[str, Any]) -> None:
    """Draw by draw, with every action tried again after each: the same as all draws decided from the start."""
    assert maszyna.env.openspiel.GAME_TYPE.short_name == "python_scythe"
    params = {"players": seats, "airships": bool(more)}
    state = pyspiel.load_game("python_scythe", params).new_initial_state()
    drawn: list[int] = []
    taken: list[tuple[int, list[bytes]]] = []
    dealt, chance = 0, random.Random(11)
    while len(taken) < 400 and not state.is_terminal():
        if state.is_chance_node():
            drawn.append(chance.choice(state.legal_actions()))
            state.apply_action(drawn[-1])
            continue
        dealt = dealt or len(drawn)
        seen = [bytes.fromhex(state.observation_string(player)) for player in range(seats)]
        taken.append((chance.choice(state.legal_actions()), seen))
        state.apply_action(taken[-1][0])
    game = begin_by_lot(read_plan({"seats": [{} for _ in range(seats)], **more}), DecidedDice(drawn + [0] * 100))
    for action, seen in taken:
        assert seen == [bytes(observation(game, seat)) for seat in range(seats)]
        game.apply(action_of(game, action))
    assert len(drawn) > dealt + 5
