"""The chance in a combat against an Automa, from what the person at the dial may know and nothing else.

Known are the cards that have left the Automa's deck, its power and how many combat cards it holds, the own hand and the
discarded combat cards. Which combat cards it holds is unknown: any that are neither in the own hand nor discarded.
"""

from fractions import Fraction
from typing import Final

from maszyna.app.base.documents import Doc
from maszyna.kernel.bits import members
from maszyna.kernel.packed_counts import counts, total
from maszyna.scythe.automa.combat import cards_called, power_used
from maszyna.scythe.automa.deck import card_of
from maszyna.scythe.facts.combat import combat_deck
from maszyna.scythe.game import Scythe
from maszyna.scythe.hidden import DECK
from maszyna.scythe.play.combat.combat import ATTACKER
from maszyna.scythe.state import AUTOMA
from maszyna.scythe.turn_state import Combat

LOWEST: Final = 2  # the value of the first kind of combat card
Shares = dict[int, Fraction]  # by total, how likely it is


def chance_view(game: Scythe, combat: Combat, sees: int) -> Doc | None:
    """How likely each total of the Automa is, and by own total how likely it wins; None where nobody can know."""
    if sees not in combat.fighters:
        return None
    role = combat.fighters.index(sees)
    other = combat.fighters[1 - role]
    if game.position.seats[other].player != AUTOMA:
        return None
    shares = totals_of(game, sees, other)
    most = max(shares)
    wins = {}
    for own in range(most + 2):
        beaten = [share for against, share in shares.items() if own > against or (own == against and role == ATTACKER)]
        wins[str(own)] = float(sum(beaten, Fraction(0)))
    return {"totals": {str(value): float(shares.get(value, 0)) for value in range(most + 1)}, "wins": wins}


def totals_of(game: Scythe, seat: int, automa: int) -> Shares:
    state = game.automa(automa)
    own = game.position.seats[automa]
    held = int(total(own.hand)) + state.unseen
    unknown = unseen_cards(game, seat)
    cards = members(state.deck or DECK)  # an empty deck is shuffled before the next draw (A2.2)
    found: Shares = {}
    for number in cards:
        card = card_of(state, number)
        drawn = min(cards_called(game, automa, card), held)
        for value, share in sums_of(unknown, drawn).items():
            whole = power_used(card, own.power) + value
            found[whole] = found.get(whole, Fraction(0)) + share / len(cards)
    return found


def unseen_cards(game: Scythe, seat: int) -> list[int]:
    """How many combat cards of each value a seat has not seen."""
    hand = counts(game.position.seats[seat].hand)
    gone = counts(game.combat_discard)
    return [
        max(0, printed - int(mine) - int(lies)) for printed, mine, lies in zip(combat_deck(), hand, gone, strict=True)
    ]


def sums_of(unknown: list[int], drawn: int) -> Shares:
    """The sum of so many cards drawn from the unknown ones."""
    left = sum(unknown)
    if not drawn or not left:
        return {0: Fraction(1)}
    found: Shares = {}
    for kind, number in enumerate(unknown):
        if not number:
            continue
        rest = [amount - 1 if other == kind else amount for other, amount in enumerate(unknown)]
        for value, share in sums_of(rest, drawn - 1).items():
            whole = value + kind + LOWEST
            found[whole] = found.get(whole, Fraction(0)) + share * Fraction(number, left)
    return found
