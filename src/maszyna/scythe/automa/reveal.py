"""A19.4 and A19.5: a combat card is revealed before a unit is moved or gained, and a 4 or 5 stops the Automa."""

from typing import Final

from maszyna.kernel.packed_counts import nth_kind, packed_kind, total
from maszyna.scythe.decks import card_value
from maszyna.scythe.events import AUTOMA_REVEALED, AUTOMA_STOPPED, UNIT_NOT_GAINED
from maszyna.scythe.game import Scythe
from maszyna.scythe.turn_state import COMBAT_DECK_STREAM

NO_CARD: Final = 0
STOPS_FROM: Final = 4


def stops_move(game: Scythe, seat: int, symbol: int) -> bool:
    """Whether the card revealed skips this symbol and the rest of the move row."""
    return stops(game, seat, AUTOMA_STOPPED, symbol)


def stops_gain(game: Scythe, seat: int, unit: int) -> bool:
    """Whether the card revealed keeps a unit on the mat."""
    return stops(game, seat, UNIT_NOT_GAINED, unit)


def stops(game: Scythe, seat: int, event: int, what: int) -> bool:
    value = reveal(game)
    if value >= STOPS_FROM:
        game.tell(event, seat, value, what)
        return True
    if value != NO_CARD:
        game.tell(AUTOMA_REVEALED, seat, value)
    return False


def reveal(game: Scythe) -> int:
    """R9: a card of the shared combat deck, discarded after; with none left nothing stops the Automa (R8)."""
    if game.revealed:
        return game.revealed.pop(0)
    if not game.combat_deck:
        game.combat_deck = game.combat_discard
        game.combat_discard = 0
    left = total(game.combat_deck)
    if not left:
        return NO_CARD
    kind = nth_kind(game.combat_deck, game.dice.below(COMBAT_DECK_STREAM, left))
    game.combat_deck -= packed_kind(kind, 1)
    game.combat_discard += packed_kind(kind, 1)
    return card_value(kind)
