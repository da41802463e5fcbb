"""Many games by seed."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from maszyna.kernel.document import Part
from maszyna.kernel.errors import FormatError
from maszyna.kernel.save import MOST_SEED
from maszyna.library.names import Level
from maszyna.library.setups import refused_setup
from maszyna.players.by_name import RANDOM
from maszyna.scythe.setup.plan import read_plan

if TYPE_CHECKING:
    from maszyna.lab.simulate import GameLine


def simulate(
    *, games: int = 100, seed: int = 1, level: Level | None = None, human: str = RANDOM, jobs: int = 1
) -> Iterator["GameLine"]:
    """Play games with the seeds ``seed``, ``seed + 1``, …: an iterator of the game lines of ``simulate --json``.

    With a ``level`` a human plays against an Automa, without one two humans play each other; ``human`` names the
    player in the humans' chairs, ``jobs`` is how many processes play side by side. Raises SetupError at once for a
    number, level or player that there is not. Each game is played when its line is asked for.
    """
    from maszyna.lab.seating import seated
    from maszyna.lab.simulate import Order
    from maszyna.lab.simulate import simulate as simulated

    setup: dict[str, object] = {"seats": 2}
    if level is not None:
        setup["seats"] = [{}, {"player": "automa", "level": level}]
    try:
        Part(games, "games").number(1, MOST_SEED)
        Part(seed, "seed").number(0, MOST_SEED - games)
        Part(jobs, "jobs").number(1, 256)
        read_plan(setup)
    except FormatError as error:
        raise refused_setup(error) from None
    seated(human, seed)  # refuses what is no player
    return simulated(Order(games, seed, setup, None, human), jobs)
