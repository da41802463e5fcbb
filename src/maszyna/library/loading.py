"""Games from save files."""

from os import PathLike
from pathlib import Path

from maszyna.games import EXPEDITIONS, SCYTHE
from maszyna.kernel.errors import FormatError
from maszyna.library.expeditions import Expeditions
from maszyna.library.files import read_save
from maszyna.library.names import Language
from maszyna.library.scythe import Scythe
from maszyna.library.setups import checked_language


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
