"""`maszyna data`: what belongs to the user of this machine, written into one file or deleted for good."""

import json
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Final

import typer

from maszyna.app.pages.exports import csv_text
from maszyna.app.pages.results import finished_games
from maszyna.commands.io.language import Lang, language_of
from maszyna.commands.io.output import tell
from maszyna.commands.io.own_data import (
    DATABASE,
    Database,
    app_database,
    app_documents,
    app_rows,
    own_cards_file,
    own_tiles_file,
)
from maszyna.commands.io.problems import BadInput
from maszyna.commands.running_app import running_address
from maszyna.speech.lab.table_headings import lab_table_texts
from maszyna.storage import saves
from maszyna.storage.files import home, problem_of

SQLITE_FILES: Final = ("", "-wal", "-shm")


def data(
    export: Annotated[Path | None, typer.Option("--export", metavar="FILE")] = None,
    delete: Annotated[bool, typer.Option("--delete")] = False,
    yes: Annotated[bool, typer.Option("--yes")] = False,
    db: Database = None,
    lang: Lang = None,
) -> None:
    """Where your data is and how much; --export writes it into a file, --delete removes it for good."""
    if delete and not yes:
        raise BadInput("--delete", "needs_yes", option="--yes", export="--export FILE")
    if delete and db is None and running_address():
        raise BadInput("--delete", "app_is_running")
    texts = lab_table_texts(language_of(lang))
    if export is not None:
        write_archive(export, db)
    counted = {"folder": home(), "app": len(app_rows(db)), "terminal": len(terminal_files()), "own": len(own_files())}
    tell([texts.title("data", **counted)])
    if export is not None:
        tell([texts.title("data_exported", file=export)])
    if delete:
        remove_all(db)
        tell([texts.title("data_deleted")])


def terminal_files() -> list[Path]:
    folder = home() / saves.FOLDER
    return sorted(path for path in folder.glob("*") if path.suffix in (saves.DONE, saves.SPOILT))


def own_files() -> list[Path]:
    return [path for path in (own_tiles_file(), own_cards_file()) if path.exists()]


def contents(db: str | None) -> Iterator[tuple[str, str]]:
    """Every file of the archive: its name and its text. Figures and feats follow from the games; a table has the
    results."""
    rows, documents = app_rows(db), app_documents(db)
    for row in rows:
        yield f"app/{row.id}.json", row.save
    for name, text in documents.items():
        yield f"app/kept/{name}.json", text
    games = finished_games([row for row in rows if row.is_listed()], documents.get)
    if games:
        yield "app/games.csv", csv_text(games)
    for path in [*terminal_files(), *own_files()]:
        yield path.relative_to(home()).as_posix(), path.read_text(encoding="utf-8", errors="replace")


def write_archive(file: Path, db: str | None) -> None:
    try:
        with zipfile.ZipFile(file, "x", zipfile.ZIP_DEFLATED) as archive:
            names = []
            for name, text in contents(db):
                archive.writestr(name, text)
                names.append(name)
            archive.writestr("contents.json", json.dumps({"format": "maszyna/data@1", "files": names}, indent=1))
    except OSError as error:
        raise BadInput(str(file), "cannot_write", reason=problem_of(error)) from None


def empty_database(db: str) -> None:
    with app_database(db) as database:
        database.clear()


def remove_all(db: str | None) -> None:
    """Games of the app with their links, games of the terminal, tiles and cards; the folder too, if nothing is left."""
    try:
        if db is not None:
            empty_database(db)
        else:
            for ending in SQLITE_FILES:
                Path(home(), DATABASE + ending).unlink(missing_ok=True)
        for path in [*terminal_files(), *own_files()]:
            path.unlink(missing_ok=True)
    except OSError as error:
        raise BadInput(str(home()), "cannot_write", reason=problem_of(error)) from None
    for folder in (home() / saves.FOLDER, home()):
        if folder.is_dir() and not any(folder.iterdir()):
            folder.rmdir()
