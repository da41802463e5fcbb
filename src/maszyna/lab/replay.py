"""Replaying a save: is every action legal, and how does the game stand after the last one."""

from typing import TypedDict

from maszyna.games import SCYTHE
from maszyna.kernel.errors import ActionError, FormatError
from maszyna.kernel.save import Save, refused_action
from maszyna.lab.experiment.final_results import FinalResult
from maszyna.lab.simulate import SeatLine, line_of
from maszyna.scythe.game import Scythe
from maszyna.scythe.notation import layout_of, seat_scores, write_position
from maszyna.scythe.words import FACTIONS


class Refused(TypedDict):
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
    refused: Refused | None
    actions: int  # carried out
    over: bool
    pending: Pending | None
    turns: int
    seats: list[SeatLine]
    scores: list[dict[str, object]]
    winner: str | None
    decided_by: str | None
    position: dict[str, object]


def replay(save: Save) -> ReplayResult:
    """The game after the last legal action of the save; a save of something else is a FormatError."""
    return replay_and_refusal(save)[0]


def replay_and_refusal(save: Save) -> tuple[ReplayResult, FormatError | None]:
    """The same, and the error of the action that was refused."""
    record = SCYTHE.begin(save, listens=False)
    refused = None
    refusal = None
    for index, action in enumerate(save.actions):
        try:
            record.say(action)
        except ActionError as error:
            refusal = refused_action(save, index, SCYTHE.rules_version, error)
            refused = Refused(index=index, action=action, problem=refusal.problem)
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
        decision=game.decision(),
    )
