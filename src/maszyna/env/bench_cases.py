"""The environments in the benchmark: steps per second of random legal play, resets included."""

from collections.abc import Callable
from time import process_time
from typing import Any, Final

from maszyna.lab.bench.cases import Case, Slice

GAMES: Final = 64  # side by side
STEPS: Final = 200  # between two looks at the clock


def steps_until(seconds: float, steps: Callable[[], int]) -> tuple[int, float]:
    """Work on in portions until the time is up."""
    done, start = 0, process_time()
    while process_time() - start < seconds:
        done += steps()
    return done, process_time() - start


def gymnasium_steps() -> Slice:
    """`maszyna/ScytheSolo-v0` without Gymnasium's wrappers, observation and mask included."""
    import random

    from maszyna.env.solo import ScytheSolo

    return masked_steps(ScytheSolo(), random.Random(1))


def gymnasium_plane_steps() -> Slice:
    """The same with planes instead of bytes."""
    import random

    from maszyna.env.solo import ScytheSolo

    return masked_steps(ScytheSolo(observation="planes"), random.Random(1))


def masked_steps(env: Any, chance: Any) -> Slice:
    """Random legal steps, picked from the dense mask."""
    choice = chance.choice
    found = env.reset(seed=1)[1]["action_mask"]

    def portion() -> int:
        nonlocal found
        for _ in range(STEPS):
            _, _, over, cut_off, info = env.step(choice(found.nonzero()[0]))
            found = env.reset()[1]["action_mask"] if over or cut_off else info["action_mask"]
        return STEPS

    return lambda seconds: steps_until(seconds, portion)


def pettingzoo_steps() -> Slice:
    """The raw AEC environment of two people."""
    import random

    from maszyna.env.scythe_v0 import raw_env

    env = raw_env(seats=2)
    env.reset(seed=1)
    choice = random.Random(1).choice

    def portion() -> int:
        for _ in range(STEPS):
            seen, _, over, cut_off, _ = env.last()
            if over or cut_off or seen is None:
                env.reset()
            else:
                env.step(choice(seen["action_mask"].nonzero()[0]))
        return STEPS

    return lambda seconds: steps_until(seconds, portion)


def vector_steps(seats: Any, observation: str = "bytes") -> Slice:
    """Steps of single games, many of them in each call."""
    import numpy as np

    from maszyna.env.vector import ScytheVector

    env = ScytheVector(GAMES, seats, observation=observation)
    info = env.reset(seed=1)[1]
    chance = np.random.default_rng(1)
    rows = np.arange(GAMES)

    def portion() -> int:
        nonlocal info
        for _ in range(STEPS // 10):
            picked = (chance.random(GAMES) * info["counts"]).astype(np.int64)
            info = env.step(info["options"][rows, picked])[4]
        return GAMES * (STEPS // 10)

    return lambda seconds: steps_until(seconds, portion)


def vector_against_automa() -> Slice:
    return vector_steps([{"player": "human"}, {"player": "automa"}])


def vector_planes_against_automa() -> Slice:
    return vector_steps([{"player": "human"}, {"player": "automa"}], "planes")


def openspiel_steps() -> Slice:
    """Decisions and draws of two people in OpenSpiel, each as one step."""
    import random

    import pyspiel

    from maszyna.env.openspiel import GAME_TYPE

    game = pyspiel.load_game(GAME_TYPE.short_name, {"task": "maszyna/Duel-v1"})
    chance = random.Random(1)
    state = game.new_initial_state()

    def portion() -> int:
        nonlocal state
        for _ in range(STEPS):
            if state.is_terminal():
                state = game.new_initial_state()
            state.apply_action(chance.choice(state.legal_actions()))
        return STEPS

    return lambda seconds: steps_until(seconds, portion)


def vector_of_people() -> Slice:
    return vector_steps(2)


def catanatron_steps() -> Slice:
    """Catanatron's own Gymnasium environment, random legal steps against its random player."""
    import random

    from catanatron_gym.envs.catanatron_env import CatanatronEnv

    env = CatanatronEnv()
    chance = random.Random(1)
    env.reset(seed=1)

    def portion() -> int:
        for _ in range(STEPS):
            _, _, over, cut_off, _ = env.step(chance.choice(env.get_valid_actions()))
            if over or cut_off:
                env.reset()
        return STEPS

    return lambda seconds: steps_until(seconds, portion)


ENVIRONMENTS: Final[dict[str, Case]] = {
    "env.gymnasium_steps": gymnasium_steps,
    "env.gymnasium_plane_steps": gymnasium_plane_steps,
    "env.pettingzoo_steps": pettingzoo_steps,
    "env.vector_vs_automa_steps": vector_against_automa,
    "env.vector_plane_steps": vector_planes_against_automa,
    "env.vector_2_people_steps": vector_of_people,
    "env.openspiel_steps": openspiel_steps,
    "catanatron.gymnasium_steps": catanatron_steps,
}
