"""Rows of Expeditions to practise on: where does one of the Automa's two mechs go with a decision card?

All seven locations are candidates, those of the human's mech too, until a criterion rules them out; at least two must
rule something out. A mech and a seed give the same drill on every machine.
"""

from typing import Final

from maszyna.expeditions.automa.automa_turn import lone_automa, take_turn
from maszyna.expeditions.events import FOUND, MechPart
from maszyna.expeditions.facts.decision_cards import decision_cards
from maszyna.expeditions.facts.progress import progress_cards
from maszyna.expeditions.ids import LOCATIONS, WALKED
from maszyna.expeditions.notation.turn_request import card_turned
from maszyna.expeditions.state import Position
from maszyna.kernel.dice import Dice, dice

STREAM: Final = "mech drill"
SEEDS: Final = 1 << 30
TRIES: Final = 2000
LEAST_CRITERIA: Final = 2
MOST_TURNS: Final = 14
TOKENS: Final = [1, 2, 3, 4, 5, 6]


class MechDrill:
    """A position, a card, and what one mech does with it."""

    def __init__(self, position: Position, card: int, part: MechPart) -> None:
        self.position = position
        self.card = card
        self.part = part


def mech_drill(row: int, seed: int) -> MechDrill:
    chance = dice(seed, [f"{STREAM} {row}"])
    for _ in range(TRIES):
        position = position_by_chance(chance)
        card = 1 + chance.below(0, len(decision_cards()))
        for event in card_turned(position, card, [[], []]).events:
            if isinstance(event, MechPart) and event.row == row and is_drill(event):
                return MechDrill(event.position or position, card, event)
    raise AssertionError("no drill in so many tries")


def position_by_chance(chance: Dice) -> Position:
    """The rows after some turns, with the human's mech somewhere, and corruption of several values."""
    cards = progress_cards().cards
    game = lone_automa(cards[chance.below(0, len(cards))], chance.below(0, SEEDS))
    for _ in range(chance.below(0, MOST_TURNS)):
        drawn = [[TOKENS[chance.below(0, len(TOKENS))] for _ in range(2)] for _ in range(WALKED)]
        take_turn(game, drawn)
    position = game.position
    position.human_row = chance.below(0, WALKED)
    free = [at for at in range(LOCATIONS) if at != position.at[position.human_row]]
    position.human_at = free[chance.below(0, len(free))]
    return position


def is_drill(part: MechPart) -> bool:
    if part.reason != FOUND or part.to == part.start:
        return False
    return len([finding for finding in part.trace or [] if finding.before != finding.after]) >= LEAST_CRITERIA
