"""What a person did, carried out by the rules of the game on the table's position.

The rules ask as they would in a game; the answers are what was told. A question that nobody answered is collected, and
the rules go on with some answer, so that all open questions of an act are known at once.
"""

from typing import Any, Final

from maszyna.kernel.game import ASK, Game, RunMode
from maszyna.kernel.packed_counts import packed_kind
from maszyna.kernel.steps import Decision
from maszyna.scythe.decks import card_kind, card_values, discard
from maszyna.scythe.events import LOST
from maszyna.scythe.ids import COERCION, COMBAT_CARDS, FIRST_MECH, FIRST_WORKER, MAT, RESOURCES, STRUCTURES
from maszyna.scythe.place_texts import unit_kind
from maszyna.scythe.play.actions.build import ChooseStructure
from maszyna.scythe.play.actions.deploy import ANYWHERE, ChooseMech
from maszyna.scythe.play.actions.produce import ChooseField
from maszyna.scythe.play.cards.benefits import ChooseResource
from maszyna.scythe.play.cards.encounter import OFFERS, ChooseOffer, ChooseRefugee
from maszyna.scythe.play.common.payment import DiscardCard, PayAny, PayFrom
from maszyna.scythe.table.acts.act_words import CARD_PAID
from maszyna.scythe.table.acts.believing import believe, note_on
from maszyna.scythe.table.refusals import TableProblem
from maszyna.scythe.table.table import Table

# What the answer to a decision of the rules is called in an act.
NAMES: Final[dict[str, str]] = {
    "store": "place", "mech_site": "place", "building_site": "place", "worker": "place", "refuge": "place",
    "resource": "goods", "field": "places", "births": "workers", "pay": "pay", "pay_any": "pay",
    "cube": "cube", "box": "box", "mech": "ability", "structure": "structure", "recruit": "lasting", "bonus": "once",
    "benefit": "benefit", "encounter": "offer", "opponent": "opponent", "refugee": "leave",
}  # fmt: skip
ALWAYS_ASKED: Final = ["encounter", "refuge", "refugee"]  # even if only one answer seems to be left
SITES: Final = ["mech_site", "building_site"]  # a piece stands somewhere, even if no site is known
DONE: Final = 0
NOTHING: Final = -1  # no answer at all: the decision is passed over


class OpenQuestion:
    """Something an act leaves open; ``options`` are the actions of the decision, ``most`` how many it wants."""

    def __init__(self, name: str, decision: Decision[Any], options: list[int], most: int) -> None:
        self.name = name
        self.decision = decision
        self.options = options
        self.most = most


class AskAll(RunMode):
    """Stops before every decision, and when only the steps below ``floor`` are left."""

    def __init__(self, floor: int) -> None:
        self.floor = floor

    def stops(self, game: Game) -> bool:
        return len(game.stack) <= self.floor or isinstance(game.stack[-1], Decision)

    def answer(self, choices: list[int]) -> int:
        return ASK


class Answers:
    """What was entered, by the names of the answers; each is used once, in order."""

    def __init__(self, told: dict[str, list[int]]) -> None:
        self.left = {name: values[:] for name, values in told.items()}
        self.questions: list[OpenQuestion] = []
        self.to_pay = 0  # tokens of a cost, besides those that were named

    def is_told(self, name: str) -> bool:
        return name in self.left

    def has(self, name: str) -> bool:
        """Whether one of this name is not used up yet."""
        return bool(self.left.get(name))

    def take(self, name: str) -> int:
        return self.left[name].pop(0)

    def unused(self) -> list[str]:
        return [name for name, values in self.left.items() if values]


def carry_out(table: Table, floor: int, answers: Answers) -> None:
    """Run what an act has put on the stack above ``floor``."""
    game = table.game
    mode = AskAll(floor)
    while True:
        game.run_as(mode)
        if game.over:
            del game.stack[floor:]
        if len(game.stack) <= floor:
            return
        decision = game.stack.pop()
        assert isinstance(decision, Decision)
        if isinstance(decision, DiscardCard):
            give_up_card(table, decision.seat)
            continue
        action = answer_to(table, decision, answers)
        if action != NOTHING:
            decision.take(game, action)


def give_up_card(table: Table, seat: int) -> None:
    """A combat card is paid; which one, only the person knows."""
    game = table.game
    own, hidden = game.position.seats[seat], game.hidden[seat]
    if hidden.unseen:
        hidden.unseen -= 1
    elif own.hand:
        discard(game, seat, packed_kind(card_kind(card_values(own.hand)[0]), 1))
    else:
        table.warn(TableProblem("act_no_card_to_pay_with", seat))
        return
    game.tell(LOST, seat, COMBAT_CARDS, 1)


def pay_with_card(table: Table, seat: int) -> None:
    """Crimea's Coercion: a combat card goes for one token, once a turn."""
    game = table.game
    if not game.position.seats[seat].abilities & COERCION or game.turn.coercion_used:
        table.warn(TableProblem("act_no_card_for_token", seat))
    game.turn.coercion_used = True
    give_up_card(table, seat)


def answer_to(table: Table, decision: Decision[Any], answers: Answers) -> int:
    """The first given answer that can be carried out; without one, what nobody has to say, or a question."""
    game = table.game
    options = decision.options(game)
    name = NAMES.get(decision.kind(), "")
    while answers.has(name):
        action = answers.take(name)
        if isinstance(decision, PayAny) and action == CARD_PAID:
            pay_with_card(table, decision.seat)
            return NOTHING
        if isinstance(decision, ChooseRefugee):
            action = next((unit for unit in options if unit and unit_kind(unit - 1) == action - 1), action and NOTHING)
        if action in options:
            return action
        note = note_on(game, decision, action)
        if note is not None:
            table.warn(note)
        if believe(game, decision, action):
            return action
    return untold(table, decision, answers, name, options)


def untold(table: Table, decision: Decision[Any], answers: Answers, name: str, options: list[int]) -> int:
    """All of a gain, all fields if they are few enough, the only thing that is left; anything else is a question."""
    if name in ("", "workers"):
        return options[-1] if options else NOTHING
    if isinstance(decision, ChooseField):
        if answers.is_told(name):
            return DONE
        if len([place for place in options[1:] if not decision.free >> place & 1]) <= decision.territories:
            return options[-1]
    may_decline = DONE in options and not decision.about.from_zero
    asked = any(isinstance(question.decision, type(decision)) for question in answers.questions)
    if may_decline and (answers.is_told(name) or (asked and isinstance(decision, ChooseOffer | ChooseRefugee))):
        return DONE
    choices = choices_of(table, decision, options)
    if not choices and decision.kind() not in SITES:
        return options[0] if options else NOTHING
    if len(choices) == 1 and choices[0] in options and decision.kind() not in ALWAYS_ASKED:
        return choices[0]
    answers.questions.append(OpenQuestion(name, decision, choices, most_of(decision, choices, answers.to_pay)))
    if not choices or (choices[0] not in options and not believe(table.game, decision, choices[0])):
        return NOTHING
    return choices[0]


def choices_of(table: Table, decision: Decision[Any], options: list[int]) -> list[int]:
    """What can be answered, as the table may know more than the app: an offer that seems too dear, a mech or structure
    though no site for it is known; and tokens in any order."""
    own = table.game.position.seats[decision.seat]
    if isinstance(decision, ChooseOffer):
        return [offer for offer in range(1, len(OFFERS[decision.card]) + 1) if not decision.taken >> offer & 1]
    if isinstance(decision, ChooseResource):
        return list(range(len(RESOURCES)))
    if isinstance(decision, ChooseMech):
        mechs = list(range(FIRST_MECH, FIRST_WORKER))
        return [mech for mech in mechs if own.at[mech] == MAT] or moved_here(decision.place, mechs)
    if isinstance(decision, ChooseStructure):
        kinds = list(range(1, len(STRUCTURES) + 1))
        return [kind for kind in kinds if own.structures[kind - 1] == MAT] or moved_here(decision.place, kinds)
    return [option for option in options if option != DONE or decision.about.from_zero]


def moved_here(place: int, pieces: list[int]) -> list[int]:
    """All four stand on the board: one of them is what was put here; a card that names the place just brings none."""
    return pieces if place == ANYWHERE else []


def most_of(decision: Decision[Any], choices: list[int], to_pay: int) -> int:
    """How many answers a question wants: of a cost all tokens, even those that can only come from one place."""
    if isinstance(decision, PayFrom):
        return to_pay
    if isinstance(decision, ChooseField):
        return decision.territories
    return len(choices) if decision.kind() in ("encounter", "benefit", "refugee") else decision.parts()
