"""What belongs to the user: games of the app, the cards and tiles typed in from their own boxes, setups and decks."""

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from maszyna.commands.io.problems import INSTALL, BadInput
from maszyna.commands.io.read_files import in_file, read_text
from maszyna.expeditions.deck_file import ExpeditionsDeck, read_expeditions_deck
from maszyna.expeditions.own_cards import OwnCards, read_own_cards, write_own_cards
from maszyna.kernel.errors import FormatError, MaszynaError
from maszyna.kernel.strict_json import parse_json
from maszyna.scythe.facts.automa import DECKS, LEVELS
from maszyna.scythe.facts.tiles import Tile
from maszyna.scythe.notation.deck_file import FORMAT, printed_deck, read_deck, read_deck_file
from maszyna.scythe.notation.own_tiles import OwnFile, examine, read_own_file, write_own_file
from maszyna.scythe.setup.plan import read_plan
from maszyna.storage.files import FileTrouble, home, home_folder, write

if TYPE_CHECKING:
    from maszyna.app.base.storage import GameRow
    from maszyna.server import database as opened

DATABASE = "maszyna.db"  # of the app
MOST_CHARACTERS = 100_000
MOST_OF_SETUP = 1_000_000  # characters: its own deck and tiles may stand in it
STANDARD = "-"
Database = Annotated[str | None, typer.Option(metavar="URL")]

T = TypeVar("T")


def app_rows(db: str | None) -> "list[GameRow]":
    """The games of the app, if it has ever been opened here."""
    if db is None and not Path(home(), DATABASE).exists():
        return []
    with app_database(db) as database:
        return database.rows()


def app_documents(db: str | None) -> dict[str, str]:
    """What the app keeps beside games, by name: reviews of games, tiles and cards typed in."""
    if db is None and not Path(home(), DATABASE).exists():
        return {}
    with app_database(db) as database:
        return database.documents()


@contextmanager
def app_database(db: str | None) -> Iterator["opened.Database"]:
    try:
        from maszyna.server.database import open_database
    except ImportError as error:
        raise BadInput("", "log_needs_extra", extra="web", command=INSTALL, reason=str(error)) from None
    database = open_database(db or f"sqlite:///{Path(home(), DATABASE).as_posix()}")
    try:
        yield database
    finally:
        database.close()


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
    """A file of tiles and everything that is wrong with it."""
    return checked(path, examine)


def deck_in(path: str) -> dict[str, object]:
    """The house rules of a deck file, checked, as fields of a setup."""
    return checked(path, read_deck_file)


def expeditions_deck_in(path: str | None) -> ExpeditionsDeck:
    """The house rules of a deck file of Expeditions, checked; without a file there are none."""
    if path is None:
        return ExpeditionsDeck([], [])
    return checked(path, lambda text: read_expeditions_deck(parse_json(text)))


def keep_tiles(own: list[Tile]) -> None:
    keep(own_tiles_file(), write_own_file(own))


def checked(path: str, read: Callable[[str], T]) -> T:
    """Read a file with its reader; a refusal names the file."""
    text = read_text(path, MOST_CHARACTERS)
    try:
        return read(text)
    except FormatError as error:
        raise in_file(path, "inner", problem=error) from None


def keep(path: Path, text: str) -> None:
    try:
        home_folder()
        write(path, text)
    except FileTrouble as error:
        raise BadInput(str(path), "cannot_write", reason=error.message()) from None


def write_asked(path: str, text: str) -> None:
    """Write a file where the person wants it, or to standard output; one that was changed is not written over."""
    if path == STANDARD:
        sys.stdout.write(text)
        return
    if Path(path).is_file() and read_text(path, MOST_CHARACTERS) != text:
        raise BadInput(path, "holds_other_things")
    try:
        write(Path(path), text)
    except FileTrouble as error:
        raise BadInput(path, "cannot_write", reason=error.message()) from None


def setup_in(name: str, level: str) -> dict[str, object]:
    """A setup document, or a deck against which one person plays; a printed deck may be named."""
    if level not in LEVELS:
        raise BadInput("--level", "unknown_value", name=level, possible=LEVELS)
    alone: dict[str, object] = {"seats": [{}, {"player": "automa", "level": level}]}
    if name in DECKS:
        return {**alone, "own_cards": printed_deck(DECKS.index(name))["own_cards"]}
    try:
        document = parse_json(read_text(name, MOST_OF_SETUP))
        if isinstance(document, dict) and document.get("format") == FORMAT:
            setup = {**alone, **read_deck(document)}
        elif isinstance(document, dict):
            setup = {**alone, **{field: value for field, value in document.items() if field != "format"}}
        else:
            raise FormatError("document", "must_be", right="object", found="")
        read_plan(setup)
    except BadInput:
        raise
    except MaszynaError as error:
        raise in_file(name, "inner", problem=error) from None
    return setup
