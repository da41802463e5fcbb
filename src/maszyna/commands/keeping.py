"""What a user has typed in from their own box, kept with the user's data: progress cards of Expeditions, tiles."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from maszyna.commands.problems import BadInput
from maszyna.commands.reading import named, read_text
from maszyna.expeditions.own_cards import OwnCards, read_own_cards, write_own_cards
from maszyna.kernel.errors import FormatError
from maszyna.kernel.strict import parse_json
from maszyna.lab.simulate import write_whole
from maszyna.scythe.facts.tiles import Tile
from maszyna.scythe.own_tiles import OwnFile, examine, read_own_file, write_own_file
from maszyna.terminal.saves import home

MOST_BYTES = 100_000

T = TypeVar("T")


def own_cards_file() -> Path:
    return home() / "expeditions-progress-cards.json"


def kept_cards() -> OwnCards:
    """The progress cards the user has typed in; none if there is no file."""
    path = own_cards_file()
    return cards_in(str(path)) if path.exists() else OwnCards([])


def cards_in(path: str) -> OwnCards:
    """A file of progress cards, checked."""
    return checked(path, lambda text: read_own_cards(parse_json(text), "cards file"))


def keep_cards(own: OwnCards) -> None:
    keep(own_cards_file(), json.dumps(write_own_cards(own), ensure_ascii=False, indent=1) + "\n")


def own_tiles_file() -> Path:
    return home() / "scythe-tiles.json"


def kept_tiles() -> list[Tile]:
    """The tiles the user has typed in; none if there is no file. ``own_tiles_document`` puts them into a setup."""
    path = own_tiles_file()
    return tiles_in(str(path)) if path.exists() else []


def tiles_in(path: str) -> list[Tile]:
    """A file of tiles, checked."""
    return checked(path, read_own_file)


def examined_tiles(path: str) -> OwnFile:
    """A file of tiles with all that is wrong with it."""
    return checked(path, examine)


def keep_tiles(own: list[Tile]) -> None:
    keep(own_tiles_file(), write_own_file(own))


def checked(path: str, read: Callable[[str], T]) -> T:
    """A file as its reader takes it; what is wrong is said with the name of the file."""
    text = read_text(path, MOST_BYTES)
    try:
        return read(text)
    except FormatError as error:
        raise BadInput(f"{named(path)}: {error.where + ': ' if error.where else ''}{error.problem}") from None


def keep(path: Path, text: str) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, text)
    except OSError as error:
        raise BadInput(f"{path}: cannot be written: {error.strerror}") from None
