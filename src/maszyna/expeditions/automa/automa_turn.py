"""The Automa's turn (X5) and its progress (X6), whole or step by step where the person must say what lies on a tile."""

from typing import Final

from maszyna.expeditions.automa.deck import draw, shuffle
from maszyna.expeditions.automa.mech import mech_part
from maszyna.expeditions.events import CORRUPTION_PLACED, GLORY, PROGRESS
from maszyna.expeditions.facts.decision_cards import DecisionCard
from maszyna.expeditions.facts.progress import ProgressCard, glory_tokens
from maszyna.expeditions.game import STREAMS, Expedition
from maszyna.expeditions.ids import AUTOMA, CENTRAL, NORTH
from maszyna.expeditions.state import start_position
from maszyna.kernel.dice import dice

MOST_GLORY: Final = glory_tokens()


def advance(game: Expedition, card: DecisionCard) -> None:
    """One space on, if the card has the mark and the track goes on."""
    position = game.position
    if not card.progress or position.progress + 1 >= position.card.spaces:
        return
    position.progress += 1
    game.tell(PROGRESS, AUTOMA, position.progress)
    if position.progress in position.card.stars and position.glory < MOST_GLORY:
        position.glory += 1
        game.tell(GLORY, AUTOMA, position.glory)


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


# What the tiles say is not on file, so every tile gets the same two tokens; how long the track takes does not
# depend on them.
STAND_INS: Final[list[list[int]]] = [[3, 4], [3, 4]]


def lone_automa(card: ProgressCard, seed: int) -> Expedition:
    """An Automa at the start of a game, and no human mech in its rows."""
    game = Expedition(start_position(card), dice(seed, STREAMS), 0)
    shuffle(game)
    return game


def turns_to_last_glory(game: Expedition) -> int:
    turns = 0
    while game.position.glory < MOST_GLORY:
        take_turn(game, STAND_INS)
        turns += 1
    return turns
