"""Environments for machine learning: Gymnasium, PettingZoo, many games at once, and OpenSpiel where it is installed."""

try:
    import gymnasium
    import pettingzoo  # noqa: F401  # scythe_v0 needs it
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        f"the environments need the extra 'env' (pip install '.[env]' in the folder of the project): {error}",
        name=error.name,
    ) from None

from maszyna.env import scythe_v0
from maszyna.env.planes import adjacency, ground
from maszyna.env.seeds import worker_seeds
from maszyna.env.solo import MaskInObservation, ScaledBytes, ScytheSolo
from maszyna.env.task_envs import self_play_task, table_task
from maszyna.env.tasks import TASKS
from maszyna.env.vector import ScytheVector, against_automas

__all__ = [
    "TASKS",
    "MaskInObservation",
    "ScaledBytes",
    "ScytheSolo",
    "ScytheVector",
    "adjacency",
    "against_automas",
    "ground",
    "scythe_v0",
    "self_play_task",
    "table_task",
    "worker_seeds",
]

gymnasium.register(
    id="maszyna/ScytheSolo-v0",
    entry_point="maszyna.env.solo:ScytheSolo",
    vector_entry_point="maszyna.env.vector:against_automas",
)
for _task in TASKS:
    gymnasium.register(
        id=_task,
        entry_point="maszyna.env.task_envs:solo_task",
        vector_entry_point="maszyna.env.task_envs:vector_task",
        kwargs={"task": _task},
    )
