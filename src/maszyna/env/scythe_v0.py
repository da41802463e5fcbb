"""PettingZoo: an AEC environment for two to seven seats, any of them Automas or ready players."""

from collections.abc import Sequence
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from maszyna.encoding.action_table import ACTIONS, action_of, mask_of
from maszyna.encoding.observation import ObservedGame
from maszyna.encoding.observation_layout import size_of
from maszyna.encoding.opponents import ANY_FACTION, Opponents, check_opponents, people_of
from maszyna.env.rendering import RENDER_MODES, rendered
from maszyna.env.rewards import ILLEGAL, WIN, GameRewards, check_reward
from maszyna.env.setups import SEED_LIMIT, Seats, Setups
from maszyna.env.solo import MOST_DECISIONS, PENALTY, RAISE, check_illegal
from maszyna.kernel.errors import SetupError
from maszyna.scythe.game import Scythe
from maszyna.scythe.state import HUMAN

Observation = dict[str, Any]
LIMIT_OF_PEOPLE = 10 * MOST_DECISIONS  # random people take some thousands of decisions between them


def env(seats: Seats = 2, **arguments: Any) -> "AECEnv[str, Any, Any]":
    """The environment with PettingZoo's own checks around it."""
    wrapped: Any = wrappers.AssertOutOfBoundsWrapper(raw_env(seats, **arguments))
    return wrappers.OrderEnforcingWrapper(wrapped)


class raw_env(AECEnv[str, Observation, int | None]):  # type: ignore[misc]  # untyped; PettingZoo's name for it
    """``seats`` is their number, or a list of seats as in a setup; agents are the people among them, clockwise.

    ``opponents``, ready players by name, take as many of the people's chairs; at least one is left for an agent.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "scythe_v0",
        "render_modes": RENDER_MODES,
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        seats: Seats = 2,
        reward: str = WIN,
        illegal: str = PENALTY,
        perfect: bool = False,
        limit: int = LIMIT_OF_PEOPLE,
        render_mode: str | None = None,
        opponents: Sequence[str] = (),
        **setup: Any,
    ) -> None:
        super().__init__()
        self.setups = Setups(seats, setup)
        self.names = check_opponents(list(opponents))
        self.reward = check_reward(reward)
        self.illegal = check_illegal(illegal)
        self.views = [ObservedGame(self.setups.seats, perfect) for _ in range(self.setups.seats)]
        self.limit = limit
        self.render_mode = render_mode
        people = [seat for seat in self.setups.plans[0].seats if seat.player == HUMAN]
        if len(self.names) >= len(people):
            raise SetupError("opponents", "no_chair_for_agent", count=len(self.names), chairs=len(people))
        self.possible_agents = [f"player_{number}" for number in range(len(people) - len(self.names))]
        self.agents: list[str] = []
        space = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (size_of(self.setups.seats),), np.uint8),
                "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}
        self.seed: int | None = None
        self.opponents: Opponents
        self.game: Scythe
        self.paymaster: GameRewards

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is None:
            seed = int(np.random.default_rng().integers(SEED_LIMIT)) if self.seed is None else self.seed + 1
        self.seed = seed
        self.game = self.setups.begin(seed)
        self.opponents = Opponents(self.game, seed, self.names, ANY_FACTION)
        self.opponents.play(self.game)
        self.agents = self.possible_agents[:]
        chairs = [seat for seat in people_of(self.game) if seat not in self.opponents.players]
        self.seats = dict(zip(self.agents, chairs, strict=True))
        self.agent_at = {seat: agent for agent, seat in self.seats.items()}
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.decisions = 0
        self.paymaster = GameRewards(self.reward, self.game)
        self.agent_selection = self.agent_at[self.game.seat_to_decide()]

    def observe(self, agent: str) -> Observation:
        seat = self.seats[agent]
        game = self.game
        asked = not game.over and game.seat_to_decide() == seat
        mask = mask_of(game) if asked else bytearray(ACTIONS)
        return {
            "observation": np.frombuffer(bytearray(self.views[seat].look(game, seat)), np.uint8),
            "action_mask": np.frombuffer(mask, np.int8),
        }

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(None)
            return
        assert action is not None, "an agent that is asked has to act"
        game = self.game
        self._cumulative_rewards[agent] = 0.0
        chosen = action_of(game, int(action))
        if chosen < 0 and self.illegal == RAISE:
            raise game.refusal(int(action))
        self.decisions += 1
        if self.infos[agent]:
            self.infos[agent] = {}
        if chosen < 0:
            self.infos[agent] = {"illegal": True}
            paid = [0.0] * self.setups.seats
            paid[self.seats[agent]] = ILLEGAL
            self.truncate_at_limit()
        else:
            game.apply(chosen)
            self.opponents.play(game)
            cut_off = self.truncate_at_limit()
            paid = self.paymaster.after(game, game.over or cut_off)
            if game.over:
                self.terminations = dict.fromkeys(self.agents, True)
                scores, winners = game.scores(), game.winners()
                self.infos = {each: {"scores": scores, "winners": winners} for each in self.agents}
            else:
                self.agent_selection = self.agent_at[game.seat_to_decide()]
        for each in self.agents:
            self.rewards[each] = paid[self.seats[each]]
        self._accumulate_rewards()

    def truncate_at_limit(self) -> bool:
        cut_off = not self.game.over and self.decisions >= self.limit
        if cut_off:
            self.truncations = dict.fromkeys(self.agents, True)
        return cut_off

    def render(self) -> Any:
        return rendered(self.game, self.render_mode)

    def close(self) -> None:
        pass
