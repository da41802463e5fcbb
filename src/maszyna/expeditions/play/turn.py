"""Turns alternate (X2.6); the Automa's runs by itself and stops where a tile is flipped; the end (X9.1)."""

from typing import Final

from maszyna.expeditions.automa.deck import CARDS, draw
from maszyna.expeditions.automa.mech import mech_part
from maszyna.expeditions.automa.progress import MOST_GLORY, advance
from maszyna.expeditions.events import END_NEAR, TURN_BEGAN
from maszyna.expeditions.facts.human import human_facts
from maszyna.expeditions.game import NOT_YET, Expedition
from maszyna.expeditions.play.counting import CountCoins
from maszyna.expeditions.play.drawing import TokensDrawn
from maszyna.expeditions.play.reporting import YourTurn
from maszyna.expeditions.words import AUTOMA, CENTRAL, HUMAN, NORTH, SEATS
from maszyna.kernel.pending import Step

LAST_TURNS: Final = len(SEATS)  # one each, and whoever brought the end about is the last
HUMAN_GLORY: Final = human_facts().glory_tokens


class TakeTurn(Step[Expedition]):
    def run(self, game: Expedition) -> None:
        game.turn = self.seat
        game.turns += 1
        game.tell(TURN_BEGAN, self.seat, game.turns)
        game.push(EndTurn(self.seat))
        game.push(YourTurn(HUMAN) if self.seat == HUMAN else DrawCard(AUTOMA))


class DrawCard(Step[Expedition]):
    """X5.2 and X5.3, then the two mechs in their order."""

    def run(self, game: Expedition) -> None:
        card = draw(game)
        advance(game, card)
        game.push(MechStep(self.seat, CENTRAL, card.number))
        game.push(MechStep(self.seat, NORTH, card.number))


class MechStep(Step[Expedition]):
    """X5.4 and X5.5; a tile that was flipped gets the corruption the person draws for it."""

    def __init__(self, seat: int, row: int, card: int) -> None:
        super().__init__(seat)
        self.row = row
        self.card = card

    def run(self, game: Expedition) -> None:
        if mech_part(game, self.row, CARDS[self.card - 1].parts[self.row]):
            game.push(TokensDrawn(HUMAN, self.seat, self.row, game.position.at[self.row]))


class EndTurn(Step[Expedition]):
    """X9.1: the 4th or the 8th glory token brings the end, and then each side has one turn more."""

    def run(self, game: Expedition) -> None:
        if game.turns_left != NOT_YET:
            game.turns_left -= 1
        elif game.human.glory >= HUMAN_GLORY or game.position.glory >= MOST_GLORY:
            game.turns_left = LAST_TURNS
            game.tell(END_NEAR, self.seat, LAST_TURNS)
        if game.turns_left == 0:
            game.push(CountCoins(HUMAN, 0))
        else:
            game.push(TakeTurn(AUTOMA if self.seat == HUMAN else HUMAN))
