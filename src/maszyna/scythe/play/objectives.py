"""Objectives (section 10): revealed on the own turn, before or after a row's action, when the condition holds."""

from typing import Final

from maszyna.kernel.bits import bit, i64, members
from maszyna.kernel.pending import Decision
from maszyna.scythe.events import OBJECTIVE_REVEALED
from maszyna.scythe.facts.objectives import AT_LEAST, AT_MOST, Objective, objectives
from maszyna.scythe.game import Scythe
from maszyna.scythe.play.quantities import quantity
from maszyna.scythe.play.stars import place_star
from maszyna.scythe.words import DOMINATE, STAR_OBJECTIVE

KEEP: Final = 0
CARDS: Final[list[Objective]] = list(objectives())  # number 1 at index 0

BEFORE_TOP: Final = 0
BETWEEN: Final = 1
END_OF_TURN: Final = 2


def holds(game: Scythe, seat: int, number: int) -> bool:
    """Whether all clauses of an objective hold now."""
    for clause in CARDS[number - 1].clauses:
        value = quantity(game, seat, clause.quantity)
        if clause.relation == AT_LEAST:
            if value < clause.number:
                return False
        elif clause.relation == AT_MOST:
            if value > clause.number:
                return False
        elif value != clause.number:
            return False
    return True


class RevealObjective(Decision[Scythe]):
    """Which objective to reveal, or none now.

    Cards printed "at the end of your turn" wait for it; the others are asked for where something has happened before.
    """

    def __init__(self, seat: int, when: int) -> None:
        super().__init__(seat)
        self.when = when

    def kind(self) -> str:
        return "objective"

    def options(self, game: Scythe) -> list[int]:
        hand: i64 = game.position.seats[self.seat].objectives
        if not hand or (self.when == BETWEEN and not game.turn.top_taken):
            return [KEEP]
        return [
            KEEP,
            *(number for number in members(hand) if self.is_time(game, number) and holds(game, self.seat, number)),
        ]

    def is_time(self, game: Scythe, number: int) -> bool:
        if CARDS[number - 1].end_of_turn:
            return self.when == END_OF_TURN
        return self.when != END_OF_TURN or game.turn.bottom_taken

    def take(self, game: Scythe, action: int) -> None:
        if action == KEEP:
            return
        own = game.position.seats[self.seat]
        game.tell(OBJECTIVE_REVEALED, self.seat, action)
        if own.abilities & DOMINATE:
            own.objectives &= ~bit(action)
            game.push(RevealObjective(self.seat, self.when))
        else:
            own.objectives = 0
        place_star(game, self.seat, STAR_OBJECTIVE)

    def span(self) -> int:
        return len(CARDS) + 1

    def text(self, action: int) -> str:
        return "keep objectives" if action == KEEP else f"reveal {action}"

    def why_not(self, game: Scythe, action: int) -> str:
        if not game.position.seats[self.seat].objectives & bit(action):
            return "not_in_hand"
        return "condition_not_met" if self.is_time(game, action) else "not_before_the_end_of_the_turn"
