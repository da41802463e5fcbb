"""`maszyna log` and `maszyna saves`: finished games of the app and of the terminal, feats, and the games kept here."""

import sys
from datetime import UTC, datetime
from typing import Annotated, Any

import typer

from maszyna.app.base.language import words_in
from maszyna.app.base.storage import GameRow
from maszyna.app.game.readings import Readings, meta_of
from maszyna.app.kinds import restored
from maszyna.app.pages.exports import cell, csv_text
from maszyna.app.pages.feats import feats_view
from maszyna.app.pages.home import MATS, logbook_line
from maszyna.app.pages.results import SCYTHE, finished_games, own_games
from maszyna.commands.io.answer_lines import Json
from maszyna.commands.io.language import Lang, language_of
from maszyna.commands.io.output import TitledTable, say, show
from maszyna.commands.io.own_data import Database, app_documents, app_rows
from maszyna.commands.io.problems import Problems
from maszyna.commands.io.read_files import in_file
from maszyna.commands.scythe.result_tables import grid, table_of
from maszyna.kernel.errors import MaszynaError
from maszyna.scythe.facts.automa import LEVELS
from maszyna.scythe.ids import FACTIONS
from maszyna.speech.app.app_texts import app_texts
from maszyna.speech.lab.table_headings import lab_table_texts
from maszyna.speech.scythe.texts import ScytheTexts, scythe_texts
from maszyna.storage import saves as kept_games
from maszyna.storage.files import home

Line = dict[str, Any]
Csv = Annotated[bool, typer.Option("--csv")]
Feats = Annotated[bool, typer.Option("--feats")]


def log(
    db: Database = None, to_csv: Csv = False, feats: Feats = False, to_json: Json = False, lang: Lang = None
) -> None:
    """The logbook: finished games of the app and of the terminal, the last one first; or their feats."""
    problems = Problems()
    rows = [row for row in app_rows(db) if row.is_listed()] + terminal_rows(problems)
    if feats:
        found = feats_view(
            own_games(finished_games(replayed_rows(rows), app_documents(db).get), SCYTHE), words_in(language_of(lang))
        )
        for one in found if to_json else []:
            say(one)
        if not to_json:
            show(feats_table(found, language_of(lang)))
    elif to_csv:
        sys.stdout.write(csv_text(finished_games(rows, app_documents(db).get)))
    else:
        lines = [logbook_line(row) for row in rows if row.meta.get("over") and "result" in row.meta]
        lines.sort(key=lambda line: str(line["when"]), reverse=True)
        for line in lines if to_json else []:
            say(line)
        if not to_json:
            show(log_table(lines, language_of(lang)))
    raise typer.Exit(problems.exit_code())


def replayed_rows(rows: list[GameRow]) -> list[GameRow]:
    """Every finished game once more by the rules: what a feat rests on is never taken from what is stored."""
    readings, found = Readings(), []
    for row in rows:
        meta = readings.read(row) if row.save and row.meta.get("over") else row.meta
        if not isinstance(meta, MaszynaError):
            found.append(row._replace(meta=meta))
    return found


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


def feats_table(found: list[Line], lang: str) -> TitledTable:
    reached = [feat for feat in found if feat["reached"]]
    table = grid("", "", "", "")
    for feat in found:
        have = "" if feat["have"] is None else f"{feat['have']:g} / {feat['need']:g}"
        table.add_row("✓" if feat["reached"] else "", feat["name"], feat["say"], have)
    return TitledTable(app_texts(lang).say("feats_title", reached=len(reached), of=len(found)), table)


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
