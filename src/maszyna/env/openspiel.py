"""OpenSpiel: importing this registers the game ``python_scythe``.

    import pyspiel, maszyna.env.openspiel
    game = pyspiel.load_game("python_scythe", {"players": 2, "automas": 0})

Chance comes first: one outcome for each seed. From there on a game is its seed and its actions, which is also how
states are saved; a state that was resampled for a player remembers with which seed.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, Final

import numpy as np

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        f"maszyna.env.openspiel needs OpenSpiel (pip install open_spiel): {error}", name=error.name
    ) from None

from maszyna.encoding.action_table import ACTIONS, action_of, kind_and_name, options_of
from maszyna.encoding.observation import observation
from maszyna.encoding.observation_layout import size_of
from maszyna.env.rewards import WIN, final_rewards
from maszyna.env.setups import Setups, automa_seats, human
from maszyna.scythe.setup.determinised import determinised
from maszyna.scythe.state import HUMAN

SEEDS: Final = 10_000  # outcomes of the chance node at the start
MOST_DECISIONS: Final = 100_000  # OpenSpiel wants a bound; random people take some thousands
RESAMPLED: Final = 1 << 31

DEFAULTS: Final[dict[str, Any]] = {
    "players": 2, "automas": 0, "level": "automa", "seeds": SEEDS, "airships": False,
}  # fmt: skip
GAME_TYPE: Final = pyspiel.GameType(
    short_name="python_scythe",
    long_name="Scythe",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=7,
    min_num_players=1,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=False,
    parameter_specification=DEFAULTS,
)


class Play:
    """A game by its seed and what has happened since. OpenSpiel copies and pickles what a state holds: this is it."""

    def __init__(self, players: int, automas: int, level: str, airships: bool, seed: int) -> None:
        self.setup = (players, automas, level, airships)
        self.seed = seed
        self.line: list[int] = []  # actions; from RESAMPLED on, a player and the seed it was resampled by
        self.game = setups_of(*self.setup).begin(seed)
        seats = self.game.position.seats
        self.people = [index for index, seat in enumerate(seats) if seat.player == HUMAN]  # the seat of each player

    def take(self, entry: int) -> None:
        self.game.apply(action_of(self.game, entry))
        self.line.append(entry)

    def resample(self, player: int, seed: int) -> None:
        """Deal again what a player cannot know."""
        self.game = determinised(self.game, self.people[player], seed)
        self.line.append(RESAMPLED * (player + 1) + seed)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Play":
        twin = Play.__new__(Play)
        twin.setup = self.setup
        twin.seed = self.seed
        twin.line = self.line[:]
        twin.game = self.game.copy()
        twin.people = self.people
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return replayed, (self.setup, self.seed, self.line)


def replayed(setup: tuple[int, int, str, bool], seed: int, line: list[int]) -> Play:
    play = Play(*setup, seed)
    for number in line:
        if number < RESAMPLED:
            play.take(number)
        else:
            play.resample(number // RESAMPLED - 1, number % RESAMPLED)
    return play


@cache
def setups_of(players: int, automas: int, level: str, airships: bool) -> Setups:
    seats = [human() for _ in range(players)] + automa_seats(automas, level)
    return Setups(seats, {"airships": {} if airships else None})


class ScytheGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """People are the players; Automas play by themselves."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**DEFAULTS, **(params or {})}
        self.seeds = int(given["seeds"])
        self.setup = (int(given["players"]), int(given["automas"]), str(given["level"]), bool(given["airships"]))
        self.seats = setups_of(*self.setup).seats
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=self.seeds,
            num_players=int(given["players"]),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=MOST_DECISIONS,
        )
        super().__init__(GAME_TYPE, info, params or {})

    def new_initial_state(self) -> "ScytheState":
        return ScytheState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "ScytheObserver":
        return ScytheObserver(self.seats)


class ScytheState(pyspiel.State):  # type: ignore[misc]
    """Before the seed is drawn there is no game yet."""

    def __init__(self, game: ScytheGame) -> None:
        super().__init__(game)
        self.setup = game.setup
        self.seeds = game.seeds
        self.play: Play | None = None

    def current_player(self) -> int:
        if self.play is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.play.game.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return self.play.people.index(self.play.game.seat_to_decide())

    def is_terminal(self) -> bool:
        return self.play is not None and self.play.game.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(seed, 1.0 / self.seeds) for seed in range(self.seeds)]

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.play is None else options_of(self.play.game)

    def _apply_action(self, action: int) -> None:
        if self.play is None:
            self.play = Play(*self.setup, action)
        else:
            self.play.take(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"seed {action}" if player == pyspiel.PlayerId.CHANCE else ": ".join(kind_and_name(action))

    def returns(self) -> list[float]:
        if self.play is None or not self.play.game.over:
            return [0.0] * self.setup[0]
        game = self.play.game
        paid = final_rewards(WIN, True, game.scores(), game.winners())
        return [paid[seat] for seat in self.play.people]

    def resample_from_infostate(self, player_id: int, sampler: Callable[[], float]) -> "ScytheState":
        """A state that looks the same to a player; ``sampler`` gives numbers from 0 up to 1."""
        twin: ScytheState = self.clone()
        assert twin.play is not None, "before the deal there is nothing to know"
        twin.play.resample(player_id, int(sampler() * RESAMPLED))
        return twin

    def __str__(self) -> str:
        return "before the deal" if self.play is None else f"seed {self.play.seed}: {self.play.line}"


class ScytheObserver:
    """The bytes of an observation; it has no memory."""

    def __init__(self, seats: int) -> None:
        self.tensor = np.zeros(size_of(seats), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: ScytheState, player: int) -> None:
        self.tensor.fill(0)
        if state.play is not None:
            self.tensor[:] = np.frombuffer(seen(state.play, player), np.uint8)

    def string_from(self, state: ScytheState, player: int) -> str:
        return str(state) if state.play is None else seen(state.play, player).hex()


def seen(play: Play, player: int) -> bytearray:
    return observation(play.game, play.people[player])


pyspiel.register_game(GAME_TYPE, ScytheGame)
