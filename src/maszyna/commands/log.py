"""`maszyna log` and `maszyna saves`: finished games of the app and of the terminal, and the games kept here."""

import csv
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from maszyna.app.base.storage import GameRow
from maszyna.app.game.readings import meta_of
from maszyna.app.kinds import restored
from maszyna.app.pages.home import MATS, logbook_line
from maszyna.commands.io.answer_lines import Json
from maszyna.commands.io.language import Lang, language_of
from maszyna.commands.io.output import TitledTable, say, show
from maszyna.commands.io.problems import INSTALL, BadInput, Problems
from maszyna.commands.io.read_files import in_file
from maszyna.commands.scythe.result_tables import grid, table_of
from maszyna.commands.serve import DATABASE
from maszyna.kernel.errors import MaszynaError
from maszyna.scythe.facts.automa import LEVELS
from maszyna.scythe.ids import FACTIONS
from maszyna.speech.app.app_texts import app_texts
from maszyna.speech.lab.table_headings import lab_table_texts
from maszyna.speech.scythe.texts import ScytheTexts, scythe_texts
from maszyna.storage import saves as kept_games
from maszyna.storage.files import home

if TYPE_CHECKING:
    from maszyna.server.database import Database as AppDatabase

Line = dict[str, Any]
FIELDS: Final = [
    "when",
    "kind",
    "won",
    "faction",
    "mat",
    "level",
    "opponents",
    "score",
    "margin",
    "turns",
    "winners",
    "id",
]
Csv = Annotated[bool, typer.Option("--csv")]
Database = Annotated[str | None, typer.Option(metavar="URL")]


def log(db: Database = None, to_csv: Csv = False, to_json: Json = False, lang: Lang = None) -> None:
    """The logbook: finished games of the app and of the terminal, the last one first."""
    problems = Problems()
    rows = app_rows(db) + terminal_rows(problems)
    lines = [logbook_line(row) for row in rows if row.meta.get("over") and "result" in row.meta]
    lines.sort(key=lambda line: str(line["when"]), reverse=True)
    if to_json:
        for line in lines:
            say(line)
    elif to_csv:
        written = csv.writer(sys.stdout)
        written.writerow(FIELDS)
        written.writerows([cell(line[field]) for field in FIELDS] for line in lines)
    else:
        show(log_table(lines, language_of(lang)))
    raise typer.Exit(problems.exit_code())


def app_rows(db: str | None) -> list[GameRow]:
    """The games of the app, if it has ever been opened here."""
    with app_database(db) as database:
        return [] if database is None else database.rows()


@contextmanager
def app_database(db: str | None) -> "Iterator[AppDatabase | None]":
    """The database of the app, if it has ever been opened here."""
    if db is None and not Path(home(), DATABASE).exists():
        yield None
        return
    try:
        from maszyna.server.database import open_database
    except ImportError as error:
        raise BadInput("", "log_needs_extra", extra="web", command=INSTALL, reason=str(error)) from None
    database = open_database(db or f"sqlite:///{Path(home(), DATABASE).as_posix()}")
    try:
        yield database
    finally:
        database.close()


def terminal_rows(problems: Problems) -> list[GameRow]:
    """The games of the terminal, replayed; one that cannot be is told and left out."""
    found: list[GameRow] = []
    for one in kept_games.kept_games():
        try:
            kind, record = restored(kept_games.read(one.path))
        except MaszynaError as error:
            problems.add(in_file(str(one.path), "inner", problem=error))
            continue
        when = one.when.astimezone(UTC).isoformat(timespec="seconds")
        meta = {**meta_of(kind, record), "changed": when}
        found.append(GameRow(one.path.name, kind.key, len(record.actions), "", meta))
    return found


def cell(value: object) -> object:
    return " ".join(map(str, value)) if isinstance(value, list) else "" if value is None else value


def log_table(lines: list[Line], lang: str) -> TitledTable:
    texts, app = scythe_texts(lang), app_texts(lang)
    headings = [app.say(f"field_{field}") for field in ("faction", "mat", "level")]
    table = grid("", "✓", *headings, texts.phrase("total"), "±", texts.phrase("turns_played"))
    for line in lines:
        table.add_row(
            day_of(line["when"]), "✓" if line["won"] else "✗",
            name_of(texts, "faction", FACTIONS, line["faction"]), name_of(texts, "mat", MATS, line["mat"]),
            name_of(texts, "level", LEVELS, line["level"]), str(line["score"]), str(cell(line["margin"])),
            str(line["turns"]),
        )  # fmt: skip
    won = len([line for line in lines if line["won"]])
    return TitledTable(texts.phrase("logbook", games=len(lines), won=won), table)


def day_of(when: object) -> str:
    try:
        return datetime.fromisoformat(str(when)).astimezone().strftime("%Y-%m-%d")
    except ValueError:
        return ""


def name_of(texts: ScytheTexts, kind: str, ids: list[str], key: object) -> str:
    """The name of a faction, mat or level; a level of Expeditions is its number."""
    return texts.name(kind, ids.index(str(key))) if key in ids else str(cell(key)).replace("human", "")


def saves(to_json: Json = False, lang: Lang = None) -> None:
    """List the games of the terminal by name; `maszyna scythe play --load NAME` continues one of the game `scythe`."""
    found = kept_games.kept_games()
    if to_json:
        for one in found:
            about = {"name": one.path.stem, "game": one.game, "file": str(one.path)}
            say({**about, "when": one.when.isoformat(), "actions": one.actions})
        return
    words = lab_table_texts(language_of(lang))
    table = table_of(words, "name", "game", "last_played", "actions")
    for one in found:
        table.add_row(one.path.stem, one.game, one.when.strftime("%Y-%m-%d %H:%M"), str(one.actions))
    show(TitledTable(words.title("kept_games", folder=home() / kept_games.FOLDER), table))
