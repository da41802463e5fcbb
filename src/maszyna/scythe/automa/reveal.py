"""A19.4 and A19.5: a combat card is revealed first, and a 4 or 5 stops the Automa."""

from typing import Final

from maszyna.kernel.tally import nth_kind, some, total
from maszyna.scythe.events import AUTOMA_STOPPED
from maszyna.scythe.game import FROM_COMBAT_DECK, Scythe

STOPS_FROM: Final = 4


def stopped_by_reveal(game: Scythe, seat: int) -> bool:
    """R9: from the shared combat deck, discarded after; with no card left nothing stops it (R8)."""
    if game.revealed:
        return stops(game, seat, game.revealed.pop(0))
    if not game.combat_deck:
        game.combat_deck = game.combat_discard
        game.combat_discard = 0
    left = total(game.combat_deck)
    if not left:
        return False
    kind = nth_kind(game.combat_deck, game.dice.below(FROM_COMBAT_DECK, left))
    game.combat_deck -= some(kind, 1)
    game.combat_discard += some(kind, 1)
    return stops(game, seat, kind + 2)


def stops(game: Scythe, seat: int, value: int) -> bool:
    if value < STOPS_FROM:
        return False
    game.tell(AUTOMA_STOPPED, seat, value)
    return True
