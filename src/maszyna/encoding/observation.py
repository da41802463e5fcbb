"""What one seat knows of a game, as bytes in the layout of encoding/observation_layout.py.

Whoever is not asked learns who is, but not what: that a choice exists at all can betray a hand. The perfect view shows
the secrets of every seat and of the decks.
"""

from typing import Any

from maszyna.encoding.action_table import kind_of
from maszyna.encoding.game_part import NOT_ASKED, BoardPart, GamePart
from maszyna.encoding.observation_layout import (
    BOARD_PLANE_WORDS,
    GAME_WORDS,
    PRIVATE_WORDS,
    SEAT_PLANE_WORDS,
    SEAT_WORDS,
    words_of,
)
from maszyna.encoding.seat_part import SeatPart
from maszyna.encoding.sheet import Sheet
from maszyna.kernel.bits import i64
from maszyna.scythe.game import Scythe


def observation(game: Scythe, observer: int, perfect: bool = False) -> bytearray:
    """The observation of one seat, on bytes of its own."""
    return ObservedGame(len(game.position.seats), perfect).look(game, observer)


class ObservedGame:
    """What one seat sees, looked at again and again: much quicker than a new observation each time."""

    kind: int = NOT_ASKED  # of the decision the observer was asked at the last look

    def __init__(self, seats: int, perfect: bool) -> None:
        self.perfect = perfect
        self.sheet = Sheet(words_of(seats))
        self.seats = [SeatPart() for _ in range(seats)]  # the observer's first
        self.board = BoardPart()
        self.state = GamePart()

    def __reduce__(self) -> tuple[Any, ...]:
        return ObservedGame, (len(self.seats), self.perfect)

    def look(self, game: Scythe, observer: int) -> bytearray:
        """The bytes as they are now; the next look writes on them."""
        sheet = self.sheet
        position = game.position
        seats: i64 = len(position.seats)
        asked: i64 = -1 if game.asking is None else game.asking.seat
        board: i64 = seats * SEAT_PLANE_WORDS
        vectors: i64 = board + BOARD_PLANE_WORDS
        secrets: i64 = vectors + seats * SEAT_WORDS
        seat: i64 = observer
        turn: i64 = 0
        while turn < seats:
            knows = self.perfect or turn == 0
            part = self.seats[turn]
            part.planes.write(sheet, turn * SEAT_PLANE_WORDS, position, seat, knows)
            part.write(sheet, vectors + turn * SEAT_WORDS, game, seat, seat == asked)
            if knows:
                part.write_private(sheet, secrets + turn * PRIVATE_WORDS, game, seat)
            seat += 1
            if seat == seats:
                seat = 0
            turn += 1
        self.board.write(sheet, board, game)
        rest: i64 = secrets + seats * PRIVATE_WORDS
        self.kind = NOT_ASKED
        if game.asking is not None and asked == observer:
            self.kind = kind_of(game.asking)
        place = self.state.write(sheet, rest, game, observer, self.kind)
        self.board.write_asked(sheet, board, place)
        if self.perfect:
            self.state.write_unseen(sheet, rest + GAME_WORDS, game)
        return sheet.cells
