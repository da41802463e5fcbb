"""Players for the human seats of a game: those of the engine by name, or one's own as ``FILE.py:Class``.

One's own class is made with a seed and has ``choose(game)``; it is shown only what its seat may know.
"""

import importlib.util
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final

from maszyna.kernel.errors import MaszynaError, SetupError
from maszyna.players.by_name import player
from maszyna.players.player import NEVER, Player, RestrictedPlayer, restrictions
from maszyna.players.playing import seat_seed
from maszyna.scythe.game import Scythe

OWN: Final = ".py:"
CALLED: Final = {"choose": "choose(game)", "act": "act(observation, info)"}
RANDOM: Final = "random"  # games of this player alone need no players


class OwnPlayer(Player):
    """Somebody else's player; what it raises is told as a fault of its file."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        try:
            self.own = own_class(name)(seed)
        except MaszynaError:
            raise
        except Exception as error:
            raise SetupError(name, "player_not_made", error=type(error).__name__, text=str(error)) from error

    def choose(self, game: Scythe) -> int:
        options = game.options()
        try:
            action = self.own.choose(game)
        except Exception as error:
            raise SetupError(self.name, "choose_failed", error=type(error).__name__, text=str(error)) from error
        if type(action) is not int or action not in options:
            raise SetupError(self.name, "choose_returned", options=options, found=action)
        return action


@cache
def own_class(name: str, methods: tuple[str, ...] = ("choose",)) -> Callable[[int], Player]:
    """The class out of a file, which has one of these methods; the file is run once in a process."""
    path, _, wanted = name.rpartition(":")
    if not Path(path).is_file():
        raise SetupError(path, "no_such_player_file")
    spec = importlib.util.spec_from_file_location(f"own_player_{Path(path).stem}", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise SetupError(path, "player_file_failed", error=type(error).__name__, text=str(error)) from error
    found = getattr(module, wanted, None)
    if not isinstance(found, type) or not any(callable(getattr(found, method, None)) for method in methods):
        raise SetupError(path, "no_player_class", name=wanted, method=" / ".join(CALLED[method] for method in methods))
    return found


def seated(name: str, seed: int) -> Player:
    """A player by its name or from a file, without what ``:never=`` takes from it."""
    if NEVER in name:
        whole, _, never = name.rpartition(NEVER)
        return RestrictedPlayer(seated(whole, seed), restrictions(never))
    return OwnPlayer(name, seed) if OWN in name else player(name, seed)


def players_for(names: list[str], seed: int) -> list[Player]:
    """One player for each seat of the game with this seed, by the names of the seats."""
    return [seated(name, seat_seed(seed, seat)) for seat, name in enumerate(names)]
