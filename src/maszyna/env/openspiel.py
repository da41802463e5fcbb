"""OpenSpiel: importing this registers the game ``python_scythe``.

    import pyspiel, maszyna.env.openspiel
    game = pyspiel.load_game("python_scythe", {"players": 2, "automas": 0})
    game = pyspiel.load_game("python_scythe", {"task": "maszyna/Duel-v1"})

Everything that is drawn is a chance node of its own, from the deal on. An information state is all that a player has
seen and done (env/spiel_play.py).
"""

from collections.abc import Callable
from typing import Any, Final

import numpy as np

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        f"maszyna.env.openspiel needs OpenSpiel (pip install open_spiel): {error}", name=error.name
    ) from None

from maszyna.encoding.action_table import ACTIONS, kind_and_name
from maszyna.encoding.observation_layout import size_of
from maszyna.env.spiel_play import RESAMPLED, STREAM_NAMES, Memory, Play, Rules, setups_of
from maszyna.env.tasks import task_by_id
from maszyna.scythe.state import HUMAN

MOST_DECISIONS: Final = 100_000  # OpenSpiel wants a bound; random people take some thousands
MOST_DRAWS: Final = 100_000
MOST_OUTCOMES: Final = 64  # of one draw: the combat deck has 42 cards
LAST_ACTIONS: Final = 64  # of the player's own, in the tensor of an information state
DIGEST: Final = 16

DEFAULTS: Final[dict[str, Any]] = {
    "players": 2, "automas": 0, "level": "automa", "airships": False, "task": "", "limit": 0,
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
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=False,
    parameter_specification=DEFAULTS,
)


def rules_of(given: dict[str, Any]) -> Rules:
    """The games by their parameters; a task says how many people there are and when a game is cut off."""
    rules = Rules(
        int(given["players"]), int(given["automas"]), str(given["level"]), bool(given["airships"]), str(given["task"]),
        int(given["limit"]),
    )  # fmt: skip
    if not rules.task:
        return rules
    people = [seat for seat in setups_of(rules).plans[0].seats if seat.player == HUMAN]
    return rules._replace(players=len(people), limit=task_by_id(rules.task).horizon)


class ScytheGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """People are the players; Automas play by themselves."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.rules = rules_of({**DEFAULTS, **(params or {})})
        self.size = size_of(setups_of(self.rules).seats)
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.rules.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=self.rules.limit or MOST_DECISIONS,
        )
        super().__init__(GAME_TYPE, info, params or {})

    def new_initial_state(self) -> "ScytheState":
        return ScytheState(self)

    def max_chance_nodes_in_history(self) -> int:
        return MOST_DRAWS

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return InformationObserver(self.size) if recalls else Observer(self.size)


class ScytheState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: ScytheGame) -> None:
        super().__init__(game)
        self.play = Play(game.rules)

    def current_player(self) -> int:
        if self.play.outcomes:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.play.over() else self.play.player()

    def is_terminal(self) -> bool:
        return self.play.over()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.play.outcomes

    def _legal_actions(self, player: int) -> list[int]:
        return self.play.options()

    def _apply_action(self, action: int) -> None:
        self.play.take(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"{STREAM_NAMES[self.play.stream]}: {action}"
        return ": ".join(kind_and_name(action))

    def returns(self) -> list[float]:
        return self.play.returns()

    def resample_from_infostate(self, player_id: int, sampler: Callable[[], float]) -> "ScytheState":
        """A state that looks the same to a player; ``sampler`` gives numbers from 0 up to 1."""
        twin: ScytheState = self.clone()
        twin.play.resample(player_id, int(sampler() * RESAMPLED))
        return twin

    def __str__(self) -> str:
        return f"{'draw' if self.play.outcomes else 'decision'} after {self.play.line}"


class Observer:
    """The bytes of an observation; it has no memory."""

    def __init__(self, size: int) -> None:
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: ScytheState, player: int) -> None:
        self.tensor.fill(0)
        if state.play.memories:
            self.tensor[:] = np.frombuffer(state.play.memories[player].seen, np.uint8)

    def string_from(self, state: ScytheState, player: int) -> str:
        return state.play.memories[player].seen.hex() if state.play.memories else "before the deal"


class InformationObserver(Observer):
    """All that a player has seen and done: its actions one by one, what it saw as a digest of every change.

    The tensor has the present observation, the last actions (counted from 1, the latest first) and the digest; so two
    information states have the same tensor only if they are the same. ``state.play.memories[player].sights()`` has all
    of it in full.
    """

    def __init__(self, size: int) -> None:
        super().__init__(size + LAST_ACTIONS + DIGEST)
        actions = size + LAST_ACTIONS
        self.dict = {
            "observation": self.tensor[:size],
            "actions": self.tensor[size:actions],
            "digest": self.tensor[actions:],
        }

    def set_from(self, state: ScytheState, player: int) -> None:
        self.tensor.fill(0)
        if state.play.memories:
            memory: Memory = state.play.memories[player]
            self.dict["observation"][:] = np.frombuffer(memory.seen, np.uint8)
            latest = memory.done[: -LAST_ACTIONS - 1 : -1]
            self.dict["actions"][: len(latest)] = np.array(latest, np.float32) + 1
            self.dict["digest"][:] = np.frombuffer(memory.digest, np.uint8)

    def string_from(self, state: ScytheState, player: int) -> str:
        if not state.play.memories:
            return f"player {player} before the deal"
        memory = state.play.memories[player]
        done = " ".join(map(str, memory.done))
        return f"player {player} did [{done}] and saw {memory.length} things {memory.digest.hex()}"


pyspiel.register_game(GAME_TYPE, ScytheGame)
