"""Turns alternate (X2.6); the Automa's runs by itself and stops where the person must tell a card or a token.

In the human's turn the person reports what has changed on the table, thing by thing. A report has a short text. Those
of the rules come first; ``adjust …`` mends what was entered wrongly.
"""

from typing import Final

from maszyna.expeditions.automa.automa_turn import advance
from maszyna.expeditions.automa.deck import draw, reshuffle, turn_up
from maszyna.expeditions.automa.mech import mech_part
from maszyna.expeditions.events import TURN_BEGAN
from maszyna.expeditions.facts.decision_cards import DecisionCard
from maszyna.expeditions.game import Expedition
from maszyna.expeditions.ids import ASIDE, AUTOMA, CENTRAL, HUMAN, MOST_CARDS, NORTH, TABLE_COUNT, TURN_REPORT
from maszyna.expeditions.play.corrections import adjustments
from maszyna.expeditions.play.game_end import CountCoins, count_turn
from maszyna.expeditions.play.tokens_drawn import TokensDrawn
from maszyna.expeditions.play.turn_reports import Report, turn_reports
from maszyna.kernel.bits import bit, count, members
from maszyna.kernel.steps import BY_LIST, BY_NUMBER, Decision, DecisionKind, Step

DONE: Final = 0
REPORTS: Final[list[Report]] = [*turn_reports(), *adjustments()]


class YourTurn(Decision[Expedition]):
    about = DecisionKind("your_turn", TURN_REPORT, BY_LIST, ends_turn=True)

    def options(self, game: Expedition) -> list[int]:
        possible = [number for number, report in enumerate(REPORTS, 1) if report.why_not(game) == ""]
        return [DONE, *possible]

    def take(self, game: Expedition, action: int) -> None:
        if action == DONE:
            return
        game.push(self)
        REPORTS[action - 1].take(game)

    def span(self) -> int:
        return len(REPORTS) + 1

    def text(self, action: int) -> str:
        return REPORTS[action - 1].text if action else "done"

    def why_not(self, game: Expedition, action: int) -> str:
        return REPORTS[action - 1].why_not(game)


class NextTurn(Step[Expedition]):
    def begins_turn(self) -> bool:
        return True

    def run(self, game: Expedition) -> None:
        game.turn = self.seat
        game.turns += 1
        game.tell(TURN_BEGAN, self.seat, game.turns)
        game.push(EndTurn(self.seat))
        game.push(YourTurn(HUMAN) if self.seat == HUMAN else DrawDecisionCard(AUTOMA))


class DrawDecisionCard(Step[Expedition]):
    """X5.1 and X5.2: the program draws, or the person says which card was drawn."""

    def run(self, game: Expedition) -> None:
        if game.typed:
            if count(game.deck) <= ASIDE:  # those that nobody has seen are the two set aside
                reshuffle(game)
            game.push(CardDrawn(HUMAN))
        else:
            carry_on(game, self.seat, draw(game))


class CardDrawn(Decision[Expedition]):
    """The number of the card the person has drawn: any that was not seen since the deck was shuffled."""

    about = DecisionKind("card_drawn", TABLE_COUNT, BY_NUMBER)

    def options(self, game: Expedition) -> list[int]:
        return members(game.deck)

    def take(self, game: Expedition, action: int) -> None:
        game.deck &= ~bit(action)
        carry_on(game, AUTOMA, turn_up(game, action))

    def span(self) -> int:
        return MOST_CARDS + 1

    def text(self, action: int) -> str:
        return f"card {action}" if action else ""

    def why_not(self, game: Expedition, action: int) -> str:
        return "the_card_was_seen"


def carry_on(game: Expedition, seat: int, card: DecisionCard) -> None:
    """X5.3, then the two mechs in their order."""
    advance(game, card)
    game.push(MechStep(seat, CENTRAL, card.number))
    game.push(MechStep(seat, NORTH, card.number))


class MechStep(Step[Expedition]):
    """X5.4 and X5.5; a tile that was flipped gets the corruption the person draws for it."""

    def __init__(self, seat: int, row: int, card: int) -> None:
        super().__init__(seat)
        self.row = row
        self.card = card

    def run(self, game: Expedition) -> None:
        if mech_part(game, self.row, game.cards[self.card].parts[self.row]):
            game.push(TokensDrawn(HUMAN, self.seat, self.row, game.position.at[self.row]))


class EndTurn(Step[Expedition]):
    """X9.1: the 4th or the 8th glory token brings the end, and then each side has one turn more."""

    def run(self, game: Expedition) -> None:
        count_turn(game, self.seat)
        if game.turns_left == 0:
            game.push(CountCoins(HUMAN, 0))
        else:
            game.push(NextTurn(AUTOMA if self.seat == HUMAN else HUMAN))
