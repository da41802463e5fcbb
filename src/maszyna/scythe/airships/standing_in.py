"""Which criteria of an Automa's choice stand on a tile or card, and where its text is from (W6.3, W9)."""

from typing import Final

from maszyna.kernel.narrow import Finding
from maszyna.scythe.airships.areas import SIEGE
from maszyna.scythe.airships.board_rules import FleetBoardRules
from maszyna.scythe.facts.sources import sources_of
from maszyna.scythe.state import Position

OF_ITS_CARD: Final = "W9"
OF_A_SIEGE: Final = "W6.3"


def finding_sources(position: Position, seat: int, finding: Finding) -> int:
    """As in facts.sources; 0 for a criterion the rulebooks print."""
    if finding.rule == OF_ITS_CARD:
        return card_sources(position, seat)
    if finding.rule == OF_A_SIEGE:
        return siege_sources(position, seat)
    return 0


def card_sources(position: Position, seat: int) -> int:
    """Where the card of an Automa's airship is from."""
    airship_board = position.airship_board
    if not isinstance(airship_board, FleetBoardRules):
        return 0
    card = airship_board.fleet.airships[seat].card
    return 0 if card is None else sources_of(card)


def siege_sources(position: Position, seat: int) -> int:
    """Where the tiles of those who besiege the seat are from."""
    airship_board = position.airship_board
    found = 0
    if isinstance(airship_board, FleetBoardRules):
        for index, powers in enumerate(airship_board.powers):
            if powers.siege and airship_board.fleet.opposes(position, seat, index):
                found |= powers.sources[SIEGE]
    return found
