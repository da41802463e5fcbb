"""Save files of the library: read with what is wrong named, written completely or not at all."""

from os import PathLike
from pathlib import Path

from maszyna.kernel.errors import FormatError
from maszyna.kernel.save import MOST_CHARACTERS, Save, parse
from maszyna.storage.files import FileTrouble, problem_of


def read_save(path: str | PathLike[str]) -> Save:
    """The save in a file: a FileTrouble where it cannot be read, a FormatError where it is no save."""
    try:
        with open(path, encoding="utf-8-sig", newline="") as file:
            text = file.read(MOST_CHARACTERS + 1)
    except UnicodeDecodeError:
        raise FormatError(f"{Path(path).name}: save", "not_utf8_text") from None
    except (OSError, ValueError) as error:
        raise FileTrouble(Path(path), "system", reason=problem_of(error)) from None
    try:
        return parse(text)
    except FormatError as error:
        raise error.moved(f"{Path(path).name}: {error.where}") from None


def write_save(path: str | PathLike[str], text: str) -> None:
    """The whole file or nothing; a FileTrouble where it cannot be written or another process works on it."""
    from maszyna.storage.saves import write

    write(Path(path), text)
