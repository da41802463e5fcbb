"""Games played again: a save, with every action checked; a game of an experiment by its number."""

from typing import TYPE_CHECKING, Final, NamedTuple, TypedDict

from maszyna.games import SCYTHE
from maszyna.kernel.errors import ActionError, FormatError, OurFault
from maszyna.kernel.record import Record
from maszyna.kernel.save import Save, refused_action
from maszyna.lab.experiment.columns import columns_of, row_of
from maszyna.lab.experiment.experiment import Arm
from maszyna.lab.experiment.final_results import FinalResult
from maszyna.lab.experiment.folder import Folder
from maszyna.lab.experiment.origin import changed_since
from maszyna.lab.simulate import SeatLine, line_of, recorded
from maszyna.messages.message import Message
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import FACTIONS
from maszyna.scythe.notation import layout_of, seat_scores, write_position
from maszyna.scythe.setup.new_game import GAME, RULES_VERSION

if TYPE_CHECKING:
    from maszyna.lab.experiment.rows import Rows


class RefusedAction(TypedDict):
    """The first action the rules do not allow."""

    index: int
    action: str
    problem: str


class Pending(TypedDict):
    faction: str
    decision: str


class ReplayResult(TypedDict):
    game: str
    seed: int
    legal: bool
    refused: RefusedAction | None
    actions: int  # carried out
    over: bool
    pending: Pending | None
    turns: int
    seats: list[SeatLine]
    scores: list[dict[str, object]]
    winner: str | None
    decided_by: str | None
    position: dict[str, object]


def replay_and_refusal(save: Save) -> tuple[ReplayResult, FormatError | None]:
    """The game after the last legal action of the save, and the error of the action that was refused.

    A save of something else is a FormatError.
    """
    record = SCYTHE.begin(save, listens=False)
    refused = None
    refusal = None
    for index, action in enumerate(save.actions):
        try:
            record.take(action)
        except ActionError as error:
            refusal = refused_action(save, index, SCYTHE.rules_version, error)
            refused = RefusedAction(index=index, action=action, problem=refusal.problem)
            break
    game = record.game
    result = line_of(FinalResult(game, len(record.actions)), save.seed)
    answer = ReplayResult(
        game=save.game,
        seed=save.seed,
        legal=refused is None,
        refused=refused,
        actions=len(record.actions),
        over=game.over,
        pending=None if game.over else pending_of(game),
        turns=game.turns,
        seats=result["seats"],
        scores=seat_scores(game.position),
        winner=result["winner"],
        decided_by=result["decided_by"],
        position=write_position(layout_of(game)),
    )
    return answer, refusal


def pending_of(game: Scythe) -> Pending:
    return Pending(
        faction=FACTIONS[game.position.seats[game.seat_to_decide()].faction],
        decision=game.decision_kind(),
    )


NOT_COMPARED: Final = "opening"  # what the actions say themselves


class OneGame(NamedTuple):
    arm: Arm
    record: Record[Scythe]
    has_row: bool  # whether its results are there already

    def save(self) -> Save:
        return Save(GAME, RULES_VERSION, self.record.setup, self.record.seed, self.record.actions)


def one_game(folder: Folder, number: int, wanted_arm: str | None) -> OneGame:
    """The game with this number, which is its seed, in one of the arms."""
    from maszyna.lab.experiment.rows import read_results  # the extra lab: simulating needs none of it

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
        results = read_results(file)
        try:
            compare(results.rows[number - unit.first_seed], record)
        except OurFault:
            changed = changed_since(results.about.get("origin"), arm.human)
            if not changed:
                raise
            before = results.about["origin"]["commit"] or results.about["version"]
            raise FormatError(str(file), "game_of_others", seed=number, before=before, names=changed) from None
    return OneGame(arm, record, has_row)


def compare(row: "Rows", record: Record[Scythe]) -> None:
    """The game must be the one that was counted."""
    result = FinalResult(record.game, len(record.actions))
    again = row_of(result)
    for index, column in enumerate(columns_of(len(result.seats))):
        if NOT_COMPARED not in column.name and row[index] != again[index]:
            told = Message(
                "game_differs", seed=record.seed, column=column.name, was=int(row[index]), now=int(again[index])
            )
            raise OurFault(told, "")
