"""Gymnasium: one human seat against Automas, as ``maszyna/ScytheSolo-v0``."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from maszyna.encoding.action_table import ACTIONS, action_of, mask_of
from maszyna.encoding.observation import ObservedGame
from maszyna.encoding.observation_layout import size_of
from maszyna.encoding.opponents import ANY_FACTION, Opponents, check_opponents
from maszyna.env.rendering import RENDER_MODES, rendered
from maszyna.env.rewards import ILLEGAL, WIN, GameRewards, check_reward
from maszyna.env.setups import SEED_LIMIT, Setups, solo_seats
from maszyna.kernel.errors import SetupError
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import FACTIONS

MOST_DECISIONS: Final = 2000
PENALTY: Final = "penalty"
RAISE: Final = "raise"

Bytes = NDArray[np.uint8]
Info = dict[str, Any]


def check_illegal(illegal: str) -> str:
    if illegal not in (PENALTY, RAISE):
        raise SetupError("illegal", "must_be_either", first=PENALTY, second=RAISE, found=illegal)
    return illegal


class ScytheSolo(gymnasium.Env[Bytes, np.int64]):
    """``reset(seed=7)`` begins the game with seed 7, every reset without a seed the one with the next number."""

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012  # declared so by Gymnasium

    def __init__(
        self,
        faction: str | None = None,
        mat: str | None = None,
        automas: int | Sequence[Mapping[str, object]] = 1,
        level: str = "automa",
        opponents: Sequence[str] = (),
        reward: str = WIN,
        illegal: str = PENALTY,
        perfect: bool = False,
        limit: int = MOST_DECISIONS,
        render_mode: str | None = None,
        **setup: Any,
    ) -> None:
        self.setups = Setups(solo_seats(faction, mat, automas, level, opponents), setup)
        self.names = check_opponents(list(opponents))
        self.faction = ANY_FACTION if faction is None else FACTIONS.index(faction)
        self.reward = check_reward(reward)
        self.illegal = check_illegal(illegal)
        self.view = ObservedGame(self.setups.seats, perfect)
        self.limit = limit
        self.render_mode = render_mode
        self.observation_space = spaces.Box(0, 255, (size_of(self.setups.seats),), np.uint8)
        self.action_space = spaces.Discrete(ACTIONS)
        self.seed: int | None = None
        self.decisions = 0
        self.seat = 0
        self.opponents: Opponents
        self.game: Scythe
        self.paymaster: GameRewards

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Bytes, Info]:
        super().reset(seed=seed)
        if seed is None:
            seed = int(self.np_random.integers(SEED_LIMIT)) if self.seed is None else self.seed + 1
        self.seed = seed
        self.game = self.setups.begin(seed)
        self.opponents = Opponents(self.game, seed, self.names, self.faction)
        self.seat = self.opponents.learner
        self.opponents.play(self.game)
        self.paymaster = GameRewards(self.reward, self.game)
        self.decisions = 0
        return self.observed(), self.told()

    def step(self, action: np.int64 | int) -> tuple[Bytes, float, bool, bool, Info]:
        game = self.game
        chosen = action_of(game, int(action))
        self.decisions += 1
        if chosen < 0:
            return self.refused(int(action))
        game.apply(chosen)
        if self.names:
            self.opponents.play(game)
        over = game.over
        cut_off = not over and self.decisions >= self.limit
        reward = self.paymaster.after(game, over or cut_off)[self.seat]
        return self.observed(), reward, over, cut_off, self.told()

    def refused(self, action: int) -> tuple[Bytes, float, bool, bool, Info]:
        if self.illegal == RAISE:
            self.decisions -= 1
            raise self.game.refusal(action)
        info = self.told()
        info["illegal"] = True
        return self.observed(), ILLEGAL, self.game.over, self.decisions >= self.limit, info

    def observed(self) -> Bytes:
        return np.frombuffer(bytearray(self.view.look(self.game, self.seat)), np.uint8)

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
