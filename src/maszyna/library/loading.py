"""Games from save files."""

from os import PathLike
from pathlib import Path

from maszyna.games import EXPEDITIONS, SCYTHE
from maszyna.kernel.errors import FormatError
from maszyna.library.expeditions import Expeditions
from maszyna.library.scythe import Scythe


def load(path: str | PathLike[str], lang: str = "en") -> Scythe | Expeditions:
    """The game in a save file, of either game; a FormatError says what is wrong with the file."""
    from maszyna.storage.saves import read

    save = read(Path(path))
    if save.game == SCYTHE.name:
        return Scythe.of_record(SCYTHE.restore(save), lang)
    if save.game == EXPEDITIONS.name:
        return Expeditions.of_record(EXPEDITIONS.restore(save), lang)
    raise FormatError("game", f"is {save.game[:40]!r}; the library plays {SCYTHE.name} and {EXPEDITIONS.name}")
