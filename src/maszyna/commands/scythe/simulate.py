"""`maszyna scythe simulate`: many games, one line each, or the arms of an experiment with their results on disk."""

from pathlib import Path
from typing import Annotated

import typer

from maszyna.commands.io.answer_lines import Json
from maszyna.commands.io.language import Lang, scythe_texts_of
from maszyna.commands.io.name_values import Games, Jobs, Seed, check_seeds, comma_list
from maszyna.commands.io.output import say, show, tell
from maszyna.commands.io.problems import BadInput
from maszyna.commands.io.progress_bar import with_progress
from maszyna.commands.scythe.airship_options import (
    ActiveAirship,
    Aggressive,
    Airships,
    Deck,
    LakeDrops,
    OwnPairs,
    OwnTiles,
    Passive,
    Resolution,
    airships_of,
    house_rules_of,
    own_tiles_of,
)
from maszyna.commands.scythe.experiment import (
    ExperimentFile,
    Out,
    Ray,
    Resume,
    VariedOptions,
    advice,
    documented,
    experiment_in,
    experiment_of,
    run_experiment,
)
from maszyna.commands.scythe.result_tables import summary_table, tiles_lines
from maszyna.lab.experiment.experiment import GAMES, RANDOM, UNIT, Arm, Experiment
from maszyna.lab.experiment.settings import AUTOMA_FACTION, FACTION, HUMAN, LEVEL, MAT, changed
from maszyna.lab.seating import seated
from maszyna.lab.simulate import Order
from maszyna.lab.simulate import simulate as simulated
from maszyna.lab.summary import Summary
from maszyna.scythe.setup.plan import DEFAULT_EDITIONS, read_plan
from maszyna.speech.lab.table_headings import lab_table_texts
from maszyna.speech.scythe.texts import ScytheTexts
from maszyna.storage.files import FileTrouble, problem_of

OWN_OPTIONS = ["experiment", "advise", "out", "resume", "ray", "jobs", "to_json", "lang"]  # they describe no setup
OF_THE_RUN = ["games", "seed", "unit"]
IN_TIME = ":ms="  # the same games could not be played again


def simulate(
    context: typer.Context,
    games: Games = GAMES,
    seed: Seed = 1,
    seats: int = 2,
    editions: str = ",".join(DEFAULT_EDITIONS),
    variants: str = "",
    human: str = RANDOM,
    level: str | None = None,
    automas: int = 1,
    options: str = "",
    rulings: str = "",
    faction: str | None = None,
    mat: str | None = None,
    automa_faction: str | None = None,
    structure_bonus: str | None = None,
    airships: Airships = False,
    aggressive: Aggressive = None,
    passive: Passive = None,
    own_pairs: OwnPairs = False,
    active_airship: ActiveAirship = False,
    lake_drops: LakeDrops = False,
    resolution: Resolution = None,
    own_tiles: OwnTiles = None,
    deck: Deck = None,
    save: str | None = None,
    experiment: ExperimentFile = None,
    out: Out = None,
    resume: Resume = False,
    unit: Annotated[int, typer.Option(min=1)] = UNIT,
    ray: Ray = None,
    advise: Annotated[float | None, typer.Option(min=0.01, metavar="POINTS")] = None,
    jobs: Jobs = 1,
    to_json: Json = False,
    lang: Lang = None,
) -> None:
    """Play many games: a line for each and a summary, or, with --out, the results of every arm as files."""
    texts = scythe_texts_of(lang)
    given = [name for name, value in context.params.items() if value != default_of(context, name)]
    described = [name for name in given if name not in OWN_OPTIONS]
    if experiment is not None and set(described) - set(OF_THE_RUN):
        others = [f"--{name.replace('_', '-')}" for name in described if name not in OF_THE_RUN]
        raise BadInput("", "not_together", first="--experiment", second=others)
    asked: Experiment | None
    if experiment is not None:
        asked = experiment_in(experiment, {name: context.params[name] for name in described})
    elif resume and not described:
        asked = None  # whatever the folder holds
    else:
        check_seeds(games, seed)
        varied = VariedOptions()
        varied.words(HUMAN, human)
        for name, words in ((FACTION, faction), (MAT, mat), (AUTOMA_FACTION, automa_faction)):
            varied.words(name, words)
        varied.words(LEVEL, level)
        varied.words("structure_bonus", structure_bonus)
        varied.automa("options", "--options", options)
        varied.automa("rulings", "--rulings", rulings)
        varied.words("airships.aggressive", aggressive)
        varied.words("airships.passive", passive)
        varied.words("resolution", resolution)
        setup: dict[str, object] = {
            "seats": seats if level is None else against(seats - automas, automas),
            "editions": comma_list(editions),
            "variants": comma_list(variants),
            "options": {},
            "rulings": {},
            **airships_of(airships, aggressive, passive, own_pairs, active_airship, lake_drops),
            **own_tiles_of(own_tiles),
            **house_rules_of(deck),
        }
        asked = experiment_of(documented(games, seed, unit, changed(setup, varied.one), varied))
    for name in sorted({arm.human for arm in asked.arms} if asked is not None else []):
        seated(name, 1)  # refuses what is no player
        if out is not None and IN_TIME in name:
            raise BadInput("--human", "budget_in_time", player=name)
    for arm in asked.arms if asked is not None else []:
        if arm.human != RANDOM and len(read_plan(arm.setup).seats) == 1:
            raise BadInput("--automas", "alone_never_ends", player=arm.human)
    if advise is not None and asked is not None:
        tell([advice(asked, advise, jobs, texts)])
        return
    if out is not None:
        if save is not None:
            raise BadInput("", "not_together", first="--save", second="--out")
        run_experiment(asked, Path(out), resume, jobs, ray, to_json, texts)
        return
    for option, wanted in (("--resume", resume), ("--ray", ray is not None)):
        if wanted:
            raise BadInput(option, "needs_results_folder", option="--out")
    assert asked is not None
    if len(asked.arms) > 1:
        raise BadInput("--out", "results_folder_missing", count=len(asked.arms))
    one_by_one(asked.arms[0], asked.games, asked.seed, save, jobs, to_json, texts)


def default_of(context: typer.Context, name: str) -> object:
    """What an option is when nobody names it."""
    return next(each.default for each in context.command.params if each.name == name)


def one_by_one(
    arm: Arm, games: int, seed: int, save: str | None, jobs: int, to_json: bool, texts: ScytheTexts
) -> None:  # fmt: skip
    """A line for each game, then the summary."""
    if save is not None:
        make_folder(save)
    summary = Summary(seed)
    counted = lab_table_texts(texts.lang).title("all_games")
    try:
        for result in with_progress(
            simulated(Order(games, seed, arm.setup, save, arm.human), jobs), games, counted, to_json
        ):
            summary.add(result)
            if to_json:
                say(result)
    except FileTrouble as error:
        raise BadInput(f"--save: {error.path}", "cannot_write", reason=error.message()) from None
    if to_json:
        say({"summary": summary.document()})
    else:
        show(summary_table(texts, summary.document()))
        tell(tiles_lines(texts.lang, summary.document()))


def against(humans: int, automas: int) -> list[dict[str, object]]:
    """Seats of humans and Automas."""
    return [{} for _ in range(humans)] + [{"player": "automa"} for _ in range(automas)]


def make_folder(path: str) -> None:
    try:
        Path(path).mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise BadInput(f"--save: {path}", "cannot_make_folder", reason=problem_of(error)) from None
