"""An observation as networks like it: channels over the 56 places and a vector, every number from 0 to 1.

It is made from the bytes of encoding/observation_layout.py: entries without a name and what nobody is shown are left
out, a number is divided by the largest it usually has, and cut at 1.
"""

from functools import cache
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from maszyna.encoding.observation_layout import (
    BOARD_PLANES,
    GAME,
    PLACES_WIDE,
    PRIVATE,
    SEAT,
    SEAT_PLANES,
    UNSEEN,
    entries,
    size_of,
)
from maszyna.kernel.bits import members
from maszyna.kernel.errors import SetupError
from maszyna.scythe.board import ON_TERRAIN, OPEN, RIVER, SHORE, TUNNELS
from maszyna.scythe.ids import TERRAINS

BYTES: Final = "bytes"
PLANES: Final = "planes"
FORMS: Final = (BYTES, PLANES)
Floats = NDArray[np.float32]
ONE: Final = np.float32(1)

# What a number is divided by; an entry that is not named here is 0 or 1.
MOST: Final[dict[str, int]] = {
    "mechs": 4, "workers": 8, "traps armed": 5, "traps disarmed": 5,
    "food": 8, "wood": 8, "metal": 8, "oil": 8, "moved": 4,
    "power": 16, "popularity": 18, "coins, low byte": 255, "combat cards": 10, "objectives": 2, "stars": 6,
    "Factory card": 18, "stars for objectives": 2, "stars for combats": 6, "territories controlled": 20,
    "workers on the board": 8, "mechs deployed": 4,
    "cubes on the costs of upgrade": 3, "cubes on the costs of deploy": 3, "cubes on the costs of build": 3,
    "cubes on the costs of enlist": 3, "flags laid": 4, "traps not laid": 4,
    "food aboard": 4, "wood aboard": 4, "metal aboard": 4, "oil aboard": 4, "workers aboard": 8,
    "aggressive tile": 8, "passive tile": 8, "airship card": 8, "scheme": 2, "tracker": 24, "last card": 19,
    "combat cards of 2": 6, "combat cards of 3": 6, "combat cards of 4": 6, "combat cards of 5": 6, "dial set": 7,
    "cards played of 2": 5, "cards played of 3": 5, "cards played of 4": 5, "cards played of 5": 5,
    "turns, low byte": 255, "structure bonus": 6, "combat cards in the deck": 42, "encounter cards left": 36,
    "Factory cards left": 8, "objectives left": 27, "discarded combat cards of 2": 16,
    "discarded combat cards of 3": 12, "discarded combat cards of 4": 8, "discarded combat cards of 5": 6,
    "attacker": 7, "defender": 7, "workers driven off": 8, "resolution": 8, "mission 1": 27, "mission 2": 27,
    "whose turn": 7, "asked about the place": 55, **{f"asked, number {number}": 40 for number in range(1, 16)},
    "deck has combat cards of 2": 16, "deck has combat cards of 3": 12, "deck has combat cards of 4": 8,
    "deck has combat cards of 5": 6,
}  # fmt: skip


class Planes:
    """How the bytes of an observation of so many seats become channels and a vector."""

    def __init__(self, seats: int, perfect: bool) -> None:
        planes = SEAT_PLANES * seats + BOARD_PLANES
        self.channels = len(planes)
        self.plane_bytes = len(planes) * PLACES_WIDE
        own = seats if perfect else 1  # private parts of other seats are empty otherwise, and so are the decks
        rest = SEAT * seats + PRIVATE * own + [""] * (len(PRIVATE) * (seats - own)) + GAME
        rest += UNSEEN if perfect else [""] * len(UNSEEN)
        self.used = np.array([self.plane_bytes + at for at, name in enumerate(rest) if name])
        names = [name for name in planes for _ in range(PLACES_WIDE)] + rest
        self.shares = np.array([1 / MOST.get(name, 1) for name in names], np.float32)  # of one, for each byte
        self.names = [entries(seats)[at] for at in self.used]  # of the numbers of the vector

    def space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "planes": spaces.Box(0, 1, (self.channels, PLACES_WIDE), np.float32),
                "vector": spaces.Box(0, 1, (len(self.used),), np.float32),
            }
        )

    def of(self, seen: NDArray[np.uint8]) -> dict[str, Floats]:
        """Of one observation, or of a row of them."""
        numbers: Floats = seen.astype(np.float32)  # all at once: three calls cost less than the numbers do
        numbers *= self.shares
        np.minimum(numbers, ONE, out=numbers)
        board = numbers[..., : self.plane_bytes]
        planes = board.reshape(*seen.shape[:-1], self.channels, PLACES_WIDE)
        return {"planes": planes, "vector": numbers.take(self.used, axis=-1)}


@cache
def planes_for(seats: int, perfect: bool) -> Planes:
    return Planes(seats, perfect)


def _joined(neighbours: Any) -> Floats:
    matrix = np.zeros((PLACES_WIDE, PLACES_WIDE), np.float32)
    for place, mask in enumerate(neighbours):
        for other in members(mask):
            matrix[place, other] = matrix[other, place] = 1
    return matrix


def adjacency() -> dict[str, Floats]:
    """Which of the 56 places of a channel touch, by what lies between them; bases touch the land beside them."""
    return {"open": _joined(OPEN), "river": _joined(RIVER), "lakeshore": _joined(SHORE)}


def ground() -> tuple[list[str], Floats]:
    """What never changes, as channels over the 56 places: each terrain, and the tunnels; with their names."""
    names = [*TERRAINS, "tunnel"]
    channels = np.zeros((len(names), PLACES_WIDE), np.float32)
    for number, mask in enumerate([*ON_TERRAIN, TUNNELS]):
        channels[number, members(mask)] = 1
    return names, channels


def planes_of_form(form: str, seats: int, perfect: bool) -> Planes | None:
    """How observations of a form are made from the bytes; None if they are the bytes."""
    if form not in FORMS:
        raise SetupError("observation", "must_be_either", first=BYTES, second=PLANES, found=form)
    return planes_for(seats, perfect) if form == PLANES else None


def observation_space(seats: int, planes: Planes | None) -> spaces.Space[Any]:
    return spaces.Box(0, 255, (size_of(seats),), np.uint8) if planes is None else planes.space()
