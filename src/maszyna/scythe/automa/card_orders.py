"""What a card tells the Automa of one faction to do: its rows without the groups in other factions' brackets (A4.2)."""

from typing import Final

from maszyna.scythe.automa.symbols import SYMBOLS, Symbol
from maszyna.scythe.facts.automa import ANY_FACTION, DECKS, AutomaCard, Scheme, automa_cards
from maszyna.scythe.hidden import AutomaState
from maszyna.scythe.ids import FACTIONS


class MoveOrder:
    """One group of the move row."""

    def __init__(self, number: int, symbol: Symbol, min_power: int) -> None:
        self.number = number  # the symbol's
        self.symbol = symbol
        self.min_power = min_power


class GainOrder:
    """One group of the gain row."""

    def __init__(self, gain: int, amount: int) -> None:
        self.gain = gain
        self.amount = amount


class CardOrders:
    """The rows of one card in one scheme."""

    def __init__(self, card: AutomaCard, scheme: Scheme, faction: int) -> None:
        mine = (ANY_FACTION, faction)
        self.moves = [
            MoveOrder(group.symbol, SYMBOLS[group.symbol], group.min_power)
            for group in scheme.moves
            if group.faction in mine
        ]
        self.gains = [GainOrder(group.gain, group.amount) for group in scheme.gains if group.faction in mine]
        self.recruit = scheme.recruit
        self.skip_mark = card.skipped_by_autometta
        self.advances = card.advances


def _orders(deck: int) -> list[list[list[CardOrders]]]:
    """By card (number 1 at index 0), scheme (I at index 0) and faction."""
    factions = range(len(FACTIONS))
    return [
        [[CardOrders(card, scheme, faction) for faction in factions] for scheme in card.schemes]
        for card in automa_cards(deck)
    ]


ORDERS: Final[list[list[list[list[CardOrders]]]]] = [_orders(deck) for deck in range(len(DECKS))]


def orders_of(state: AutomaState, faction: int, card: int) -> CardOrders:
    """The rows of a card as they stand for this Automa now."""
    return ORDERS[state.printed_deck()][card - 1][state.scheme - 1][faction]


def moves_of(state: AutomaState, faction: int, card: int) -> list[MoveOrder]:
    """The groups of the move row, or of the camp's instead (W5.7)."""
    if not state.encamped:
        return orders_of(state, faction, card).moves
    return [MoveOrder(move.symbol, SYMBOLS[move.symbol], move.min_power) for move in state.camp.moves]


def gains_of(state: AutomaState, faction: int, card: int) -> list[GainOrder]:
    """The groups of the gain row, or of the camp's instead (W5.7)."""
    if not state.encamped:
        return orders_of(state, faction, card).gains
    return [GainOrder(symbol.gain, symbol.amount) for symbol in state.camp.gains]
