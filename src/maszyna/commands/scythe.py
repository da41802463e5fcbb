"""`maszyna scythe …`: simulate, replay, explain, score, decide, turn, combat."""

from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from maszyna.commands.answering import Json, Requests, answer_in_words, apart
from maszyna.commands.explain import explain
from maszyna.commands.language import Lang, voice_of
from maszyna.commands.problems import BadInput, Problems
from maszyna.commands.prose import decided_lines, fought_lines, score_lines, turned_lines
from maszyna.commands.reading import read_text, requests
from maszyna.commands.saying import help_if_alone, say, show, tell
from maszyna.commands.seeds import Games, Seed, check_seeds
from maszyna.commands.tables import replay_table, summary_table
from maszyna.commands.watching import watched
from maszyna.commands.wind_gambit import (
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
from maszyna.kernel.errors import FormatError
from maszyna.kernel.part import Part
from maszyna.kernel.save import MOST_BYTES, parse
from maszyna.lab.replay import replay as replayed
from maszyna.lab.simulate import Order
from maszyna.lab.simulate import simulate as simulated
from maszyna.lab.summary import Summary
from maszyna.scythe.automa.levels import LEVELS
from maszyna.scythe.notation import Layout, has_sides, read_position, score_answer
from maszyna.scythe.notation.deciding import decided
from maszyna.scythe.notation.fighting import fought
from maszyna.scythe.notation.turning import turned
from maszyna.scythe.play.plan import DEFAULT_EDITIONS, read_plan

MOST_JOBS = 256
CHAIRS = ["random"]

app = typer.Typer()


@app.callback(invoke_without_command=True)
def scythe(context: typer.Context) -> None:
    """Scythe: play at random, replay saves, score positions."""
    help_if_alone(context)


@app.command()
def simulate(
    games: Games = 100,
    seed: Seed = 1,
    seats: Annotated[int, typer.Option(help="How many play, 1 to 7.")] = 2,
    editions: Annotated[str, typer.Option(help="Sets of cards and factions, with commas.")] = ",".join(
        DEFAULT_EDITIONS
    ),
    variants: Annotated[str, typer.Option(help="Variants of the rules, with commas.")] = "",
    human: Annotated[str, typer.Option(help=f"Who sits in the human chairs: {', '.join(CHAIRS)}.")] = CHAIRS[0],
    level: Annotated[str | None, typer.Option(help=f"Play against an Automa: {', '.join(LEVELS)}.")] = None,
    automas: Annotated[int, typer.Option(help="With --level: how many of the seats are Automas.")] = 1,
    options: Annotated[str, typer.Option(help="Automa options, with commas: all_moves,coins=-1,…")] = "",
    rulings: Annotated[str, typer.Option(help="Rulings settled otherwise, with commas: R3=character,…")] = "",
    airships: Airships = False,
    aggressive: Aggressive = None,
    passive: Passive = None,
    own_pairs: OwnPairs = False,
    active_airship: ActiveAirship = False,
    resolution: Resolution = None,
    own_tiles: OwnTiles = None,
    save: Annotated[str | None, typer.Option(help="Folder that gets every game as scythe-<seed>.json.")] = None,
    jobs: Annotated[int, typer.Option(min=1, max=MOST_JOBS, help="Processes to play in.")] = 1,
    to_json: Json = False,
) -> None:
    """Play games of random chairs: a line for each game and one for all of them."""
    if human not in CHAIRS:
        raise BadInput(f"--human: {human!r} is unknown; possible is {', '.join(CHAIRS)}")
    check_seeds(games, seed)
    setup: dict[str, object] = {
        "seats": seats if level is None else against(level, seats - automas, automas),
        "editions": listed(editions),
        "variants": listed(variants),
        "options": settings(options),
        "rulings": settings(rulings),
        **airships_of(airships, aggressive, passive, own_pairs, active_airship),
        **resolution_of(resolution),
        **own_tiles_of(own_tiles),
    }
    read_plan(setup)
    if save is not None:
        make_folder(save)
    summary = Summary(seed)
    try:
        for result in watched(simulated(Order(games, seed, setup, save), jobs), games, "games", to_json):
            summary.add(result)
            if to_json:
                say(result)
    except OSError as error:
        raise BadInput(f"--save: {error.filename or save}: cannot be written: {error.strerror}") from None
    if to_json:
        say({"summary": summary.document()})
    else:
        show(summary_table(summary.document()))


def listed(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


def against(level: str, humans: int, automas: int) -> list[dict[str, object]]:
    """Seats of humans and Automas of one level."""
    return [{} for _ in range(humans)] + [{"player": "automa", "level": level} for _ in range(automas)]


def settings(text: str) -> dict[str, object]:
    """Names with values: ``name=value``, or ``name`` alone for true."""
    found: dict[str, object] = {}
    for part in listed(text):
        name, has_value, value = part.partition("=")
        found[name.strip()] = number_or_name(value.strip()) if has_value else True
    return found


def number_or_name(text: str) -> object:
    try:
        return int(text)
    except ValueError:
        return text


def make_folder(path: str) -> None:
    try:
        Path(path).mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        problem = error.strerror if isinstance(error, OSError) else str(error)
        raise BadInput(f"--save: {path}: cannot be made a folder: {problem}") from None


@app.command()
def replay(
    files: Annotated[list[str], typer.Argument(metavar="FILE...", help="Save files.")],
    to_json: Json = False,
) -> None:
    """Replay saves: is every action legal, who wins, how does the board stand at the end."""
    problems = Problems()
    for file in watched(files, len(files), "saves", to_json):
        try:
            result = replayed(parse(read_text(file, MOST_BYTES)))
        except BadInput as error:
            problems.add(str(error))
            continue
        except FormatError as error:
            problems.add(f"{file}: {error}")
            continue
        if to_json:
            say({"file": file, **result})
        else:
            show(replay_table(file, result))
        if result["refused"] is not None:
            problems.add(f"{file}: actions[{result['refused']['index']}]: {result['refused']['problem']}")
    raise typer.Exit(problems.exit_code())


@app.command()
def score(
    file: Annotated[
        str, typer.Argument(metavar="FILE|-", help='One {"position": ...} on each line; - reads standard input.')
    ],
    to_json: Json = False,
    lang: Lang = None,
) -> None:
    """Score positions: coins by where they come from, the winner, and what decided."""
    said = voice_of(lang)
    problems = Problems()
    for number, (where, request) in enumerate(requests(file, problems)):
        try:
            layout = position_in(request)
        except FormatError as error:
            problems.add(f"{where}: {error}")
            continue
        if to_json:
            say(score_answer(layout), now=True)
        else:
            tell(apart(number, score_lines(said, layout.position, has_sides(layout))))
    raise typer.Exit(problems.exit_code())


def position_in(request: object) -> Layout:
    fields = Part(request, "request").fields(["position"])
    if "position" not in fields:
        raise FormatError("position", 'is missing; a request is {"position": {...}}')
    return read_position(fields["position"].value)


@app.command()
def decide(file: Requests, to_json: Json = False, lang: Lang = None) -> None:
    """What one symbol makes the Automa do, and why."""
    answer_in_words(file, decided, partial(decided_lines, voice_of(lang)), to_json)


@app.command()
def turn(file: Requests, to_json: Json = False, lang: Lang = None) -> None:
    """Carry out an Automa card on a position."""
    answer_in_words(file, turned, partial(turned_lines, voice_of(lang)), to_json)


@app.command()
def combat(file: Requests, to_json: Json = False, lang: Lang = None) -> None:
    """Fight a combat between a human and the Automa."""
    answer_in_words(file, fought, partial(fought_lines, voice_of(lang)), to_json)


app.command()(explain)
