"""How likely each total of an Automa is in a combat, from what the other seat may know and nothing else.

Known are the cards that have left the Automa's deck, its power and how many combat cards it holds, the own hand and the
discarded combat cards. Which combat cards it holds is unknown: any that are neither in the own hand nor discarded.
"""

from fractions import Fraction
from typing import Final

from maszyna.kernel.bits import members
from maszyna.kernel.packed_counts import counts, total
from maszyna.scythe.automa.combat import cards_called, power_used
from maszyna.scythe.automa.deck import card_of
from maszyna.scythe.facts.combat import combat_deck
from maszyna.scythe.game import Scythe
from maszyna.scythe.hidden import DECK

LOWEST: Final = 2  # the value of the first kind of combat card
Odds = dict[int, Fraction]  # by total, how likely it is


def totals_of(game: Scythe, seat: int, automa: int) -> Odds:
    state = game.automa(automa)
    own = game.position.seats[automa]
    held = int(total(own.hand)) + state.unseen
    unknown = unseen_cards(game, seat)
    cards = members(state.deck or DECK)  # an empty deck is shuffled before the next draw (A2.2)
    found: Odds = {}
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


def sums_of(unknown: list[int], drawn: int) -> Odds:
    """The sum of so many cards drawn from the unknown ones."""
    left = sum(unknown)
    if not drawn or not left:
        return {0: Fraction(1)}
    found: Odds = {}
    for kind, number in enumerate(unknown):
        if not number:
            continue
        rest = [amount - 1 if other == kind else amount for other, amount in enumerate(unknown)]
        for value, share in sums_of(rest, drawn - 1).items():
            whole = value + kind + LOWEST
            found[whole] = found.get(whole, Fraction(0)) + share * Fraction(number, left)
    return found
