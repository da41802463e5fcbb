"""Ready opponents for human chairs, by name: whoever sits there is asked for one of the options."""

from collections.abc import Callable
from typing import Final

from maszyna.kernel.errors import SetupError
from maszyna.players.random_player import choose, random_dice
from maszyna.scythe.game import Scythe

Opponent = Callable[[Scythe], int]  # the action taken in the pending decision


def random_opponent(seed: int, settings: str) -> Opponent:
    dice = random_dice(seed)
    return lambda game: choose(game, dice)


# From a seed and what stands after the colon of its name, as in "search:nodes=2000".
OPPONENTS: Final[dict[str, Callable[[int, str], Opponent]]] = {"random": random_opponent}


def opponent(name: str, seed: int) -> Opponent:
    """A player for one game; the same seed plays the same."""
    kind, _, settings = name.partition(":")
    if kind not in OPPONENTS:
        raise SetupError(f"opponents: no such player {name!r}; there are {', '.join(OPPONENTS)}")
    return OPPONENTS[kind](seed, settings)
