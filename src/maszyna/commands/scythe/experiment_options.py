"""The options of `simulate` as the document of an experiment: an option with several values spans arms."""

from typing import Annotated, Final

import typer

from maszyna.commands.io.name_values import comma_list, settings, value_of
from maszyna.commands.io.problems import BadInput
from maszyna.commands.io.read_files import name_of_file, read_text
from maszyna.kernel.errors import FormatError, MaszynaError
from maszyna.kernel.strict_json import parse_json
from maszyna.lab.experiment.document import FORMAT, Experiment, read_experiment
from maszyna.lab.experiment.folder import MOST_CHARACTERS
from maszyna.lab.experiment.settings import AUTOMA_FACTION, FACTION, HUMAN, LEVEL, MAT, Settings
from maszyna.scythe.facts.automa import LEVELS
from maszyna.scythe.facts.effects import AGGRESSIVE, PASSIVE, RESOLUTION
from maszyna.scythe.facts.tiles import TILE_IDS
from maszyna.scythe.setup.plan import MAT_IDS
from maszyna.scythe.setup.plan import TILE_IDS as BONUS_TILES
from maszyna.scythe.words import FACTIONS

EVERY: Final = "all"
BETWEEN: Final = "/"  # the values of one option of the Automas
ARMS: Final = "; several with commas are arms of an experiment"

ExperimentFile = Annotated[
    str | None,
    typer.Option("--experiment", metavar="FILE|-", help="An experiment, maszyna/experiment@1; see docs/lab.md."),
]
Faction = Annotated[str | None, typer.Option(help=f"The faction of the first human, or all{ARMS}.")]
Mat = Annotated[str | None, typer.Option(help=f"The player mat of the first human, or all{ARMS}.")]
AutomaFaction = Annotated[str | None, typer.Option(help=f"The faction of the first Automa, or all{ARMS}.")]
Bonus = Annotated[str | None, typer.Option(help=f"The structure bonus tile, or all{ARMS}.")]

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
        raise BadInput(str(error)) from None


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
        raise BadInput(f"{name_of_file(path)}: {error}") from None


def documented(
    games: int, seed: int, unit: int, setup: dict[str, object], spanned: VariedOptions
) -> dict[str, object]:  # fmt: skip
    """The document of an experiment."""
    human = spanned.one.pop(HUMAN, "random")
    document: dict[str, object] = {"games": games, "seed": seed, "unit": unit, "human": human, "setup": setup}
    return {**document, "vary": spanned.vary} if spanned.vary else document
