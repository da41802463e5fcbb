"""Running an experiment into its folder, with progress, and ending well when it is interrupted."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from maszyna.commands.io.output import say, tell
from maszyna.commands.io.problems import BadInput, complain, of_error
from maszyna.commands.io.progress_bar import counting
from maszyna.kernel.errors import FormatError
from maszyna.lab.experiment.document import Experiment, Unit
from maszyna.lab.experiment.folder import Folder, folder_for
from maszyna.messages.message import Message
from maszyna.speech.lab.tables import lab_table_texts
from maszyna.speech.scythe.texts import ScytheTexts
from maszyna.storage.files import FileTrouble

if TYPE_CHECKING:
    from maszyna.lab.run.units import Runner

Out = Annotated[str | None, typer.Option(metavar="DIR", help="Folder for the results, a Parquet file for each unit.")]
Resume = Annotated[bool, typer.Option("--resume", help="Go on with the experiment that is in the folder of --out.")]
Ray = Annotated[
    str | None,
    typer.Option(metavar="ADDRESS|local", help="Play on a Ray cluster, or on one begun here; needs the extra ray."),
]
INTERRUPTED = 130


def run_experiment(
    experiment: Experiment | None,
    path: Path,
    resume: bool,
    jobs: int,
    ray: str | None,
    to_json: bool,
    texts: ScytheTexts,
) -> None:
    runner = runner_of(jobs, ray)
    try:
        with folder_for(path, experiment, resume) as folder:
            missing = folder.missing()
            done = play_missing(folder, missing, runner, to_json, texts)
    except FileTrouble as error:
        raise BadInput("--out", "inner", problem=error) from None
    except FormatError as error:
        raise of_error(error) from None
    words = lab_table_texts(texts.lang)
    arms, games = len(folder.experiment.arms), folder.experiment.games
    if to_json:
        say({"experiment": str(path), "arms": arms, "games": games, "units": done, "left": len(missing) - done})
    else:
        tell([words.title("experiment", path=path, arms=arms, games=games, units=done)])
    if done < len(missing):
        complain(Message("interrupted", units=len(missing) - done, option="--resume"))
        raise typer.Exit(INTERRUPTED)


def runner_of(jobs: int, ray: str | None) -> "Runner":
    try:
        from maszyna.lab.run.units import on_this_machine
    except ImportError as error:
        raise BadInput("--out", "lab_needs_extra", extra="lab", reason=str(error)) from None
    if ray is None:
        return on_this_machine(jobs)
    try:
        from maszyna.lab.run.on_ray import on_cluster
    except ImportError as error:
        raise BadInput("--ray", "cluster_needs_extra", extra="ray", reason=str(error)) from None
    return on_cluster(ray)


def play_missing(folder: Folder, missing: list[Unit], runner: "Runner", to_json: bool, texts: ScytheTexts) -> int:
    """Play the units that are missing and keep each; how many are kept when it ends or is interrupted."""
    done = 0
    total = sum(unit.games for unit in missing)
    try:
        with counting(total, lab_table_texts(texts.lang).title("all_games"), to_json) as tell_games:
            for finished in runner(missing, tell_games):
                folder.keep(finished.task, finished.result)
                done += 1
    except KeyboardInterrupt:
        pass
    return done
