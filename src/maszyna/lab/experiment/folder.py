"""The folder of an experiment: its document, and a file for each unit that is done.

    experiment.json   what is played
    arm-0001/unit-000000.parquet   the results of a unit; it is done when its file is there and whole

A file is put in place whole or not at all, so a run that was ended in any way goes on where it stopped.
"""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from maszyna.kernel.errors import FormatError
from maszyna.kernel.strict_json import parse_json
from maszyna.lab.experiment.experiment import Arm, Experiment, Unit, read_experiment
from maszyna.scythe.setup.new_game import RULES_VERSION
from maszyna.storage.files import FileTrouble, problem_of, remove_leftovers, write
from maszyna.storage.locks import Lock

DOCUMENT: Final = "experiment.json"
MOST_CHARACTERS: Final = 10_000_000
Check = Callable[[Path, Unit, int], object]  # reads the file of a unit, played under this version of the rules


class Folder:
    """Where the results of one experiment are kept."""

    def __init__(self, path: Path, experiment: Experiment) -> None:
        self.path = path
        self.experiment = experiment

    def arm_folder(self, arm: Arm) -> Path:
        return self.path / f"arm-{arm.number:04}"

    def file_of(self, unit: Unit) -> Path:
        return self.arm_folder(unit.arm) / f"unit-{unit.number:06}.parquet"

    def missing(self, check: Check, refused: Callable[[FormatError], None]) -> list[Unit]:
        """The units that are still to be played: those without a file, and those whose file ``check`` refuses."""
        return [unit for unit in self.experiment.units() if not self.is_sound(unit, check, refused)]

    def is_sound(self, unit: Unit, check: Check, refused: Callable[[FormatError], None]) -> bool:
        if not self.file_of(unit).exists():
            return False
        try:
            check(self.file_of(unit), unit, self.experiment.rules_version)
        except FormatError as error:
            refused(error)
            return False
        return True

    def keep(self, unit: Unit, content: bytes) -> None:
        write(self.file_of(unit), content)


@contextmanager
def folder_for(path: Path, experiment: Experiment | None, resume: bool) -> Iterator[Folder]:
    """The folder to write results into, for nobody else meanwhile; without an experiment the one that is there."""
    if not resume and (path / DOCUMENT).exists():
        raise FileTrouble(path, "experiment_there", option="--resume")
    make(path)
    lock = Lock(path / DOCUMENT)
    try:
        if experiment is None or (path / DOCUMENT).exists():
            yield resumed(path, experiment)
        else:
            yield begun(path, experiment)
    finally:
        lock.release()


def make(path: Path) -> None:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise FileTrouble(path, "cannot_make_folder", reason=problem_of(error)) from None


def begun(path: Path, experiment: Experiment) -> Folder:
    folder = Folder(path, experiment)
    for arm in experiment.arms:
        make(folder.arm_folder(arm))
    write(path / DOCUMENT, json.dumps(experiment.document(), ensure_ascii=False, indent=1) + "\n")
    return folder


def open_folder(path: Path) -> Folder:
    """The folder of an experiment that was begun."""
    file = path / DOCUMENT
    try:
        with file.open(encoding="utf-8") as opened:
            text = opened.read(MOST_CHARACTERS)
        return Folder(path, read_experiment(parse_json(text)))
    except (OSError, ValueError) as error:
        raise FileTrouble(path, "no_experiment", file=DOCUMENT, reason=problem_of(error)) from None
    except FormatError as error:
        raise FormatError(str(file), "inner", problem=error) from None


def resumed(path: Path, experiment: Experiment | None) -> Folder:
    """The folder to go on in, cleared of what a killed run left half written; it must be the same experiment."""
    folder = open_folder(path)
    if experiment is not None and experiment.document() != folder.experiment.document():
        raise FileTrouble(path, "another_experiment", option="--resume")
    if folder.experiment.rules_version != RULES_VERSION:
        found = folder.experiment.rules_version
        raise FileTrouble(path, "experiment_of_other_rules", found=found, rules=RULES_VERSION)
    for arm in folder.experiment.arms:
        make(folder.arm_folder(arm))
        remove_leftovers(folder.arm_folder(arm), older=0.0)
    return folder
