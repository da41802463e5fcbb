"""The experiments of `simulate`: its options as a document, where several values make several arms, and the run."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from maszyna.commands.io.name_values import comma_list, settings, value_of
from maszyna.commands.io.output import say, tell
from maszyna.commands.io.problems import BadInput, complain, of_error
from maszyna.commands.io.progress_bar import counting
from maszyna.commands.io.read_files import in_file, read_text
from maszyna.kernel.errors import FormatError, MaszynaError
from maszyna.kernel.strict_json import parse_json
from maszyna.lab.experiment.experiment import FORMAT, Experiment, Unit, read_experiment
from maszyna.lab.experiment.folder import MOST_CHARACTERS, Folder, folder_for
from maszyna.lab.experiment.settings import AUTOMA_FACTION, FACTION, HUMAN, LEVEL, MAT, Settings
from maszyna.messages.message import Message
from maszyna.scythe.facts.automa import LEVELS
from maszyna.scythe.facts.effects import AGGRESSIVE, PASSIVE, RESOLUTION
from maszyna.scythe.facts.tiles import TILE_IDS
from maszyna.scythe.ids import FACTIONS
from maszyna.scythe.setup.plan import MAT_IDS
from maszyna.scythe.setup.plan import TILE_IDS as BONUS_TILES
from maszyna.speech.lab.question_texts import question_texts
from maszyna.speech.lab.table_headings import lab_table_texts
from maszyna.speech.scythe.texts import ScytheTexts
from maszyna.storage.files import FileTrouble

EVERY: Final = "all"
BETWEEN: Final = "/"  # the values of one option of the Automas

ExperimentFile = Annotated[
    str | None,
    typer.Option("--experiment", metavar="FILE|-"),
]

# What may be named several times or "all", with the setting it is.
NAMED: Final[dict[str, list[str]]] = {
    LEVEL: LEVELS,
    FACTION: FACTIONS,
    MAT: MAT_IDS,
    AUTOMA_FACTION: FACTIONS,
    "structure_bonus": BONUS_TILES,
    "airships.aggressive": TILE_IDS[AGGRESSIVE],
    "airships.passive": TILE_IDS[PASSIVE],
    "resolution": TILE_IDS[RESOLUTION],
}


class VariedOptions:
    """Settings of a setup: those with one value are its own, those with several vary."""

    def __init__(self) -> None:
        self.one: Settings = {}
        self.vary: dict[str, list[object]] = {}

    def add(self, name: str, values: list[object]) -> None:
        if len(values) > 1:
            self.vary[name] = values
        elif values:
            self.one[name] = values[0]

    def words(self, name: str, text: str | None) -> None:
        """The words of an option."""
        if text is not None:
            self.add(name, list(NAMED[name]) if text == EVERY and name in NAMED else [*comma_list(text)])

    def automa(self, part: str, option: str, text: str) -> None:
        """Options or rulings of the Automas, ``coins=-1/0/1,all_moves``."""
        for name, value in settings(option, [text]).items():
            texts = value.split(BETWEEN) if isinstance(value, str) else []
            self.add(f"{part}.{name}", [value_of(each.strip()) for each in texts] if len(texts) > 1 else [value])


def experiment_of(document: dict[str, object]) -> Experiment:
    """The experiment that the options describe; a setup of one arm is refused as the setup it is."""
    try:
        return read_experiment({"format": FORMAT, **document})
    except FormatError as error:
        raise of_error(error) from None


def experiment_in(path: str, given: dict[str, object]) -> Experiment:
    """The experiment of a file, with what the command line says otherwise."""
    try:
        document = parse_json(read_text(path, MOST_CHARACTERS))
        if isinstance(document, dict):
            document = {**document, **given}
        return read_experiment(document)
    except BadInput:
        raise
    except MaszynaError as error:
        raise in_file(path, "inner", problem=error) from None


def documented(
    games: int, seed: int, unit: int, setup: dict[str, object], spanned: VariedOptions
) -> dict[str, object]:  # fmt: skip
    """The document of an experiment."""
    human = spanned.one.pop(HUMAN, "random")
    document: dict[str, object] = {"games": games, "seed": seed, "unit": unit, "human": human, "setup": setup}
    return {**document, "vary": spanned.vary} if spanned.vary else document


if TYPE_CHECKING:
    from maszyna.lab.run.units import Runner

Out = Annotated[str | None, typer.Option(metavar="DIR")]
Resume = Annotated[bool, typer.Option("--resume")]
Ray = Annotated[
    str | None,
    typer.Option(metavar="ADDRESS|local"),
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
    from maszyna.lab.experiment.rows import read_unit, refuse_other_origin  # the extra lab: simulating needs none of it

    try:
        with folder_for(path, experiment, resume) as folder:
            for file in [file for unit in folder.experiment.units() if (file := folder.file_of(unit)).exists()]:
                refuse_other_origin(file)
            missing = folder.missing(read_unit, lambda damage: complain(Message("played_again", problem=damage)))
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


PILOT = 60  # pairs


def advice(experiment: Experiment, points: float, jobs: int, texts: ScytheTexts) -> str:
    """How many pairs of games show so many points, from a few pairs of the first two arms."""
    if len(experiment.arms) == 1:
        raise BadInput("--advise", "advice_needs_arms")
    runner = runner_of(jobs, None)
    from maszyna.lab.question import Asked, answered
    from maszyna.lab.statistics.power import pairs_needed

    one, two = experiment.arms[:2]
    asked = Asked((one.name, two.name), (one.setup, two.setup), one.human, 0.0, 1e9, PILOT, experiment.seed)
    found = answered(asked, runner, lambda answer: None)
    deviation = 100 * (found.differences["won"].deviation() or 0.5)
    pairs = pairs_needed(deviation, points)
    minutes = max(1, round(pairs * len(experiment.arms) / 2 * found.seconds / found.pairs() / 60))
    return question_texts(texts.lang).say("advice", points=f"{points:g}", pairs=f"{pairs:,}", minutes=minutes)
