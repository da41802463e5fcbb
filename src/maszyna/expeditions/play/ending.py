"""When the end comes (X9.1), and that it is found anew when what was told is corrected."""

from typing import Final

from maszyna.expeditions.automa.progress import MOST_GLORY
from maszyna.expeditions.events import END_NEAR, END_OFF
from maszyna.expeditions.facts.human import human_facts
from maszyna.expeditions.game import NOT_YET, Expedition
from maszyna.expeditions.words import AUTOMA, SEATS

LAST_TURNS: Final = len(SEATS)  # one each, and whoever brought the end about is the last
HUMAN_GLORY: Final = human_facts().glory_tokens


def last_token_placed(game: Expedition) -> bool:
    """The human's 4th glory token or the Automa's 8th."""
    return game.human.glory >= HUMAN_GLORY or game.position.glory >= MOST_GLORY


def count_turn(game: Expedition, seat: int) -> None:
    """A turn has ended: one of the last is over, or the last ones begin."""
    if game.turns_left != NOT_YET:
        game.turns_left -= 1
    elif last_token_placed(game):
        game.turns_left = LAST_TURNS
        game.tell(END_NEAR, seat, LAST_TURNS)


def find_end_anew(game: Expedition) -> None:
    """After a correction that takes the last token back nobody has brought the end about."""
    if game.turns_left != NOT_YET and not last_token_placed(game):
        game.turns_left = NOT_YET
        game.tell(END_OFF, AUTOMA)
