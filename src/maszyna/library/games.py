"""Games from save files, and many games by seed."""

from collections.abc import Iterator
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING

from maszyna.games import EXPEDITIONS, SCYTHE
from maszyna.kernel.document import Part
from maszyna.kernel.errors import FormatError
from maszyna.kernel.save import MOST_SEED
from maszyna.library.expeditions import Expeditions
from maszyna.library.files import read_save
from maszyna.library.name_types import Language, Level
from maszyna.library.scythe import Scythe
from maszyna.library.setups import checked_language, refused_setup
from maszyna.players.by_name import RANDOM
from maszyna.scythe.setup.plan import read_plan


def load(path: str | PathLike[str], lang: Language = "en") -> Scythe | Expeditions:
    """The game in a save file, of either game, with all its actions played.

    Raises FileTrouble for a file that cannot be read; FormatError for one that is no save, or whose actions are not
    possible: ``where`` names the file and the place in it; UnknownLanguage.
    """
    checked_language(lang)
    save = read_save(path)
    try:
        if save.game == SCYTHE.name:
            return Scythe.of_record(SCYTHE.restore(save), lang)
        if save.game == EXPEDITIONS.name:
            return Expeditions.of_record(EXPEDITIONS.restore(save), lang)
    except FormatError as error:
        raise error.moved(f"{Path(path).name}: {error.where}") from None
    raise FormatError(
        f"{Path(path).name}: game", "not_in_library", found=save.game[:40], first=SCYTHE.name, second=EXPEDITIONS.name,
        other="maszyna.Table.load",
    )  # fmt: skip


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
