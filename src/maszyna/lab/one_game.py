"""Any game of an experiment by its number: played again, and compared with the row that was kept of it."""

from typing import Final, NamedTuple

from maszyna.kernel.errors import FormatError, OurFault
from maszyna.kernel.record import Record
from maszyna.kernel.save import Save
from maszyna.lab.experiment.columns import columns_of, row_of
from maszyna.lab.experiment.document import Arm
from maszyna.lab.experiment.final_results import FinalResult
from maszyna.lab.experiment.folder import Folder
from maszyna.lab.experiment.rows import Rows, read_results
from maszyna.lab.simulate import recorded
from maszyna.messages.message import Message
from maszyna.scythe.game import Scythe
from maszyna.scythe.setup.new_game import GAME, RULES_VERSION

NOT_COMPARED: Final = "opening"  # what the actions say themselves


class OneGame(NamedTuple):
    arm: Arm
    record: Record[Scythe]
    has_row: bool  # whether its results are there already

    def save(self) -> Save:
        return Save(GAME, RULES_VERSION, self.record.setup, self.record.seed, self.record.actions)


def one_game(folder: Folder, number: int, wanted_arm: str | None) -> OneGame:
    """The game with this number, which is its seed, in one of the arms."""
    experiment = folder.experiment
    last = experiment.seed + experiment.games - 1
    if not experiment.seed <= number <= last:
        raise FormatError("--game", "game_not_in_experiment", number=number, first=experiment.seed, last=last)
    if wanted_arm is None and len(experiment.arms) > 1:
        raise FormatError("--arm", "arm_missing", count=len(experiment.arms))
    arm = experiment.arms[0] if wanted_arm is None else experiment.arm_named(wanted_arm)
    record = recorded(arm.setup, number, arm.human)
    unit = experiment.unit_of(arm, (number - experiment.seed) // experiment.unit)
    file = folder.file_of(unit)
    has_row = file.exists()
    if has_row:
        compare(read_results(file).rows[number - unit.first_seed], record)
    return OneGame(arm, record, has_row)


def compare(row: Rows, record: Record[Scythe]) -> None:
    """The game must be the one that was counted."""
    result = FinalResult(record.game, len(record.actions))
    again = row_of(result)
    for index, column in enumerate(columns_of(len(result.seats))):
        if NOT_COMPARED not in column.name and row[index] != again[index]:
            told = Message(
                "game_differs", seed=record.seed, column=column.name, was=int(row[index]), now=int(again[index])
            )
            raise OurFault(told, "")
