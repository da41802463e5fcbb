"""What a card tells the Automa of one faction to do: its rows without the groups in other factions' brackets (A4.2)."""

from typing import Final

from maszyna.scythe.automa.side import AutomaSide
from maszyna.scythe.automa.symbols import SYMBOLS, Symbol
from maszyna.scythe.facts.automa import (
    ANY_FACTION,
    ATTACK_COMBAT_UNIT,
    ATTACK_WORKERS,
    AutomaCard,
    Scheme,
    automa_cards,
)
from maszyna.scythe.words import FACTIONS


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


class Orders:
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


def _orders(invaders: bool) -> list[list[list[Orders]]]:
    """By card (number 1 at index 0), scheme (I at index 0) and faction."""
    factions = range(len(FACTIONS))
    return [
        [[Orders(card, scheme, faction) for faction in factions] for scheme in card.schemes]
        for card in automa_cards(invaders)
    ]


# W5.7, house: what an Automa in its camp does instead of a card's first two rows; no power is asked for the attacks.
CAMP_MOVES: Final[list[MoveOrder]] = [
    MoveOrder(number, SYMBOLS[number], 0) for number in (ATTACK_WORKERS, ATTACK_COMBAT_UNIT)
]
CAMP_GAINS: Final[list[GainOrder]] = []

WITHOUT_INVADERS: Final[list[list[list[Orders]]]] = _orders(False)
WITH_INVADERS: Final[list[list[list[Orders]]]] = _orders(True)


def orders_of(side: AutomaSide, faction: int, card: int) -> Orders:
    """The rows of a card as they stand for this Automa now."""
    cards = WITH_INVADERS if side.invaders else WITHOUT_INVADERS
    return cards[card - 1][side.scheme - 1][faction]


def moves_of(side: AutomaSide, faction: int, card: int) -> list[MoveOrder]:
    """The groups of the move row."""
    return CAMP_MOVES if side.encamped else orders_of(side, faction, card).moves


def gains_of(side: AutomaSide, faction: int, card: int) -> list[GainOrder]:
    """The groups of the gain row."""
    return CAMP_GAINS if side.encamped else orders_of(side, faction, card).gains
