"""Many games in one call, as a Gymnasium vector environment; a finished game begins again in the same step."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from maszyna.encoding.action_table import ACTIONS, MOST_OPTIONS
from maszyna.encoding.batch import Batch, FinishedGame
from maszyna.encoding.observation import observation as whole_observation
from maszyna.encoding.seeds import TRAIN
from maszyna.env.planes import BYTES, observation_space, planes_of_form
from maszyna.env.rewards import HUNDRED, ILLEGAL, SHAPED, WIN, check_reward, final_rewards
from maszyna.env.seeds import SeedOrder
from maszyna.env.setups import Choice, Seats, Setups, changed_arguments, fitting, solo_seats
from maszyna.env.solo import MOST_DECISIONS

Info = dict[str, Any]


def against_automas(
    num_envs: int,
    faction: Choice = None,
    mat: Choice = None,
    automas: int | Sequence[Mapping[str, object]] = 1,
    level: str = "automa",
    opponents: Sequence[str] = (),
    **arguments: Any,
) -> "ScytheVector":
    """The games of ``maszyna/ScytheSolo-v0`` side by side."""
    seats = solo_seats(faction, mat, automas, level, opponents)
    return ScytheVector(num_envs, seats, opponents=opponents, faction=faction, **arguments)


class ScytheVector(VectorEnv[Any, NDArray[np.int64], NDArray[Any]]):
    """Each action is taken for the seat that has to decide in its game, which also sees the observation.

    ``info`` has the legal entries of the action table as ``options`` (padded with 0) and how many they are as
    ``counts``, the deciding ``seat``, and ``rewards`` of every seat when there are any: for games that ended in this
    step, and after every step if shaped. The reward is that of the seat that has acted. Games begin with
    the seeds of one start, in their order (encoding/seeds.py).
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012  # declared so by Gymnasium

    def __init__(
        self,
        num_envs: int,
        seats: Seats = 2,
        reward: str = WIN,
        perfect: bool = False,
        limit: int = MOST_DECISIONS,
        mask: bool = False,
        opponents: Sequence[str] = (),
        faction: Choice = None,
        observation: str = BYTES,
        split: str = TRAIN,
        **setup: Any,
    ) -> None:
        self.num_envs = num_envs
        self.arguments = {"seats": seats, "opponents": opponents, "faction": faction, **setup}
        self.setups = Setups(seats, setup, opponents, faction)
        self.reward = check_reward(reward)
        self.perfect = perfect
        self.limit = limit
        self.mask = mask  # whether info has the dense mask too
        self.order = SeedOrder(split)
        self.planes = planes_of_form(observation, self.setups.seats, perfect)
        self.single_observation_space = observation_space(self.setups.seats, self.planes)
        self.single_action_space = spaces.Discrete(ACTIONS)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.batch: Batch
        self.seats: NDArray[np.uint8]

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Info]:
        """``options`` sets arguments of the games from these on."""
        if options:
            self.arguments = changed_arguments(self.arguments, options, self.order.split)
            given = dict(self.arguments)
            seats, opponents, faction = given.pop("seats"), given.pop("opponents"), given.pop("faction")
            self.setups = fitting(Setups(seats, given, opponents, faction), self.setups.seats)
        setups, scored = self.setups, self.reward == SHAPED
        if seed is None and self.order.last is not None:
            seed = self.batch.next_seed
        self.batch = Batch(
            setups.plans, self.num_envs, self.order.next(seed), self.limit, self.perfect, scored, setups.names,
            setups.faction,
        )  # fmt: skip
        return self.shown()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Any, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Info]:
        batch = self.batch
        acted = self.seats
        batch.step(actions.tolist())
        rewards = np.zeros(self.num_envs)
        over = np.zeros(self.num_envs, np.bool_)
        cut_off = np.zeros(self.num_envs, np.bool_)
        observed, info = self.shown()
        if batch.scored:
            info["rewards"] = np.array(batch.gains) / HUNDRED
            rewards = info["rewards"][np.arange(self.num_envs), acted]
        if batch.illegal:
            rewards[batch.illegal] = ILLEGAL
            info["illegal"] = np.zeros(self.num_envs, np.bool_)
            info["illegal"][batch.illegal] = True
        if batch.finished:
            self.settle(batch.finished, acted, rewards, over, cut_off, info)
        return observed, rewards, over, cut_off, info

    def settle(
        self,
        finished: list[FinishedGame],
        acted: NDArray[np.uint8],
        rewards: NDArray[np.float64],
        over: NDArray[np.bool_],
        cut_off: NDArray[np.bool_],
        info: Info,
    ) -> None:
        """The games that ended in this step; few do in any one step."""
        info.setdefault("rewards", np.zeros((self.num_envs, self.setups.seats)))
        info["finished"] = [(each.index, each.seed, each.decisions, each.scores, each.winners) for each in finished]
        for each in finished:
            paid = final_rewards(self.reward, each.over, each.scores, each.winners)
            info["rewards"][each.index] += paid
            rewards[each.index] += paid[acted[each.index]]
            over[each.index] = each.over
            cut_off[each.index] = not each.over

    def shown(self) -> tuple[Any, Info]:
        frame = self.batch.frame
        self.seats = np.frombuffer(frame.seats, np.uint8)
        info: Info = {
            "options": np.frombuffer(frame.options, np.int16).reshape(self.num_envs, MOST_OPTIONS),
            "counts": np.frombuffer(frame.counts, np.uint8),
            "seat": self.seats,
        }
        if self.mask:
            info["action_mask"] = self.action_masks()
        seen = np.frombuffer(frame.seen, np.uint8).reshape(self.num_envs, -1)
        return seen if self.planes is None else self.planes.of(seen), info

    def state(self) -> NDArray[np.uint8]:
        """The bytes with all secrets, as the deciding seat of every game would see them."""
        games = zip(self.batch.games, self.batch.deciding, strict=True)
        seen = [whole_observation(game, seat, True) for game, seat in games]
        return np.frombuffer(bytearray().join(seen), np.uint8).reshape(self.num_envs, -1)

    def action_masks(self) -> NDArray[np.bool_]:
        """The dense mask of every game."""
        return np.frombuffer(self.batch.masks(), np.bool_).reshape(self.num_envs, ACTIONS)
