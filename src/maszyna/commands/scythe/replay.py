"""`maszyna scythe replay`: games from their saves, or one game of an experiment by its number."""

from pathlib import Path
from typing import Annotated

import typer

from maszyna.commands.io.answer_lines import Json
from maszyna.commands.io.language import Lang, scythe_texts_of
from maszyna.commands.io.output import say, show
from maszyna.commands.io.problems import BadInput, Problems, of_error
from maszyna.commands.io.progress_bar import with_progress
from maszyna.commands.io.read_files import MOST_SAVE, in_file, read_text
from maszyna.commands.scythe.result_tables import replay_table
from maszyna.kernel.errors import FormatError
from maszyna.kernel.save import parse, written
from maszyna.lab.experiment.folder import open_folder
from maszyna.lab.replay import replay_and_refusal as replayed
from maszyna.speech.lab.table_headings import lab_table_texts
from maszyna.speech.scythe.texts import ScytheTexts
from maszyna.storage.files import FileTrouble, path_of, write


def replay(
    files: Annotated[list[str] | None, typer.Argument(metavar="FILE...", show_default=False)] = None,
    experiment: Annotated[str | None, typer.Option(metavar="DIR")] = None,
    game: Annotated[int | None, typer.Option(min=0)] = None,
    arm: str | None = None,
    save: Annotated[str | None, typer.Option(metavar="FILE")] = None,
    to_json: Json = False,
    lang: Lang = None,
) -> None:
    """Replay saves, or a game of an experiment: whether every action is legal, who wins, and the final position."""
    texts = scythe_texts_of(lang)
    if experiment is not None:
        if files:
            raise BadInput("", "not_together", first="--experiment", second="FILE")
        if game is None:
            raise BadInput("--game", "game_number_missing")
        replay_game(experiment, game, arm, save, to_json, texts)
        return
    for option, value in (("--game", game), ("--arm", arm), ("--save", save)):
        if value is not None:
            raise BadInput(option, "needs_experiment", option="--experiment")
    if not files:
        raise BadInput("FILE...", "save_missing", first="--experiment", second="--game")
    replay_files(files, to_json, texts)


def replay_files(files: list[str], to_json: bool, texts: ScytheTexts) -> None:
    problems = Problems()
    for file in with_progress(files, len(files), lab_table_texts(texts.lang).title("saves"), to_json):
        try:
            result, told = replayed(parse(read_text(file, MOST_SAVE)))
        except BadInput as error:
            problems.add(error)
            continue
        except FormatError as error:
            problems.add(in_file(file, "inner", problem=error))
            continue
        if to_json:
            say({"file": file, **result})
        else:
            show(replay_table(texts, file, result))
        if told is not None:
            problems.add(in_file(file, "inner", problem=told))
    raise typer.Exit(problems.exit_code())


def replay_game(folder: str, game: int, arm: str | None, save: str | None, to_json: bool, texts: ScytheTexts) -> None:
    """One game of an experiment, compared with its row; its save tells the rest (`maszyna scythe explain`)."""
    try:
        from maszyna.lab.replay import one_game
    except ImportError as error:
        raise BadInput("--experiment", "lab_needs_extra", extra="lab", reason=str(error)) from None
    try:
        found = one_game(open_folder(Path(folder)), game, arm)
        if save is not None:
            write(path_of(save), written(found.save()))
    except (FileTrouble, FormatError) as error:
        raise of_error(error) from None
    result, _ = replayed(found.save())
    if to_json:
        say({"experiment": folder, "arm": found.arm.name, "has_row": found.has_row, **result})
    else:
        show(replay_table(texts, f"{folder}: {found.arm.name}: {game}", result))
