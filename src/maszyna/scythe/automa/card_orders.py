"""What a card tells the Automa of one faction to do: its rows without the groups in other factions' brackets (A4.2)."""

from typing import Final

from maszyna.scythe.automa.symbols import SYMBOLS, Symbol
from maszyna.scythe.automa_options import AutomaOptions, HouseRules
from maszyna.scythe.facts.automa import ANY_FACTION, DECKS, MOST_CARDS, AutomaCard, Scheme, automa_cards
from maszyna.scythe.facts.star_cards import StarCard
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

    def __init__(self, card: AutomaCard, scheme: Scheme, faction: int, symbols: list[Symbol]) -> None:
        mine = (ANY_FACTION, faction)
        self.moves = [
            MoveOrder(group.symbol, symbols[group.symbol], group.min_power)
            for group in scheme.moves
            if group.faction in mine
        ]
        self.gains = [GainOrder(group.gain, group.amount) for group in scheme.gains if group.faction in mine]
        self.recruit = scheme.recruit
        self.skip_mark = card.skipped_by_autometta
        self.advances = card.advances


DeckOrders = list[list[list[CardOrders]]]  # by number of the card, scheme (I at index 0) and faction


def deck_orders(cards: list[AutomaCard], symbols: list[Symbol]) -> DeckOrders:
    """A list, since it is looked up several times in every turn; numbers that no card has are empty."""
    factions = range(len(FACTIONS))
    found: DeckOrders = [[] for _ in range(MOST_CARDS + 1)]
    for card in cards:
        found[card.number] = [
            [CardOrders(card, scheme, faction, symbols) for faction in factions] for scheme in card.schemes
        ]
    return found


class OwnOrders(HouseRules):
    """House rules as the rows of cards they make; ``symbols`` may be own ones."""

    def __init__(self, cards: list[AutomaCard], star_cards: list[StarCard], symbols: list[Symbol]) -> None:
        super().__init__(cards, star_cards)
        self.symbols = symbols
        decks = [cards or list(automa_cards(deck)) for deck in range(len(DECKS))]
        self.orders = [deck_orders(deck, symbols) for deck in decks]


ORDERS: Final[list[DeckOrders]] = [deck_orders(list(automa_cards(deck)), SYMBOLS) for deck in range(len(DECKS))]


def symbols_of(options: AutomaOptions) -> list[Symbol]:
    own = options.own
    if own is None:
        return SYMBOLS
    assert isinstance(own, OwnOrders)
    return own.symbols


def orders_of(state: AutomaState, faction: int, card: int) -> CardOrders:
    """The rows of a card as they stand for this Automa now."""
    own = state.automa_options.own
    if own is None:
        return ORDERS[state.printed_deck][card][state.scheme - 1][faction]
    assert isinstance(own, OwnOrders)
    return own.orders[state.printed_deck][card][state.scheme - 1][faction]


def moves_of(state: AutomaState, faction: int, card: int) -> list[MoveOrder]:
    """The groups of the move row, or of the camp's instead (W5.7)."""
    if not state.encamped:
        return orders_of(state, faction, card).moves
    symbols = symbols_of(state.automa_options)
    return [MoveOrder(move.symbol, symbols[move.symbol], move.min_power) for move in state.camp.moves]


def gains_of(state: AutomaState, faction: int, card: int) -> list[GainOrder]:
    """The groups of the gain row, or of the camp's instead (W5.7)."""
    if not state.encamped:
        return orders_of(state, faction, card).gains
    return [GainOrder(symbol.gain, symbol.amount) for symbol in state.camp.gains]
