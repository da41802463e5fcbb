"""X6: the progress token goes on, and a star brings a glory token to the camp."""

from typing import Final

from maszyna.expeditions.events import GLORY, PROGRESS
from maszyna.expeditions.facts.decision import DecisionCard
from maszyna.expeditions.facts.progress import glory_tokens
from maszyna.expeditions.game import Expedition
from maszyna.expeditions.words import AUTOMA

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
