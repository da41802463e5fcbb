"""Gymnasium: one human seat against Automas, as ``maszyna/ScytheSolo-v0`` and as the tasks of the benchmark.

Its wrappers are for libraries that want numbers from 0 to 1, or the mask inside the observation.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.utils import RecordConstructorArgs
from numpy.typing import NDArray

from maszyna.encoding.action_table import ACTIONS, action_of, mask_of
from maszyna.encoding.observation import ObservedGame, observation
from maszyna.encoding.opponents import Opponents
from maszyna.encoding.seeds import TRAIN
from maszyna.env.planes import BYTES, observation_space, planes_of_form
from maszyna.env.rendering import RENDER_MODES, rendered
from maszyna.env.rewards import ILLEGAL, WIN, GameRewards, check_reward
from maszyna.env.seeds import SeedOrder
from maszyna.env.setups import Choice, Setups, changed_arguments, solo_setups
from maszyna.kernel.errors import SetupError
from maszyna.scythe.game import Scythe

MOST_DECISIONS: Final = 2000
PENALTY: Final = "penalty"
RAISE: Final = "raise"

Bytes = NDArray[np.uint8]
Info = dict[str, Any]


def check_illegal(illegal: str) -> str:
    if illegal not in (PENALTY, RAISE):
        raise SetupError("illegal", "must_be_either", first=PENALTY, second=RAISE, found=illegal)
    return illegal


class ScytheSolo(gymnasium.Env[Any, np.int64]):
    """``reset(seed=7)`` begins the game with seed 7, every reset without a seed the next of that start."""

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012  # declared so by Gymnasium

    def __init__(
        self,
        faction: Choice = None,
        mat: Choice = None,
        automas: int | Sequence[Mapping[str, object]] = 1,
        level: str = "automa",
        opponents: Sequence[str] = (),
        reward: str = WIN,
        illegal: str = PENALTY,
        perfect: bool = False,
        limit: int = MOST_DECISIONS,
        observation: str = BYTES,
        split: str = TRAIN,
        render_mode: str | None = None,
        **setup: Any,
    ) -> None:
        self.arguments = {
            "faction": faction, "mat": mat, "automas": automas, "level": level, "opponents": opponents, **setup,
        }  # fmt: skip
        self.setups: Setups = solo_setups(**self.arguments)
        self.reward = check_reward(reward)
        self.illegal = check_illegal(illegal)
        self.view = ObservedGame(self.setups.seats, perfect)
        self.limit = limit
        self.order = SeedOrder(split)
        self.render_mode = render_mode
        self.planes = planes_of_form(observation, self.setups.seats, perfect)
        self.observation_space = observation_space(self.setups.seats, self.planes)
        self.action_space = spaces.Discrete(ACTIONS)
        self.decisions = 0
        self.seat = 0
        self.opponents: Opponents
        self.game: Scythe
        self.paymaster: GameRewards

    @property
    def seed(self) -> int | None:
        """Of the game being played."""
        return self.order.last

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Info]:
        """``options`` sets arguments of the games from this one on, such as ``{"level": "ultimaszyna"}``."""
        if options:
            self.arguments = changed_arguments(self.arguments, options, self.order.split)
            self.setups = solo_setups(**self.arguments, seats=self.setups.seats)
        begun = self.order.next(seed)
        super().reset(seed=seed)
        self.game = self.setups.begin(begun)
        self.opponents = self.setups.opponents(self.game, begun)
        self.seat = self.opponents.learner
        self.opponents.play(self.game)
        self.paymaster = GameRewards(self.reward, self.game)
        self.decisions = 0
        return self.observed(), self.told()

    def step(self, action: np.int64 | int) -> tuple[Any, float, bool, bool, Info]:
        chosen = action_of(self.game, int(action))
        return self.refused(int(action)) if chosen < 0 else self.take(chosen)

    def take(self, action: int) -> tuple[Any, float, bool, bool, Info]:
        """A step by one of the game's own options instead of an entry of the action table."""
        game = self.game
        self.decisions += 1
        game.apply(action)
        if self.setups.names:
            self.opponents.play(game)
        over = game.over
        cut_off = not over and self.decisions >= self.limit
        reward = self.paymaster.after(game, over or cut_off)[self.seat]
        return self.observed(), reward, over, cut_off, self.told()

    def refused(self, action: int) -> tuple[Any, float, bool, bool, Info]:
        if self.illegal == RAISE:
            raise self.game.refusal(action)
        self.decisions += 1
        info = self.told()
        info["illegal"] = True
        return self.observed(), ILLEGAL, self.game.over, self.decisions >= self.limit, info

    def observed(self) -> Any:
        seen = np.frombuffer(bytearray(self.view.look(self.game, self.seat)), np.uint8)
        return seen if self.planes is None else self.planes.of(seen)

    def state(self) -> Bytes:
        """The bytes with the secrets of every seat and of the decks, for a critic in central training."""
        return np.frombuffer(observation(self.game, self.seat, perfect=True), np.uint8)

    def told(self) -> Info:
        info: Info = {"action_mask": np.frombuffer(mask_of(self.game), np.int8)}
        if self.game.over:
            info["scores"] = self.game.scores()
            info["winners"] = self.game.winners()
        return info

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal entries as MaskablePPO asks for them."""
        return np.frombuffer(mask_of(self.game), np.bool_)

    def render(self) -> Any:
        return rendered(self.game, self.render_mode)


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
