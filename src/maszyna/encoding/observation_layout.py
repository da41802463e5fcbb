"""Where everything stands in an observation, read from its data file.

An observation is a row of bytes: planes over the places of the board, then vectors. The observer's seat comes first,
the others follow clockwise. All parts are a multiple of eight bytes long, because they are written eight at a time.
"""

from typing import Any, Final

from maszyna.kernel.bits import i64
from maszyna.kernel.facts import read_data

FILE: Final = "scythe_observation_1.json"


def _names(part: str) -> list[str]:
    found: Any = read_data("maszyna.encoding", FILE)[part]
    return list(found)


PLACES_WIDE: Final = 56  # byte 0 is the mat, 1..54 are the places, 55 is aboard the airship
WORD: Final = 8
SEAT_PLANES: Final[list[str]] = _names("seat_planes")
BOARD_PLANES: Final[list[str]] = _names("board_planes")
SEAT: Final[list[str]] = _names("seat")
PRIVATE: Final[list[str]] = _names("private")
GAME: Final[list[str]] = _names("game")
UNSEEN: Final[list[str]] = _names("unseen")

# Lengths in words.
PLANE_WORDS: Final = 7
SEAT_PLANE_WORDS: Final[i64] = PLANE_WORDS * len(SEAT_PLANES)
BOARD_PLANE_WORDS: Final[i64] = PLANE_WORDS * len(BOARD_PLANES)
SEAT_WORDS: Final[i64] = len(SEAT) // WORD
PRIVATE_WORDS: Final[i64] = len(PRIVATE) // WORD
GAME_WORDS: Final[i64] = len(GAME) // WORD
UNSEEN_WORDS: Final[i64] = len(UNSEEN) // WORD


def words_of(seats: int) -> int:
    """The length of an observation in words of eight bytes."""
    each = SEAT_PLANE_WORDS + SEAT_WORDS + PRIVATE_WORDS
    return seats * each + BOARD_PLANE_WORDS + GAME_WORDS + UNSEEN_WORDS


def size_of(seats: int) -> int:
    """The length of an observation in bytes."""
    return words_of(seats) * WORD


def entries(seats: int) -> list[str]:
    """The name of every byte of an observation; seat 0 is the observer's. Bytes without a name are always 0."""
    found: list[str] = []
    for seat in range(seats):
        for plane in SEAT_PLANES:
            found += [f"seat {seat}: {plane} on {place}" for place in range(PLACES_WIDE)]
    for plane in BOARD_PLANES:
        found += [f"{plane} on {place}" for place in range(PLACES_WIDE)]
    for seat in range(seats):
        found += [name and f"seat {seat}: {name}" for name in SEAT]
    for seat in range(seats):
        found += [name and f"seat {seat}, private: {name}" for name in PRIVATE]
    return found + GAME + [name and f"unseen: {name}" for name in UNSEEN]
