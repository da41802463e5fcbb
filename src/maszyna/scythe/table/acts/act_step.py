"""An act of the own turn as one step: ``did trade metal oil 44``, ``did deploy speed 44 pay 44 metal 3``.

What it costs and brings is what the rules say; a cost is paid as far as anything is known to be there, and noted.
"""

from typing import Final

from maszyna.kernel.bits import bit, i64
from maszyna.kernel.packed_counts import how_many, packed_kind
from maszyna.scythe.board import FACTORY_PLACE
from maszyna.scythe.events import ENCOUNTER_MET, FACTORY_CARD_TAKEN, OBJECTIVE_REVEALED
from maszyna.scythe.facts.factions import factions
from maszyna.scythe.ids import (
    ABOARD,
    BOLSTER,
    BOTTOM_RESOURCE,
    BOTTOMS,
    CHARACTER,
    DOMINATE,
    FACTORY_CARD,
    FIRST_MECH,
    FIRST_WORKER,
    MAT,
    MEANDER,
    MOVE,
    PRODUCE,
    RESOURCES,
    STAR_OBJECTIVE,
    TRADE,
)
from maszyna.scythe.play.cards.encounter import ChooseOffer
from maszyna.scythe.play.cards.objectives import holds
from maszyna.scythe.play.common.payment import resources_there, spend
from maszyna.scythe.play.common.stars import place_star
from maszyna.scythe.play.turn.bottom import SECTION_OF, benefit_of, cost_of, take_bottom
from maszyna.scythe.play.turn.top import FIRST, SECOND, ChooseTop
from maszyna.scythe.play.turn.turn import ChooseSection
from maszyna.scythe.state import Seat
from maszyna.scythe.table.acts.act_words import (
    ABILITY,
    CARD_PAID,
    FREE,
    NAMES,
    NO_NUMBER,
    NUMBER,
    NUMBERS,
    PAY,
    POSITIONS,
    SIDE,
    answer_words,
    bottom_name,
    fits,
)
from maszyna.scythe.table.acts.carry_out import Answers, OpenQuestion, carry_out, pay_with_card
from maszyna.scythe.table.count_steps import TableStep
from maszyna.scythe.table.refusals import Missing, TableProblem
from maszyna.scythe.table.table import Table
from maszyna.scythe.table.word_reader import WordReader

DID: Final = "did"
TOPS: Final[dict[str, int]] = {"trade": TRADE, "bolster": BOLSTER, "coins": MOVE, "produce": PRODUCE}
MOST_IN_HAND: Final = 42  # all combat cards of the box


class ActStep(TableStep):
    """``told`` has the answers by name: actions of the decisions that the rules will ask for."""

    def __init__(self, seat: int, act: str, told: dict[str, list[int]]) -> None:
        super().__init__(seat)
        self.act = act
        self.told = told

    def command(self, table: Table) -> str:
        """An answer goes without its name where it stands, unless it would be taken for another that was not given."""
        own = table.game.position.seats[self.seat]
        parts = [DID, self.act]
        untold: list[str] = []
        for name in POSITIONS[self.act]:
            if name not in self.told:
                untold.append(name)
                continue
            words = answer_words(name, self.told[name], self.act, own)
            mistaken = any(fits(WordReader(words[0]), other, self.act, own) for other in untold)
            parts += [name, *words] if mistaken else words
        for name in self.told:
            if name not in POSITIONS[self.act]:
                parts += [name, *answer_words(name, self.told[name], self.act, own)]
        return " ".join(parts)

    def take(self, table: Table) -> None:
        """Of what is open the act's own answers are asked for first, in the order in which they are said."""
        questions = self.carry_out(table)
        order = [*POSITIONS[self.act], *(question.name for question in questions)]
        if questions:
            first = min(questions, key=lambda question: order.index(question.name))
            raise Missing(first.name, self.seat, first.most)

    def carry_out(self, table: Table) -> list[OpenQuestion]:
        """Do it on this table as far as it is known; what is still open has been answered somehow."""
        table.not_over()
        game = table.game
        table.begin_turn_of(self.seat)
        mechs_by_ability(game.position.seats[self.seat], self.told.get(ABILITY, []))
        floor = len(game.stack)
        answers = Answers(self.told)
        if self.act in TOPS:
            self.take_top(table, TOPS[self.act], answers)
        elif self.act in BOTTOMS:
            self.take_bottom(table, BOTTOMS.index(self.act), answers)
        elif self.act.startswith(FREE):
            game.push(benefit_of(self.seat, BOTTOMS.index(bottom_name(self.act))))
        elif self.act == "factory":
            if answers.has(NUMBER) or not game.position.seats[self.seat].factory_card:
                take_factory_card(table, self.seat, self.number(answers))
            self.take_top(table, FACTORY_CARD, answers)
        elif self.act == "card":
            take_factory_card(table, self.seat, self.number(answers))
        elif self.act == "objective":
            reveal_objective(table, self.seat, self.number(answers))
        else:
            meet_encounter(table, self.seat, self.number(answers))
        carry_out(table, floor, answers)
        if not answers.questions:
            for name in answers.unused():
                table.warn(TableProblem("act_not_asked", self.seat, NAMES.index(name)))
        return answers.questions

    def number(self, answers: Answers) -> int:
        """Of the card; without it nothing else can be asked."""
        if not answers.has(NUMBER):
            raise Missing(NUMBER, self.seat, NUMBERS[self.act][-1])
        return answers.take(NUMBER)

    def take_top(self, table: Table, section: int, answers: Answers) -> None:
        game = table.game
        place_token(table, self.seat, section)
        top = ChooseTop(self.seat, section)
        side = FIRST
        if answers.has(SIDE):
            side = answers.take(SIDE)
        elif section == MOVE:
            side = SECOND
        elif section == BOLSTER:
            answers.questions.append(OpenQuestion(SIDE, top, [FIRST, SECOND], 1))
        own = game.position.seats[self.seat]
        hand = own.hand
        own.hand += unseen_cards(table, self.seat)
        if side not in top.options(game):
            table.warn(TableProblem(f"act_{top.why_not(game, side)}", self.seat))
        own.hand = hand
        top.take(game, side)

    def take_bottom(self, table: Table, bottom: int, answers: Answers) -> None:
        """Tokens that were named are paid from where they were; the rules ask only for the others."""
        game = table.game
        position = game.position
        own = position.seats[self.seat]
        section = next(top for top, printed in enumerate(SECTION_OF[own.mat]) if printed.bottom == bottom)
        place_token(table, self.seat, section)
        resource, cost = BOTTOM_RESOURCE[bottom], cost_of(own, section)
        told = answers.left.get(PAY, [])
        by_card = CARD_PAID in told and cost > 0
        if by_card:
            told.remove(CARD_PAID)
            cost -= 1
        places, answers.left[PAY] = told[:cost], told[cost:]
        known = [place for place in dict.fromkeys(places) for _ in range(min(
            places.count(place), how_many(resources_there(position, self.seat, place), resource)))]  # fmt: skip
        elsewhere = how_many(position.stock(self.seat), resource) - len([
            place for place in known if is_own(table, self.seat, place)])  # fmt: skip
        rest = cost - len(places)
        unknown = len(places) - len(known) + max(rest - elsewhere, 0)
        if unknown:
            table.warn(TableProblem(f"act_short_of_{RESOURCES[resource]}", self.seat, cost - unknown, cost))
        game.turn.bottom_taken = True
        answers.to_pay = min(rest, elsewhere)
        take_bottom(game, self.seat, section, answers.to_pay)
        if by_card:
            pay_with_card(table, self.seat)
        for place in dict.fromkeys(known):
            if not is_own(table, self.seat, place):
                table.warn(TableProblem("act_pays_from_elsewhere", self.seat, place))
            spend(game, self.seat, resource, place, known.count(place))


def mechs_by_ability(own: Seat, told: list[int]) -> None:
    """On the board mechs are alike: they are those of the abilities that are there, then any but those just named."""
    mechs = factions()[own.faction].mechs
    order = sorted(range(len(mechs)), key=lambda mech: (not own.abilities & mechs[mech], FIRST_MECH + mech in told))
    places = [place for place in own.at[FIRST_MECH:FIRST_WORKER] if place != MAT]
    if any(own.at[FIRST_MECH + mech] == MAT for mech in order[: len(places)]):
        own.at[FIRST_MECH:FIRST_WORKER] = [MAT] * len(mechs)
        for mech, place in zip(order[: len(places)], places, strict=True):
            own.at[FIRST_MECH + mech] = place


def is_own(table: Table, seat: int, place: int) -> bool:
    """Whether what lies there is the seat's to pay with."""
    position = table.game.position
    return place == ABOARD or bool(position.controlled(seat) & bit(place))


def unseen_cards(table: Table, seat: int) -> i64:
    """Combat cards of unknown values, as some that the rules can count."""
    return packed_kind(0, min(table.game.hidden[seat].unseen, MOST_IN_HAND))


def place_token(table: Table, seat: int, section: int) -> None:
    """The action token moves to another section, once a turn (section 3)."""
    own = table.game.position.seats[seat]
    placed, now = table.token_placed[seat], table.round()
    if placed == now and own.section != section:
        table.warn(TableProblem("act_another_section", seat))
    elif placed == now - 1 and section not in ChooseSection(seat).options(table.game):
        table.warn(TableProblem("act_token_is_there", seat))
    own.section = section
    table.token_placed[seat] = now


def take_factory_card(table: Table, seat: int, card: int) -> None:
    game = table.game
    own, hidden = game.position.seats[seat], game.hidden[seat]
    if own.factory_card == card:
        return
    if own.factory_card:
        table.warn(TableProblem("act_has_a_factory_card", seat, own.factory_card))
    elif not hidden.hidden_factory_card and own.at[CHARACTER] != FACTORY_PLACE:
        table.warn(TableProblem("act_not_at_the_factory", seat))
    own.factory_card = card
    hidden.hidden_factory_card = False
    game.factory_deck &= ~bit(card)
    game.tell(FACTORY_CARD_TAKEN, seat, card)


def reveal_objective(table: Table, seat: int, number: int) -> None:
    """The star for an objective; of a card nobody named only the star is known."""
    game = table.game
    own = game.position.seats[seat]
    if own.objective_stars and not own.abilities & DOMINATE:
        table.warn(TableProblem("act_objective_before", seat))
    if number != NO_NUMBER:
        hand = own.hand
        own.hand += unseen_cards(table, seat)
        if not holds(game, seat, number):
            table.warn(TableProblem("act_condition_not_met", seat, number))
        own.hand = hand
        game.tell(OBJECTIVE_REVEALED, seat, number)
    place_star(game, seat, STAR_OBJECTIVE)


def meet_encounter(table: Table, seat: int, card: int) -> None:
    """The encounter where the character stands; the token goes if it is still there."""
    game = table.game
    own = game.position.seats[seat]
    place = own.at[CHARACTER]
    game.position.encounters &= ~bit(place)
    game.encounter_deck &= ~bit(card)
    game.tell(ENCOUNTER_MET, seat, card, place)
    game.push(ChooseOffer(seat, card, place, 0, 2 if own.abilities & MEANDER else 1))
