"""One position: what lies in the two rows, where the three mechs are, and what the Automa has."""

from typing import Any

from maszyna.expeditions.facts.progress import ProgressCard
from maszyna.expeditions.ids import AWAY, LOCATIONS, TWENTY, WALKED
from maszyna.expeditions.ring import FIRST, NOBODY, WHOLE_ROW
from maszyna.kernel.bits import bit, i64


class Position:
    """Sets of locations are kept row by row; a pile of corruption lists its tokens from the bottom up."""

    def __init__(self, card: ProgressCard, piles: list[list[int]]) -> None:
        self.card = card  # the progress card in play
        self.progress = 0  # the token's space on it
        self.glory = 0  # the Automa's glory tokens in camp
        self.at = FIRST[:]  # its mechs, by row (X2.2)
        self.human_row = AWAY
        self.human_at = AWAY  # known in the two rows with an Automa mech only
        self.maps: list[i64] = [0, 0]  # locations with a map token: those face down
        self.piles = piles
        self.regular: list[i64] = [0, 0]  # locations with at least one regular corruption token
        self.twenty: list[i64] = [0, 0]  # and with the 20
        self.taken_maps = 0
        self.taken: list[int] = []  # corruption tokens the Automa has, in the order it took them

    def pile(self, row: int, at: int) -> list[int]:
        return self.piles[row * LOCATIONS + at]

    def human_in(self, row: int) -> int:
        """The human's location in this row, or NOBODY."""
        return self.human_at if self.human_row == row else NOBODY

    def put(self, row: int, at: int, value: int) -> None:
        """A corruption token on top of the pile."""
        self.piles[row * LOCATIONS + at].append(value)
        if value == TWENTY:
            self.twenty[row] |= bit(at)
        else:
            self.regular[row] |= bit(at)

    def lift(self, row: int, at: int, index: int) -> int:
        """Take the token with ``index`` others below it out of the pile."""
        pile = self.piles[row * LOCATIONS + at]
        value = pile.pop(index)
        if value == TWENTY:
            self.twenty[row] &= ~bit(at)
        elif not pile or (len(pile) == 1 and pile[0] == TWENTY):
            self.regular[row] &= ~bit(at)
        return value

    def tokens_out(self) -> int:
        """Corruption tokens on the map and with the Automa."""
        return sum([len(pile) for pile in self.piles]) + len(self.taken)

    def regular_out(self) -> int:
        """The same without the 20."""
        return self.tokens_out() - self.twenties()

    def twenties(self) -> int:
        """How many 20 tokens are on the map and with the Automa; there is one in the box (X1.2)."""
        return sum([pile.count(TWENTY) for pile in self.piles]) + self.taken.count(TWENTY)

    def __copy__(self) -> "Position":
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> "Position":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return Position, (self.card, self.piles), self.__getstate__()

    def copy(self) -> "Position":
        twin = Position(self.card, [pile[:] for pile in self.piles])
        twin.progress = self.progress
        twin.glory = self.glory
        twin.at = self.at[:]
        twin.human_row = self.human_row
        twin.human_at = self.human_at
        twin.maps = self.maps[:]
        twin.regular = self.regular[:]
        twin.twenty = self.twenty[:]
        twin.taken_maps = self.taken_maps
        twin.taken = self.taken[:]
        return twin


def empty_position(card: ProgressCard) -> Position:
    return Position(card, [[] for _ in range(WALKED * LOCATIONS)])


def start_position(card: ProgressCard) -> Position:
    """X1.1, X2: every tile of the two rows face down with a map token, the mechs at their ends."""
    position = empty_position(card)
    position.maps = [WHOLE_ROW, WHOLE_ROW]
    return position
