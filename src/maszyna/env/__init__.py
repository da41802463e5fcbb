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
from maszyna.env.solo import ScytheSolo
from maszyna.env.vector import ScytheVector, against_automas

__all__ = ["ScytheSolo", "ScytheVector", "against_automas", "scythe_v0"]

gymnasium.register(
    id="maszyna/ScytheSolo-v0",
    entry_point="maszyna.env.solo:ScytheSolo",
    vector_entry_point="maszyna.env.vector:against_automas",
)
