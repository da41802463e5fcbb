"""An act of the own turn as one step: ``did trade metal oil 44``, ``did deploy speed 44 pay 44 metal 3``.

What it costs and brings is what the rules say. A cost that nobody can pay is paid as far as anything is there, and noted.
"""

from typing import Final

from maszyna.kernel.bits import bit
from maszyna.kernel.packed_counts import how_many, packed_kind
from maszyna.scythe.events import FACTORY_CARD_TAKEN, OBJECTIVE_REVEALED
from maszyna.scythe.ids import (
    BOLSTER,
    BOTTOM_RESOURCE,
    BOTTOMS,
    CHARACTER,
    COERCION,
    FACTORY_CARD,
    MEANDER,
    MOVE,
    PRODUCE,
    RELENTLESS,
    STAR_OBJECTIVE,
    TRADE,
)
from maszyna.scythe.play.cards.encounter import ChooseOffer
from maszyna.scythe.play.cards.objectives import holds
from maszyna.scythe.play.common.stars import place_star
from maszyna.scythe.play.turn.bottom import SECTION_OF, cost_of, take_bottom
from maszyna.scythe.play.turn.top import FIRST, SECOND, ChooseTop
from maszyna.scythe.table.acts.act_words import POSITIONS, answer_words
from maszyna.scythe.table.acts.carry_out import Answers, Question, carry_out
from maszyna.scythe.table.count_steps import TableStep
from maszyna.scythe.table.refusals import Missing, TableProblem
from maszyna.scythe.table.table import Table
from maszyna.scythe.turn_state import Turn

DID: Final = "did"
TOPS: Final[dict[str, int]] = {"trade": TRADE, "bolster": BOLSTER, "coins": MOVE, "produce": PRODUCE}
NO_NUMBER: Final = 0


class ActStep(TableStep):
    """``told`` has the answers by name: actions of the decisions that the rules will ask for."""

    def __init__(self, seat: int, act: str, told: dict[str, list[int]]) -> None:
        super().__init__(seat)
        self.act = act
        self.told = told

    def command(self, table: Table) -> str:
        own = table.game.position.seats[self.seat]
        parts = [DID, self.act]
        for name in [*POSITIONS[self.act], *(name for name in self.told if name not in POSITIONS[self.act])]:
            if name in self.told:
                words = answer_words(name, self.told[name], self.act, own)
                parts += words if name in POSITIONS[self.act] else [name, *words]
        return " ".join(parts)

    def take(self, table: Table) -> None:
        questions = self.carry_out(table)
        if questions:
            raise Missing(questions[0].name, self.seat, questions[0].options[-1])

    def carry_out(self, table: Table) -> list[Question]:
        """Do it on this table as far as it is told; what is still open has been answered somehow."""
        table.not_over()
        game = table.game
        if game.turn.seat != self.seat and not game.stack:
            game.turn = Turn(self.seat, [])
        floor = len(game.stack)
        answers = Answers(self.told)
        if self.act in TOPS:
            self.take_top(table, TOPS[self.act], answers)
        elif self.act in BOTTOMS:
            self.take_bottom(table, BOTTOMS.index(self.act), answers)
        elif self.act == "factory":
            if self.told.get("number"):
                take_factory_card(table, self.seat, answers.take("number"))
            self.take_top(table, FACTORY_CARD, answers)
        elif self.act == "card":
            take_factory_card(table, self.seat, self.number(answers, 18))
        elif self.act == "objective":
            reveal_objective(table, self.seat, self.number(answers, 27))
        else:
            self.meet(table, self.number(answers, 42))
        carry_out(table, floor, answers)
        return answers.questions

    def number(self, answers: Answers, most: int) -> int:
        if not answers.is_told("number"):
            raise Missing("number", self.seat, most)
        return answers.take("number")

    def take_top(self, table: Table, section: int, answers: Answers) -> None:
        game = table.game
        if section == FACTORY_CARD and not game.position.seats[self.seat].factory_card:
            raise Missing("number", self.seat, 18)
        place_token(table, self.seat, section)
        top = ChooseTop(self.seat, section)
        side = FIRST
        if answers.is_told("side"):
            side = answers.take("side")
        elif section == MOVE:
            side = SECOND
        elif section == BOLSTER:
            answers.questions.append(Question("side", top, [FIRST, SECOND]))
        if side not in top.options(game):
            table.warn(TableProblem(f"act_{top.why_not(game, side)}", self.seat, section))
        top.take(game, side)

    def take_bottom(self, table: Table, bottom: int, answers: Answers) -> None:
        game = table.game
        own = game.position.seats[self.seat]
        section = next(top for top, printed in enumerate(SECTION_OF[own.mat]) if printed.bottom == bottom)
        place_token(table, self.seat, section)
        resource, cost = BOTTOM_RESOURCE[bottom], cost_of(own, section)
        held = how_many(game.position.stock(self.seat), resource)
        if answers.is_told("coerce") and cost:
            pay_with_card(table, self.seat, resource)
            held += 1
        if held < cost:
            table.warn(TableProblem("act_pays_more_than_known", self.seat, held, cost))
            own.cargo += packed_kind(resource, cost - held)  # it must have lain somewhere; it is spent at once
        game.turn.bottom_taken = True
        take_bottom(game, self.seat, section)

    def meet(self, table: Table, card: int) -> None:
        """The encounter where the character stands."""
        own = table.game.position.seats[self.seat]
        times = 2 if own.abilities & MEANDER else 1
        table.game.push(ChooseOffer(self.seat, card, own.at[CHARACTER], 0, times))


def place_token(table: Table, seat: int, section: int) -> None:
    """The action token moves to the section, once a turn; it does not stay where it was (section 3)."""
    own = table.game.position.seats[seat]
    turn = table.game.turn
    begun = turn.top_taken or turn.bottom_taken
    if begun and own.section != section:
        table.warn(TableProblem("act_another_section", seat, section))
    elif not begun and own.section == section and not own.abilities & RELENTLESS:
        table.warn(TableProblem("act_token_is_there", seat, section))
    own.section = section


def pay_with_card(table: Table, seat: int, resource: int) -> None:
    """Crimea's Coercion: a combat card of the hand that nobody sees goes for one token."""
    game = table.game
    own = game.position.seats[seat]
    hidden = game.hidden[seat]
    if not own.abilities & COERCION or game.turn.coercion_used or not hidden.unseen:
        table.warn(TableProblem("act_no_card_to_pay_with", seat))
    hidden.unseen = max(hidden.unseen - 1, 0)
    game.turn.coercion_used = True
    own.cargo += packed_kind(resource, 1)


def take_factory_card(table: Table, seat: int, card: int) -> None:
    game = table.game
    game.position.seats[seat].factory_card = card
    game.hidden[seat].hidden_factory_card = False
    game.factory_deck &= ~bit(card)
    game.tell(FACTORY_CARD_TAKEN, seat, card)


def reveal_objective(table: Table, seat: int, number: int) -> None:
    """The star for an objective; of a card nobody named only the star is known."""
    game = table.game
    if number != NO_NUMBER:
        if not holds(game, seat, number):
            table.warn(TableProblem("act_condition_not_met", seat, number))
        game.tell(OBJECTIVE_REVEALED, seat, number)
    place_star(game, seat, STAR_OBJECTIVE)
