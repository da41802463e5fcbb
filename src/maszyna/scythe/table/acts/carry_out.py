"""What a person did, carried out by the rules of the game on the table's position.

The rules ask as they would in a game; the answers are what was told. A question that nobody answered is collected, and
the rules go on with some answer, so that all open questions of an act are known at once. The table is right: an answer
that the rules do not offer is taken all the same where it makes sense, with a note why it does not fit.
"""

from typing import Any, Final

from maszyna.kernel.game import ASK, Game, RunMode
from maszyna.kernel.packed_counts import how_many
from maszyna.kernel.steps import Decision
from maszyna.scythe.place_texts import place_number
from maszyna.scythe.play.actions.produce import ChooseField
from maszyna.scythe.play.common.payment import PayAny, PayFrom, resource_in, resources_there
from maszyna.scythe.table.refusals import TableProblem
from maszyna.scythe.table.table import Table

# What the answer to a decision of the rules is called in an act.
NAMES: Final[dict[str, str]] = {
    "store": "place", "mech_site": "place", "building_site": "place", "worker": "place", "refuge": "place",
    "resource": "goods", "field": "places", "births": "workers", "pay": "pay", "pay_any": "pay",
    "cube": "cube", "box": "box", "mech": "ability", "structure": "structure", "recruit": "lasting", "bonus": "once",
    "benefit": "benefit", "encounter": "offer", "opponent": "opponent", "refugee": "units", "discard": "card",
}  # fmt: skip
# Answers that are taken though the rules do not offer them: the piece stands on the table after all.
BELIEVED: Final = ["store", "mech_site", "building_site", "mech", "structure"]
DONE: Final = 0


class Question:
    """Something an act leaves open; ``options`` are the actions of the decision of the rules."""

    def __init__(self, name: str, decision: Decision[Any], options: list[int]) -> None:
        self.name = name
        self.decision = decision
        self.options = options


class AskAll(RunMode):
    """Stops before every decision, and when only the steps below ``floor`` are left."""

    def __init__(self, floor: int) -> None:
        self.floor = floor

    def stops(self, game: Game) -> bool:
        return len(game.stack) <= self.floor or isinstance(game.stack[-1], Decision)

    def answer(self, choices: list[int]) -> int:
        return ASK


class Answers:
    """What was told, by the names of the answers; each is used up in its order."""

    def __init__(self, told: dict[str, list[int]]) -> None:
        self.left = {name: values[:] for name, values in told.items()}
        self.questions: list[Question] = []

    def is_told(self, name: str) -> bool:
        return name in self.left

    def take(self, name: str) -> int:
        """The next answer of this name; when all are used up, nothing more."""
        values = self.left[name]
        return values.pop(0) if values else DONE

    def unused(self) -> list[str]:
        return [name for name, values in self.left.items() if values]


def carry_out(table: Table, floor: int, answers: Answers) -> None:
    """Run what an act has put on the stack above ``floor``."""
    game = table.game
    mode = AskAll(floor)
    while True:
        game.run_as(mode)
        if game.over or len(game.stack) <= floor:
            return
        decision = game.stack.pop()
        assert isinstance(decision, Decision)
        decision.take(game, answer_to(table, decision, answers))


def answer_to(table: Table, decision: Decision[Any], answers: Answers) -> int:
    options = decision.options(table.game)
    name = NAMES.get(decision.kind(), "")
    if answers.is_told(name):
        action = answers.take(name)
        if action in options:
            return action
        if fits_anyhow(table, decision, action):
            table.warn(TableProblem(f"act_{decision.why_not(table.game, action)}", decision.seat, action))
            return action
        if action != DONE:
            table.warn(TableProblem(f"act_{decision.why_not(table.game, action)}", decision.seat, action))
    if len(options) == 1:
        return options[0]
    return usual_answer(decision, options, answers, name)


def usual_answer(decision: Decision[Any], options: list[int], answers: Answers, name: str) -> int:
    """What nobody has to say: all of a gain, all fields if they are few enough; anything else is a question."""
    if name in ("", "workers"):
        return options[-1]
    if isinstance(decision, ChooseField):
        if answers.is_told(name):
            return DONE
        if len([place for place in options[1:] if not decision.free >> place & 1]) <= decision.territories:
            return options[1]
    if answers.is_told(name) and options[0] == DONE and not decision.about.from_zero:
        return DONE
    answers.questions.append(Question(name, decision, options))
    return options[0] if options[0] != DONE or decision.about.from_zero else options[1]


def fits_anyhow(table: Table, decision: Decision[Any], action: int) -> bool:
    """Whether an answer that is not offered can be carried out."""
    if isinstance(decision, PayFrom):
        return how_many(resources_there(table.game.position, decision.seat, action), decision.resource) > 0
    if isinstance(decision, PayAny):
        place = place_number(action)
        return how_many(resources_there(table.game.position, decision.seat, place), resource_in(action)) > 0
    return decision.kind() in BELIEVED and action != DONE
