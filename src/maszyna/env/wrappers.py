"""Wrappers for libraries that want numbers from 0 to 1, or the mask inside the observation."""

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.utils import RecordConstructorArgs
from numpy.typing import NDArray

from maszyna.encoding.action_table import ACTIONS


class ScaledBytes(gymnasium.ObservationWrapper[NDArray[np.float32], Any, NDArray[np.uint8]], RecordConstructorArgs):
    """The bytes as floats from 0 to 1, all divided by 255; ``observation="planes"`` scales each by its own range."""

    def __init__(self, env: gymnasium.Env[Any, Any]) -> None:
        RecordConstructorArgs.__init__(self)  # so that Gymnasium can make it again
        super().__init__(env)
        self.observation_space = spaces.Box(0, 1, env.observation_space.shape, np.float32)

    def observation(self, observation: NDArray[np.uint8]) -> NDArray[np.float32]:
        return observation.astype(np.float32) / np.float32(255)


class MaskInObservation(gymnasium.Wrapper[dict[str, Any], Any, Any, Any], RecordConstructorArgs):
    """``{"observation": …, "action_mask": …}``, as PettingZoo and RLlib have it."""

    def __init__(self, env: gymnasium.Env[Any, Any]) -> None:
        RecordConstructorArgs.__init__(self)  # so that Gymnasium can make it again
        super().__init__(env)
        mask = spaces.Box(0, 1, (ACTIONS,), np.int8)
        self.observation_space = spaces.Dict({"observation": env.observation_space, "action_mask": mask})

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> Any:
        seen, info = self.env.reset(seed=seed, options=options)
        return {"observation": seen, "action_mask": info["action_mask"]}, info

    def step(self, action: Any) -> Any:
        seen, reward, over, cut_off, info = self.env.step(action)
        return {"observation": seen, "action_mask": info["action_mask"]}, reward, over, cut_off, info
