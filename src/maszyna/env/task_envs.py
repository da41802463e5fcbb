"""A task of the benchmark in each form. What the task says cannot be changed; how it is shown and paid for can."""

from typing import Any

from maszyna.encoding.seeds import TRAIN
from maszyna.env.scythe_v0 import env, raw_env
from maszyna.env.setups import EXTRAS, solo_seats
from maszyna.env.solo import ScytheSolo
from maszyna.env.tasks import Task, task_by_id
from maszyna.env.vector import ScytheVector, against_automas
from maszyna.kernel.errors import SetupError

# What a learner may choose for itself; a test looks at nothing of this.
FREE = ("reward", "observation", "render_mode", "illegal", "perfect", "mask")


def settings_of(task: Task, split: str, free: dict[str, Any]) -> dict[str, Any]:
    """All arguments of an environment."""
    for name in free:
        if name not in FREE:
            raise SetupError(name, "fixed_by_task", task=task.id, possible=FREE)
    return {**task.settings(split), "split": split, **free}


def solo_task(task: str, split: str = TRAIN, **free: Any) -> ScytheSolo:
    """What ``gymnasium.make`` gives: one learner, everybody else is an Automa or a ready player."""
    return ScytheSolo(**settings_of(task_by_id(task), split, free))


def vector_task(num_envs: int, task: str, split: str = TRAIN, **free: Any) -> ScytheVector:
    """The same, many games in one call."""
    return against_automas(num_envs, **settings_of(task_by_id(task), split, free))


def people_of_task(settings: dict[str, Any]) -> tuple[list[dict[str, object]], dict[str, Any]]:
    """The seats of a task with nobody in the people's chairs, and its other arguments."""
    given = {name: settings.pop(name) for name in list(settings) if name not in (*EXTRAS, *FREE, "limit", "split")}
    every = {"faction": None, "mat": None, "automas": 1, "level": "automa", "opponents": (), **given}
    return solo_seats(**every), settings


def table_task(task: str, split: str = TRAIN, raw: bool = False, **free: Any) -> Any:
    """PettingZoo: all people of the task are agents."""
    seats, rest = people_of_task(settings_of(task_by_id(task), split, free))
    return (raw_env if raw else env)(seats, **rest)


def self_play_task(num_envs: int, task: str, split: str = TRAIN, **free: Any) -> ScytheVector:
    """Many games in one call in which whoever acts plays every person of the task."""
    seats, rest = people_of_task(settings_of(task_by_id(task), split, free))
    return ScytheVector(num_envs, seats, **rest)
