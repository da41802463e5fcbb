"""Players by name, as in ``random`` or ``search:nodes=2000``."""

from maszyna.kernel.errors import SetupError
from maszyna.players.player import Player
from maszyna.players.random_player import RandomPlayer

NAMES = ["random"]


def player(name: str, seed: int) -> Player:
    """A player for one seat of one game; the same seed plays the same."""
    kind, _, settings = name.partition(":")
    if kind not in NAMES:
        raise SetupError(f"player: no such player {name!r}; there are {', '.join(NAMES)}")
    if settings:
        raise SetupError(f"player: {kind} has no settings, but {settings!r} is given")
    return RandomPlayer(seed)
