"""Objectives (section 10): revealed on the own turn, before or after a row's action, when the condition holds."""

from typing import Final

from maszyna.kernel.bits import bit, i64, mask_of, members
from maszyna.kernel.steps import Decision, DecisionKind
from maszyna.scythe.events import OBJECTIVE_REVEALED
from maszyna.scythe.facts.objectives import AT_LEAST, AT_MOST, Objective, objectives
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import DOMINATE, MOST_STARS, STAR_OBJECTIVE
from maszyna.scythe.play.cards.quantities import quantity
from maszyna.scythe.play.common.decisions import BY_OBJECTIVE, CARDS_OFFERED
from maszyna.scythe.play.common.stars import place_star

KEEP: Final = 0
CARDS: Final[list[Objective]] = list(objectives())  # number 1 at index 0
END_CARDS: Final[i64] = mask_of([card.number for card in objectives() if card.end_of_turn])

BEFORE_TOP: Final = 0
BETWEEN: Final = 1
END_OF_TURN: Final = 2


def holds(game: Scythe, seat: int, number: int) -> bool:
    """Whether all clauses of an objective hold now."""
    for what, relation, wanted in CARDS[number - 1].clauses:
        value = quantity(game, seat, what)
        if relation == AT_LEAST:
            if value < wanted:
                return False
        elif relation == AT_MOST:
            if value > wanted:
                return False
        elif value != wanted:
            return False
    return True


def in_time(game: Scythe, cards: i64, when: int) -> i64:
    """Those of some objectives that may be revealed at a moment of the turn if their condition holds."""
    if when == END_OF_TURN:
        return cards if game.turn.bottom_taken else cards & END_CARDS
    if when == BETWEEN and not game.turn.top_taken:
        return 0
    return cards & ~END_CARDS


class ObjectiveDecision(Decision[Scythe]):
    """What a seat may show as fulfilled at a moment of its turn."""

    def __init__(self, seat: int, when: int) -> None:
        super().__init__(seat)
        self.when = when

    def context(self, game: Scythe) -> list[int]:
        return [0, self.when]

    def span(self) -> int:
        return len(CARDS) + 1


class RevealObjective(ObjectiveDecision):
    """Which objective to reveal, or none now.

    Cards printed "at the end of your turn" wait for it; the others are asked for where something has happened before.
    """

    about = DecisionKind("objective", CARDS_OFFERED, BY_OBJECTIVE)

    def options(self, game: Scythe) -> list[int]:
        own = game.position.seats[self.seat]
        found = [KEEP]
        hand = in_time(game, own.objectives, self.when)
        if hand and own.stars < MOST_STARS:  # with six a resolution may let the game go on
            for number in members(hand):
                if holds(game, self.seat, number):
                    found.append(number)
        return found

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

    def text(self, action: int) -> str:
        return "keep objectives" if action == KEEP else f"reveal {action}"

    def why_not(self, game: Scythe, action: int) -> str:
        hand = game.position.seats[self.seat].objectives
        if not hand & bit(action):
            return "not_in_hand"
        if in_time(game, hand, self.when) & bit(action):
            return "condition_not_met"
        return "not_before_the_end_of_the_turn"
