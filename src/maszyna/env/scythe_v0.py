"""PettingZoo: an AEC environment for two to seven seats, any of them Automas or ready players."""

from collections.abc import Sequence
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from maszyna.encoding.action_table import ACTIONS, action_of, mask_of
from maszyna.encoding.observation import ObservedGame, observation
from maszyna.encoding.observation_layout import size_of
from maszyna.encoding.opponents import Opponents, people_of
from maszyna.encoding.seeds import TRAIN
from maszyna.env.planes import BYTES, observation_space, planes_of_form
from maszyna.env.rendering import RENDER_MODES, rendered
from maszyna.env.rewards import ILLEGAL, WIN, GameRewards, check_reward
from maszyna.env.seeds import SeedOrder
from maszyna.env.setups import Seats, Setups, changed_arguments, fitting
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
        observation: str = BYTES,
        split: str = TRAIN,
        **setup: Any,
    ) -> None:
        super().__init__()
        self.arguments = {"seats": seats, "opponents": opponents, **setup}
        self.setups = Setups(seats, setup, opponents)
        self.reward = check_reward(reward)
        self.illegal = check_illegal(illegal)
        self.views = [ObservedGame(self.setups.seats, perfect) for _ in range(self.setups.seats)]
        self.limit = limit
        self.render_mode = render_mode
        people = [seat for seat in self.setups.plans[0].seats if seat.player == HUMAN]
        ready = len(self.setups.names)
        if ready >= len(people):
            raise SetupError("opponents", "no_chair_for_agent", count=ready, chairs=len(people))
        self.possible_agents = [f"player_{number}" for number in range(len(people) - ready)]
        self.agents: list[str] = []
        self.order = SeedOrder(split)
        self.planes = planes_of_form(observation, self.setups.seats, perfect)
        self.state_space = spaces.Box(0, 255, (size_of(self.setups.seats),), np.uint8)
        space = spaces.Dict(
            {
                "observation": observation_space(self.setups.seats, self.planes),
                "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}
        self.opponents: Opponents
        self.game: Scythe
        self.paymaster: GameRewards

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """``options`` sets arguments of the games from this one on."""
        if options:
            self.arguments = changed_arguments(self.arguments, options, self.order.split)
            given = dict(self.arguments)
            seats, opponents = given.pop("seats"), given.pop("opponents")
            self.setups = fitting(Setups(seats, given, opponents), self.setups.seats)
        begun = self.order.next(seed)
        self.game = self.setups.begin(begun)
        self.opponents = self.setups.opponents(self.game, begun)
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
        seen = np.frombuffer(bytearray(self.views[seat].look(game, seat)), np.uint8)
        return {
            "observation": seen if self.planes is None else self.planes.of(seen),
            "action_mask": np.frombuffer(mask, np.int8),
        }

    def state(self) -> NDArray[np.uint8]:
        """The bytes with the secrets of every seat and of the decks, the first seat's first."""
        return np.frombuffer(observation(self.game, 0, perfect=True), np.uint8)

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
