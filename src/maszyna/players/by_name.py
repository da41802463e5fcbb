"""Players by name, as in ``random``, ``greedy:nodes=200`` or ``search:nodes=2000:turns=3``."""

from typing import Final

from maszyna.kernel.dice import Dice, dice
from maszyna.kernel.errors import SetupError
from maszyna.kernel.native import mypyc_attr
from maszyna.players.model.learned import Learned, learned
from maszyna.players.player import Player
from maszyna.players.policy.fights import commitment
from maszyna.players.policy.forced_choices import sensible
from maszyna.players.policy.mover import Mover
from maszyna.players.random_player import RandomPlayer
from maszyna.players.search import BeginnerPlayer, SearchPlayer
from maszyna.scythe.game import Scythe
from maszyna.scythe.play.combat.combat import ChooseCard, ChooseDial

RANDOM: Final = "random"
POLICY: Final = "policy"
GREEDY: Final = "greedy"
SEARCH: Final = "search"
# Opponents for people, by strength (docs/players.md).
BEGINNER: Final = "beginner"
EXPERIENCED: Final = "experienced"
MASTER: Final = "master"
SETTINGS: Final[dict[str, list[str]]] = {
    RANDOM: [],
    POLICY: [],
    GREEDY: ["nodes"],
    SEARCH: ["nodes", "ms", "turns", "candidates"],
    BEGINNER: [],
    EXPERIENCED: [],
    MASTER: [],
}
NAMES: Final = list(SETTINGS)
NODES: Final = 220  # actions greedy tries in a turn, unless told otherwise: within 5 ms
SEARCH_NODES: Final = 5000
MASTER_NODES: Final = 6000
MASTER_MS: Final = 900  # at most, where a machine is slow
MOST: Final = 10_000_000


def player(name: str, seed: int) -> Player:
    """A player for one seat of one game; the same seed plays the same, unless its budget is in time."""
    kind, _, text = name.partition(":")
    if kind not in NAMES:
        raise SetupError("player", "no_such_player", name=name, possible=NAMES)
    settings = read_settings(kind, text)
    if kind == RANDOM:
        return RandomPlayer(seed)
    if kind in (POLICY, EXPERIENCED):
        return PolicyPlayer(seed, learned())
    if kind == BEGINNER:
        return BeginnerPlayer(seed, learned())
    if kind == MASTER:
        settings = {"nodes": MASTER_NODES, "ms": MASTER_MS}
    elif "nodes" not in settings and "ms" not in settings:
        settings["nodes"] = NODES if kind == GREEDY else SEARCH_NODES
    return SearchPlayer(seed, settings, learned())


def read_settings(kind: str, text: str) -> dict[str, int]:
    """What stands after the first colon: names and whole numbers, as in ``nodes=2000``, with colons between."""
    found: dict[str, int] = {}
    known = SETTINGS[kind]
    for part in [part for part in text.split(":") if part]:
        name, _, value = part.partition("=")
        if not known:
            raise SetupError("player", "player_without_settings", player=kind, text=text)
        if name not in known:
            raise SetupError("player", "no_such_setting", player=kind, name=name, possible=known)
        if not value.isdecimal() or not 1 <= int(value) <= MOST:
            raise SetupError("player", "setting_out_of_range", name=name, most=MOST, found=value)
        found[name] = int(value)
    if "nodes" in found and "ms" in found:
        raise SetupError("player", "not_together", first="nodes", second="ms")
    return found


STREAM: Final = "policy player"


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class PolicyPlayer(Player):
    """Takes what the policy prefers, one decision at a time."""

    def __init__(self, seed: int, learned: Learned) -> None:
        self.chance: Dice = dice(seed, [STREAM])
        self.learned = learned
        self.answers: list[int] = []  # dial and cards still to be put into a combat

    def choose(self, game: Scythe) -> int:
        seat = game.seat_to_decide()
        if isinstance(game.asking, ChooseDial):
            self.answers = commitment(game, seat, self.chance)
        if isinstance(game.asking, (ChooseDial, ChooseCard)):
            while self.answers:
                answer = self.answers.pop(0)
                if answer in game.choices:
                    return answer
        actions = sensible(game, seat)
        if len(actions) == 1:
            return actions[0]
        return Mover(self.learned.policy, self.chance).choose(game, seat, actions)
