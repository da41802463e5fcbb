"""The Automa in combat (A15): a card of its deck says how much power and how many combat cards it uses.

How likely each of its totals is follows from what the other seat may know: the cards that have left the Automa's deck,
its power and how many combat cards it holds, the own hand and the discarded combat cards. Which combat cards it holds
is unknown: any that are neither in the own hand nor discarded.
"""

from fractions import Fraction
from typing import Final

from maszyna.kernel.bits import bit, i64, members
from maszyna.kernel.packed_counts import counts, nth_kind, packed_kind, total
from maszyna.kernel.steps import Step
from maszyna.scythe.automa.deck import card_of, draw, is_own_card
from maszyna.scythe.board import PRODUCT, base_of
from maszyna.scythe.events import AUTOMA_COMBAT_CARD, AUTOMA_OWN_CARD, RESOURCES_LEFT, UNIT_RETREATED
from maszyna.scythe.facts.automa import PRINTED_COLUMNS, AutomaCard
from maszyna.scythe.facts.combat_deck import combat_deck
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import FIRST_WORKER, MAT, UNITS
from maszyna.scythe.play.combat.combat import fight_of
from maszyna.scythe.state import HUMAN
from maszyna.scythe.turn_state import AUTOMA_DECK_STREAM

COLUMNS: Final = ["0-7", "8-13", "14+"]  # by the power it has
OWN_COLUMNS: Final = 100  # from here on, a column of an own card: first power * OWN_COLUMNS + last


def column_of(card: AutomaCard, power: int) -> int:
    """A15.3: the column of a combat table that counts with so much power."""
    column = 0
    while card.columns[column] < power:
        column += 1
    return column


def column_number(card: AutomaCard, power: int) -> int:
    """The column as an event names it: one of COLUMNS, or the range of an own card's."""
    column = column_of(card, power)
    if card.columns == PRINTED_COLUMNS:
        return column
    return (card.columns[column - 1] + 1 if column else 0) * OWN_COLUMNS + card.columns[column] + OWN_COLUMNS


def column_range(number: int) -> tuple[int, int]:
    """The least and the most power of an own card's column."""
    return (number // OWN_COLUMNS - 1, number % OWN_COLUMNS)


def power_used(card: AutomaCard, power: int) -> int:
    """A15.3: what the column says, at most what it has."""
    return min(card.combat_power[column_of(card, power)], power)


def tell_card(game: Scythe, seat: int, number: int) -> None:
    """A15.2: the card drawn for a combat, and which of its columns counts."""
    power = game.position.seats[seat].power
    state = game.automa(seat)
    game.tell(AUTOMA_COMBAT_CARD, seat, number, power, column_number(card_of(state, number), power))
    if is_own_card(state, number):
        game.tell(AUTOMA_OWN_CARD, seat, number)


def cards_called(game: Scythe, seat: int, card: AutomaCard) -> int:
    """A15.4: the number of combat cards a table shows, or fewer where airships have a say (W6.4, W6.6)."""
    return min(card.combat_cards, game.airship_rules.cards_allowed(game, seat, card.combat_cards))


class Commit(Step[Scythe]):
    """A15.2 to A15.4, after the human has chosen unseen."""

    def __init__(self, seat: int, role: int) -> None:
        super().__init__(seat)
        self.role = role

    def run(self, game: Scythe) -> None:
        number = draw(game, self.seat)
        game.automa(self.seat).fought |= bit(number)
        tell_card(game, self.seat, number)
        commit(game, self.seat, self.role, number)


def commit(game: Scythe, seat: int, role: int, number: int) -> None:
    combat = fight_of(game)
    card = card_of(game.automa(seat), number)
    own = game.position.seats[seat]
    combat.dials[role] = power_used(card, own.power)
    hand = own.hand
    played: i64 = 0
    for _ in range(cards_called(game, seat, card)):
        left = total(hand)
        if not left:
            break
        one = packed_kind(nth_kind(hand, game.dice.below(AUTOMA_DECK_STREAM + seat, left)), 1)
        hand -= one
        played += one
    combat.cards[role] = played


def retreat(game: Scythe, seat: int, place: int) -> None:
    """A15.6: mechs and character to the mat, with Ultimaszyna to the base; workers to the base."""
    own = game.position.seats[seat]
    home = base_of(own.faction)
    beaten = home if game.automa(seat).star_card.retreats_to_base else MAT
    for unit in range(UNITS):
        if own.at[unit] == place:
            own.at[unit] = beaten if unit < FIRST_WORKER else home
            game.tell(UNIT_RETREATED, seat, unit, place, own.at[unit])
    own.muster()


def leave_resources(game: Scythe, seat: int, winner: int, place: int) -> None:
    """A16: a human who takes a territory from the Automa finds what the last turn card's resource box shows."""
    state = game.automa(seat)
    if game.position.seats[winner].player != HUMAN or PRODUCT[place] < 0 or not state.last_card:
        return
    amount = card_of(state, state.last_card).resources
    if amount:
        game.position.resources[place] += packed_kind(PRODUCT[place], amount)
        game.tell(RESOURCES_LEFT, winner, PRODUCT[place], amount, place)


LOWEST: Final = 2  # the value of the first kind of combat card
Odds = dict[int, Fraction]  # by total, how likely it is


def totals_of(game: Scythe, seat: int, automa: int) -> Odds:
    state = game.automa(automa)
    own = game.position.seats[automa]
    held = int(total(own.hand)) + state.unseen
    unknown = unseen_cards(game, seat)
    cards = members(state.deck or state.automa_options.full_deck)  # an empty deck is shuffled before the draw (A2.2)
    found: Odds = {}
    sums: dict[int, Odds] = {}  # by how many cards are drawn
    for number in cards:
        card = card_of(state, number)
        drawn = min(cards_called(game, automa, card), held)
        if drawn not in sums:
            sums[drawn] = sums_of(unknown, drawn)
        for value, share in sums[drawn].items():
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
    """The sum of a number of cards drawn from the unknown ones."""
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
