"""Which tiles each seat's airship has (W1.2, W5.1)."""

from typing import Any, Final

from maszyna.scythe.airships.powers import Powers
from maszyna.scythe.facts.effects import AUTOMA_SYMBOLS
from maszyna.scythe.facts.symbol_rows import ACTIVE_AIRSHIP
from maszyna.scythe.facts.tile_documents import tile_set
from maszyna.scythe.facts.tiles import Tile
from maszyna.scythe.state import Position

OUR_SYMBOLS: Final[Tile] = tile_set().tile(AUTOMA_SYMBOLS, ACTIVE_AIRSHIP)


class SeatAirship:
    """One seat's airship: a person's has two tiles, an Automa's has its card and no passive tile."""

    def __init__(self, aggressive: Tile, passive: Tile | None, card: Tile | None) -> None:
        self.aggressive = aggressive
        self.passive = passive
        self.card = card
        self.powers = Powers()
        self.powers.carries = aggressive.cargo
        if card is not None:
            self.powers.add(card)
            return
        self.powers.add(aggressive)
        if passive is not None:
            self.powers.add(passive)
            self.powers.range = passive.range

    def __reduce__(self) -> tuple[Any, ...]:
        return SeatAirship, (self.aggressive, self.passive, self.card)


class Fleet:
    """The airships of a game, seat by seat."""

    cooperative: bool = False  # all humans play against all Automas (A20)
    lake_drops: bool = False  # resources may be dropped on any lake (W2.2)

    def __init__(self, airships: list[SeatAirship], own_pairs: bool, active: bool) -> None:
        self.airships = airships
        self.own_pairs = own_pairs  # every seat has its own tiles (W1.2)
        self.active = active  # an Automa's airship moves with more symbols (W5.8)
        self.active_symbols: Tile = OUR_SYMBOLS

    def __reduce__(self) -> tuple[Any, ...]:
        return Fleet, (self.airships, self.own_pairs, self.active), self.__getstate__()

    def opposes(self, position: Position, seat: int, other: int) -> bool:
        """Whether two seats are opponents."""
        if seat == other:
            return False
        return not self.cooperative or position.seats[seat].player != position.seats[other].player
