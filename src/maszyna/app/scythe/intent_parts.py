"""What the intents of Scythe share: reading a place, and what the engine asks now."""

from typing import Any, Final

from maszyna.app.base.live_games import ScytheGame
from maszyna.app.base.transaction import Transaction
from maszyna.kernel.document import Part
from maszyna.scythe.game import Scythe
from maszyna.speech.common.keys import PLACE_NUMBERS

MOST_TOKENS: Final = 64
MOST_TEXT: Final = 400


def place_in(part: Part) -> int:
    key = part.text(MOST_TEXT)
    if key not in PLACE_NUMBERS:
        raise part.wrong("the key of a place")
    return PLACE_NUMBERS[key]


def game_of(transaction: Transaction) -> Scythe:
    live = transaction.live
    if not isinstance(live, ScytheGame) or live.over():
        raise transaction.refused("no_such_piece")
    return live.game


def game_asking(transaction: Transaction) -> Any:
    live = transaction.live
    return live.game.asking if isinstance(live, ScytheGame) else None
