"""The same seed and actions give the same observations through every wrapper, and as written down on both builds."""

import hashlib

import numpy as np
import pyspiel

import maszyna.env.openspiel
from maszyna.encoding.action_table import action_of, options_of
from maszyna.encoding.observation import observation
from maszyna.env import ScytheSolo, ScytheVector, against_automas, scythe_v0
from maszyna.scythe.setup.new_game import new_game

STEPS = 120
AUTOMA = [{"player": "human"}, {"player": "automa"}]
# Of the games below; a change of the rules or of an observation changes them, the build never does.
PEOPLE_SEEN = "aeb6f348e4224d19"
AUTOMA_SEEN = "f2336e978b6b7958"


def engine(seats: object, seed: int) -> tuple[list[bytes], list[int]]:
    """What the deciding seats see, and the entries they take."""
    game = new_game({"seats": seats}, seed)
    seen: list[bytes] = []
    taken: list[int] = []
    while not game.over and len(taken) < STEPS:
        seen.append(bytes(observation(game, game.seat_to_decide())))
        options = options_of(game)
        taken.append(options[len(taken) * 7 % len(options)])
        game.apply(action_of(game, taken[-1]))
    return seen, taken


def digest(seen: list[bytes]) -> str:
    return hashlib.sha256(b"".join(seen)).hexdigest()[:16]


def test_both_builds_see_the_same() -> None:
    assert digest(engine(2, 11)[0]) == PEOPLE_SEEN
    assert digest(engine(AUTOMA, 11)[0]) == AUTOMA_SEEN


def test_gymnasium_sees_what_the_engine_shows() -> None:
    seen, taken = engine(AUTOMA, 11)
    env = ScytheSolo()
    observed, _ = env.reset(seed=11)
    for bytes_seen, entry in zip(seen, taken, strict=True):
        assert observed.tobytes() == bytes_seen
        observed = env.step(entry)[0]


def test_pettingzoo_sees_what_the_engine_shows() -> None:
    seen, taken = engine(2, 11)
    env = scythe_v0.env(seats=2)
    env.reset(seed=11)
    for bytes_seen, entry in zip(seen, taken, strict=True):
        observed = env.observe(env.agent_selection)
        assert observed["observation"].tobytes() == bytes_seen
        env.step(entry)


def test_the_vector_form_sees_what_the_engine_shows() -> None:
    for env, seats in ((ScytheVector(2, mask=True), 2), (against_automas(2, mask=True), AUTOMA)):
        games = [engine(seats, 11), engine(seats, 12)]
        observed, info = env.reset(seed=11)
        for step in range(min(len(taken) for _, taken in games)):
            for row, (seen, taken) in enumerate(games):
                assert observed[row].tobytes() == seen[step]
                assert taken[step] in info["options"][row][: info["counts"][row]]
                assert info["action_mask"][row].sum() == info["counts"][row]
            observed, _, _, _, info = env.step(np.array([taken[step] for _, taken in games]))


def test_openspiel_sees_what_the_engine_shows() -> None:
    assert maszyna.env.openspiel.GAME_TYPE.short_name == "python_scythe"
    seen, taken = engine(2, 11)
    state = pyspiel.load_game("python_scythe", {"players": 2, "seeds": 20}).new_initial_state()
    state.apply_action(11)
    for bytes_seen, entry in zip(seen, taken, strict=True):
        tensor = np.array(state.observation_tensor(state.current_player()), np.uint8)
        assert tensor.tobytes() == bytes_seen
        state.apply_action(entry)
