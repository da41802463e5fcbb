"""`maszyna scythe simulate` and `replay`: many random games, and games from their saves."""

from pathlib import Path
from typing import Annotated

import typer

from maszyna.commands.io.answer_lines import Json
from maszyna.commands.io.language import Lang, scythe_texts_of
from maszyna.commands.io.name_values import Games, Seed, check_seeds, comma_list, settings
from maszyna.commands.io.output import say, show, tell
from maszyna.commands.io.problems import BadInput, Problems
from maszyna.commands.io.progress_bar import with_progress
from maszyna.commands.io.read_files import MOST_SAVE, read_text
from maszyna.commands.scythe.airship_options import (
    ActiveAirship,
    Aggressive,
    Airships,
    OwnPairs,
    OwnTiles,
    Passive,
    Resolution,
    airships_of,
    own_tiles_of,
    resolution_of,
)
from maszyna.commands.scythe.tables import replay_table, summary_table, tiles_lines
from maszyna.kernel.errors import FormatError
from maszyna.kernel.save import parse
from maszyna.lab.replay import replay as replayed
from maszyna.lab.seating import seated
from maszyna.lab.simulate import RANDOM, Order
from maszyna.lab.simulate import simulate as simulated
from maszyna.lab.summary import Summary
from maszyna.players.by_name import NAMES
from maszyna.scythe.facts.automa import LEVELS
from maszyna.scythe.setup.plan import DEFAULT_EDITIONS, read_plan
from maszyna.speech.lab.tables import lab_table_texts
from maszyna.storage.files import FileTrouble

MOST_JOBS = 256
HUMANS = f"{', '.join(NAMES)}, with settings as in search:nodes=2000, or your own as FILE.py:Class"


def simulate(
    games: Games = 100,
    seed: Seed = 1,
    seats: Annotated[int, typer.Option(help="Number of seats, 1 to 7.")] = 2,
    editions: Annotated[str, typer.Option(help="Sets of cards and factions, separated by commas.")] = ",".join(
        DEFAULT_EDITIONS
    ),
    variants: Annotated[str, typer.Option(help="Variants of the rules, separated by commas.")] = "",
    human: Annotated[str, typer.Option(help=f"Who plays the human seats: {HUMANS}.")] = RANDOM,
    level: Annotated[str | None, typer.Option(help=f"Play against Automas of this level: {', '.join(LEVELS)}.")] = None,
    automas: Annotated[int, typer.Option(help="Number of seats that are Automas; needs --level.")] = 1,
    options: Annotated[
        str, typer.Option(help="Options of the Automas, separated by commas: all_moves,coins=-1,…")
    ] = "",
    rulings: Annotated[str, typer.Option(help="How to settle open rules, separated by commas: R3=character,…")] = "",
    airships: Airships = False,
    aggressive: Aggressive = None,
    passive: Passive = None,
    own_pairs: OwnPairs = False,
    active_airship: ActiveAirship = False,
    resolution: Resolution = None,
    own_tiles: OwnTiles = None,
    save: Annotated[str | None, typer.Option(help="Folder in which to save every game as scythe-<seed>.json.")] = None,
    jobs: Annotated[int, typer.Option(min=1, max=MOST_JOBS, help="Number of processes.")] = 1,
    to_json: Json = False,
    lang: Lang = None,
) -> None:
    """Play games: one line for each game, then a summary."""
    seated(human, seed)  # refuses what is no player
    texts = scythe_texts_of(lang)
    check_seeds(games, seed)
    setup: dict[str, object] = {
        "seats": seats if level is None else seats_against(level, seats - automas, automas),
        "editions": comma_list(editions),
        "variants": comma_list(variants),
        "options": settings("--options", [options]),
        "rulings": settings("--rulings", [rulings]),
        **airships_of(airships, aggressive, passive, own_pairs, active_airship),
        **resolution_of(resolution),
        **own_tiles_of(own_tiles),
    }
    read_plan(setup)
    if save is not None:
        make_folder(save)
    summary = Summary(seed)
    counted = lab_table_texts(texts.lang).title("all_games")
    try:
        for result in with_progress(simulated(Order(games, seed, setup, save, human), jobs), games, counted, to_json):
            summary.add(result)
            if to_json:
                say(result)
    except FileTrouble as error:
        raise BadInput(f"--save: {error.path}: cannot be written: {error.problem}") from None
    if to_json:
        say({"summary": summary.document()})
    else:
        show(summary_table(texts, summary.document()))
        tell(tiles_lines(texts.lang, summary.document()))


def seats_against(level: str, humans: int, automas: int) -> list[dict[str, object]]:
    """Seats of humans and Automas of one level."""
    return [{} for _ in range(humans)] + [{"player": "automa", "level": level} for _ in range(automas)]


def make_folder(path: str) -> None:
    try:
        Path(path).mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        problem = error.strerror if isinstance(error, OSError) else str(error)
        raise BadInput(f"--save: {path}: cannot be made a folder: {problem}") from None


def replay(
    files: Annotated[list[str], typer.Argument(metavar="FILE...", help="Save files to replay.")],
    to_json: Json = False,
    lang: Lang = None,
) -> None:
    """Replay saves: whether every action is legal, who wins, and the final position."""
    problems = Problems()
    texts = scythe_texts_of(lang)
    for file in with_progress(files, len(files), lab_table_texts(texts.lang).title("saves"), to_json):
        try:
            result = replayed(parse(read_text(file, MOST_SAVE)))
        except BadInput as error:
            problems.add(str(error))
            continue
        except FormatError as error:
            problems.add(f"{file}: {error}")
            continue
        if to_json:
            say({"file": file, **result})
        else:
            show(replay_table(texts, file, result))
        if result["refused"] is not None:
            problems.add(f"{file}: actions[{result['refused']['index']}]: {result['refused']['problem']}")
    raise typer.Exit(problems.exit_code())
