"""The Automa's turn (X5), whole or step by step where the person must say what lies on a tile."""

from maszyna.expeditions.automa.deck import draw
from maszyna.expeditions.automa.mech import mech_part
from maszyna.expeditions.automa.progress import advance
from maszyna.expeditions.events import CORRUPTION_PLACED
from maszyna.expeditions.facts.decision import DecisionCard
from maszyna.expeditions.game import Expedition
from maszyna.expeditions.words import AUTOMA, CENTRAL, NORTH


def carry_out(game: Expedition, card: DecisionCard, drawn: list[list[int]]) -> None:
    """X5.3 to X5.5 in one go; ``drawn`` is the corruption a tile gets, by row, in the order it was drawn."""
    advance(game, card)
    for row in (NORTH, CENTRAL):
        if mech_part(game, row, card.parts[row]):
            for value in drawn[row]:
                place(game, AUTOMA, row, game.position.at[row], value)


def place(game: Expedition, seat: int, row: int, at: int, value: int) -> None:
    """A corruption token drawn for a tile that was flipped: the first lies at the bottom (X8.1)."""
    game.position.put(row, at, value)
    game.tell(CORRUPTION_PLACED, seat, row, at, value)


def take_turn(game: Expedition, drawn: list[list[int]]) -> None:
    """X5: a card drawn and carried out."""
    carry_out(game, draw(game), drawn)
